import { EDITION_OF_STYLE, type Pronunciation } from "@daily-quran/domain/pronunciation";
import type { Verse } from "@daily-quran/domain/reading";
import { LANGUAGE_FACTS, LANGUAGES } from "@daily-quran/quran/languages";
import type { EditionChoices } from "../../reader/editions/edition-choices.ts";
import { SPELLINGS } from "../../reader/spell.ts";
import type { Reportable } from "./report-form.tsx";

/** The texts of a verse that may hold a mistake, in the editions and the style that the reader sees. */
export function textsOfVerse(
  verse: Verse,
  chosen: EditionChoices,
  style: Pronunciation,
): Reportable[] {
  const { surahNumber, verseNumber } = verse;
  const reference = { surahNumber, verseNumber };
  const texts: Reportable[] = [
    { about: { kind: "verse", ...reference }, shown: verse.arabic },
    ...LANGUAGES.map((language) => ({
      about: { kind: "translation", ...reference, language, ...edition(chosen[language]) } as const,
      shown: verse[LANGUAGE_FACTS[language].fields.translation],
    })),
    {
      about: { kind: "transliteration", ...reference, ...edition(EDITION_OF_STYLE[style]) },
      shown: SPELLINGS[style](verse.arabic),
    },
  ];
  if (verse.tafseer !== undefined)
    texts.push({
      about: { kind: "tafseer", ...reference, ...edition(chosen.tafseer) },
      shown: verse.tafseer,
    });
  return texts;
}

const edition = (id: string | undefined) => (id === undefined ? {} : { edition: id });
