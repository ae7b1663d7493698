import type { ListedEdition } from "@daily-quran/domain/edition";
import type { Verse } from "@daily-quran/domain/reading";
import { picturePath } from "@daily-quran/domain/web-paths";
import { LANGUAGE_FACTS, languagesFrom, type ReaderLanguage } from "@daily-quran/quran/languages";
import { Button } from "../../ui/buttons/button.tsx";
import { IconCopy, IconShare } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { canCopy, canHandOn, copyText, type HandedOn, shareOrCopy } from "../../lib/hand-on.ts";
import { useEditionNames } from "../../reader/editions/edition-name.ts";
import { useTranslationSource } from "../../reader/editions/translation-source.ts";
import type { ShownLine } from "../../reader/shown-lines.ts";
import { useVerseReference } from "../../reader/surah-names.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import classes from "./verse-sharing.module.css";
import { verseText } from "./verse-text.ts";
import { useQuery } from "@tanstack/react-query";
import { INDO_PAK_EDITION } from "@daily-quran/quran/scripts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "../../reader/script/script.ts";
import type { InScriptProps } from "../../reader/script/written-verse.ts";

interface VerseSharingProps {
  readonly verse: Verse;
  /** The verse's own address, absolute. */
  readonly address: string;
  readonly pronunciation: string;
  /** The texts below its Arabic that the page shows. */
  readonly shown: ReadonlySet<ShownLine>;
  /** What else can be done with the verse. */
  readonly children: ReactNode;
}

/** Hands a verse on: as it is shown, shared with a translation in any case, and text by text behind "More". */
export function VerseSharing({ verse, address, shown, children, ...props }: VerseSharingProps) {
  const t = useTexts("sheet");
  const { served: language } = useLanguage();
  const { surahNumber, verseNumber } = verse;
  const arabic = useArabic({ verse, arabic: verse.arabic });
  const reference = useVerseReference()(`${surahNumber}:${verseNumber}`);
  const [done, setDone] = useState<HandedOn>();
  const translations = useTranslations(verse);
  const inSight = translations.filter(({ line }) => shown.has(line));
  const shared = inSight.length > 0 ? inSight : translations.slice(0, 1);
  const pronunciation = shown.has("transliteration") ? props.pronunciation : undefined;
  const common = { reference, language };
  const text = (wanted: typeof translations) =>
    verseText({ ...common, arabic, pronunciation, translations: wanted });
  const say = (handed: Promise<HandedOn>) => void handed.then(setDone);
  const copies = [
    ["copyArabic", () => verseText({ ...common, arabic })],
    ["copyPronunciation", () => verseText({ ...common, pronunciation: props.pronunciation })],
    ...translations.map(
      (one) => [one.label, () => verseText({ ...common, translations: [one] })] as const,
    ),
    ["copyLink", () => address],
  ] as const;
  return (
    <>
      {canHandOn() && (
        <Button
          {...BUTTON}
          leftSection={<IconShare aria-hidden size={18} />}
          onClick={() => say(shareOrCopy({ title: reference, text: text(shared), url: address }))}
        >
          {t("share")}
        </Button>
      )}
      {canCopy() && (
        <Button
          {...BUTTON}
          leftSection={<IconCopy aria-hidden size={18} />}
          onClick={() => say(copyText(text(inSight)))}
        >
          {t("copy")}
        </Button>
      )}
      <div className={classes.rest}>
        <details className={classes.more}>
          <summary>{t("more")}</summary>
          <div className={classes.actions}>
            <PictureLink verse={verse} edition={shared[0]?.edition} />
            {canCopy() &&
              copies.map(([label, of]) => (
                <Button key={label} {...BUTTON} onClick={() => say(copyText(of()))}>
                  {t(label)}
                </Button>
              ))}
            {children}
          </div>
        </details>
        <output className={classes.message}>{done && done !== "shared" && t(done)}</output>
      </div>
    </>
  );
}

const BUTTON = { variant: "default", fullWidth: true, justify: "flex-start" } as const;

/** The translations of a verse with the names of their editions, the page's language first. */
function useTranslations(verse: Verse) {
  const { nameOf } = useEditionNames();
  const editions: Readonly<Record<ReaderLanguage, ListedEdition | undefined>> = {
    en: useTranslationSource("en", verse),
    bn: useTranslationSource("bn", verse),
  };
  return languagesFrom(useLanguage().served).map((language) => {
    const { line, fields } = LANGUAGE_FACTS[language];
    const edition = editions[language];
    const source = edition && nameOf(edition);
    const label = `copy.${line}` as const;
    return {
      line,
      label,
      edition,
      source,
      text: verse[fields.translation],
      remark: verse[fields.remark],
    };
  });
}

interface PictureLinkProps {
  readonly verse: Verse;
  /** Of the translation that the picture has, where it is certain. */
  readonly edition: ListedEdition | undefined;
}

function PictureLink({ verse, edition }: PictureLinkProps) {
  const t = useTexts("sheet");
  const { served: language } = useLanguage();
  const name = `verse-${verse.surahNumber}-${verse.verseNumber}`;
  return (
    <Button
      component="a"
      href={picturePath({
        version: "latest",
        language,
        name: edition ? `${name}-in-${edition.id}` : name,
      })}
      download={`${name}.png`}
      {...BUTTON}
    >
      {t("picture")}
    </Button>
  );
}

/** A verse's Arabic in the reader's script, with the signs at its end, as it is handed on. */
function useArabic({ verse, arabic }: Pick<InScriptProps, "verse" | "arabic">): string {
  const { surahNumber, verseNumber } = verse;
  const [chosen] = useStoredValue(script);
  const { data } = useQuery({
    queryKey: [INDO_PAK_EDITION, surahNumber, verseNumber],
    queryFn: async () => {
      const { indoPakText } = await import("../../reader/script/indo-pak-texts.ts");
      const { texts, pick } = indoPakText(surahNumber, verseNumber);
      return pick(await texts) ?? null;
    },
    enabled: chosen === "indopak",
    meta: { ownsError: true },
  });
  return (chosen === "indopak" && data) || arabic;
}
