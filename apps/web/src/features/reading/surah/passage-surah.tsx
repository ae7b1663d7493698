import type { PlacedSurah } from "@daily-quran/domain/passage";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { Fragment, memo } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { Basmala } from "./basmala.tsx";
import classes from "./passage-surah.module.css";
import card from "./surah-card.module.css";
import { SurahHeading } from "./surah-heading.tsx";
import { partsByDay } from "./parts-by-day.ts";
import { VerseItem, type VerseSlots } from "../verse/verse-item.tsx";

interface PassageSurahProps {
  readonly surah: PlacedSurah;
  /** The day of the passage's verse before the surah; undefined of its first surah. */
  readonly dayBefore: number | undefined;
  readonly tafseerEdition: string | undefined;
  /** The same object for as long as nothing in it changes. */
  readonly slots: VerseSlots;
}

/** So many verses are laid out at once: with an estimated height what follows them would move at the first look. */
const SHORT = 12;

/** One surah of a passage, with a mark where a day of the plan begins. */
export const PassageSurah = memo(function PassageSurah({
  surah,
  dayBefore,
  tafseerEdition,
  slots,
}: PassageSurahProps) {
  const headingId = `surah-${surah.number}`;
  const parts = partsByDay(surah.verses);
  // A day that begins with the surah begins with its name.
  const opening = surah.verses[0]?.verseNumber === 1 ? parts[0]?.day : undefined;
  const isNew = (day: number, index: number) => index > 0 || (day !== opening && day !== dayBefore);
  return (
    <section className={card.card} aria-labelledby={`${headingId} ${headingId}-about`}>
      {opening !== undefined && opening !== dayBefore && <DayBorder day={opening} />}
      <SurahHeading surah={surah} id={headingId} />
      {surah.basmala && <Basmala />}
      {parts.map(({ day, verses, height }, index) => (
        <Fragment key={day}>
          {isNew(day, index) && <DayBorder day={day} />}
          <ol
            {...(verses.length > SHORT
              ? {
                  className: `${card.verses} ${classes.part}`,
                  style: { containIntrinsicSize: `auto ${height}px` },
                }
              : { className: card.verses })}
            start={verses[0]?.verseNumber}
          >
            {verses.map((verse) => (
              <VerseItem
                key={verse.verseNumber}
                verse={verse}
                tafseerEdition={tafseerEdition}
                slots={slots}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
});

function DayBorder({ day }: { readonly day: number }) {
  const t = useTexts("reading");
  return (
    <p className={classes.border} data-screen-only>
      <Link to={scheduleDayPath(day)}>{t("day", { day })}</Link>
    </p>
  );
}
