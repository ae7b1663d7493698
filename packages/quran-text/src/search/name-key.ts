import { fold } from "./fold.ts";

const SURAH = /^(?:sura[ht]?|soorah|سوره|সুরা|সুরাহ|ছুরা) +/u;
const ARTICLE = /^(?:a(?:l|n|r|s|sh|t|th|z|d|dh)|আ(?:ল|ন|র|স|ত|য|দ)) +|^ال/u;

/** Spellings that people exchange, Latin and Bengali; both sides of a comparison go through the same list. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ee/gu, "i"],
  [/o+u?/gu, "u"],
  [/q/gu, "k"],
  [/([td])h/gu, "$1"],
  [/ai/gu, "ay"],
  [/au/gu, "aw"],
  [/(?<=a|\u09BE)[hহ]$/gu, ""],
  [/(?<=[কতজ])\u09CDব/gu, ""],
  [/\u09C0|\u09C7/gu, "\u09BF"],
  [/\u09C2|\u09CB/gu, "\u09C1"],
  [/জ/gu, "য"],
  [/[শষছ]/gu, "স"],
  [/ণ/gu, "ন"],
  [/ৎ/gu, "ত"],
  [/\u09CD/gu, ""],
  [/(\p{L})\1+/gu, "$1"],
];

/** A surah's name as it is compared, with its article and without; both empty for a text without letters. */
export interface NameKey {
  readonly whole: string;
  readonly bare: string;
}

/** Reads a name in Latin, Arabic or Bengali letters, whatever its spaces, signs and doubled letters are. */
export function nameKey(text: string): NameKey {
  const words = withOneVowelForm(fold(text)).replace(SURAH, "");
  const bare = words.replace(ARTICLE, "");
  return { whole: spelled(words), bare: spelled(bare === "" ? words : bare) };
}

const withOneVowelForm = (text: string) => text.replaceAll("\u09C2", "\u09C1").replaceAll("শ", "স");

const spelled = (text: string): string =>
  SPELLINGS.reduce((key, [from, to]) => key.replace(from, to), text.replaceAll(" ", ""));
