/** Each consonant of the Latin letters; the heavy ones have the ব of ক্ব and ত্ব below them. */
const CONSONANTS: Readonly<Record<string, string>> = {
  b: "ব",
  t: "ত",
  th: "ছ",
  j: "জ",
  ḥ: "হ",
  kh: "খ",
  d: "দ",
  dh: "য",
  r: "র",
  z: "য",
  s: "স",
  sh: "শ",
  ṣ: "স্ব",
  ḍ: "দ্ব",
  ṭ: "ত্ব",
  ẓ: "য্ব",
  gh: "গ",
  f: "ফ",
  q: "ক্ব",
  k: "ক",
  l: "ল",
  m: "ম",
  n: "ন",
  h: "হ",
};
const HEAVY = "\u09CDব";
/** Doubled in one conjunct; others are written twice. */
const CONJUNCTS = "বতদজকলমন";

/** A vowel as a letter of its own, and as the sign on a consonant. */
const VOWELS: Readonly<Record<string, readonly [letter: string, sign: string]>> = {
  a: ["আ", "া"],
  i: ["ই", "ি"],
  u: ["উ", "ু"],
  ā: ["আ-", "া-"],
  ī: ["ঈ", "ী"],
  ū: ["ঊ", "ূ"],
  ē: ["এ-", "ে-"],
  â: ["আ~", "া~"],
  î: ["ঈ~", "ী~"],
  û: ["ঊ~", "ূ~"],
};

const LETTER = "(?:[kdtsg]h|[kdts](?!h)|[bjḥrzṣḍṭẓʿfqlmnhwy])";
/** The article's consonant, or a word's own without a vowel, is said with the word before it. */
const ARTICLE = new RegExp(` (${LETTER})-`, "gu");
const OWN = new RegExp(` (?=(?:${LETTER}|ʾ)${LETTER})`, "gu");
/** The article that begins a phrase is one with its word; after a prefix it stands apart: ওয়াল ক্বামারি. */
const FIRST_ARTICLE = new RegExp(`(?<=(?:^|\\| )a${LETTER})-(?=${LETTER})`, "gu");
const TOKEN = /[kdtsg]h|[wy]\u0303|./gu;

/** What is recited in Bengali letters, from its Latin ones; a `w` or `y` with a tilde is said through the nose. */
export function inBengali(latin: string): string {
  const joined = latin
    .replace(FIRST_ARTICLE, "")
    .replace(ARTICLE, "$1 ")
    .replace(OWN, "")
    .replaceAll("-", " ")
    // ইউ, not ইয়ু, but in বুয়ূত, and আ‘য়ুন, as ‘ই is a syllable of its own.
    .replace(/(?<![uūûyʿ])y(?=[uūû])/gu, "Y");
  const tokens = joined.match(TOKEN) ?? [];
  return tokens.map((_, at) => spell(tokens, at)).join("");
}

function spell(tokens: readonly string[], at: number): string {
  const [before = " ", token = "", after = " "] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const vowel = VOWELS[token];
  if (vowel) return vowel[/^[ |ʿʾYaiuāīūâîû]$/u.test(before) ? 0 : 1];
  const isDoubled = token === after;
  switch (token) {
    case "ʿ":
      return "‘";
    case "ʾ":
      return after in VOWELS ? "" : "’";
    case "ʹ":
      return "";
    case "w":
      return after in VOWELS ? "ও\u09DF" : "ও";
    case "Y":
      return "ই";
    case "y":
      return ya(before, after);
    case "w\u0303":
      return "ওঁ";
    case "y\u0303":
      return "ইঁ";
  }
  const letter = CONSONANTS[token];
  if (letter === undefined) return token;
  const isRepeated = isDoubled || (after === " " && token === tokens[at + 2]);
  if (!isRepeated) return letter;
  const light = letter.replace(HEAVY, "");
  return isDoubled && CONJUNCTS.includes(light) ? `${light}\u09CD` : light;
}

/** A y is the second half of the vowel before it, or begins a syllable. */
function ya(before: string, after: string): string {
  const followsI = /[iīî]/u.test(before);
  if (before === "y") return "\u09DF\u09CDয";
  if (after === "y") return followsI ? "" : "ই";
  if (!(after in VOWELS)) return "ই";
  return followsI || /[uūûʿ]/u.test(before) ? "\u09DF" : "ই\u09DF";
}
