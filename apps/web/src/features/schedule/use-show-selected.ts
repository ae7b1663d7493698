import { useEffect } from "react";
import { DAYS_ID, keepPlace, showSelected } from "./show-selected.ts";

/** Scrolls the list to its stored place after the page went to its top, and stores it from then on. */
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
