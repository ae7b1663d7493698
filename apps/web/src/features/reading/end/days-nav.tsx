import { groupReadingPath, scheduleDayPath } from "@daily-quran/domain/web-paths";
import { nextPlanDay, previousPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useReadingGroup } from "../../../reader/day/use-reading-group.ts";
import { useInAskedWay } from "../../../reader/way/use-reading-way.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./reading-end.module.css";

/** Links to the previous and the next day, which keep the way of reading and the group. */
export function DaysNav({ day }: { readonly day: number }) {
  const t = useTexts("reading");
  const [before, after] = [previousPlanDay(day), nextPlanDay(day)];
  const inAskedWay = useInAskedWay();
  const group = useReadingGroup(day);
  const pathOf = (other: number) =>
    inAskedWay(group === undefined ? scheduleDayPath(other) : groupReadingPath(other, group));
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
