import type { EditionId } from "./edition-sources.ts";

/** Verses whose source lacks part of the translation; shown as they are, with a remark. */
export const INCOMPLETE_VERSES: readonly {
  readonly edition: EditionId;
  readonly verse: string;
  readonly reason: string;
}[] = [
  {
    edition: "bn-muhiuddin",
    verse: "2:89",
    reason:
      "Lacks what they did before: “they used to pray for victory against those who disbelieved”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "2:181",
    reason: "Lacks the last sentence, “Indeed, Allah is Hearing and Knowing”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "3:33",
    reason: "Lacks the end, “over the worlds”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "3:66",
    reason: "Lacks the last sentence, “And Allah knows, while you know not”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "3:155",
    reason: "Lacks the end, from “But Allah has already forgiven them”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "5:119",
    reason: "Lacks “and they with Him”, after “Allah being pleased with them”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "6:61",
    reason: "Lacks the end, “and they do not fail”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "7:145",
    reason: "Lacks the end, “I will show you the home of the defiantly disobedient”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "7:156",
    reason:
      "Lacks “whom I will, but My mercy encompasses all things”: as it stands, the punishment seems decreed for those who fear Allah.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "9:109",
    reason: "Lacks the first half, the building founded on righteousness.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "12:50",
    reason: "Lacks the first sentence, the king's command to bring Joseph to him.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "16:110",
    reason: "Lacks “and were patient”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "16:115",
    reason: "Lacks the first thing forbidden, “dead animals”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "19:60",
    reason: "Lacks “and do righteousness”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "46:31",
    reason: "Lacks the end, “and protect you from a painful punishment”.",
  },
];
