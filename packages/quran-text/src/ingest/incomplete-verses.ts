import type { EditionId } from "./edition-sources.ts";

/** Verses whose source lacks part of the translation; shown as they are, with a remark. */
export const INCOMPLETE_VERSES: readonly {
  readonly edition: EditionId;
  readonly verse: string;
  readonly reason: string;
}[] = [
  {
    edition: "bn-muhiuddin",
    verse: "2:140",
    reason: "Lacks the end, from “And who is more unjust than one who conceals a testimony”.",
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
    verse: "6:60",
    reason: "Lacks the end, from “Then to Him will be your return”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "6:152",
    reason: "Lacks the last sentence, “This has He instructed you that you may remember”.",
  },
  {
    edition: "bn-muhiuddin",
    verse: "7:84",
    reason: "Lacks the first sentence, “And We rained upon them a rain”.",
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
];
