import { hasDraft } from "./storage/drafts.ts";
import { textFields } from "./typed-text.ts";

const TYPED = new Set(["text", "email", "number", "textarea"]);

/** Marks an element whose content the server does not have yet. */
export const UNSENT = { "data-unsent": true } as const;

/** Whether anything was typed, marked or kept as a draft and not sent; `drafts` is how the names of one's drafts begin. */
export function hasUnsent(sending: number, drafts: string): boolean {
  return (
    sending > 0 ||
    hasDraft(drafts) ||
    document.querySelector("[data-unsent]") !== null ||
    hasTypedText()
  );
}

const hasTypedText = (): boolean =>
  textFields().some(
    ({ type, value, readOnly, hidden }) =>
      TYPED.has(type) && value.trim() !== "" && !readOnly && !hidden,
  );
