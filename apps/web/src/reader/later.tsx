import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle.ts";

interface LaterProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what the first view does not need, once the browser is idle. */
export function Later({ fallback, children }: LaterProps) {
  const [isLater, setLater] = useState(false);
  useEffect(() => whenIdle(() => setLater(true)), []);
  return isLater ? children : fallback;
}
