import type { Verse } from "@daily-quran/domain/reading";
import type { EditionChoices } from "../../reader/edition-choices.ts";
import type { Reportable } from "./report-form.tsx";

/** The texts of a verse that may hold a mistake, with the editions that the reader chose for them. */
export function textsOfVerse(verse: Verse, chosen: EditionChoices): Reportable[] {
  const { surahNumber, verseNumber } = verse;
  const reference = { surahNumber, verseNumber };
  const translation = (language: "en" | "bn") => ({
    kind: "translation" as const,
    ...reference,
    language,
    ...edition(chosen[language]),
  });
  const texts: Reportable[] = [
    { about: { kind: "verse", ...reference }, shown: verse.arabic },
    { about: translation("en"), shown: verse.translation },
    { about: translation("bn"), shown: verse.bengaliTranslation },
    {
      about: { kind: "transliteration", ...reference, ...edition(chosen.transliteration) },
      shown: verse.transliteration,
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
