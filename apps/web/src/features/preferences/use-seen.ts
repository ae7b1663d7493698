import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been visible once: a popover when opened, a rail at once. */
export function useSeen(ref: RefObject<HTMLElement | null>): {
  readonly isSeen: boolean;
  readonly onToggle: () => void;
} {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => {
      // A closed popover has no layout box.
      if (ref.current && ref.current.getClientRects().length > 0) setSeen(true);
    };
    see();
    window.addEventListener("resize", see);
    return () => window.removeEventListener("resize", see);
  }, [ref]);
  return { isSeen, onToggle: () => setSeen(true) };
}
