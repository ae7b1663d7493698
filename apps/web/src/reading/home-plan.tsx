import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { useReadersDay } from "../reader/day/use-readers-day.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Link } from "../ui/buttons/link.tsx";
import { Boundary } from "../ui/status/boundary.tsx";
import classes from "../features/day/own-day-notice.module.css";
import { OwnPortion } from "./own-portion.tsx";

/** Home with a plan of the reader's own: today's portion, and where everyone is. */
export function HomePlan({ planId }: { readonly planId: string }) {
  const t = useTexts("plans");
  const day = useReadersDay()?.globalDay;
  const shared = (text: ReactNode) => <Link to={scheduleDayPath(day ?? 1)}>{text}</Link>;
  return (
    <>
      <Boundary name={t("thePlans")}>
        <OwnPortion planId={planId} date={null} />
      </Boundary>
      {day !== undefined && (
        <p className={classes.notice} data-screen-only>
          {t("everyone", { all: day, shared })}
        </p>
      )}
    </>
  );
}
