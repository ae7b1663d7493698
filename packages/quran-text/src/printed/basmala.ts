/** Surahs with no Basmala heading: in the first it is verse 1 itself, the ninth has none. */
const WITHOUT_HEADING = new Set([1, 9]);

/** Whether a surah's heading shows the Basmala above its verse 1. */
export function hasBasmalaHeading(surah: number): boolean {
  return !WITHOUT_HEADING.has(surah);
}

/** A check of whether a text begins with the words of `basmala`, however both are vowelled and punctuated. */
export function basmalaCheck(basmala: string): (text: string) => boolean {
  const wanted = letters(basmala);
  return (text) => {
    let compared = 0;
    // Letter by letter, as nearly every verse differs in the first.
    for (const character of text.normalize("NFC")) {
      const letter = letters(character);
      if (!wanted.startsWith(letter, compared)) return false;
      compared += letter.length;
      if (compared === wanted.length) return true;
    }
    return false;
  };
}

function letters(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^\p{L}]|\u0640/gu, "")
    .replaceAll("\u0671", "\u0627")
    .toLowerCase();
}
