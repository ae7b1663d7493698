/** What the signs of the pronunciation mean. */
export const signs = {
  title: "Key to the pronunciation",
  scholarly:
    "Word by word as it is written: each Arabic letter has its own sign, and long vowels stay long.",
  latin:
    "As it is recited: n becomes the letter after it, and a long vowel is short where the next word joins it.",
  bengali: "As it is recited, in Bengali letters as they are printed in Bangladesh.",
  ayn: "from deep in the throat, with the voice",
  hamza: "a catch in the throat, as in uh-oh",
  heavyH: "a strong h from the middle of the throat",
  bothH: "h for both; the first from the middle of the throat",
  throat: "as ch in Scottish loch, and a soft gargled g",
  tongue: "as in think and this: the tongue between the teeth",
  tha: "as th in think",
  zal: "z for both; the first with the tongue between the teeth",
  heavy: "heavy: the back of the tongue is raised",
  qaf: "a k from far back in the mouth",
  long: "long: two counts",
  drawn: "drawn out: four counts or more",
  nasal: "an n that became w or y, said through the nose",
  stop: "stop here: the word before has lost its ending, and what follows begins anew",
  note: "Letters only help. Listen to a reciter, and learn from a teacher.",
} as const;
