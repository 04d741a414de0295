// The one place that joins htm to preact: every view writes its markup with this tag.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
