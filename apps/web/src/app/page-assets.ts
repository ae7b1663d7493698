/** A style sheet: its URL, and its text once built. */
export interface StyleSheet {
  readonly href: string;
  readonly css: string | null;
}

/** What a page's document links to: the module scripts, and the style sheets. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
  readonly quranFont: StyleSheet;
  readonly bengaliFont: StyleSheet;
}
