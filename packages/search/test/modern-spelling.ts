const MARKS = /[\u064B-\u0653\u0656-\u065F\u06D6-\u06E4\u06E7-\u06ED\u0640]/gu;

/** Words that modern Arabic writes without the alif that is heard in them. */
const WITHOUT_ALIF =
  /^([وفبلك]{0,2})(الله|الرحمن|هذا|هذه|هذان|هذين|ذلك|ذلكم|ذلكما|كذلك|لكن|لكنه|لكنا|لكنهم|لكني|لكنكم|اله|الهكم|الهنا|الهين|اولئك|اولئكم|هؤلاء|هانتم|اسحق|هكذا|لله|اللهم|ههنا|ذلكن|فذلكن|طه|يس)$/u;

/**
 * A verse as modern Arabic spells its words, in three ways: with its hamzas and yā apart, as a keyboard without
 * them writes it, and with ه for ة.
 */
export function modernSpellings(verse: string): readonly [string, string, string] {
  const words = verse
    .normalize("NFC")
    .replaceAll("آ", "ا")
    .replaceAll("۞", "")
    .trim()
    .split(" ")
    .map(modern)
    .filter((word) => word !== "");
  const full = words.join(" ");
  const apart = withoutHamzas(full.replaceAll("ة", "\u0001").replaceAll("ى", "\u0002"))
    .replaceAll("\u0001", "ة")
    .replaceAll("\u0002", "ى");
  return [full, apart, withoutHamzas(full)];
}

/** As a keyboard without hamzas, ة and ى writes it. */
export const withoutHamzas = (text: string): string =>
  text
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ي")
    .replaceAll("ء", "")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");

function modern(uthmani: string): string {
  const word = uthmani.replace("\u2009", "");
  const vocative = /^([وف]?)\u064E?ي\u064E\u0640?\u0670\u0653?(?=[\u0621-\u064A\u0671])/u.exec(
    word,
  );
  if (vocative && !/^(?:[وف]\u064E)?ي\u064E\u0670?سٓ/u.test(word))
    return `${vocative[1]}يا ${modern(word.slice(vocative[0].length))}`;
  const short = spelled(word, "");
  return WITHOUT_ALIF.test(short.replaceAll(/[أإآٱ]/gu, "ا")) ? short : spelled(word, "ا");
}

const spelled = (word: string, dagger: string): string =>
  word
    // A seatless hamza on a line stands on its vowel's seat; on a line it is a ya.
    .replaceAll(/\u0640\u0654\u064E\u0627/gu, "آ")
    .replaceAll(/(?<=[\u064E\u0627])\u0640?\u0654\u064E(?=\u0627)/gu, "آ")
    .replaceAll(/\u0640\u0654/gu, "ئ")
    .replaceAll(/\u0654/gu, "ئ")
    .replaceAll(/ءَا/gu, "آ")
    .replaceAll(/ءَ?(?=\u0670)/gu, "آ")
    .replaceAll(/(?<=آ)\u0670/gu, "")
    .replaceAll(/و\u0670/gu, "ا")
    .replaceAll(/ى\u0670/gu, word.replaceAll(MARKS, "").endsWith("ى\u0670") ? "ى" : "ا")
    .replaceAll(/\u0627\u0652/gu, "ا")
    .replaceAll(/\u0670/gu, dagger)
    .replaceAll(/\u06E5/gu, "")
    .replaceAll(/\u06E6/gu, "")
    .replaceAll("ٱ", "ا")
    .replaceAll(MARKS, "")
    .replaceAll(/ا{2,}/gu, "ا");
