/** A style sheet: its URL, and its text once built. */
export interface StyleSheet {
  readonly href: string;
  readonly css: string | null;
}

/** What a page's document links to: the module scripts, and the style sheets. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  /** The modules with its texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly StyleSheet[];
  readonly quranFont: StyleSheet;
  readonly bengaliFont: StyleSheet;
  /** The address of the style sheet for paper, which nothing waits for. */
  readonly print: string;
}
