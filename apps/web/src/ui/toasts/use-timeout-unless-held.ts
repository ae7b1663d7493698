import { useEffect, useEffectEvent, useState } from "react";

/** Calls back after a time, which restarts when the pointer or the focus leaves. */
export function useTimeoutUnlessHeld(callback: () => void, milliseconds: number) {
  const [held, setHeld] = useState(false);
  const onTime = useEffectEvent(callback);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
