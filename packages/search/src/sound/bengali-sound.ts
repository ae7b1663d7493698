/** The Latin letters of Arabic written in Bengali ones; what is not named here has no sound. */
const LETTERS: Readonly<Record<string, string>> = {
  ...of("অ a আ a ই i ঈ i উ u ঊ u ঋ ri এ i ঐ ay ও u ঔ aw"),
  ...of(
    "\u09BE a \u09BF i \u09C0 i \u09C1 u \u09C2 u \u09C3 ri \u09C7 i \u09C8 ay \u09CB u \u09CC aw",
  ),
  ...of("ক k খ kh গ g ঘ gh ঙ n চ ch ছ s জ j ঝ j ঞ n ট t ঠ t ড d ঢ d ণ n ত t থ th দ d ধ dh ন n"),
  ...of("প b ফ f ব b ভ w ম m য z র r ল l শ sh ষ sh স s হ h ং n ৎ t"),
};

/** What stands for one sound in several letters, before each is read by itself. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  // ড় and ঢ় are an r, and a dotted জ the z that it is written for.
  [/[ডঢ]\u09BC/gu, "র"],
  [/জ\u09BC/gu, "য"],
  // য-ফলা lengthens; ব-ফলা marks the emphatic letters of Arabic: ক্ব, ত্ব, দ্ব, স্ব.
  [/\u09CDয\u09BC?/gu, "y"],
  [/(?<=[কতদজযস])\u09CDব/gu, ""],
  // ওয়া and হুয়া have a w, every other য় is a y; ও and ই behind an a are its second half.
  [/ওয\u09BC|(?<=[\u09C1\u09C2\u09CB])য\u09BC/gu, "w"],
  [/য\u09BC/gu, "y"],
  [/(?<=\u09BE|[আঅ])[ওউ](?![\u09BE-\u09CC])/gu, "w"],
  [/(?<=\u09BE|[আঅ])[ইঈ]/gu, "y"],
  // Of the vowels that are not written only the first is sure: রহমান, রব্বানা.
  [/^([ক-হ])(?=[ক-হ])/u, "$1a"],
];

/** A word of Arabic as Bengali readers write it, in Latin letters: `ইলমা` is `ilma`. */
export function latinOfBengali(word: string): string {
  const letters = GROUPS.reduce(
    (text, [from, to]) => text.replace(from, to),
    word.normalize("NFC"),
  );
  return Array.from(letters, (letter) =>
    /[a-z]/u.test(letter) ? letter : (LETTERS[letter] ?? ""),
  ).join("");
}

function of(pairs: string): Record<string, string> {
  const parts = pairs.split(" ");
  return Object.fromEntries(
    parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ""]] : [])),
  );
}
