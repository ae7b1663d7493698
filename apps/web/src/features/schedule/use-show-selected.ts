import { useEffect } from "react";
import { DAYS_ID, keepPlace, showSelected } from "./show-selected.ts";

/** Shows the place in the list, and keeps it from then on, once the list is there, after the page was scrolled to its top. */
export function useShowSelected(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      const shown = showSelected();
      const days = document.getElementById(DAYS_ID);
      if (days) stop = keepPlace(days, shown);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, []);
}
