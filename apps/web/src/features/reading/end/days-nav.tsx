import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { nextPlanDay, previousPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useInAskedWay } from "../../../reader/way/use-reading-way.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./reading-end.module.css";

/** The ways to the day before and the day after, to be read as the address says; the plan begins at day 1. */
export function DaysNav({ day }: { readonly day: number }) {
  const t = useTexts("reading");
  const [before, after] = [previousPlanDay(day), nextPlanDay(day)];
  const inAskedWay = useInAskedWay();
  const pathOf = (other: number) => inAskedWay(scheduleDayPath(other));
  return (
    <nav aria-label={t("days")} className={classes.days}>
      {day > 1 && (
        <Link to={pathOf(before)}>
          <IconChevronLeft aria-hidden size={18} />
          {t("day", { day: before })}
        </Link>
      )}
      <Link to={pathOf(after)}>
        {t("day", { day: after })}
        <IconChevronRight aria-hidden size={18} />
      </Link>
    </nav>
  );
}
