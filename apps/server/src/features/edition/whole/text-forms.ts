import { escapeMarkup } from "../../../texts/escape-markup.ts";
import type { TextForm, TextHead, WholeText, WholeVerse } from "@daily-quran/domain/edition";
import type { Steps } from "@daily-quran/steps/steps";

/** How a form is written: what is before, of each verse and after. */
interface Form {
  readonly contentType: string;
  /** Whether it has a place for each verse, and so repeats what is on several. */
  readonly byVerse?: true;
  head(edition: TextHead): string;
  verse(verse: WholeVerse, before: WholeVerse | undefined, at: Place): string;
  foot(whole: WholeText): string;
}

/** What a verse's line names besides its text. */
interface Place {
  readonly edition: TextHead;
  readonly surahName: (surah: number) => string;
}

const COLUMNS =
  "surah,verse,to,text,remark_en,remark_bn,edition,revision,licence,source,footnotes,footnotes_at";

/** The forms of a whole text; `txt` and `xml` are Tanzil's. */
export const FORMS: Readonly<Record<TextForm, Form>> = {
  json: {
    contentType: "application/json; charset=utf-8",
    head: (edition) => `{"edition":${JSON.stringify(edition)},"verses":[`,
    verse: (verse, before) => `${before ? "," : ""}${JSON.stringify(verse)}`,
    foot: () => "]}",
  },
  ndjson: {
    contentType: "application/x-ndjson; charset=utf-8",
    head: (edition) => `${JSON.stringify({ edition })}\n`,
    verse: (verse) => `${JSON.stringify(verse)}\n`,
    foot: () => "",
  },
  csv: {
    contentType: "text/csv; charset=utf-8; header=present",
    head: () => `${COLUMNS}\r\n`,
    // A table has no place for a notice: its first row names the edition.
    verse: ({ surah, verse, to = verse, text, remark, notes = [] }, before, { edition }) =>
      row([
        surah,
        verse,
        to,
        text,
        remark?.text.en ?? "",
        remark?.text.bn ?? "",
        ...(before
          ? ["", "", "", ""]
          : [edition.id, edition.revision, edition.licence, edition.source]),
        notes.map((note, index) => `[${index + 1}] ${inOneLine(note.text)}`).join("\n"),
        notes.map(({ at }) => at).join(" "),
      ]),
    foot: () => "",
  },
  txt: {
    contentType: "text/plain; charset=utf-8",
    byVerse: true,
    head: () => "",
    verse: ({ surah, verse, text }) => `${surah}|${verse}|${inOneLine(text)}\n`,
    // Programs pass over these lines as they do over the notice.
    foot: ({ edition, verses }) =>
      [
        ...verses.flatMap(({ surah, verse, notes = [], remark }) => [
          ...notes.map(({ at, text }) => `\n# note ${surah}:${verse} at ${at}: ${inOneLine(text)}`),
          ...(remark ? [`\n# remark ${surah}:${verse}: ${inOneLine(remark.text.en)}`] : []),
        ]),
        `\n${notice(edition, "# ")}\n`,
      ].join(""),
  },
  xml: {
    contentType: "application/xml; charset=utf-8",
    byVerse: true,
    head: (edition) =>
      `<?xml version="1.0" encoding="utf-8" ?>\n<!--\n${notice(edition, "  ").replaceAll("--", "- -")}\n-->\n<quran>\n`,
    verse: ({ surah, verse, text, notes = [], remark }, before, { surahName }) => {
      const isNew = before?.surah !== surah;
      const end = before && isNew ? "\t</sura>\n" : "";
      const start = isNew
        ? `\t<sura index="${surah}" name="${escapeMarkup(surahName(surah))}">\n`
        : "";
      const inside = notes.map((one) => `<note at="${one.at}">${escapeMarkup(one.text)}</note>`);
      if (remark) inside.push(`<remark>${escapeMarkup(remark.text.en)}</remark>`);
      const close = inside.length > 0 ? `>${inside.join("")}</aya>` : " />";
      return `${end}${start}\t\t<aya index="${verse}" text="${escapeMarkup(text)}"${close}\n`;
    },
    foot: () => "\t</sura>\n</quran>\n",
  },
};

/** Writes a whole text, in steps; `bom` puts a byte order mark before it. */
export function* writeText(
  whole: WholeText,
  form: TextForm,
  { surahName, bom }: { readonly surahName: (surah: number) => string; readonly bom: boolean },
): Steps<string> {
  const { edition, verses } = whole;
  const written = FORMS[form];
  const parts = [bom ? "\uFEFF" : "", written.head(edition)];
  let before: WholeVerse | undefined;
  for (const one of verses) {
    for (const each of written.byVerse ? versesOf(one) : [one]) {
      parts.push(written.verse(each, before, { edition, surahName }));
      before = each;
    }
    if (one.verse === 1) yield;
  }
  return `${parts.join("")}${written.foot(whole)}`;
}

const inOneLine = (text: string): string => text.replaceAll("\n", "\u2028");

const versesOf = ({ to, ...first }: WholeVerse): WholeVerse[] =>
  Array.from({ length: (to ?? first.verse) - first.verse + 1 }, (_, index) => ({
    ...first,
    verse: first.verse + index,
  }));

const notice = ({ name, author, licence, source, id, revision }: TextHead, mark: string): string =>
  [name, author, licence, source, `${id}, revision ${revision}`]
    .map((line) => `${mark}${line.replaceAll(/\s+/gu, " ")}`)
    .join("\n");

/** A row of RFC 4180. */
export const row = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(String(cell))).join(",")}\r\n`;

const quoted = (cell: string): string =>
  /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
