import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { useIdle } from "../lib/use-idle.ts";
import classes from "./later-place.module.css";
import type { ReadingPlaceProps } from "./reading-place.tsx";

const ReadingPlace = lazyPart(
  "reading place",
  async () => (await import("./reading-place.tsx")).ReadingPlace,
);

/** Where the reader stopped, loaded after the reading. */
export function LaterPlace(props: ReadingPlaceProps) {
  const isIdle = useIdle();
  return (
    <div className={classes.place} data-screen-only>
      {isIdle && (
        <Suspense>
          <ReadingPlace key={props.reading.day} {...props} />
        </Suspense>
      )}
    </div>
  );
}
