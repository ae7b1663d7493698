import { type PointerEvent, useRef, useState } from "react";

const SWIPE_PX = 50;

/** Follows a finger to the right; 50 px are far enough to send the thing away. */
export function useSwipeAway(onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);

  const release = () => {
    from.current = null;
    if (offset >= SWIPE_PX) onAway();
    else setOffset(0);
  };

  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, pointerId } = event;
      // Otherwise a pointer that is let go outside of the window leaves it half out, and it comes back.
      if (!(target as Element).closest("button")) currentTarget.setPointerCapture?.(pointerId);
      from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) setOffset(Math.max(0, event.clientX - from.current));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
