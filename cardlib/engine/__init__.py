"""What every game is made of: game, state, act, verdict, events, views, explanations, records, rulebook, players."""
