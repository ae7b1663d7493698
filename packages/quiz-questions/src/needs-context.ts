import type { VerseReference } from "./quran.ts";
import { isListed, verseList } from "./verse-list.ts";

// Verses that read wrongly apart from those around them, in Arabic or in a translation; read one by one.
const NEEDS_CONTEXT = [
  // How Allah requites mockery, plots and forgetting, in the words of those whom He requites.
  verseList({
    2: "9 15",
    3: "54",
    4: "142",
    7: "51 99 182 183",
    8: "30 71",
    9: "65 67 79",
    10: "21",
    13: "42",
    14: "46",
    20: "126",
    27: "50",
    32: "14",
    40: "10",
    43: "79",
    45: "34",
    52: "42",
    68: "44 45",
    86: "15 16",
  }),
  // What is said to a prophet, or of his grief, trial or fault.
  verseList({
    6: "35",
    9: "43",
    10: "94 95",
    11: "12",
    12: "24",
    17: "73 74 75 86",
    18: "6",
    20: "121",
    26: "3",
    28: "15 16",
    33: "37",
    35: "8",
    38: "24",
    39: "65",
    40: "55",
    42: "24",
    47: "19",
    48: "2",
    66: "3 4 5",
    69: "44 45 46 47",
    80: "1 2 10",
    93: "7",
  }),
  // What only the verses around it, or a later ruling, explain.
  verseList({
    4: "43",
    8: "65 66",
    11: "78",
    12: "110",
    15: "71",
    16: "67",
    22: "52",
    43: "16 17 18",
    58: "12 13",
  }),
  // War, punishment and disgrace, whose conditions other verses name.
  verseList({
    2: "65 191 193",
    4: "15 16 34 74 89 91",
    5: "33 38 51 60",
    7: "166 176 179",
    8: "12 39 50 55 57",
    9: "5 14 28 29 73 95 123",
    22: "19 20 21",
    24: "2 3",
    33: "26 27 61",
    47: "4",
    62: "5",
    66: "9",
    98: "6",
  }),
];

/** Whether a verse is not shown apart from the verses around it, so that it may not be asked about. */
export function needsContext(verse: VerseReference): boolean {
  return NEEDS_CONTEXT.some((list) => isListed(list, verse));
}
