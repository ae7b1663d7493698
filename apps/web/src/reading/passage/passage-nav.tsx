import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import classes from "./passage.module.css";

/** An address and what is there. */
interface Destination {
  readonly to: string;
  readonly text: string;
}

interface PassageNavProps {
  readonly before: Destination | undefined;
  readonly after: Destination | undefined;
  /** Whether the same ways stand above already: two landmarks need two names. */
  readonly isSecond?: boolean;
}

/** The ways to what is before and after a verse, a surah, a juz or a page. */
export function PassageNav({ before, after, isSecond = false }: PassageNavProps) {
  const t = useTexts("quran");
  return (
    <nav
      aria-label={t(isSecond ? "neighboursAtTheEnd" : "neighbours")}
      className={classes.neighbours}
      data-screen-only
    >
      {before && (
        <Link to={before.to} rel="prev">
          <IconChevronLeft aria-hidden size={18} />
          {before.text}
        </Link>
      )}
      {after && (
        <Link to={after.to} rel="next">
          {after.text}
          <IconChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  );
}
