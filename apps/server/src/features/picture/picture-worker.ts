import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { answerJobs } from "../../threads/answer-jobs.ts";
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

answerJobs((spec: PictureSpec) => {
  const resvg = new Resvg(drawPicture(spec, fonts));
  const image = resvg.render();
  const png = image.asPng();
  image.free();
  resvg.free();
  return png;
});
