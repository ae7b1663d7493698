import { fold } from "@daily-quran/quran-text/search/fold";
import type { WordKeys } from "./word-keys.ts";

/** Letters that people exchange in writing: long and short vowels, the sibilants, য for জ. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ঃ$/u, ""],
  // করো and ভালো are কর and ভাল in older spelling.
  [/(?<=^[ক-হ].+)\u09C7\u09BE$/u, ""],
  [/[\u0981\u09CD]/gu, ""],
  [/\u09C0/gu, "\u09BF"],
  [/\u09C2/gu, "\u09C1"],
  [/ঈ/gu, "ই"],
  [/ঊ/gu, "উ"],
  [/[জয](?!\u09BC)/gu, "য"],
  [/[শষ]/gu, "স"],
  [/ণ/gu, "ন"],
  [/ৎ/gu, "ত"],
  [/ঙ/gu, "ং"],
  [/ঢ\u09BC/gu, "ড\u09BC"],
  [/(\p{L})\1+/gu, "$1"],
];

const SUFFIX =
  /(?<=...)(?:গুল\u09C7\u09BEকে|গুল\u09C7\u09BEর|গণকে|গণের|দেরকে|দিগকে|সমূহের|সমুহের|সমুহ|গুল|দের|গন|েরা|টির|টি|টা|তে|কে|ের|রা|ও|ই|র|য\u09BC|ে)$/u;

/** Bengali: one key for the spellings that people exchange, and a stem without case endings. */
export const bengaliKeys: WordKeys = {
  minForErrors: 4,
  ofText: (word) => [keyOf(word)].filter(Boolean),
  ofQuery: keyOf,
  stem: (key) => key.replace(/(?<=...)[ওই]$/u, "").replace(SUFFIX, ""),
};

function keyOf(word: string): string {
  return SPELLINGS.reduce((key, [from, to]) => key.replace(from, to), fold(word));
}
