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
  { waiting: ItsPlace, failed: PlainEnd },
);

/** About as high as the end is, so that it pushes nothing down as it comes. */
function ItsPlace() {
  return <div style={{ minHeight: "30rem" }} />;
}

/** The end of a day's reading, loaded when its reader comes near. */
export function LaterDayEnd(props: DayEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState<boolean>();
  useEffect(() => {
    if (!place.current || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const comesNear = entries.some((entry) => entry.isIntersecting);
        setNear((was = false) => was || comesNear);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useCommand("openDay", () => ({ day: props.reading.day, currentDay: props.currentDay }));
  return (
    <div ref={place} data-day-end data-screen-only>
      {/* Margins inside do not move it. */}
      <div style={{ display: "flow-root" }}>
        {isNear === true && <DayEnd {...props} />}
        {isNear === false && <ItsPlace />}
        {isNear === undefined && (
          <noscript>
            <PlainEnd reading={props.reading} />
          </noscript>
        )}
      </div>
    </div>
  );
}
