import type { FirstFonts, FirstTexts } from "@daily-quran/domain/page";
import { jobsApart, type JobsApart, startModule } from "../../threads/jobs-apart.ts";
import type { PictureSpec } from "./picture-spec.ts";

// Pictures are asked for in bursts, when a link is shared.
const IDLE_MS = 10_000;
// It takes half a second at most; at midnight readers wait for it.
const FONT_LIMIT_MS = 10_000;

/** Draws pictures as PNG, one after another, on a thread of their own. */
export const drawApart = (idleMs = IDLE_MS): JobsApart<PictureSpec, Uint8Array> =>
  jobsApart({
    start: () => startModule(new URL("./picture-worker.ts", import.meta.url)),
    failure: "A picture could not be drawn",
    idleMs,
  });

/** Makes fonts that draw these texts alone. */
export const firstFontsApart = (): JobsApart<FirstTexts, FirstFonts> =>
  jobsApart({
    start: () => startModule(new URL("./first-fonts-worker.ts", import.meta.url)),
    failure: "The fonts of a verse could not be made",
    idleMs: IDLE_MS,
    limitMs: FONT_LIMIT_MS,
  });
