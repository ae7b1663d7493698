import { versePath } from "@daily-quran/domain/web-paths";
import type { Position } from "@daily-quran/domain/progress";
import { IconBookmark } from "@tabler/icons-react";
import { showVerse } from "../../reader/show-verse.ts";
import { Link } from "../../ui/link.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./continue-line.module.css";

interface ContinueLineProps {
  readonly position: Position & { readonly day: number };
  /** The day that is shown. */
  readonly shownDay: number;
  readonly onFollow: () => void;
}

/** Leads to the verse where the reader stopped, on this page or in the schedule. */
export function ContinueLine({ position: { verse, day }, shownDay, onFollow }: ContinueLineProps) {
  const t = useTexts("progress");
  const { numerals } = useFormats();
  const [surah = 0, number = 0] = verse.split(":").map(Number);
  const isHere = day === shownDay;
  const shown = numerals(verse);
  return (
    <Link
      to={versePath(day, surah, number)}
      className={classes.line ?? ""}
      onClick={(event) => {
        if (!isHere) return;
        event.preventDefault();
        showVerse(`${surah}-${number}`);
        onFollow();
      }}
    >
      <IconBookmark aria-hidden size={18} stroke={1.75} />
      {isHere ? t("continueAt", { verse: shown }) : t("continueDay", { day, verse: shown })}
    </Link>
  );
}
