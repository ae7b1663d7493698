import type { Surah } from "@daily-quran/domain/reading";
import { memo } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Basmala } from "./basmala.tsx";
import { SurahHeading } from "./surah-heading.tsx";
import { SurahToggles, type SurahTogglesProps } from "./surah-toggles.tsx";
import classes from "./surah-card.module.css";
import { VerseItem, type VerseSlots } from "../verse/verse-item.tsx";

interface SurahCardProps {
  readonly surah: Surah;
  /** Which card of its page it is, where it has toggles of its own. */
  readonly index?: number | undefined;
  /** The day that its toggles name. */
  readonly day?: SurahTogglesProps["day"];
  readonly tafseerEdition?: string | undefined;
  /** The same object for as long as nothing in it changes. */
  readonly slots?: VerseSlots;
}

const NO_SLOTS: VerseSlots = {};

/** One surah of a reading. It works without JavaScript: CSS follows its radio inputs. */
export const SurahCard = memo(function SurahCard({
  surah,
  index,
  day,
  tafseerEdition,
  slots = NO_SLOTS,
}: SurahCardProps) {
  const t = useTexts("reading");
  const settings = useTexts("settings");
  const headingId = `surah-${surah.number}`;
  const fromTheStart = surah.verses[0]?.verseNumber === 1;
  return (
    <section
      className={classes.card}
      aria-labelledby={`${headingId} ${headingId}-about`}
      data-toggles={index === undefined ? undefined : true}
    >
      <SurahHeading surah={surah} id={headingId} />
      {index !== undefined && (
        <details className={classes.fold} data-screen-only>
          <summary className={classes.open} aria-label={`${t("translation")}, ${t("textSize")}`}>
            {settings("button")}
          </summary>
          <div className={classes.toggles}>
            <SurahToggles index={index} day={day} />
          </div>
        </details>
      )}
      {surah.basmala && fromTheStart && <Basmala />}
      <ol className={classes.verses}>
        {surah.verses.map((verse) => (
          <VerseItem
            key={verse.verseNumber}
            verse={verse}
            tafseerEdition={tafseerEdition}
            slots={slots}
          />
        ))}
      </ol>
    </section>
  );
});
