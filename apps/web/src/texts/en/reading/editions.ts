/** What the editions that come with the product are called, and by whom; others have their own names. */
export const editions = {
  name: "{id, select, other {{name}}}",
  author: "{id, select, other {{author}}}",
  licence: "{id, select, other {{licence}}}",
} as const;
