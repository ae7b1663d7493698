import type { EditionId } from "./edition-sources.ts";
import { BENGALI_MARKS } from "./marks/bn-muhiuddin.generated.ts";
import { ENGLISH_MARKS } from "./marks/en-saheeh.generated.ts";
import type { MarkTable } from "./marks/mark-table.ts";

/** An edition's marks, their source, and the remark in the API. */
export interface EditionMarks extends MarkTable {
  readonly edition: EditionId;
  readonly reason: string;
  /** The copy of the edition that the marks were read from. */
  readonly source: string;
}

/** The editions with restored marks; in all 6,236 verses the words equal the source's. */
export const EDITION_MARKS: readonly EditionMarks[] = [
  {
    edition: "en-saheeh",
    reason:
      "quran-json leaves out the marks that a verse ends with, and the quotation mark that some begin with. They are restored from the same edition in the Quranic Corpus, whose words are equal in all verses; a third copy has the same marks.",
    source:
      "https://github.com/kaisdukes/quranic-corpus-api/blob/17a9062416eccc332111ef3e84f74072d709e187/src/main/resources/data/translation/sahih-international.txt",
    ...ENGLISH_MARKS,
  },
  {
    edition: "bn-muhiuddin",
    reason:
      "quran-json leaves out the marks that a verse ends with, the full stop apart. They are restored from the same edition in the GlobalQuran project, whose words are equal in all verses; a third copy has the same marks.",
    source:
      "https://github.com/GlobalQuran/data/blob/25f53d29d9a773f5fc471ef12893529516dba1e3/translation/bn.bengali.txt",
    ...BENGALI_MARKS,
  },
];
