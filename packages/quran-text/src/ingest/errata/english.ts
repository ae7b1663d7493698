import { inEach } from "./correction.ts";
import type { CorrectionGroup } from "./correction.ts";

const APART_FROM_ITS_POSSESSIVE = "2:104 2:274 5:21 7:73 8:67 9:103 11:64 11:83 24:53 30:56";
const TWO_QUOTATIONS =
  "2:69 2:71 6:14 6:63 6:71 10:28 14:7 19:9 19:21 19:26 20:48 20:94 23:29 27:31 27:49 45:32 71:4 71:20";
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
      ["5:90", "stone alters", "stone altars"],
      ["5:105", "To Allah is you return", "To Allah is your return"],
      ["13:12", "shows you lightening", "shows you lightning"],
      ["27:41", "of those who is not guided", "of those who are not guided"],
      ["63:7", "to Allah belongs the depositories", "to Allah belong the depositories"],
    ],
  },
  {
    reason:
      "The brackets around a word that explains, and that the Arabic does not have, are lost or misplaced.",
    corrections: [
      ["6:62", "Then they His servants are", "Then they [His servants] are"],
      ["9:26", "sent down soldiers angels whom", "sent down soldiers [angels] whom"],
      ["41:6", "Say, O [Muhammad],", "Say, [O Muhammad],"],
      [
        "2:171",
        "calls and cries cattle or sheep - deaf",
        "calls and cries [cattle or sheep] - deaf",
      ],
      [
        "7:202",
        "But their brothers - the devils increase them",
        "But their brothers [the devils] increase them",
      ],
    ],
  },
  {
    reason:
      "A capital stands where Allah is not meant, or is missing where He is, as the Arabic shows; or a word is written small or large against the rest of the edition.",
    corrections: [
      ["3:41", 'He Said, "Your', 'He said, "Your'],
      ["4:32", "ask Allah of his bounty", "ask Allah of His bounty"],
      ["5:69", "those [before Him] who", "those [before him] who"],
      ["14:6", "said to His people", "said to his people"],
      ["24:39", "finds Allah before Him", "finds Allah before him"],
      ["39:46", "between your servants", "between Your servants"],
      ["42:49", "creates what he wills", "creates what He wills"],
      ["2:216", "And Allah Knows, while", "And Allah knows, while"],
      ["3:69", "the people of the Scripture", "the People of the Scripture"],
      ["4:163", "And we revealed to Abraham", "And We revealed to Abraham"],
      ["4:170", "O Mankind", "O mankind"],
      ["6:133", "If He wills, he can do away", "If He wills, He can do away"],
      ["7:11", "[O Mankind]", "[O mankind]"],
      ["7:172", "on the day of Resurrection", "on the Day of Resurrection"],
      ["7:175", "to whom we gave", "to whom We gave"],
      ["8:40", "and Excellent is the helper", "and excellent is the helper"],
      ["9:76", "when he gave them", "when He gave them"],
      ["11:51", "from the one who created me", "from the One who created me"],
      ["11:71", "And his Wife was standing", "And his wife was standing"],
      ["17:96", "Indeed he is ever", "Indeed, He is ever"],
      ["18:65", "mercy from us", "mercy from Us"],
      ["19:50", "and we made for them", "and We made for them"],
      ["21:83", "and you are the Most Merciful", "and You are the Most Merciful"],
      ["21:89", "while you are the best", "while You are the best"],
      ["29:27", "And We gave to Him Isaac", "And We gave to him Isaac"],
      ["31:7", "when our verses are recited", "when Our verses are recited"],
      ["31:13", "association [with him]", "association [with Him]"],
      ["33:4", "And he has not made your adopted sons", "And He has not made your adopted sons"],
      ["33:49", "O You who have believed", "O you who have believed"],
      ["33:72", "Indeed, we offered the Trust", "Indeed, We offered the Trust"],
      ["35:32", "Then we caused to inherit", "Then We caused to inherit"],
      ["41:47", "To him [alone]", "To Him [alone]"],
      ["42:9", "besides him? But Allah", "besides Him? But Allah"],
      ["42:25", "from his servants", "from His servants"],
      ["42:29", "And of his signs", "And of His signs"],
      ["42:48", "mercy from us, he rejoices", "mercy from Us, he rejoices"],
      ["57:6", "and he is Knowing", "and He is Knowing"],
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
      ...inEach(TWO_QUOTATIONS, `.' "`, `.'"`),
      ["68:28", `?' "`, `?'"`],
      ["18:39", "Allah '?", "Allah'?"],
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
  {
    reason:
      "A comma or a full stop is lost, one stands for the other, or a mark is outside its quotation.",
    corrections: [
      [
        "2:110",
        "Indeed, Allah of what you do, is Seeing.",
        "Indeed, Allah, of what you do, is Seeing.",
      ],
      ["2:111", "wishful thinking, Say,", "wishful thinking. Say,"],
      ["2:131", '"Submit", he said "I have submitted', '"Submit," he said, "I have submitted'],
      ["2:190", "Indeed. Allah does not like", "Indeed, Allah does not like"],
      ["4:41", "[O Muhammad] against these", "[O Muhammad], against these"],
      ["4:73", 'any affection. "Oh,', 'any affection, "Oh,'],
      ["4:154", 'humbly", and', 'humbly," and'],
      ["4:154", 'sabbath", and', 'sabbath," and'],
      ["4:155", 'wrapped". Rather', 'wrapped." Rather'],
      ["5:14", '"We are Christians" We took', '"We are Christians," We took'],
      ["9:30", 'son of Allah "; and', 'son of Allah"; and'],
      ["9:103", "[O, Muhammad]", "[O Muhammad]"],
      ["9:105", "[so, will] His Messenger", "[so will] His Messenger"],
      ["10:38", '"He invented it?" Say', '"He invented it"? Say'],
      ["12:90", 'He said "I am Joseph', 'He said, "I am Joseph'],
      ["18:63", 'amazingly".', 'amazingly."'],
      ["21:29", 'besides Him"- that', 'besides Him" - that'],
      ["23:105", '[It will be said]. "Were', '[It will be said], "Were'],
      ["28:64", "\"Invoke your 'partners' \" and", "\"Invoke your 'partners',\" and"],
      ["31:25", '[due] to Allah "; but', '[due] to Allah"; but'],
      ["34:41", "are our benefactor not them", "are our benefactor, not them"],
      [
        "34:48",
        "projects the truth. Knower of the unseen.",
        "projects the truth, Knower of the unseen.",
      ],
      ["46:8", "the Forgiving the Merciful", "the Forgiving, the Merciful"],
      ["52:29", "So remind [O Muhammad], for", "So remind, [O Muhammad], for"],
    ],
  },
];
