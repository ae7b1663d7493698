import { type RefCallback, useCallback, useState } from "react";

/** Half a screen above and below. */
const NEAR = "50% 0px";

/** A ref, and whether its element has ever been on the screen or within half a screen of it. */
export function useNearScreen<E extends Element>(): [RefCallback<E>, boolean] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: E) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isNear];
}
