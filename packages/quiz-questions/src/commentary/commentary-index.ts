import { commentarySentences, everySentence, withoutNoteMarks } from "./commentary-sentences.ts";
import type { CorpusIndex } from "../corpus/corpus-index.ts";
import { byLanguage, type Language, LANGUAGES } from "../language.ts";
import { localisedOption } from "../corpus/option.ts";
import type { Option } from "../corpus/option.ts";
import type { TafseerRun } from "../quran.ts";
import { wasReadAndFit } from "./read-sentences.ts";
import { countQuotations } from "./quotation-count.ts";
import type { Steps } from "@daily-quran/steps/steps";
import { saysMore } from "./own-words.ts";
import { isUnansweredUnbelief } from "../exclusions/unanswered-unbelief.ts";

const MAX_SENTENCES = 3;

/** Whether a sentence on a run was read by the project and found fit to be asked. */
type ReadAndFit = (sentence: string, run: TafseerRun, language: Language) => boolean;

/**
 * A sentence that the commentary says of a verse, with the positions of the first and last verse that it
 * explains.
 */
export interface Remark {
  readonly option: Option;
  readonly from: number;
  readonly to: number;
}

/** The installed commentary, prepared once for building any day's quiz. */
export interface CommentaryIndex {
  /** The sentence on the verse at this position; undefined where nothing fit to ask is said of it alone. */
  remarkOn(position: number): Remark | undefined;
}

/**
 * The runs of the installed commentary by language; with one language installed, every member is shown that
 * one.
 */
export type Commentary = Readonly<Partial<Record<Language, readonly TafseerRun[]>>>;

/**
 * Prepares a commentary; where several languages are installed, only verses with a fit sentence in each
 * are asked, so that every member gets the same question. `wasRead` tells which sentences were read one by one.
 */
export function* indexCommentary(
  commentary: Commentary,
  corpus: CorpusIndex,
  wasRead: ReadAndFit = wasReadAndFit,
): Steps<CommentaryIndex> {
  const editions = new Map<Language, Sentences>();
  for (const language of LANGUAGES) {
    const runs = commentary[language];
    if (runs?.length)
      editions.set(language, yield* indexEdition({ runs, language, corpus, wasRead }));
  }
  const remarks = new Map<number, Remark | undefined>();

  function remarkOn(position: number): Remark | undefined {
    if (!remarks.has(position)) remarks.set(position, remarkOf(position, editions));
    return remarks.get(position);
  }

  return { remarkOn };
}

function remarkOf(
  position: number,
  editions: ReadonlyMap<Language, Sentences>,
): Remark | undefined {
  const said = [...editions.values()].flatMap((sentences) => sentences.get(position) ?? []);
  const [first] = said;
  if (!first || said.length < editions.size) return undefined;
  const textIn = (language: Language) => editions.get(language)?.get(position) ?? first;
  return {
    option: localisedOption(byLanguage((language) => textIn(language).text)),
    from: Math.min(...said.map(({ from }) => from)),
    to: Math.max(...said.map(({ to }) => to)),
  };
}

interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What an edition says of the verses, by their positions. */
type Sentences = ReadonlyMap<number, Sentence>;

interface Edition {
  readonly runs: readonly TafseerRun[];
  readonly language: Language;
  readonly corpus: CorpusIndex;
  readonly wasRead: ReadAndFit;
}

function* indexEdition({ runs, language, corpus, wasRead }: Edition): Steps<Sentences> {
  const texts: string[] = [];
  const read: Sentence[][] = [];
  const unread: Sentence[][] = [];
  for (const run of runs) {
    yield;
    texts.push(withoutNoteMarks(run.text));
    if (quotesUnbelief(run)) continue;
    const from = corpus.positionOf(run.surah, run.from);
    const translation = translationOf(run, language, corpus);
    const ofRun = (fit: readonly string[]) =>
      fit
        .filter((text) => saysMore(text, translation))
        .map((text) => ({ text, from, to: from + run.to - run.from }));
    read.push(ofRun(everySentence(run.text).filter((text) => wasRead(text, run, language))));
    unread.push(ofRun(commentarySentences(run.text, language).slice(0, MAX_SENTENCES)));
  }
  // Of a commentary that was read one by one, nothing else is asked; rules alone choose from any other.
  const sentences = read.some(({ length }) => length > 0) ? read : unread;
  const counts = yield* countQuotations(
    sentences.flat().map(({ text }) => text),
    texts,
  );
  const byPosition = new Map<number, Sentence>();
  for (const ofRun of sentences) {
    // A commentary repeats itself: a sentence that occurs twice, even inside another, identifies no verse.
    const own = ofRun.find(({ text }) => counts.get(text) === 1);
    if (!own) continue;
    for (let position = own.from; position <= own.to; position++) byPosition.set(position, own);
  }
  return byPosition;
}

function quotesUnbelief({ surah, from, to }: TafseerRun): boolean {
  for (let verseNumber = from; verseNumber <= to; verseNumber++) {
    if (isUnansweredUnbelief({ surahNumber: surah, verseNumber })) return true;
  }
  return false;
}

function translationOf(
  { surah, from, to }: TafseerRun,
  language: Language,
  corpus: CorpusIndex,
): string {
  const texts: string[] = [];
  for (let verseNumber = from; verseNumber <= to; verseNumber++) {
    texts.push(corpus.verseAt(surah, verseNumber).translations[language]);
  }
  return texts.join(" ");
}
