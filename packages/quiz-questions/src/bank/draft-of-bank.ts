import type { CorpusIndex } from "../corpus/corpus-index.ts";
import type { Draft } from "../draft/draft.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { byLanguage, type Language } from "../language.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Bank, BankQuestion } from "./bank-question.ts";

/** What a question of the bank is asked with. */
interface Asking {
  /** Draws the order of the options. */
  readonly seed: string;
  readonly corpus: CorpusIndex;
  readonly translations: Bank["translations"];
}

/**
 * The written places of a question's options in the order in which they are shown. What members chose of a
 * group's own question is counted by it: it must stay as it is.
 */
export const orderOfOptions = (seed: string, id: string): readonly number[] =>
  seededRandom(`${seed}:${id}`).shuffled([0, 1, 2, 3]);

/** A question of the bank as a draft; its options stand in the same order in every language. */
export function draftOfBank(asked: BankQuestion, { seed, corpus, translations }: Asking): Draft {
  const { id, kind, answer, verses } = asked;
  const order = orderOfOptions(seed, id);
  const shows = verses.map((verse) => verseOf(verse, corpus));
  const [cites] = shows;
  if (!cites) throw new Error(`${id} is about no verse`);
  const texts = byLanguage((language) => textsOf(asked, language, { corpus, translations }));
  return {
    kind,
    question: byLanguage((language) => texts[language].question),
    options: order.map((at) => ({
      text: byLanguage((language) => asked[language].options[at] ?? ""),
    })),
    correctAnswer: order.indexOf(answer),
    explanation: byLanguage((language) => texts[language].explanation),
    cites,
    shows,
  };
}

interface Texts {
  readonly question: string;
  readonly explanation: string;
}

/** Names the translation that has the evidence, with its words, where the installed one says it otherwise. */
function textsOf(
  asked: BankQuestion,
  language: Language,
  { corpus, translations }: Omit<Asking, "seed">,
): Texts {
  const { question, explanation, evidence } = asked[language];
  const stands = evidence.every(({ verse, text }) => {
    const whole = verseOf(verse, corpus).translations[language];
    return whole.normalize("NFC").includes(text.normalize("NFC"));
  });
  if (stands) return { question, explanation };
  const words = evidence.map(({ text }) => `“${text}”`).join(" ");
  return {
    question: `${question} (${translations[language]})`,
    explanation: `${explanation} ${translations[language]}: ${words}`,
  };
}

function verseOf(reference: string, corpus: CorpusIndex): IndexedVerse {
  const [surah = 0, verse = 0] = reference.split(":").map(Number);
  return corpus.verseAt(surah, verse);
}
