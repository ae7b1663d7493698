import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { showVerse } from "../../reader/verse-element.ts";

/** Shows the verse of the address (`#2-255`) where the browser could not: before its reading, or within the app. */
export function useVerseOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!/^#\d+-\d+$/.test(hash) || document.querySelector(":target")) return undefined;
    // After the pane has scrolled to its start.
    const frame = requestAnimationFrame(() => showVerse(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
