import * as webPaths from "@daily-quran/domain/web-paths";
import { PALETTE } from "../ui/palette.ts";

const { light, dark } = PALETTE;

const page = (days: readonly number[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline · Daily Quran Reading</title>
<style>
:root { color-scheme: light dark; --paper: ${light.paper}; --ink: ${light.ink}; --accent: ${light.accent}; }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${dark.paper}; --ink: ${dark.ink}; --accent: ${dark.accent}; }
}
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.3; }
p { max-width: 36ch; margin: 0 0 16px; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: center; max-width: 36ch; }
a { display: inline-grid; min-height: 44px; align-content: center; color: var(--accent); font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>This page has not been opened on this device yet. Today’s reading is kept here, and the days that come next.</p>
<a href="${webPaths.home}">Today’s Reading</a>
${days.length > 0 ? `<p>Saved days:</p><nav>${days.map(link).join("")}</nav>` : ""}
</main>
</body>
</html>
`;

const link = (day: number) => `<a href="${webPaths.scheduleDayPath(day)}">Day ${day}</a>`;

/**
 * Shown in place of a page that can be neither fetched nor found in the cache; it links to the cached days.
 */
export function offlinePage(days: readonly number[]): Response {
  return new Response(page(days), {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
