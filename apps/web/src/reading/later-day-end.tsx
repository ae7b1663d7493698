import { type ComponentType, useEffect, useRef, useState } from "react";
import { PlainEnd } from "../features/reading/end/plain-end.tsx";
import { logFailure } from "../lib/failure-log.ts";
import { withTexts } from "../lib/lazy-part.ts";
import { useCommand } from "../reader/commands.ts";
import type { DayEndProps } from "./end/day-end.tsx";

/** How far below the window it is loaded. */
const AHEAD = "800px";

/** The end of a day's reading, loaded when its reader comes near. */
export function LaterDayEnd(props: DayEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const [DayEnd, setDayEnd] = useState<ComponentType<DayEndProps>>();
  useEffect(() => {
    if (!place.current || !("IntersectionObserver" in window)) return undefined;
    const load = async () => {
      const end = await withTexts(() => import("./end/day-end.tsx")).catch((error: unknown) =>
        logFailure("day end", error),
      );
      if (end) setDayEnd(() => end.DayEnd);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useCommand("openDay", () => ({ day: props.reading.day, currentDay: props.currentDay }));
  return (
    <div ref={place} data-day-end data-screen-only>
      {DayEnd ? (
        <DayEnd {...props} />
      ) : (
        <noscript>
          <PlainEnd reading={props.reading} />
        </noscript>
      )}
    </div>
  );
}
