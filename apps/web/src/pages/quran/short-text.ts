const MAX_CHARACTERS = 160;

/** The beginning of a text for search results and previews: whole words, with an ellipsis where it goes on. */
export function shortText(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const cut = text.slice(0, MAX_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.।-]+$/, "")}…`;
}
