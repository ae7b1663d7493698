type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field with what was typed in it. */
export interface TypedText {
  readonly field: Field;
  readonly name: string;
  readonly text: string;
}

const CHOSEN = new Set(["radio", "checkbox"]);

/** The fields of the document that text is typed into. */
export const textFields = (): Field[] =>
  [...document.querySelectorAll<Field>("input, textarea")].filter(({ type }) => !CHOSEN.has(type));

const nameOf = ({ name, labels, ariaLabel, type }: Field): string =>
  [type, name, labels?.[0]?.textContent, ariaLabel].join();

/** The current values of the document's fields. */
export const typedTexts = (): TypedText[] =>
  textFields().flatMap((field) =>
    field.value === "" ? [] : [{ field, name: nameOf(field), text: field.value }],
  );

/** Types texts into the fields that replaced theirs; returns the texts without such a field. */
export const restoreTexts = (texts: readonly TypedText[]): TypedText[] =>
  texts.filter(({ name, text }) => {
    const field = textFields().find((other) => other.value === "" && nameOf(other) === name);
    if (field) typeInto(field, text);
    return !field;
  });

/** Sets a field past the tracker of React, which ignores an input event without a change. */
export function typeInto(field: Field, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
