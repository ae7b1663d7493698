import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  addressIn,
  type Language,
  type ReaderLanguage,
  servedLanguage,
} from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { offline as bengali } from "../texts/bn/site/offline.ts";
import { offline as english } from "../texts/en/site/offline.ts";
import { PALETTE } from "../ui/palette.ts";

const { light, dark } = PALETTE;

const TEXTS = { en: english, bn: bengali } as const;

/** What of the site is there without a network. */
interface Cached {
  /** The language of the pages that it links to. */
  readonly linked: Language;
  readonly links: readonly string[];
  readonly days: readonly number[];
  /** The address of the font. */
  readonly bengaliFont: string | undefined;
}

const page = (language: ReaderLanguage, { linked, links, days, bengaliFont }: Cached) => {
  const texts = TEXTS[language];
  const link = (day: number) => {
    const text = `${texts.day} ${day.toLocaleString(language)}`;
    return `<a href="${addressIn(linked, webPaths.scheduleDayPath(day))}">${text}</a>`;
  };
  const names: Record<string, string> = {
    [webPaths.schedule]: texts.schedule,
    [webPaths.bookmarks]: texts.bookmarks,
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.head}</title>
<style>
${bengaliFont ? `@font-face { font-family: Bengali; src: url("${bengaliFont}"); unicode-range: U+0964-0965, U+0980-09FF, U+200C-200D; }` : ""}
:root { color-scheme: light dark; --paper: ${light.paper}; --ink: ${light.ink}; --accent: ${light.accent}; }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${dark.paper}; --ink: ${dark.ink}; --accent: ${dark.accent}; }
}
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 1rem/1.6 Bengali, system-ui, sans-serif; text-align: center; font-synthesis: none; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.3; }
p { max-width: 36ch; margin: 0 0 16px; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: center; max-width: 36ch; }
a { display: inline-grid; min-height: 44px; align-content: center; color: var(--accent); font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.what}</p>
<a href="${addressIn(linked, webPaths.home)}">${texts.home}</a>
${days.length > 0 ? `<p>${texts.savedDays}</p><nav>${days.map(link).join("")}</nav>` : ""}
<p>${links.map((path) => `<a href="${addressIn(linked, path)}">${names[path]}</a>`).join(" · ")}</p>
</main>
<script>
const leave = () => fetch("${apiPaths.health}", { cache: "no-store", signal: AbortSignal.timeout(5000) }).then(({ ok }) => ok && location.reload(), () => {});
addEventListener("online", leave);
setInterval(leave, 5000);
</script>
</body>
</html>
`;
};

/**
 * Shown in place of a page that can be neither fetched nor found in the cache, in the language of its URL; it
 * links to the cached home page and days, and leaves as soon as the server answers. The event alone is not enough:
 * it also comes before the network works, and not when the server comes back.
 */
export function offlinePage(language: Language, cached: Cached): Response {
  return new Response(page(servedLanguage(language), cached), {
    status: 503,
    headers: { "content-type": "text/html" },
  });
}
