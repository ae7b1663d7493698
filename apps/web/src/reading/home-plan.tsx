import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { useItems, useProgress } from "../reader/progress/use-progress.ts";
import { useReadersDay } from "../reader/day/use-readers-day.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Link } from "../ui/buttons/link.tsx";
import { Boundary } from "../ui/status/boundary.tsx";
import { Loading } from "../ui/status/loading.tsx";
import classes from "../features/day/own-day-notice.module.css";
import { OwnPortion } from "./own-portion.tsx";

interface HomePlanProps {
  readonly planId: string;
  readonly className: string | undefined;
  /** Shown where the plan is not the reader's (any more): after they signed out or in, or removed it elsewhere. */
  readonly otherwise: ReactNode;
}

/** Home with a plan of the reader's own: today's portion, and where everyone is. */
export function HomePlan({ planId, className, otherwise }: HomePlanProps) {
  const t = useTexts("plans");
  const progress = useProgress();
  const isThere = useItems("plan")?.some(({ id }) => id === planId);
  const day = useReadersDay()?.globalDay;
  const shared = (text: ReactNode) => <Link to={scheduleDayPath(day ?? 1)}>{text}</Link>;
  if (!isThere && progress && progress.missing !== "awaited") return otherwise;
  return (
    <div id="reading" tabIndex={-1} className={className}>
      <Boundary name={t("thePlans")}>
        {isThere ? <OwnPortion planId={planId} date={null} /> : <Loading text={t("loading")} />}
      </Boundary>
      {day !== undefined && (
        <p className={classes.notice} data-screen-only>
          {t("everyone", { all: day, shared })}
        </p>
      )}
    </div>
  );
}
