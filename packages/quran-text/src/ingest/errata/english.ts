import { inEach } from "./correction.ts";
import type { CorrectionGroup } from "./correction.ts";

const APART_FROM_ITS_POSSESSIVE = "2:104 2:274 5:21 7:73 8:67 9:103 11:64 11:83 24:53 30:56";
const AL_KHIDHR = "18:71 18:72 18:74 18:75 18:77 18:78";

/** Typing faults of the English edition; its words and their choice are not touched. */
export const ENGLISH: readonly CorrectionGroup[] = [
  {
    reason:
      "The name al-Khidhr is torn: the line under its letters in print was lost, and left a space.",
    corrections: inEach(AL_KHIDHR, "Khidh r", "Khidhr"),
  },
  {
    reason: "A space separates the possessive from the Name of Allah.",
    corrections: inEach(APART_FROM_ITS_POSSESSIVE, "Allah 's", "Allah's"),
  },
  {
    reason: "Letters of a word are misprinted; the Arabic names what is meant.",
    corrections: [
      ["5:115", "I will sent it down", "I will send it down"],
      ["9:64", "They hypocrites", "The hypocrites"],
      ["17:61", "the angles", "the angels"],
      ["17:91", "palm tress", "palm trees"],
      ["33:58", "have certainly born upon", "have certainly borne upon"],
      ["41:37", "but prostate to", "but prostrate to"],
    ],
  },
  {
    reason:
      "The brackets around a word that explains, and that the Arabic does not have, are lost or misplaced.",
    corrections: [
      ["6:62", "Then they His servants are", "Then they [His servants] are"],
      ["9:26", "sent down soldiers angels whom", "sent down soldiers [angels] whom"],
      ["41:6", "Say, O [Muhammad],", "Say, [O Muhammad],"],
    ],
  },
  {
    reason:
      "A capital stands where Allah is not meant, or is missing where He is, as the Arabic shows.",
    corrections: [
      ["3:41", 'He Said, "Your', 'He said, "Your'],
      ["4:32", "ask Allah of his bounty", "ask Allah of His bounty"],
      ["5:69", "those [before Him] who", "those [before him] who"],
      ["14:6", "said to His people", "said to his people"],
      ["24:39", "finds Allah before Him", "finds Allah before him"],
      ["39:46", "between your servants", "between Your servants"],
      ["42:49", "creates what he wills", "creates what He wills"],
    ],
  },
  {
    reason:
      "The space before a quotation is printed behind its mark, or a mark of the quotation is lost.",
    corrections: [
      ["5:112", 'heaven? [Jesus] said," Fear', 'heaven?" [Jesus] said, "Fear'],
      ["7:127", 'said," Will', 'said, "Will'],
      ["16:86", 'say," Our', 'say, "Our'],
      ["29:63", 'say " Allah." Say, "Praise to Allah ";', 'say, "Allah." Say, "Praise to Allah";'],
      ["33:63", 'Say," Knowledge', 'Say, "Knowledge'],
      ["40:84", 'said," We', 'said, "We'],
      ["51:39", 'said," A', 'said, "A'],
      ["67:9", 'say," Yes', 'say, "Yes'],
    ],
  },
  {
    reason: "A space tears a word apart, or stands before the mark that ends a quotation.",
    corrections: [
      ["2:149", "al- Masjid", "al-Masjid"],
      ["2:191", "al- Haram", "al-Haram"],
      ["2:198", "al- Mash'ar", "al-Mash'ar"],
      ["8:34", "al- Haram", "al-Haram"],
      ["73:17", "white- haired", "white-haired"],
      ["26:56", '... "', '..."'],
      ["26:102", '... "', '..."'],
      ["36:45", '... "', '..."'],
    ],
  },
];
