import { fingerprint } from "./fingerprint.ts";
import { LANGUAGES } from "./language.ts";
import type { Language } from "./language.ts";
import type { TafseerRun, VerseReference } from "./quran.ts";

// Sentences of al-Jalalayn (English) and Ahsanul Bayaan (Bengali), reviewed one by one: each explains its verse and does not only translate it. By language and surah:
// the first verse that it explains, and its fingerprint, as the texts are not ours to publish.
const READ: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    2: "142=0xrmk3m 246=1m6z9sa 284=0rvtm5d",
    3: "37=0nwufjp 123=0ima46n 144=1hp8ak4 154=1xv0f9a 167=1wjisfz 179=0ugxjk2",
    4: "32=15trs52 35=09643ty 45=1rficjf 88=0lf74bu 94=18bpu2k 125=1lt1umx",
    5: "1=1yrc2v4 19=1ojdlck 26=0ph93m5",
    6: "59=1g6i49g 95=0z49zm7 132=15fakiv 141=11d27ls",
    7: "46=022rgrc 131=13szocl",
    8: "5=0ssobdo 5=127pmyp 41=10rf3bm 46=1bh9jpo",
    9: "4=1jk29wx 15=1ni8n0w 27=0fhlw04 115=1mh1hq2",
    10: "32=1oj0ua1 36=161szke",
    12: "31=18hteal 57=1xgf9xz",
    13: "11=1k9lgo6 16=13btciv",
    14: "34=1mf4rre",
    16: "40=0xkr6ff",
    17: "11=0ew56sc 25=06vw604 26=15vb57p 34=14fxevu",
    18: "65=0vb2h1j 65=1uvlowz",
    20: "24=06z1by0 69=10kvqcc",
    21: "21=1e4um0p",
    22: "14=0ku0pif 18=0n4ckni 38=1tr5kac",
    23: "16=1uvmxl8",
    24: "22=08p912o 45=0zpslbd 53=17hqipl 61=14tboav",
    25: "20=1l4vx82 54=06ylen1 61=0flmgy2",
    27: "37=0jn76sq 39=1hxl6to 44=1w99u9m",
    28: "77=19rb3rg",
    29: "15=17w0uo0 26=1rp5w2n 27=0tox4ba",
    30: "3=0l3o08y",
    31: "17=1lpyhdz 23=0cd0duu",
    33: "25=0cp9lzm",
    35: "15=0n33xnk",
    37: "181=0hw7gxn",
    39: "41=1abal2z 49=0g7i6kx 53=0gu31cw 66=18xw1v9",
    41: "6=1010uvk 39=07fe94a 43=1twgk8h",
    46: "25=05pkq73",
    47: "38=19ei80n",
    48: "20=03xw4tj",
    49: "17=0wbda1m",
    53: "32=1rlj60z",
    55: "60=0q4vobt",
    57: "27=0socf83",
    58: "19=1p33sri",
    60: "10=0jyofp4",
    63: "7=0mvv4dl",
    65: "7=1el9fuz",
    73: "20=0bcqwyg",
    81: "26=1yk24r2",
    105: "1=0hb6xz6",
  },
  bn: {
    2: "142=1akj8gj 271=0erdawx 275=1br02g3 276=0ce01oa 279=0igegex",
    3: "6=1t54g14 19=1bzod8m 37=0bn6mvq 55=15oqnse 130=1u1olo4 139=0rb3tc3 144=0wrfz1f 154=0cq7iur 159=11fbif2 179=1tdtif4",
    4: "12=0mkt6z7 23=1pg6zdd 29=07c27x7 36=1su493w 48=1a5zncx 58=0xqfkrd 88=02irna0 125=03kv2p8 130=124329o 147=0rgmoqp 148=1kwoyyh 149=0s7ss81",
    5: "2=0a4de39 8=1o5q3op 19=0hp5il9 26=0otixbv 48=0flm50p 67=1lvx6be 103=08lg8em 109=1nf3ztm",
    6: "12=1tzctel 43=05vertg 45=1dunda9 59=1gh3teh 80=0y1un3r 115=0gvn72c 128=1altkby 141=04te05o 152=1ybmju0",
    7: "46=0o4s3ft 54=0mjey7i 86=0egp4o3 117=077a4r4 131=0nc3o7w 172=0o0swva",
    8: "41=0fmrkxm 46=1rrfje7 58=0wgpc76 63=1qh9ael",
    9: "40=1fxsf1h 60=0o83zmd 71=0sxjn7t 72=0q1zp6o 91=1hutobl 115=0bnz2pt",
    10: "36=1ejsn0c 66=0nh3hbk 84=16wy5ea",
    11: "69=14np903",
    12: "5=0c9dbm9 31=1xe6enl 36=15f2ftb 58=0amx21v 93=0jwhut0 100=0oxmavv",
    13: "11=1p2d5jg 16=1fzjybc",
    14: "5=1afp3l0 34=0rb2aem 47=07a45ag",
    15: "79=0zcw5r8",
    16: "21=0lbi6s5 33=1rb5dw3 40=1wowme4 52=0pa9xom 53=055q38p 70=0hxfegh 74=1oyuazg 77=1spnju1 124=15hhtal",
    17: "1=1lfjfek 11=0oxvdyy 12=1vqbr3t 26=19hcmx8 34=1twv96b 36=1nsn4pn 53=0ife8wo",
    18: "19=1djlowm 31=046ew0r 45=1mq8lf2",
    19: "93=0kndy2v",
    20: "24=0i8cobo 86=0y0b3r2 108=1hjnqe7 112=07v1rtz",
    21: "75=01gqno7",
    22: "18=1ge91n1 33=007za0q 41=0ac9nwl 59=0fzqhpy",
    23: "54=07qknu7 117=1hy09cw",
    24: "22=0tmuoba 32=0zaso4c 35=1viybkp 53=0iet49z 56=0h5uaa5 61=175mbp4 63=1iq38yp",
    25: "45=0g3iu82 54=01bxp1p 61=02u4clh",
    26: "52=11lfi0f 67=1gluk1v",
    27: "37=1i1qcws 44=0yv9oic 63=0bq4ui2 79=0ez4ac2",
    28: "13=0cd9cb2 50=1je1dc1 59=1tgbk8w 65=0a4god8 88=0cbmd78",
    29: "6=1vq0z3j 20=0llwch4 26=1xbq7gg 62=0rj0big",
    30: "23=0sek5z7 36=1k7nyyj 55=1sa2wz2",
    31: "12=1m8b26e 17=1lyghw1 23=0vbgzr8 34=1hfv7js",
    33: "5=1g2ltwu 6=14evikn 53=1h5k6hs 70=17dystr",
    35: "15=00afcg1 41=1m24beg",
    37: "113=1k67t7m 182=1df68nf",
    39: "21=0q54ayd 36=0lrc8yx 41=15lrejg 69=1cnlhzx",
    40: "3=1i7nmrc 27=0ud2qfs 50=09kyte6 64=15jrz2k 65=0ozfxy1",
    41: "39=0d0vp7o",
    42: "7=0f32b42 10=1hfpm1y 23=052l7i9 32=1548xna",
    43: "89=1whdk9d",
    44: "10=1i70lwj",
    45: "12=0d3m5n9",
    46: "25=0zgn0j3",
    47: "19=1jz09iw 38=0g6imzo",
    48: "17=1hb958d 20=0rrjt4l",
    49: "11=072h593 17=0q4vvic",
    51: "51=15452nm",
    53: "62=1ndijxl",
    55: "17=13ftb3g 33=1y4usvg 41=0h6z1un 54=1c9oqck",
    57: "10=0yhcx0p 21=1n3dmqx 27=1mugq95",
    58: "7=0u51cez 12=1pa2bx6",
    59: "9=0twbjff 18=1wxp1r3 19=0q1sies",
    60: "1=0ilwjk9 10=0rmtsna",
    61: "14=1g12527",
    62: "9=0tc4lrg",
    63: "7=0so3fqz",
    64: "7=1e8ryrk 15=1l8l3am",
    65: "3=1cw7l7x 7=16bkpgs",
    67: "19=0x7h5ru",
    73: "20=1x4ctv2",
    76: "11=1qcxh16",
    85: "12=0h9msnq",
    88: "20=109q0ti",
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
