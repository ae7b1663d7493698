const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "&#10;",
};

/** A text inside HTML or XML, between tags or in an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"'\n]/gu, (sign) => ENTITIES[sign] ?? sign);
