import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { listedEdition, listedEditions } from "../../../content/listed-editions.ts";
import { editionText } from "@daily-quran/domain/api-paths";
import {
  type EditionFacts,
  type ListedEdition,
  TEXT_FORMS,
  type TextForm,
  TextHead,
  type WholeText,
} from "@daily-quran/domain/edition";
import { DomainError } from "@daily-quran/domain/errors";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { z } from "zod";
import type { Content, Derived } from "../../../content/content.ts";
import type { InTurn } from "../../../content/document-cache.ts";
import { packedDocument } from "../../../content/packed-document.ts";
import {
  JSON_TYPE,
  parseDocument,
  prepareDocument,
  type ReadyDocument,
  sha256,
} from "../../../content/ready-document.ts";
import { type Rank, runInSlices } from "../../../content/run-in-slices.ts";
import { FORMS, writeText } from "./text-forms.ts";

// Somebody may be waiting for the first one.
const QUALITY = 6;

interface Source {
  readonly content: Content;
  readonly inTurn?: InTurn | undefined;
  readonly rank?: Rank;
}

/** Which file of an edition is wanted; `bom` is for spreadsheets. */
export interface WantedFile {
  readonly edition: string;
  readonly form: TextForm;
  readonly bom: boolean;
}

/** The facts of an edition as a document, made at first use; rejects with EDITION_NOT_FOUND. */
export const factsDocument = ({ content, inTurn }: Source, id: string): Derived =>
  content.derived(
    JSON.stringify(["edition", id]),
    async (source) => prepareDocument(JSON.stringify(factsOf(source, id)), JSON_TYPE, QUALITY),
    inTurn,
  );

/** The whole text as a file, cached or made now; rejects with EDITION_NOT_FOUND and TEXT_NOT_WHOLE. */
export function textDocument({ content, inTurn, rank }: Source, wanted: WantedFile): Derived {
  const { edition, form, bom } = wanted;
  return content.derived(
    JSON.stringify(["text", edition, form, bom]),
    async (source) => {
      const ahead = bom ? undefined : await readAhead(fileNameOf(source, wanted), form);
      if (ahead) return ahead;
      const whole = await wholeText(source, edition);
      const names = z.array(SurahFacts).parse(parseDocument(source.surahs));
      const surahName = (surah: number): string => names[surah - 1]?.arabicName ?? "";
      const text = await runInSlices(writeText(whole, form, { surahName, bom }), rank);
      return packedDocument(await prepareDocument(text, FORMS[form].contentType, QUALITY));
    },
    inTurn,
  );
}

// Beside the bundle, whose build writes them; beside the source there are none.
const AHEAD = new URL("whole-texts/", import.meta.url);

/** A file that the build has compressed; undefined for one of an installed edition or another text. */
async function readAhead(
  name: string | undefined,
  form: TextForm,
): Promise<ReadyDocument | undefined> {
  const read = (ending: string) => readFile(new URL(`${name}.${ending}`, AHEAD));
  try {
    const [gzip, br] = await Promise.all([read("gz"), read("br")]);
    const hash = sha256(await promisify(gunzip)(gzip));
    return packedDocument({ contentType: FORMS[form].contentType, hash, gzip, br });
  } catch {
    return undefined;
  }
}

/** Under which name a browser saves it: with the revision, so that two of them can be told apart. */
export function fileNameOf(content: Content, { edition, form }: WantedFile): string | undefined {
  const found = listedEditions(content).find(({ id }) => id === edition);
  return found && `${found.id}-${revisionOf(found)}.${form}`;
}

async function wholeText(content: Content, id: string): Promise<WholeText> {
  const facts = factsOf(content, id);
  if (facts.files.length === 0) throw new DomainError("TEXT_NOT_WHOLE");
  const { runs, remarks } = await content.wholeText(id);
  return {
    edition: TextHead.parse(facts),
    verses: runs.map(({ surah, from, to, text, notes }) => {
      const remark = remarks[`${surah}:${from}`];
      return {
        surah,
        verse: from,
        ...(to > from && { to }),
        text,
        ...(remark && { remark }),
        ...(notes && { notes: [...notes] }),
      };
    }),
  };
}

/** The facts of an edition; throws EDITION_NOT_FOUND with the known IDs. */
export function factsOf(content: Content, id: string): EditionFacts {
  const found = listedEdition(content, id, "edition");
  const forms = mayBeCopied(found) ? TEXT_FORMS : [];
  return {
    ...found,
    revision: revisionOf(found),
    files: forms.map((form) => editionText(form).replace("{edition}", id)),
  };
}

// The same on every server, and in what is exported.
const revisionOf = (edition: ListedEdition): string => edition.sha256.slice(0, 12);

const FREE = /\b(?:CC0|CC[ -]BY|Creative Commons|public domain|MIT)\b/iu;

/** A commentary is given as one file only where its licence says that it may be copied. */
const mayBeCopied = ({ kind, licence }: ListedEdition): boolean =>
  kind !== "tafseer" || FREE.test(licence);
