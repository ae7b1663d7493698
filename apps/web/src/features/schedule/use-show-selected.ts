import { useEffect } from "react";
import { showSelected } from "./show-selected.ts";

/** Shows the selected day once the list is there, after the page was scrolled to its top. */
export function useShowSelected(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => void showSelected());
    return () => cancelAnimationFrame(frame);
  }, []);
}
