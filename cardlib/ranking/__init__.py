"""Rankings of hands, readable: `six_card` for Stand or Trade."""
