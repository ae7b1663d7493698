import type { Edition } from "@daily-quran/domain/edition";
import { RemarkKind } from "@daily-quran/domain/verse-remark";
import { BANK_KINDS } from "@daily-quran/quiz-questions/question";
import { RARE_CHARACTERS, codePointName } from "../ingest/character-inventory.ts";
import { ERRATA } from "../ingest/errata.ts";
import { EDITION_MARKS, type EditionMarks } from "../ingest/edition-marks.ts";
import type { SoundEditions } from "../ingest/editions.ts";
import type { SoundEdition } from "../ingest/gate.ts";
import { verseRemarks } from "../ingest/remarks.ts";
import type { SoundBank } from "../quiz-bank/read-bank.ts";
import { countRestored } from "../ingest/marks/restore-marks.ts";

/** A Markdown report of the published editions, for reviewers. */
export function gateReport(
  editions: readonly Edition[],
  sound: SoundEditions,
  { version, bank }: { readonly version: string; readonly bank: SoundBank },
): string {
  return `${[
    "# The text that this build publishes",
    `Version \`${version}\`. Every edition has 114 surahs and the verses of the Hafs count, none empty, no markup, no stray space, no Basmala before a verse, no character outside its inventory.`,
    "## Editions",
    table(
      ["edition", "author", "verses", "SHA-256"],
      editions.map(({ id, author, verses, sha256 }) => [id, author, String(verses), sha256]),
    ),
    "## Pronunciation",
    table(
      ["style", "edition", "verses", "stops shown"],
      Object.entries({
        scholarly: sound.transliteration,
        latin: sound.recited,
        bengali: sound.bengaliLetters,
      }).map(pronunciationCounts),
    ),
    "## Rare characters",
    table(
      ["edition", "character", "verse", "what it is"],
      RARE_CHARACTERS.map(({ edition, character, verse, why }) => [
        edition,
        codePointName(character),
        verse,
        why,
      ]),
    ),
    "## Punctuation",
    table(
      [
        "edition",
        "verses whose marks were restored",
        "without an end mark",
        "quotations over verses",
        "never closed",
        "never opened",
      ],
      EDITION_MARKS.map(punctuationCounts),
    ),
    ...EDITION_MARKS.flatMap(punctuationVerses),
    "## Errata applied",
    ...ERRATA.flatMap(({ edition, reason, corrections }) => [
      `${edition}: ${reason}`,
      table(["verse", "source", "published"], corrections),
    ]),
    "## Remarks",
    table(
      ["edition", "verses remarked", ...RemarkKind.options],
      editions.map(({ id }) => remarkCounts(id)),
    ),
    table(
      ["edition", "verse", "kind", "remark", "in Bengali"],
      editions.flatMap(({ id }) =>
        [...verseRemarks(id)].map(([verse, { kind, text }]) => [id, verse, kind, text.en, text.bn]),
      ),
    ),
    "## Questions",
    ...bankReport(bank),
  ].join("\n\n")}\n`;
}

function bankReport({ asked, waiting }: SoundBank): string[] {
  const statuses = [...new Set(asked.map(({ status }) => status))];
  return [
    `${asked.length + waiting.length} written, ${asked.length} asked.`,
    table(
      ["kind", ...statuses],
      BANK_KINDS.map((kind) => [
        kind,
        ...statuses.map((status) =>
          String(asked.filter((one) => one.kind === kind && one.status === status).length),
        ),
      ]),
    ),
    `Not asked, as the evidence is words that a remark speaks of: ${waiting.map(({ id }) => id).join(", ")}.`,
  ];
}

function pronunciationCounts([style, { source, verses }]: readonly [
  string,
  SoundEdition,
]): string[] {
  const stops = verses.filter(({ text }) => text.includes(" | "));
  return [style, source.id, String(verses.length), String(stops.length)];
}

function remarkCounts(edition: string): string[] {
  const remarks = [...verseRemarks(edition).values()];
  const counts = RemarkKind.options.map(
    (kind) => remarks.filter((remark) => remark.kind === kind).length,
  );
  return [edition, String(remarks.length), ...counts.map(String)];
}

function punctuationCounts(marks: EditionMarks): string[] {
  const { edition, withoutEnd, quotations } = marks;
  const { overVerses, neverClosed, neverOpened } = quotations;
  return [
    edition,
    countRestored(marks),
    ...[withoutEnd, overVerses, neverClosed, neverOpened].map(({ length }) => length),
  ].map(String);
}

function punctuationVerses({
  edition,
  reason,
  source,
  withoutEnd,
  quotations,
}: EditionMarks): string[] {
  const { overVerses, neverClosed, neverOpened } = quotations;
  const lists = {
    "without an end mark": withoutEnd,
    "quotations over verses": overVerses,
    "never closed": neverClosed,
    "never opened": neverOpened,
  };
  return [
    `${edition}: ${reason} Source: ${source}`,
    ...Object.entries(lists)
      .filter(([, verses]) => verses.length > 0)
      .map(([what, verses]) => `${edition}, ${what}: ${verses.join(", ")}`),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map(tableLine).join("\n");
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
