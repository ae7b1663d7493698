import { type PointerEvent, useRef, useState } from "react";

const SWIPE_PX = 50;

/** Follows a pointer to the right; from 50 px on a release dismisses. */
export function useSwipeAway(onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);

  const cancel = () => {
    from.current = null;
    setOffset(0);
  };

  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, pointerId } = event;
      // Otherwise a pointer released outside of the window would leave the toast half moved.
      if (!(target as Element).closest("button")) currentTarget.setPointerCapture?.(pointerId);
      from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) setOffset(Math.max(0, event.clientX - from.current));
    },
    onPointerUp: (event: PointerEvent) => {
      // By the event: a fast swipe ends before its last move is rendered.
      if (from.current !== null && event.clientX - from.current >= SWIPE_PX) onAway();
      else cancel();
    },
    onPointerCancel: cancel,
  };
}
