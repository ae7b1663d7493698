import type { KhatmaShare } from "@daily-quran/domain/group/khatma";
import { download } from "../../lib/download.ts";

interface Pictured {
  readonly name: string;
  /** How far it is. */
  readonly line: string;
  readonly shares: readonly KhatmaShare[];
}

// The size of link previews.
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const CELLS = { top: 230, width: WIDTH - 2 * EDGE, height: HEIGHT - 230 - EDGE };
const MAX_CELL = 90;

/** Hands a picture of how far a khatma is to the device's sheet, or saves it; nobody's name is in it. */
export async function sharePicture(pictured: Pictured): Promise<void> {
  const canvas = draw(pictured);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return;
  const file = new File([blob], `${pictured.name}.png`, { type: blob.type });
  try {
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else download(file.name, file, file.type);
  } catch (error) {
    // The sheet was closed.
    if ((error as Error).name !== "AbortError") download(file.name, file, file.type);
  }
}

function draw({ name, line, shares }: Pictured): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const style = getComputedStyle(document.documentElement);
  const font = getComputedStyle(document.body).fontFamily;
  const color = (variable: string) => style.getPropertyValue(variable);
  const text = (words: string, size: number, y: number) => {
    context.font = `${size}px ${font}`;
    context.fillText(words, EDGE, y, CELLS.width);
  };
  context.fillStyle = color(COLORS.page);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = color(COLORS.ink);
  text(name, 64, 120);
  context.fillStyle = color(COLORS.softInk);
  text(line, 36, 185);
  const { size, columns } = gridOf(shares.length);
  const gap = size / 10;
  context.strokeStyle = color(COLORS.line);
  for (const [at, { state }] of shares.entries()) {
    const x = EDGE + (at % columns) * size;
    const y = CELLS.top + Math.floor(at / columns) * size;
    context.fillStyle = color(FILLS[state]);
    context.fillRect(x, y, size - gap, size - gap);
    context.strokeRect(x, y, size - gap, size - gap);
  }
  return canvas;
}

const COLORS = { page: "--paper", ink: "--ink", softInk: "--ink-soft", line: "--accent" } as const;
const FILLS = { free: "--surface", taken: "--accent-soft", done: "--accent" } as const;

/** The largest cells with which all have room. */
function gridOf(count: number): { readonly size: number; readonly columns: number } {
  for (let columns = Math.ceil(CELLS.width / MAX_CELL); ; columns += 1) {
    const size = CELLS.width / columns;
    if (Math.ceil(count / columns) * size <= CELLS.height) return { size, columns };
  }
}
