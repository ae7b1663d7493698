// Longer than a page takes to become interactive on a slow phone.
const QUIET_MS = 5000;

// A click alone is what a screen reader sends.
const TOUCHES = ["pointerdown", "wheel", "keydown", "click"] as const;

/** Resolves at the reader's first touch of the page, at the latest after five seconds. */
export const firstTouch = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, QUIET_MS);
    for (const touch of TOUCHES) addEventListener(touch, resolve, { capture: true, once: true });
  });
