const NEWLINE = 10;

/** The lines that end in these bytes. */
export function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

/** How many bytes so many lines take; undefined when they do not end here. */
export function endOfLines(bytes: Buffer, lines: number): number | undefined {
  let at = -1;
  for (let found = 0; found < lines; found += 1) {
    at = bytes.indexOf(NEWLINE, at + 1);
    if (at === -1) return undefined;
  }
  return at + 1;
}
