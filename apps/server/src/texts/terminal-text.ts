/** What writes text to a terminal or a file. */
export interface TextOutput {
  write(text: string): unknown;
}

// Control characters but the line feed, what changes the direction of a line, and separators that terminals draw as none.
const UNPRINTABLE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Text without what could move an operator's cursor, paint over other lines or turn them around. */
export const terminalText = (text: string): string => text.replaceAll(UNPRINTABLE, "");

/** The only way by which commands print: stored text cannot leave in another form. */
export const terminalOutput = (output: TextOutput): TextOutput => ({
  write: (text) => output.write(terminalText(text)),
});
