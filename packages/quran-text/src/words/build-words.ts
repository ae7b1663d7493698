import { TOP_WORDS, TopWords } from "@daily-quran/domain/vocabulary";
import { byField } from "@daily-quran/quran/by-language";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { SoundEditions } from "../ingest/editions.ts";
import { verseRemarks } from "../ingest/remarks.ts";
import { verseKey } from "../verse-text.ts";
import { countForms } from "./count-forms.ts";
import { NOUNS } from "./nouns.ts";
import { PARTICLES } from "./particles.ts";
import { VERBS } from "./verbs.ts";
import type { WordEntry } from "./word-entry.ts";

const ENTRIES = new Map([...NOUNS, ...PARTICLES, ...VERBS].map((entry) => [entry.id, entry]));

/**
 * The most frequent words with a verse for each, most frequent first, counted at build time by the reviewed
 * forms in the Arabic edition. Throws when one of them lacks its entry.
 */
export function buildWords(editions: SoundEditions): TopWords {
  const ranked = [...countForms(editions.arabic.verses)].toSorted(
    ([id, count], [otherId, otherCount]) => otherCount - count || (id < otherId ? -1 : 1),
  );
  return TopWords.parse(
    ranked.slice(0, TOP_WORDS).map(([id, count]) => {
      const entry = ENTRIES.get(id);
      if (!entry) throw new Error(`The word ${id} is among the most frequent and has no entry.`);
      return { ...describe(entry, editions), count };
    }),
  );
}

/** The grammar notes of the words in Bengali, by the English note. */
const BENGALI_GRAMMAR: Readonly<Record<string, string>> = {
  "Proper noun, the name of God.": "নামবাচক বিশেষ্য, আল্লাহর নাম।",
  "Noun, masculine.": "বিশেষ্য, পুংলিঙ্গ।",
  "Noun, feminine.": "বিশেষ্য, স্ত্রীলিঙ্গ।",
  "Noun, masculine; plural ayyām.": "বিশেষ্য, পুংলিঙ্গ; বহুবচন আইয়াম।",
  "Noun, feminine; plural āyāt.": "বিশেষ্য, স্ত্রীলিঙ্গ; বহুবচন আয়াত।",
  "Noun, masculine; plural rusul.": "বিশেষ্য, পুংলিঙ্গ; বহুবচন রুসুল।",
  "Noun, mostly feminine; plural samāwāt.": "বিশেষ্য, বেশির ভাগ ক্ষেত্রে স্ত্রীলিঙ্গ; বহুবচন সামাওয়াত।",
  "Noun, feminine; plural anfus.": "বিশেষ্য, স্ত্রীলিঙ্গ; বহুবচন আনফুস।",
  "Noun, masculine; plural ashyāʾ.": "বিশেষ্য, পুংলিঙ্গ; বহুবচন আশইয়া।",
  "Noun, masculine; plural kutub.": "বিশেষ্য, পুংলিঙ্গ; বহুবচন কুতুব।",
  "Preposition; the noun after it is in the genitive.":
    "অব্যয় (হরফে জার); এর পরের বিশেষ্যের শেষে যের হয়।",
  "Relative pronoun, negative or interrogative particle, by its context.":
    "প্রসঙ্গ অনুসারে সম্বন্ধবাচক সর্বনাম, না-বাচক অব্যয় বা প্রশ্নবাচক শব্দ।",
  "Negative particle; before a verb it may also forbid.": "না-বাচক অব্যয়; ক্রিয়ার আগে নিষেধও বোঝাতে পারে।",
  "Particle of emphasis; the noun after it is in the accusative.":
    "জোর বোঝানোর অব্যয়; এর পরের বিশেষ্যের শেষে যবর হয়।",
  "Relative pronoun, masculine singular.": "সম্বন্ধবাচক সর্বনাম, পুংলিঙ্গ, একবচন।",
  "Relative, conditional or interrogative pronoun, by its context; for persons.":
    "প্রসঙ্গ অনুসারে সম্বন্ধবাচক, শর্তবাচক বা প্রশ্নবাচক সর্বনাম; ব্যক্তির জন্য।",
  "Particle of exception.": "ব্যতিক্রম বোঝানোর অব্যয়।",
  "Conditional particle; elsewhere it may also negate.": "শর্তবাচক অব্যয়; অন্য জায়গায় না-বাচকও হতে পারে।",
  "Particle that makes the verb after it a noun clause.":
    "যে অব্যয় তার পরের ক্রিয়াকে বিশেষ্যের মতো বাক্যাংশে পরিণত করে।",
  "Personal pronoun, third person masculine singular.": "ব্যক্তিবাচক সর্বনাম, নাম পুরুষ, পুংলিঙ্গ, একবচন।",
  "Demonstrative pronoun, masculine singular, for what is far.":
    "নির্দেশক সর্বনাম, পুংলিঙ্গ, একবচন; দূরের কিছুর জন্য।",
  "Personal pronoun, third person masculine plural.": "ব্যক্তিবাচক সর্বনাম, নাম পুরুষ, পুংলিঙ্গ, বহুবচন।",
  "Adverb of time, mostly for the future.": "সময়বাচক শব্দ, বেশির ভাগ ক্ষেত্রে ভবিষ্যতের জন্য।",
  "Particle before a verb; with the past tense it affirms.":
    "ক্রিয়ার আগে বসা অব্যয়; অতীত কালের সঙ্গে নিশ্চয়তা বোঝায়।",
  "Noun; the noun after it is in the genitive.": "বিশেষ্য; এর পরের বিশেষ্যের শেষে যের হয়।",
  "Negative particle; the verb after it is in the jussive and speaks of the past.":
    "না-বাচক অব্যয়; এর পরের ক্রিয়ার শেষে জযম হয় এবং তা অতীতের কথা বলে।",
  "Particle; the noun after it is in the accusative.": "অব্যয়; এর পরের বিশেষ্যের শেষে যবর হয়।",
  "Conjunction; what follows it comes later.": "সংযোজক অব্যয়; এর পরে যা আছে, তা পরে ঘটে।",
  "Conjunction of choice.": "বিকল্প বোঝানোর সংযোজক অব্যয়।",
  "Demonstrative pronoun, masculine singular, for what is near.":
    "নির্দেশক সর্বনাম, পুংলিঙ্গ, একবচন; কাছের কিছুর জন্য।",
  "Adverb of place, here in the genitive after min.": "স্থানবাচক শব্দ; এখানে মিন-এর পরে বলে শেষে যের।",
  "Adverb of time, here without a noun after it.": "সময়বাচক শব্দ; এখানে এর পরে কোনো বিশেষ্য নেই।",
  "Verb, form I; past tense, third person masculine singular.":
    "ক্রিয়া, প্রথম রূপ; অতীত কাল, নাম পুরুষ, পুংলিঙ্গ, একবচন।",
  "Verb, form I; past tense. Its predicate is in the accusative.":
    "ক্রিয়া, প্রথম রূপ; অতীত কাল। এর বিধেয়ের শেষে যবর হয়।",
  "Verb, form IV; past tense, here third person masculine plural.":
    "ক্রিয়া, চতুর্থ রূপ; অতীত কাল, এখানে নাম পুরুষ, পুংলিঙ্গ, বহুবচন।",
  "Verb, form I; here present tense, in the jussive after lam.":
    "ক্রিয়া, প্রথম রূপ; এখানে বর্তমান কাল, লাম-এর পরে বলে শেষে জযম।",
  "Verb, form I; past tense, here third person masculine plural.":
    "ক্রিয়া, প্রথম রূপ; অতীত কাল, এখানে নাম পুরুষ, পুংলিঙ্গ, বহুবচন।",
  "Verb, form I; here present tense, in the jussive.": "ক্রিয়া, প্রথম রূপ; এখানে বর্তমান কাল, শেষে জযম।",
  "Verb, form IV; here present tense, third person masculine singular.":
    "ক্রিয়া, চতুর্থ রূপ; এখানে বর্তমান কাল, নাম পুরুষ, পুংলিঙ্গ, একবচন।",
  "Verb, form I; past tense, here with the pronoun “you”.":
    "ক্রিয়া, প্রথম রূপ; অতীত কাল, এখানে “তুমি” সর্বনামের সঙ্গে।",
};

function describe({ place, ...word }: WordEntry, editions: SoundEditions) {
  const key = verseKey(place);
  const index = editions.arabic.verses.findIndex((verse) => verseKey(verse) === key);
  return {
    ...word,
    bengaliGrammar: BENGALI_GRAMMAR[word.grammar],
    verse: editions.arabic.verses[index]?.text,
    wordNumber: place.word,
    bengaliTranslation: editions.bn.verses[index]?.text,
    englishTranslation: editions.en.verses[index]?.text,
    ...byField((language) => ({ remark: verseRemarks(editions[language].source.id).get(key) })),
    fullTransliteration: editions.transliteration.verses[index]?.text,
    reference: key,
    day: dayOf(place),
  };
}

function dayOf({ surah, verse }: WordEntry["place"]): number | undefined {
  return Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).find((day) =>
    rangesOfDay(day).some(
      (range) => range.surah === surah && range.from <= verse && verse <= range.to,
    ),
  );
}
