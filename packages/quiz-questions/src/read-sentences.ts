import { fingerprint } from "./fingerprint.ts";
import type { Language } from "./language.ts";
import type { TafseerRun } from "./quran.ts";

// Sentences of al-Jalalayn (English) and Ahsanul Bayaan (Bengali), reviewed one by one: each explains its verse and does not only translate it. By language and surah:
// the first verse that it explains, and its fingerprint, as the texts are not ours to publish.
const READ: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    2: "246=1m6z9sa 256=0kp1dje 284=0rvtm5d",
    3: "123=0ima46n 154=1xv0f9a 160=0ud0o4b 167=1wjisfz",
    4: "32=15trs52 35=09643ty 45=1rficjf 94=18bpu2k 125=1lt1umx 147=0jlz8fg",
    5: "1=1yrc2v4 19=1ojdlck 26=0ph93m5 67=1dr9ruo 70=1ijpqgf",
    6: "95=0z49zm7 132=15fakiv 141=11d27ls",
    7: "131=13szocl 169=1v3qet4 172=1aw65dl",
    8: "5=0ssobdo 5=127pmyp 41=10rf3bm",
    9: "3=0o1htu9 4=1jk29wx 15=1ni8n0w 27=0fhlw04 70=0jile2z",
    10: "32=1oj0ua1 60=09fwg7o",
    11: "69=0uj2fr5 92=1d958n4",
    12: "57=1xgf9xz",
    13: "11=1k9lgo6 16=13btciv",
    14: "47=0jh4r6g",
    15: "79=0mns3g4",
    16: "63=1aygue0",
    17: "11=0ew56sc 15=0hsjzoj 25=06vw604 26=15vb57p 34=14fxevu",
    18: "65=0vb2h1j 65=1uvlowz",
    19: "44=0iaspwa",
    20: "41=0sw4ym9 69=10kvqcc",
    21: "21=1e4um0p 75=1v9plib 86=03z8f4w",
    22: "14=0ku0pif 18=0n4ckni 38=1tr5kac",
    23: "16=1uvmxl8 18=13sjobp",
    24: "11=1gx2dmg 45=0zpslbd 53=17hqipl 63=0z8zgiy",
    25: "20=1l4vx82 61=0flmgy2",
    26: "52=1hvvev5",
    27: "39=1hxl6to",
    28: "45=0t4d0z4 59=0iobeos 77=19rb3rg",
    29: "15=17w0uo0 27=0tox4ba",
    30: "2=0rcp7dt 3=0l3o08y",
    33: "25=0cp9lzm 31=12m9u6m",
    34: "10=08qim6l 11=0es2lgd 44=15k9yes",
    35: "15=0n33xnk 39=18o0ekk",
    37: "116=1x1k9i6 181=0hw7gxn",
    39: "41=1abal2z 49=0g7i6kx 53=0gu31cw 66=18xw1v9 74=0rhlcyl",
    40: "11=11pzg1k",
    41: "6=1010uvk 43=1twgk8h",
    42: "15=0v0rcue 15=0sjhcm6",
    46: "25=05pkq73",
    48: "17=1e5ifct 20=03xw4tj 22=1j0n3zw",
    49: "10=0y2lzel",
    53: "32=1rlj60z",
    55: "60=0q4vobt",
    58: "19=1p33sri",
    60: "10=0jyofp4",
    63: "7=0mvv4dl",
    65: "7=1el9fuz",
    73: "20=0bcqwyg",
    81: "26=1yk24r2",
    98: "8=16ikrgf",
  },
  bn: {
    2: "275=1br02g3",
    3: "55=15oqnse 144=0wrfz1f 154=0cq7iur",
    4: "58=0xqfkrd 125=03kv2p8 147=0rgmoqp",
    5: "1=1f3a9a9 19=0hp5il9 67=1lvx6be",
    6: "12=1tzctel 141=04te05o",
    7: "54=0mjey7i 86=0egp4o3 117=077a4r4 131=0nc3o7w 172=0o0swva",
    8: "41=0fmrkxm 58=0wgpc76",
    9: "115=0bnz2pt",
    11: "69=14np903",
    13: "11=1p2d5jg 16=1fzjybc",
    15: "79=0zcw5r8",
    17: "1=1lfjfek 11=0oxvdyy 12=1vqbr3t 26=19hcmx8 34=1twv96b 36=1nsn4pn 53=0ife8wo",
    18: "19=1djlowm",
    21: "75=01gqno7",
    23: "18=1gci8jy",
    24: "53=1dzb7us 63=1iq38yp",
    25: "20=1jkl229 61=02u4clh",
    26: "52=11lfi0f",
    27: "37=1i1qcws",
    28: "50=1je1dc1 59=1tgbk8w",
    29: "27=1wf7n0z",
    31: "17=1lyghw1",
    34: "11=16m26fh",
    35: "15=00afcg1",
    39: "21=0q54ayd 41=15lrejg",
    48: "17=1hb958d 20=0rrjt4l",
    57: "10=0yhcx0p",
    60: "1=0ilwjk9 10=0rmtsna",
    63: "7=0so3fqz",
    64: "7=1e8ryrk",
    65: "7=16bkpgs",
    73: "20=1x4ctv2",
    98: "8=0myr5em",
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
