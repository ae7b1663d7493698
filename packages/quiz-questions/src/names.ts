// Arabic by the keys of its words, without joined prefixes.
const ROWS = {
  Adam: ["ءادم ادم", /\bAdam\b/u],
  "Noah (Nuh)": ["نوح نوحا", /\bNoah\b/u],
  Hud: ["هود هودا", /\bHud\b/u],
  "Abraham (Ibrahim)": ["ابرهم ابرهيم", /\bAbraham\b/u],
  "Lot (Lut)": ["لوط لوطا", /\bLot\b/u],
  "Ishmael (Ismail)": ["اسمعيل", /\bIshmael\b/u],
  "Isaac (Ishaq)": ["اسحق", /\bIsaac\b/u],
  "Jacob (Yaqub)": ["يعقوب", /\bJacob\b/u],
  "Joseph (Yusuf)": ["يوسف", /\bJoseph\b/u],
  "Shu'ayb": ["شعيب شعيبا", /\bShu[’']?ayb\b/u],
  "Moses (Musa)": ["موسي", /\bMoses\b/u],
  "Aaron (Harun)": ["هرون", /\bAaron\b/u],
  "David (Dawud)": ["داود داوود", /\bDavid\b/u],
  "Solomon (Sulayman)": ["سليمن", /\bSolomon\b/u],
  "Job (Ayyub)": ["ايوب", /\bJob\b/u],
  "Jonah (Yunus)": ["يونس النون", /\bJonah\b/u],
  "Zechariah (Zakariyya)": ["زكريا زكرياء", /\bZechariah\b/u],
  "John (Yahya)": ["يحيي", /\bJohn\b/u],
  "Jesus (Isa)": ["عيسي المسيح", /\bJesus\b/u],
  "Mary (Maryam)": ["مريم", /\bMary\b/u],
  Luqman: ["لقمن", /\bLuqman\b/u],
  "Pharaoh (Fir'awn)": ["فرعون", /\bPharaoh/u],
  Haman: ["همن", /\bHaman\b/u],
  Qarun: ["قرون", /\bQarun\b|\bKorah\b/u],
  "Saul (Talut)": ["طالوت", /\bSaul\b/u],
  "Goliath (Jalut)": ["جالوت", /\bGoliath\b/u],
  Iblees: ["ابليس", /\bIblees\b|\bIblis\b/u],
  Thamud: ["ثمود ثمودا", /\bThamud\b/u],
  "'Aad": ["عاد عادا", /\bAad\b/u],
  Madyan: ["مدين", /\bMadyan\b/u],
  "Egypt (Misr)": ["مصر", /\bEgypt\b/u],
  "the Children of Israel": ["اسرءيل", /\bChildren of Israel\b/u],
  "the Torah": ["التورية تورية", /\bTorah\b/u],
  "the Gospel (Injil)": ["الانجيل انجيل", /\bGospel\b/u],
} as const;

/** A person, a people, a place or a book that the Quran names, as English writes it. */
export type QuranicName = keyof typeof ROWS;

/** Who and what the Quran names, with how its Arabic and an English text have it. */
export const QURANIC_NAMES = (Object.keys(ROWS) as QuranicName[]).map((name) => {
  const [arabic, english] = ROWS[name];
  return { name, arabic: arabic.split(" "), english };
});
