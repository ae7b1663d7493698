import { useEffect, useEffectEvent, useState } from "react";

/** Calls back after a while; the while begins anew when a pointer or the focus leaves. */
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
