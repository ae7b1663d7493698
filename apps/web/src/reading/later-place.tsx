import { lazyPart } from "../lib/lazy-part.ts";
import { Later } from "../reader/later.tsx";
import classes from "./later-place.module.css";
import type { ReadingPlaceProps } from "./reading-place.tsx";

const ReadingPlace = lazyPart(
  "reading place",
  async () => (await import("./reading-place.tsx")).ReadingPlace,
);

/** Where the reader stopped, loaded after the reading. */
export const LaterPlace = (props: ReadingPlaceProps) => (
  <div className={classes.place} data-screen-only>
    <Later>
      <ReadingPlace key={props.reading.day} {...props} />
    </Later>
  </div>
);
