import { whenIdle } from "../../lib/when-idle.ts";

/** A line or two may be a pixel too wide by rounding; in another face most are by far. */
const MOST_WIDE_LINES = 3;

/**
 * Lets printed lines flow where most are wider than their measure: in another face than the Quran font, which did not
 * come or which the browser does not take. Returns a function that stops.
 */
export const watchFit = (lines: HTMLElement): (() => void) =>
  // Asked for at once, the fonts would have the whole page laid out while it is being turned.
  whenIdle(() => void document.fonts.ready.then(() => measure(lines)));

function measure(lines: HTMLElement): void {
  const wide = [...lines.children].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 1.02,
  );
  if (wide.length > MOST_WIDE_LINES) lines.toggleAttribute("data-flows", true);
}
