import {
  type PageRequest,
  type RenderedPage,
  VERSE_FONT,
  type WebApp,
} from "@daily-quran/domain/page";
import type { FastifyBaseLogger } from "fastify";
import { verseFontsApart } from "../features/picture/picture-thread.ts";

/** Makes a WOFF2 of the Quran font, in base64, that draws these texts alone. */
export type MakeVerseFont = (texts: readonly string[]) => Promise<string>;

const apart = verseFontsApart();

/**
 * Renders pages with a font of their first verse in front, where they wait for one. Where none can be made the whole
 * one is there.
 */
export const renderWithFont =
  (log: Pick<FastifyBaseLogger, "error">, makeFont: MakeVerseFont = apart.run) =>
  async (renderPage: WebApp["renderPage"], asked: PageRequest): Promise<RenderedPage> => {
    const page = await renderPage(asked);
    if (!page.firstTexts) return page;
    try {
      return { ...page, html: page.html.replace(VERSE_FONT, await makeFont(page.firstTexts)) };
    } catch (error) {
      log.error({ err: error }, "the first verse has the whole font in front");
      return await renderPage({ ...asked, lacksVerseFont: true });
    }
  };
