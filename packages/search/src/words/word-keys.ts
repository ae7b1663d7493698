/** How the words of a language are compared. */
export interface WordKeys {
  /** The letters from which on a key is also found with one typing error. */
  readonly minForErrors: number;
  /** Every key of a word of the text: what equals one of them is that word. */
  readonly ofText: (word: string) => readonly string[];
  /** The key of a typed word. */
  readonly ofQuery: (word: string) => string;
  /** What several forms of a word have in common; the key itself where nothing is taken off. */
  readonly stem: (key: string) => string;
}
