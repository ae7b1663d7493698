import { portionPath } from "@daily-quran/domain/web-paths";
import { type ReactNode, useEffect, useMemo } from "react";
import { useItems } from "../../reader/progress/use-progress.ts";
import { useReaderToday } from "../../reader/day/reader-today.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { ownPlans } from "./own-plans.ts";
import classes from "../../ui/buttons/line-link.module.css";

interface PlanLineProps {
  /** What is shown where no own plan has anything to read today. */
  readonly children?: ReactNode;
  readonly onShown: (isShown: boolean) => void;
}

/** Leads to today's portion of the newest own plan that has one to read. */
export function PlanLine({ children, onShown }: PlanLineProps) {
  const t = useTexts("progress");
  const plans = useItems("plan");
  const marks = useItems("mark");
  const today = useReaderToday();
  const unread = useMemo(() => {
    const states = plans && marks ? ownPlans(plans, marks, today.date) : [];
    return states.find(({ progress }) => progress.today.length > 0);
  }, [plans, marks, today]);
  const isShown = unread !== undefined;
  useEffect(() => onShown(isShown), [isShown, onShown]);
  if (!unread) return children;
  return (
    <Link to={portionPath(unread.id)} className={classes.line ?? ""}>
      {t("planToday", { name: unread.plan.name })}
    </Link>
  );
}
