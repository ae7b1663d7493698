import { keepSight } from "../verses-on-page.ts";

/** The settings and the bars stay in sight, and what has the focus keeps it. */
const UNSEEN = `@media screen {
  main, footer, nav { visibility: hidden }
  main :is(aside, :focus), nav:not(main nav, footer nav) * { visibility: visible }
}`;

/**
 * Sets verses in another way or script, and keeps the one that is read where it is. For the frame in which that happens
 * nothing of them is painted, so that the text does not move: the old one is gone, and then the new one is there.
 */
export function setAnew(change: () => void): void {
  const style = document.createElement("style");
  style.textContent = UNSEEN;
  document.head.append(style);
  keepSight();
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}
