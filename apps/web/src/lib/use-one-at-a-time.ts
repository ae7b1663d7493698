import { useRef } from "react";

/** Wraps a call so that it is dropped while its last one is pending: a double click sends one request. */
export function useOneAtATime<Values extends readonly unknown[]>(
  call: (...values: Values) => Promise<unknown>,
): (...values: Values) => void {
  const busy = useRef(false);
  return (...values) => {
    if (busy.current) return;
    busy.current = true;
    const release = () => {
      busy.current = false;
    };
    // Failures are shown by the mutation's own handlers.
    call(...values).then(release, release);
  };
}
