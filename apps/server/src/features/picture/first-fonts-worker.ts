import { readFileSync } from "node:fs";
import type { FirstFont, FirstFonts, FirstTexts } from "@daily-quran/domain/page";
import { drawnWoff2 } from "@daily-quran/font-subset/drawn-font";
import { answerJobs } from "../../threads/answer-jobs.ts";

const wholeFont = (name: FirstFont) =>
  readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
const FONTS = { quran: wholeFont("quran"), bengali: wholeFont("bengali") };

answerJobs(async (texts: FirstTexts): Promise<FirstFonts> => {
  const draw = async (font: FirstFont) =>
    texts[font] && { [font]: (await drawnWoff2(FONTS[font], texts[font])).toString("base64") };
  return { ...(await draw("quran")), ...(await draw("bengali")) };
});
