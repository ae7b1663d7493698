/** Surahs with no Basmala heading: in the first it is verse 1 itself, the ninth has none. */
const WITHOUT_HEADING = new Set([1, 9]);

/** Whether a surah's heading shows the Basmala above its verse 1. */
export function hasBasmalaHeading(surah: number): boolean {
  return !WITHOUT_HEADING.has(surah);
}

/** Whether `text` begins with the words of `basmala`, however both are vowelled and punctuated. */
export function startsWithBasmala(text: string, basmala: string): boolean {
  return letters(text).startsWith(letters(basmala));
}

function letters(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^\p{L}]|\u0640/gu, "")
    .replaceAll("\u0671", "\u0627")
    .toLowerCase();
}
