import { useTexts } from "../../texts/use-texts.ts";
import type { ReadersDay } from "../../reader/day/day-clock.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./new-reading-line.module.css";
import { goOn } from "./shown-day.ts";

interface NewReadingLineProps {
  readonly shown: ReadersDay | undefined;
  readonly now: ReadersDay | undefined;
}

/** Offers the new day's reading while the day before is still being read. */
export function NewReadingLine({ shown, now }: NewReadingLineProps) {
  const t = useTexts("reading");
  if (!now || shown?.day === now.day) return null;
  return <NewLine label={t("readDay", { day: now.day })} onRead={goOn} />;
}

interface NewLineProps {
  readonly label: string;
  readonly onRead: () => void;
}

/** Says that there is a new reading, with the button that shows it. */
export function NewLine({ label, onRead }: NewLineProps) {
  const t = useTexts("reading");
  return (
    <output className={classes.line} data-screen-only>
      {t("newReady")}
      <TextButton
        isStrong
        onClick={() => {
          onRead();
          window.scrollTo({ top: 0 });
        }}
      >
        {label}
      </TextButton>
    </output>
  );
}
