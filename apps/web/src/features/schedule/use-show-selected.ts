import { type RefObject, useEffect, useRef } from "react";
import { dayRowId } from "./day-row.tsx";

/** Once, when the list stands beside the reading and scrolls by itself: brings the selected day into it. */
export function useShowSelected(list: RefObject<HTMLElement | null>, selectedDay: number): void {
  const first = useRef(selectedDay);
  useEffect(() => {
    const row = document.getElementById(dayRowId(first.current));
    const box = list.current;
    if (!row || !box || box.scrollHeight <= box.clientHeight) return;
    const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy(0, top - box.clientHeight / 3);
  }, [list]);
}
