import { IconBookmark } from "@tabler/icons-react";
import { useVerseReference } from "../../reader/surah-names.ts";
import { showVerse } from "../../reader/verse-element.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "../../ui/buttons/line-link.module.css";

interface ContinueLineProps {
  /** Where the reader stopped, as `80:17`. */
  readonly verse: string;
  /** The address of the verse. */
  readonly path: string;
  /** The day that has the verse, where that is another than the page's. */
  readonly elsewhere?: number | undefined;
  readonly onFollow: () => void;
}

/** Leads to the verse where the reader stopped, on this page or in the schedule. */
export function ContinueLine({ verse, path, elsewhere, onFollow }: ContinueLineProps) {
  const t = useTexts("progress");
  const shown = useVerseReference()(verse);
  return (
    <Link
      to={path}
      className={classes.line ?? ""}
      onClick={(event) => {
        if (elsewhere !== undefined) return;
        event.preventDefault();
        showVerse(verse.replace(":", "-"));
        onFollow();
      }}
    >
      <IconBookmark aria-hidden size={18} stroke={1.75} />
      {elsewhere === undefined
        ? t("continueAt", { verse: shown })
        : t("continueDay", { day: elsewhere, verse: shown })}
    </Link>
  );
}
