import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawPicture } from "./draw-picture.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { shapingFont } from "./shape-text.ts";

const LOWER = 10;

// On Linux 0 is this thread alone: it has the CPU that readers leave.
if (process.platform === "linux") setPriority(0, LOWER);

const fontOf = (name: string) =>
  shapingFont(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));
const fonts = { quran: fontOf("quran"), bengali: fontOf("bengali"), latin: fontOf("latin") };
const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
await initWasm(readFileSync(wasm));

parentPort?.on("message", ({ id, spec }: { readonly id: number; readonly spec: PictureSpec }) => {
  try {
    const resvg = new Resvg(drawPicture(spec, fonts));
    const image = resvg.render();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, png: image.asPng() });
    image.free();
    resvg.free();
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.stack : String(error) });
  }
});
