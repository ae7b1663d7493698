import {
  FIRST_FONTS,
  type FirstFonts,
  type FirstTexts,
  type PageRequest,
  type RenderedPage,
  type WebApp,
} from "@daily-quran/domain/page";
import type { FastifyBaseLogger } from "fastify";
import { firstFontsApart } from "../features/picture/picture-thread.ts";

/** Makes fonts that draw these texts alone. */
export type MakeFirstFonts = (texts: FirstTexts) => Promise<FirstFonts>;

const apart = firstFontsApart();

/** Renders pages, with the fonts of their first verse inline where they can be made, and logs what failed. */
export const renderWithFonts =
  (log: Pick<FastifyBaseLogger, "error">, makeFonts: MakeFirstFonts = apart.run) =>
  async (renderPage: WebApp["renderPage"], asked: PageRequest): Promise<RenderedPage> => {
    const page = await renderPage(asked);
    if (page.isMakeshift) log.error({ url: asked.url }, "a part of the page could not be rendered");
    if (!page.firstTexts) return page;
    try {
      const { quran = "", bengali = "" } = await makeFonts(page.firstTexts);
      const withQuran = page.html.replace(FIRST_FONTS.quran, quran);
      return { ...page, html: withQuran.replace(FIRST_FONTS.bengali, bengali) };
    } catch (error) {
      log.error({ err: error }, "the first verse has the whole fonts in front");
      return { ...(await renderPage({ ...asked, lacksFirstFonts: true })), isMakeshift: true };
    }
  };
