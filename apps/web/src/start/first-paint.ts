/**
 * Runs inline in the head, before the first verse: whoever has stored something sees nothing until before-paint.ts has
 * applied it, anybody else is a newcomer.
 */
import { hasStored } from "../lib/storage/storage.ts";

const root = document.documentElement;
if (hasStored()) root.style.visibility = "hidden";
else root.toggleAttribute("data-newcomer", true);
