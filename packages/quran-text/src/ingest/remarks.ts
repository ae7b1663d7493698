import { readFileSync } from "node:fs";
import { RemarkKind, type VerseRemark } from "@daily-quran/domain/verse-remark";
import { byLanguage } from "@daily-quran/quran/by-language";
import type { ReaderLanguage } from "@daily-quran/quran/languages";
import { z } from "zod";
import { verseKey, type VerseText } from "../verse-text.ts";
import type { CorrectionGroup } from "./correction.ts";

const words = z.string().trim().min(1);
const verse = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const inEach = z.strictObject(byLanguage(() => words));

/** `from` stands once in the text that the other errata left; `to` replaces it. */
const Remark = z.discriminatedUnion("kind", [
  /** `part`: the sense of what is missing. With `to`, it stands in the text in brackets. */
  z.strictObject({
    kind: z.literal("missing"),
    verse,
    from: words,
    to: words.optional(),
    part: inEach,
  }),
  z.strictObject({
    kind: z.literal("corrected"),
    verse,
    from: words,
    to: words,
    text: inEach.optional(),
  }),
  z.strictObject({ kind: z.literal("doubtful"), verse, from: words, text: inEach }),
]);
type Remark = z.infer<typeof Remark>;

const REMARKS = z
  .record(z.string(), z.array(Remark))
  .parse(JSON.parse(readFileSync(new URL("remarks.json", import.meta.url), "utf8")));

const remarksOf = (edition: string): readonly Remark[] => REMARKS[edition] ?? [];

/** What the remarks of an edition change in its text, after all other errata. */
export function remarkCorrections(edition: string): CorrectionGroup[] {
  return [
    group(
      edition,
      "corrected",
      "A misprint turns the sense about, or words stand twice; the verse's remark says how.",
    ),
    group(
      edition,
      "missing",
      "A part is missing that the verse would mislead without; it stands in brackets, in our words, and the verse's remark says so.",
    ),
  ].filter(({ corrections }) => corrections.length > 0);
}

function group(edition: string, kind: RemarkKind, reason: string): CorrectionGroup {
  return {
    reason,
    corrections: remarksOf(edition).flatMap((remark) =>
      remark.kind === kind && "to" in remark && remark.to !== undefined
        ? [[remark.verse, remark.from, remark.to] as const]
        : [],
    ),
  };
}

/** The remarks whose words do not stand once in their verse, each as a clause with its verse. */
export function remarkFaults(edition: string, verses: readonly VerseText[]): string[] {
  const texts = new Map(verses.map((one) => [verseKey(one), one.text]));
  return remarksOf(edition).flatMap((remark) => {
    const stands = ("to" in remark && remark.to) || remark.from;
    const times = (texts.get(remark.verse) ?? "").split(stands).length - 1;
    return times === 1
      ? []
      : [`${remark.verse}: its remark expects “${stands}” once, found it ${times} times`];
  });
}

/** The words of an edition, by verse, beside which a part is missing, or that are doubtful. */
export function unsureWords(edition: string): ReadonlyMap<string, readonly string[]> {
  const unsure = new Map<string, string[]>();
  for (const remark of remarksOf(edition)) {
    if (remark.kind === "corrected") continue;
    const stands = ("to" in remark && remark.to) || remark.from;
    unsure.set(remark.verse, [...(unsure.get(remark.verse) ?? []), stands]);
  }
  return unsure;
}

/** The remarks of an edition by verse; several on a verse are one. */
export function verseRemarks(edition: string): ReadonlyMap<string, VerseRemark> {
  const remarks = new Map<string, VerseRemark>();
  for (const remark of remarksOf(edition)) {
    const { kind, text } = { kind: remark.kind, text: textOf(remark) };
    const before = remarks.get(remark.verse);
    remarks.set(remark.verse, {
      kind: before && isGraver(before.kind, kind) ? before.kind : kind,
      text: before ? byLanguage((language) => `${before.text[language]} ${text[language]}`) : text,
    });
  }
  return remarks;
}

const isGraver = (one: RemarkKind, other: RemarkKind): boolean =>
  RemarkKind.options.indexOf(one) < RemarkKind.options.indexOf(other);

function textOf(remark: Remark): VerseRemark["text"] {
  if (remark.kind === "doubtful") return remark.text;
  if (remark.kind === "corrected")
    return remark.text ?? byLanguage((language) => TEXTS[language].corrected(remark));
  const { to, part } = remark;
  const said = to === undefined ? "lacks" : "inBrackets";
  return byLanguage((language) => `${TEXTS[language][said]} (${part[language]})`);
}

interface RemarkTexts {
  readonly corrected: (words: { readonly from: string; readonly to: string }) => string;
  readonly lacks: string;
  readonly inBrackets: string;
}

const TEXTS: Readonly<Record<ReaderLanguage, RemarkTexts>> = {
  en: {
    corrected: ({ from, to }) =>
      `Corrected here: the source has “${from}”, a misprint that changes the sense. By the Arabic it reads “${to}”.`,
    lacks: "This translation lacks a part of the verse. Its sense from the Arabic, in our words:",
    inBrackets:
      "This translation lacks a part of the verse. The words in brackets are ours, by the sense of the Arabic:",
  },
  bn: {
    corrected: ({ from, to }) =>
      `এখানে সংশোধিত: উৎসে ছাপা আছে “${from}”, এ ভুলে অর্থ বদলে যায়। আরবি অনুযায়ী হবে “${to}”।`,
    lacks: "এই অনুবাদে আয়াতটির একটি অংশ নেই। আরবি থেকে তার অর্থ, আমাদের ভাষায়:",
    inBrackets: "এই অনুবাদে আয়াতটির একটি অংশ নেই। বন্ধনীর ভেতরের কথা আমাদের, আরবির অর্থ অনুযায়ী:",
  },
};
