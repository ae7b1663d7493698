const PAGES = /^\/(about|schedule|groups\/:id)?$/;

/** Every group has one page, and so has all that is not there; the days of the schedule have one each. */
export function findPage(address, today) {
  const [path, query] = address.split("?", 2);
  const pattern = path.replace(/^\/groups\/.+$/, "/groups/:id");
  const url = PAGES.test(pattern) ? pattern : "/*";
  const day = url === "/schedule" ? /^day=(\d+)$/.exec(query)?.[1] : undefined;
  const reading = !day || +day === today ? "/api/current-reading" : `/api/schedule/${day}/verses`;
  const preload = { "/": [reading], "/schedule": ["/api/schedule", reading] }[url] ?? [];
  return { url: day ? `${url}?day=${day}` : url, preload, isRare: day !== undefined };
}

export const searchPaths = {
  listed: ["/", "/schedule?day=1&x=2"],
  closed: ["/groups", "/invite/"],
};

/** What was rendered so far, by whichever application: its instant and its address. */
export const rendered = [];

/** A renderer that says what it was given, for tests of what surrounds it; a part of its `/about` fails. */
export async function renderPage({ url, now, answers, pictures, lacksFirstFonts }) {
  rendered.push(`${now} ${url}`);
  const known = answers
    .map(
      ({ path, body }) =>
        `${path} ${Array.isArray(body) ? `${body.length} days` : `day ${body.day}`}`,
    )
    .join(", ");
  const scripts = `<script>document.title = "x";</script><script>document.title = "planted";</script>`;
  return {
    status: PAGES.test(url.split("?")[0]) ? 200 : 404,
    isMakeshift: url === "/about",
    html: `<!doctype html><title>${url}</title><meta name="pictures" content="${pictures}"><p>${now} ${known}</p>${scripts}${url === "/" ? `<style>${lacksFirstFonts ? "whole" : "{quran-font} {bengali-font}"}</style>` : ""}`,
    ...(url === "/" &&
      !lacksFirstFonts && { firstTexts: { quran: ["قُلۡ هُوَ ٱللَّهُ أَحَدٌ"], bengali: ["আল্লাহ"] } }),
  };
}
