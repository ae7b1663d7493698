import { keyShortcuts } from "../../reader/key-shortcuts.ts";
import { VERSE } from "../../reader/verses-on-page.ts";

const TYPED =
  "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable='false'])";
/** A letter's key, as `KeyJ`. */
const LETTER = /^Key([A-Z])$/;
const IN_FRONT = "[aria-modal='true'], [role='menu'], :popover-open";

/** The key of a shortcut; undefined for others, while one types or a dialog is open, and where they are off. */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { target } = event;
  const key = latinKey(event);
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || !keyShortcuts.get()) return undefined;
  if (event.shiftKey ? !"/?".includes(key) : !"jktbmghsqw/? ".includes(key)) return undefined;
  if (event.repeat && !"jk".includes(key)) return undefined;
  if (key === " " && !target.matches(VERSE)) return undefined;
  return target.closest(TYPED) || document.querySelector(IN_FRONT) ? undefined : key;
}

/** On a keyboard of another script the letter that is printed there in Latin. */
const latinKey = ({ key, code }: KeyboardEvent) =>
  ((key > "\u007f" && LETTER.exec(code)?.[1]) || key).toLowerCase();
