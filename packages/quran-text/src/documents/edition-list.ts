import { Edition, type WideErratum } from "@daily-quran/domain/edition";
import { ERRATA } from "../ingest/errata.ts";
import type { SoundEditions } from "../ingest/editions.ts";
import type { SoundEdition } from "../ingest/gate.ts";
import { verseRemarks } from "../ingest/remarks.ts";
import { EDITION_MARKS, type EditionMarks } from "../ingest/edition-marks.ts";
import { countRestored } from "../ingest/marks/restore-marks.ts";

/** The editions as the API shows them, with what was corrected in each and what is still incomplete. */
export function listEditions(editions: SoundEditions): Edition[] {
  return Object.values(editions).map(describeEdition);
}

function describeEdition({ source, verses }: SoundEdition): Edition {
  const { id, kind, language, name, author, licence, sha256 } = source;
  const remarks = verseRemarks(id);
  const marks = EDITION_MARKS.find(({ edition }) => edition === id);
  return Edition.parse({
    id,
    kind,
    language,
    name,
    author,
    source: source.source,
    licence,
    verses: verses.length,
    missingVerses: [],
    incompleteVerses: [...remarks]
      .filter(([, { kind: remarked }]) => remarked === "missing")
      .map(([verse, { text }]) => ({ verse, reason: text.en })),
    ...(remarks.size > 0 && { remarkedVerses: remarks.size }),
    errata: ERRATA.filter((erratum) => erratum.edition === id).map(({ reason, corrections }) => ({
      reason,
      verses: inOrder(corrections.map(([verse]) => verse)),
    })),
    ...(marks && { wideErrata: [describeMarks(marks)] }),
    sha256,
  });
}

/** Verses as “2:70”, each once, in the order of the Quran. */
function inOrder(verses: readonly string[]): string[] {
  return [...new Set(verses)].toSorted(new Intl.Collator("en", { numeric: true }).compare);
}

function describeMarks(marks: EditionMarks): WideErratum {
  const { reason, source } = marks;
  return { reason, source, verses: countRestored(marks) };
}
