import { fingerprint } from "../corpus/fingerprint.ts";
import { LANGUAGES } from "../language.ts";
import type { Language } from "../language.ts";
import type { TafseerRun, VerseReference } from "../quran.ts";

// Sentences of al-Jalalayn (English) and Ahsanul Bayaan (Bengali), reviewed one by one: each explains its verse and does not only translate it. By language and surah:
// the first verse that it explains, and its fingerprint, as the texts are not ours to publish.
const READ: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    2: "284=0rvtm5d",
    4: "32=15trs52 35=09643ty 45=1rficjf 94=18bpu2k 125=1lt1umx",
    5: "1=1yrc2v4 19=1ojdlck",
    6: "132=15fakiv",
    9: "115=1mh1hq2",
    13: "11=1k9lgo6 16=13btciv",
    14: "34=1mf4rre",
    17: "11=0ew56sc 25=06vw604 26=15vb57p 34=14fxevu",
    21: "21=1e4um0p",
    22: "18=0n4ckni 38=1tr5kac",
    24: "53=17hqipl",
    25: "20=1l4vx82",
    28: "77=19rb3rg",
    31: "17=1lpyhdz",
    37: "181=0hw7gxn",
    39: "41=1abal2z 53=0gu31cw",
    41: "6=1010uvk 43=1twgk8h",
    46: "25=05pkq73",
    63: "7=0mvv4dl",
    65: "7=1el9fuz",
    73: "20=0bcqwyg",
    81: "26=1yk24r2",
  },
  bn: {
    2: "271=0erdawx 279=0igegex",
    3: "130=1u1olo4 139=0rb3tc3 144=0wrfz1f 154=0cq7iur 179=1tdtif4",
    4: "29=07c27x7 36=1su493w 48=1a5zncx 125=03kv2p8 130=124329o 147=0rgmoqp 148=1kwoyyh",
    5: "8=1o5q3op 19=0hp5il9 48=0flm50p 67=1lvx6be",
    6: "59=1gh3teh 128=1altkby 141=04te05o 152=1ybmju0",
    8: "63=1qh9ael",
    9: "72=0q1zp6o 115=0bnz2pt",
    12: "31=1xe6enl",
    13: "11=1p2d5jg",
    14: "5=1afp3l0 47=07a45ag",
    15: "79=0zcw5r8",
    16: "53=055q38p 70=0hxfegh 77=1spnju1 124=15hhtal",
    17: "12=1vqbr3t 26=19hcmx8 34=1twv96b 36=1nsn4pn 53=0ife8wo",
    18: "19=1djlowm 31=046ew0r 45=1mq8lf2",
    20: "108=1hjnqe7",
    22: "33=007za0q 41=0ac9nwl",
    24: "61=175mbp4 63=1iq38yp",
    25: "45=0g3iu82 54=01bxp1p",
    27: "63=0bq4ui2",
    28: "50=1je1dc1 59=1tgbk8w 88=0cbmd78",
    29: "6=1vq0z3j",
    30: "23=0sek5z7 36=1k7nyyj",
    31: "12=1m8b26e 17=1lyghw1 34=1hfv7js",
    33: "6=14evikn 53=1h5k6hs",
    37: "113=1k67t7m",
    39: "21=0q54ayd 41=15lrejg 69=1cnlhzx",
    42: "7=0f32b42 23=052l7i9",
    46: "25=0zgn0j3",
    49: "11=072h593",
    55: "17=13ftb3g 33=1y4usvg 41=0h6z1un 54=1c9oqck",
    58: "12=1pa2bx6",
    59: "9=0twbjff 18=1wxp1r3",
    60: "10=0rmtsna",
    61: "14=1g12527",
    62: "9=0tc4lrg",
    64: "7=1e8ryrk",
    65: "7=16bkpgs",
    67: "19=0x7h5ru",
    73: "20=1x4ctv2",
    76: "11=1qcxh16",
    85: "12=0h9msnq",
    105: "1=05ri941",
  },
};

const FIT = new Map(
  Object.entries(READ).map(([language, surahs]) => [language, new Set(keysOf(surahs))]),
);

/** Whether a sentence on a run was read by the project and found fit to be asked. */
export function wasReadAndFit(
  sentence: string,
  { surah, from }: TafseerRun,
  language: Language,
): boolean {
  return FIT.get(language)?.has(`${surah}:${from}=${fingerprint(sentence)}`) === true;
}

function keysOf(surahs: Readonly<Record<number, string>>): string[] {
  return Object.entries(surahs).flatMap(([surah, sentences]) =>
    sentences.split(" ").map((sentence) => `${surah}:${sentence}`),
  );
}

const FIT_VERSES = LANGUAGES.map(
  (language) => new Set(keysOf(READ[language]).map((key) => key.replace(/=.*$/u, ""))),
);

/** Whether each language has a sentence on a verse, or on a run that it begins, that was found fit. */
export function hasReadSentence({ surahNumber, verseNumber }: VerseReference): boolean {
  return FIT_VERSES.every((verses) => verses.has(`${surahNumber}:${verseNumber}`));
}
