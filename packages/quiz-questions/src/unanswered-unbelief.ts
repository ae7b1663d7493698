// Verses with a claim that the Quran quotes and refutes in another verse: a claim is not shown without its
// refutation (9:30 holds its own). By surah, the numbers of the verses; reviewed one by one.
const BY_SURAH: Readonly<Record<number, string>> = {
  2: "14 61 67 71 91 102",
  3: "24 72 181",
  4: "51 72 78 81 117 118 119 150",
  5: "22 24",
  6: "7 8 22 25 29 136",
  7: "12 14 16 17 20 21 60 66 70 75 76 77 82 88 90 106 109 110 111 113 115 123 127 132 134 173",
  8: "31 32",
  9: "49 61 86",
  10: "2 15 48 76 78 79",
  11: "7 27 32 53 54 62 87 91",
  12: "8 9 14 17 25 77",
  14: "9 10 13",
  15: "6 7 33 36 39",
  16: "24 35 57 62",
  17: "47 49 61 62 90 91 92 94 98 101",
  18: "4 34 35 36",
  19: "27 46 66 73 77 88",
  20: "57 58 63 71 88 91 120 125 133",
  21: "3 5 36 38 53 55 59 60 61 62 65 68",
  23: "24 25 33 34 35 36 37 38 47 81 82 83 106",
  25: "5 7 8 21 41 60",
  26: "18 19 23 25 27 29 31 34 35 36 37 38 41 44 49 54 55 56 71 74 111 116 136 137 138 153 154 155 167 185 186 187 203",
  27: "13 49 56 67 68 71",
  28: "18 19 36 38 48 79",
  29: "24 29",
  30: "58",
  31: "21",
  32: "28",
  33: "12 13",
  34: "7 29 31 34 35 43",
  35: "37",
  36: "15 18 47 48 52 78",
  37: "15 16 17 36 53 97 149 151 152 153 167 168 169",
  38: "4 5 6 7 8 16 61 62 76 79 82",
  39: "3 15",
  40: "24 26 29 36 37",
  41: "5 14 26 29 50",
  43: "16 19 20 22 23 24 30 31 49 51 52 53 58 81",
  44: "14 34 35 36",
  45: "25 32",
  46: "7 11 17 22 24",
  47: "16",
  48: "11 15",
  50: "2 3",
  51: "39 52",
  52: "30",
  53: "19 20 21",
  54: "2 9 24 25 44",
  56: "47 48",
  59: "11 16",
  67: "25 27",
  68: "15 26 51",
  71: "23 24",
  72: "4 7",
  74: "24 25 31",
  75: "6",
  78: "40",
  79: "10 11 12 24",
  83: "13 32",
  90: "6",
};

const UNANSWERED = new Map(
  Object.entries(BY_SURAH).map(([surah, verses]) => [
    Number(surah),
    new Set(verses.split(" ").map(Number)),
  ]),
);

/** Whether a verse quotes unbelief that only another verse answers, so that it may not be shown alone. */
export function isUnansweredUnbelief({
  surahNumber,
  verseNumber,
}: {
  readonly surahNumber: number;
  readonly verseNumber: number;
}): boolean {
  return UNANSWERED.get(surahNumber)?.has(verseNumber) === true;
}
