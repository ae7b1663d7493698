import { textFields } from "./typed-text.ts";

const TYPED = new Set(["text", "email", "number", "textarea"]);

/** Marks an element whose content the server does not have yet. */
export const UNSENT = { "data-unsent": true } as const;

/** Whether the page has typed text or a marked element that was not sent, or is still sending something. */
export function hasUnsent(sending: number): boolean {
  return sending > 0 || document.querySelector("[data-unsent]") !== null || hasTypedText();
}

const hasTypedText = (): boolean =>
  textFields().some(
    ({ type, value, readOnly, hidden }) =>
      TYPED.has(type) && value.trim() !== "" && !readOnly && !hidden,
  );
