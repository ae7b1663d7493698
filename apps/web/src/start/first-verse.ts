import { FIRST_FONTS, type FirstFont } from "@daily-quran/domain/page";
import { firstStyles } from "./first-styles.ts";
import { LATE, UNTIL_LATE } from "./inline-sheets.ts";
import type { PageAssets } from "./page-assets.ts";

const UNTIL_ITS_END = /^.*?<li id="\d+-\d+".*?(?=<\/li>)/s;
const UNTIL_ITS_ARABIC = /^.*?<li id="\d+-\d+".*?<p lang="ar".*?<\/p>/s;

/** What a newcomer sees after a touch alone: the settings, what is folded, and how a verse is pronounced. */
const CLOSED =
  /<aside [^>]*popover=.*?<\/aside>|(?<=<\/summary>).*?(?=<\/details>)|<p [^>]*data-line="transliteration".*?<\/p>/gs;

/** Letters, marks, signs and digits; of Arabic, which is shaped by the line, the spaces between them too. */
const TEXTS: Readonly<Record<FirstFont, RegExp>> = {
  quran: /[\u0600-\u06ff\u08a0-\u08ff][\u0600-\u06ff\u08a0-\u08ff\u2009\u00a0 ]*/g,
  bengali: /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g,
};

/**
 * The body of a document, cut at the end of its first verse, which comes before what the rest needs: in its head the
 * rules that apply there, and the texts of its fonts. None where there is no verse, or nothing is built.
 */
export function firstVerse(body: string, assets: PageAssets, showsBengali: boolean) {
  const until = UNTIL_ITS_END.exec(body)?.[0];
  const { quranFont, bengaliFont, styles } = assets;
  if (until === undefined || quranFont.css === null) return undefined;
  const seen = until.replaceAll(CLOSED, "");
  const fonts: readonly FirstFont[] = showsBengali ? ["quran", "bengali"] : ["quran"];
  const rules = firstStyles(styles.map(({ css }) => css ?? "").join(""), seen);
  const arabicOnly = showsBengali ? `<style ${UNTIL_LATE}>${ARABIC_ONLY}</style>` : "";
  const bengali = late(`<style>${faceOf("bengali", bengaliFont.css ?? "")}${ALL}</style>`);
  return {
    styles: `<style>${faceOf("quran", quranFont.css)}${rules}</style>${arabicOnly}`,
    texts: Object.fromEntries(fonts.map((font) => [font, textsIn(seen, TEXTS[font])])),
    until: showsBengali ? until.replace(UNTIL_ITS_ARABIC, (arabic) => arabic + bengali) : until,
    rest: body.slice(until.length),
  };
}

/** What stands in the body until a script moves it into the head. */
export const late = (content: string): string => `<div ${LATE} hidden>${content}</div>`;

// The Bengali font follows the Arabic verse; in another one nothing is to be seen before.
const ARABIC_ONLY =
  "[data-newcomer] body{visibility:hidden}[data-newcomer] [lang=ar]{visibility:visible}";
const ALL = "[data-newcomer] body{visibility:visible}";

const faceOf = (font: FirstFont, css: string) =>
  css.replace(/(?<=base64,)[^)"']*/, FIRST_FONTS[font]);

/** A shaper may join what tags part. */
const textsIn = (html: string, pattern: RegExp) => [
  ...new Set(["", "\n"].flatMap((tag) => html.replaceAll(/<[^>]*>/g, tag).match(pattern) ?? [])),
];
