/** What is the element of a verse, or of its first words on a printed page. */
export const VERSE = ":is(li, [role=group])[id]";

/** The verses of the page, in their order. */
export const versesOnPage = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(VERSE)].filter(({ id }) => /^\d+-\d+$/.test(id));
