import { useEffect, useRef, useState } from "react";
import { PlainEnd } from "../features/reading/end/plain-end.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import { useCommand } from "../reader/commands.ts";
import type { DayEndProps } from "./end/day-end.tsx";

/** How far below the window it is loaded. */
const AHEAD = "800px";

const DayEnd = lazyPart<DayEndProps>(
  "day end",
  async () => (await import("./end/day-end.tsx")).DayEnd,
  { failed: PlainEnd },
);

/** The end of a day's reading, loaded when its reader comes near. */
export function LaterDayEnd(props: DayEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useCommand("openDay", () => ({ day: props.reading.day, currentDay: props.currentDay }));
  return (
    <div ref={place} data-day-end data-screen-only>
      {isNear ? (
        <DayEnd {...props} />
      ) : (
        <noscript>
          <PlainEnd reading={props.reading} />
        </noscript>
      )}
    </div>
  );
}
