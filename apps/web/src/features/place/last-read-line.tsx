import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import type { LastReadDay } from "../../reader/progress/day-marks.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import classes from "../../ui/buttons/line-link.module.css";

/** After days without a reading: what was read last, and the way to go on from there. */
export function LastReadLine({ day, next }: LastReadDay) {
  const t = useTexts("progress");
  return (
    <Link to={scheduleDayPath(next)} className={classes.line ?? ""}>
      {t("lastRead", { day, next })}
    </Link>
  );
}
