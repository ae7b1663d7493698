import type { Language } from "../language.ts";

const LETTERS = { min: 40, max: 240 };
const NOTE_MARK = String.raw`[[(][\d০-৯*]+[\])]`;
const NOTE_LINE = new RegExp(`^${NOTE_MARK}\\s*(?=\\S)`, "u");
const NOTE_MARKS = new RegExp(`\\s*${NOTE_MARK}`, "gu");
const SENTENCE = /[^.?!।]+[.?!।]+["'”’)]*(?=\s|$)/gu;
const BEGINS_SPEECH =
  /(^|[\s‘“"'(])(lo|nay|what|behold|alas|ah|oh|O\s[^.?!]*|হে\s[^.?!।]*|ওহে\s[^.?!।]*|হায়|সাবধান)!$/iu;

// Matters of law and of the body that belong in study, not among a quiz's options.
const EXPLICIT =
  /intercourse|sexual|menstru|menses|semen|sperm|private part|copulat|intima|fornicat|adulter|lewd|sodom|সহবাস|সঙ্গম|যৌন|বীর্য|ঋতু|ব্যভিচার|লজ্জাস্থান|মাসিক/iu;
// What the commentary reports of deniers would be shown without its answer.
const OF_DENIERS =
  /sorcer|madman|soothsayer|\bpoet|\bfools?\b|\bliars?\b|যাদুকর|জাদুকর|পাগল|গণক|কবি|নির্বোধ|মিথ্যুক|আনয়ন কর/iu;
// Nor is it said in a single sentence what they claim of God.
const OF_UNBELIEF =
  /\b(sons?|daughters?|offspring) (of|for|to) (God|Him)\b|\bbegotten\b|\b(jews|christians|disbeliev\w+|idolat\w+|hypocrites?|deniers?|they|those)\b[^.]*\b(say|says|said|saying|claim\w*|alleg\w+)\b|আল্লাহর (পুত্র|ছেলে|বেটা|সন্তান|কন্যা)|(ইয়াহুদী|খ্রিষ্টান|মুশরিক|কাফের|মুনাফি)[^।]*(বলত|বলে|বলল|মনে কর|দাবী)|আল্লাহ তাদেরকে ধ্বংস/iu;
// The words of Allah or of a prophet, without a sign of who is speaking.
const FIRST_PERSON =
  /\b(I|We|Us|Me|My|Our|Mine|Ours|we|us|me|my|our|mine|ours)\b|(^|[^\p{L}\p{M}])(আমি|আমরা|আমায়|আমার|আমাকে|আমাদের)/u;
// Arabic and numbers of verses give the verse away; markup and rows of dashes are no text.
const ABBREVIATED = /(^|[\s(])(\p{L}{1,2}|sc|viz|cf|ibid|etc|Ibn|ডঃ|হাঃ)\.$/u;
const UNFIT = /[\p{Script=Arabic}\p{Nd}<>[\]]|--|…/u;

/**
 * The rules by which a sentence of a language is understandable alone: how it must begin, what it may not
 * open with or contain.
 */
interface SentenceRules {
  readonly begins: RegExp;
  readonly pointing: RegExp;
  readonly unclear: RegExp;
  readonly grammar: RegExp;
}

const SENTENCE_RULES: Readonly<Record<Language, SentenceRules>> = {
  en: {
    begins: /^[A-Z‘“]/u,
    pointing:
      /^(this|these|that|it|its|see|or|and so on|thus|namely|hence|here|also|another|some|similarly|likewise|in other words|in this|the former|the latter|as for|regarding)[\s,]/iu,
    // A pronoun before any noun, what was said before, or a gloss that runs into the verse without a comma.
    unclear:
      /^(\p{L}+\s+){0,2}(he|she|they)\b|\b(this|these|mentioned|aforementioned|nay|namely|that is|regarding their)\b/iu,
    // A lower-case word with the letters of transliteration is an Arabic word that is being explained; a lone s is a lost sign.
    grammar:
      /\b(predicate|subject|object|accusative|genitive|nominative|particle|preposition|pronoun|verb|verbal|noun|imperative|indicative|plural|singular|feminine|masculine|read|reading|variant|adjective|adjectival|apposition|substitut\w+|conditional|interrogative|suffix|prefix|supplement|conjunction|participle|elided|omitted|assimilat\w+|syntax|derive[sd]?|consonant|vowel|qualif\w+|rhetorical|circumstantial|coordinat\w+|annexation|clause|sentence|oath|statement|explicative|referent|person|softened|informative|denotes|denoting|connotes|bal|niyya|wajh|sc|viz|cf|in other words understand|already been mentioned|repeated|yawma)\b|\b(wa|fa|bi|li|la|a|al)-[a-z]|\b[a-z]+ ‘[a-z]|(^|[\s‘(-])[a-z‘’'-]*[āīūṣḍṭẓḥʿʾ]|\bs\b|\ss['’]|\sA\s/u,
  },
  bn: {
    begins: /^[\u0985-\u09B9‘“'"]/u,
    pointing:
      /^(এ|এই|এর|এটা|এটি|এরা|এখানে|এতে|এগুলো|অথবা|উক্ত|যেমন|পূর্বে|তা|তাই|এবং|কিংবা|সুতরাং|অতএব|কেননা|কারণ|কেউ|আবার|দ্বিতীয়|তৃতীয়|প্রথম|অনুরূপ|এভাবে|এমন|ঐ|সে|তাঁর|তার|তিনি|তারা|দেখুন|অন্য|অর্থ|অর্থাৎ|যার|যাঁর|যাতে|যেখানে|যেহেতু|ফলে|তবে|বরং|কিন্তু|তখন|সেই|সেখানে|এরাই|ওরা|ওদের|তাদের|তাকে|তাঁকে|এমনকি|পক্ষান্তরে|এখান|উভয়|সেদিন|আর|এ-ই|এটাও|এটাই|যা|যে|যথা|প্রথমটি|মোট|কাজেই|তাছাড়া|তারপর|এরপর|এরপরও|এরপরে|এমতাবস্থায়|এরূপ|কোন কোন|বলা হচ্ছে|না|শুধু|সব|সর্বাস্থায়|পুনরায়|পূর্বের|নচেৎ|তারাও|তাহলে|যাই|মূলতঃ|তারই|পরিশেষে|কতক)[\s,:-]/u,
    unclear:
      /^(\S+\s+){0,2}(তাঁরা|তারা|তাঁকে|তাদেরকে|ওদেরকে)\s|(^|\s)(সেই|উক্ত|ঐ|প্রথমতঃ|এ হতে|এই শ্রেণীর|অন্য স্থানেও?)\s|(উল্লিখিত|উপরোক্ত|পূর্বোক্ত|তাঁদেরকে দূর|আল্লাকে|মাজার|মুশকির|নিজেরদের|শবাধার)|সহীহায়নে/u,
    grammar:
      /শব্দ|এখানে|বুঝানো|বোঝানো|উদ্দেশ্য|বর্ণনা করা হ|অবতীর্ণ হয়|এখান হতে|এই লোক|আভিধানিক|ব্যাকরণ|বচন|ক্রিয়া|বিশেষ্য|বিশেষণ|সর্বনাম|ধাতু|উহ্য|হরফ|অক্ষর|এর অর্থ|অর্থ হল|বলতে|সম্বন্ধ|ক্বিরাআত|কিরাআত|আয়াত|সূরা|বুখারী|মুসলিম শরীফ|তিরমিযী|মুসনাদ|ইবনে কাসীর|ফাতহুল/u,
  },
};

/**
 * The whole sentences of a commentary's text that are understandable alone, in their order: of
 * its notes where it has numbered ones, else of its opening.
 */
export function commentarySentences(text: string, language: Language): string[] {
  const lines = linesOf(text);
  // Where a commentary has numbered notes, its first line only renders the verse.
  const notes = lines.filter((line) => NOTE_LINE.test(line));
  const sources = notes.length > 0 ? notes : lines.slice(0, 1);
  return sources.flatMap((line) => wholeSentences(withoutNoteMarks(line), language));
}

/** Every sentence of a commentary's text, fit to be asked or not. */
export function everySentence(text: string): string[] {
  return linesOf(text).flatMap((line) => sentencesOf(withoutNoteMarks(line)));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.match(SENTENCE) ?? []) {
    const before = sentences.at(-1);
    // “Lo!” and “O mankind!” only begin what is said.
    if (before !== undefined && BEGINS_SPEECH.test(before)) {
      sentences.splice(-1, 1, `${before} ${piece.trim()}`);
    } else sentences.push(piece.trim());
  }
  return sentences;
}

/** A commentary's text without the marks that point to its notes. */
export function withoutNoteMarks(text: string): string {
  return text.replace(NOTE_LINE, "").replace(NOTE_MARKS, "");
}

function wholeSentences(line: string, language: Language): string[] {
  const found = sentencesOf(line);
  // What ends with an abbreviation was cut apart there, and so was what follows it.
  return found.filter(
    (sentence, index) =>
      !ABBREVIATED.test(sentence) &&
      !ABBREVIATED.test(found[index - 1] ?? "") &&
      isFit(sentence.normalize("NFC"), language),
  );
}

function isFit(sentence: string, language: Language): boolean {
  const { begins, pointing, unclear, grammar } = SENTENCE_RULES[language];
  return (
    sentence.length >= LETTERS.min &&
    sentence.length <= LETTERS.max &&
    begins.test(sentence) &&
    !pointing.test(sentence) &&
    !unclear.test(sentence) &&
    !grammar.test(sentence) &&
    !UNFIT.test(sentence) &&
    !FIRST_PERSON.test(sentence) &&
    !EXPLICIT.test(sentence) &&
    !OF_DENIERS.test(sentence) &&
    !OF_UNBELIEF.test(sentence) &&
    isBalanced(sentence)
  );
}

/** Whether what is opened is closed: brackets and quotation marks. */
function isBalanced(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length - 1;
  // Inside a word the mark is an apostrophe.
  const closing = sentence.match(/’(?!\p{L})/gu)?.length ?? 0;
  return (
    count("(") === count(")") &&
    count("“") === count("”") &&
    count("‘") === closing &&
    count('"') % 2 === 0 &&
    !/['’]$/u.test(sentence.replace(/‘[^‘’]*’$/u, ""))
  );
}
