import { useEffectEvent, useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";

const USED =
  "input, textarea, select, [contenteditable], [role=dialog], [role=menu], :popover-open";
/** How far, and how straight, a finger moves to turn a page. */
const SWIPE_PX = 60;
const MAX_SLOPE = 0.5;

/**
 * Turns pages from right to left: the left arrow key, or a swipe to the right, shows the next page. `addressOf` says
 * where it is, or the one before it.
 */
export function useTurning(addressOf: (isOn: boolean) => string | undefined): void {
  const navigate = useNavigate();
  const turn = useEffectEvent((isOn: boolean) => {
    const address = addressOf(isOn);
    if (address !== undefined) void navigate(address);
  });
  // With the page itself: a key that is pressed at once turns from the page that is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      if (target instanceof Element && (target.closest(USED) || scrollsSideways(target))) return;
      event.preventDefault();
      turn(key === "ArrowLeft");
    };
    let start: Touch | undefined;
    const touch = ({ touches, target }: TouchEvent) => {
      const isFree = target instanceof Element && !target.closest(USED) && !scrollsSideways(target);
      start = touches.length === 1 && isFree ? touches[0] : undefined;
      // At what is touched: with the page that it is on it may be gone when the finger leaves.
      target?.addEventListener("touchend", leave as EventListener, { passive: true, once: true });
    };
    const leave = ({ changedTouches: [end] }: TouchEvent) => {
      if (!start || !end || getSelection()?.type === "Range") return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(across) >= SWIPE_PX && Math.abs(down) <= MAX_SLOPE * Math.abs(across))
        turn(across > 0);
    };
    // Below the document, at which the player listens to the same keys.
    document.body.addEventListener("keydown", press);
    document.addEventListener("touchstart", touch, { passive: true });
    return () => {
      document.body.removeEventListener("keydown", press);
      document.removeEventListener("touchstart", touch);
    };
  }, []);
}

/** Whether something around it is wider than its box: then arrows and fingers move that. */
function scrollsSideways(target: Element): boolean {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === "auto"
    )
      return true;
  return false;
}
