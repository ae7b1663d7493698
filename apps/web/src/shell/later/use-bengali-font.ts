import { useEffect } from "react";
import bengaliFont from "../../fonts/bengali.woff2?url";
import { whenIdle } from "../../lib/when-idle.ts";

const FAMILY = "InlineBengali";
const SOURCE = `url(${bengaliFont})`;
/** As in the style sheets of src/fonts. */
const DESCRIPTORS = { weight: "100 900", unicodeRange: "U+0964-0965, U+0980-09FF, U+200C-200D" };

/** Letters of different widths: boxes are all as wide. */
const LETTERS = ["\u0995", "\u09A0", "\u0994", "\u09BF"];

/** Whether the device can draw Bengali by itself. */
function hasBengali(): boolean {
  const drawing = document.createElement("canvas").getContext("2d");
  if (!drawing) return true;
  return new Set(LETTERS.map((letter) => drawing.measureText(letter).width)).size > 1;
}

/** The font of Bengali pages under their name for it: on other pages text that it comes too late for has boxes. */
async function drawBengali(): Promise<void> {
  const face = new FontFace(FAMILY, SOURCE, DESCRIPTORS);
  await face.load();
  document.fonts.add(face);
}

/** Gets a device without Bengali the font before Bengali is chosen. */
export function useBengaliFont(): void {
  useEffect(() => {
    if (!window.FontFace || hasInlineFont()) return undefined;
    return whenIdle(() => {
      // Without a network the boxes stay.
      if (!hasBengali()) drawBengali().catch(() => undefined);
    });
  }, []);
}

const hasInlineFont = () => [...document.fonts].some(({ family }) => family === FAMILY);
