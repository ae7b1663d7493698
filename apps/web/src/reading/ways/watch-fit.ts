/** A line or two may be a pixel too wide by rounding; in another face most are by far. */
const MOST_WIDE_LINES = 3;

/**
 * Lets printed lines flow where most are wider than their measure: in another face than the Quran font, which did not
 * come or which the browser does not take. Returns a function that stops.
 */
export function watchFit(lines: HTMLElement | null): () => void {
  let isOver = false;
  const measure = () => {
    if (isOver || !lines) return;
    const wide = [...lines.children].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 1.02,
    );
    if (wide.length > MOST_WIDE_LINES) lines.toggleAttribute("data-flows", true);
  };
  void document.fonts.ready.then(measure);
  return () => {
    isOver = true;
  };
}
