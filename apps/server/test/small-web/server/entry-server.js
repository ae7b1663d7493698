const PAGES = /^\/(about|schedule|groups\/:id)?$/;

/** Every group has one page, and so has all that is not there. */
export function renderedPath(path) {
  const pattern = path.replace(/^\/groups\/.+$/, "/groups/:id");
  return PAGES.test(pattern) ? pattern : "/*";
}

/** What was rendered so far, by whichever application: its instant and its address. */
export const rendered = [];

/** A renderer that says what it was given, for tests of what surrounds it. */
export async function renderPage({ url, now, answers }) {
  rendered.push(`${now} ${url}`);
  const known = answers
    .map(
      ({ path, body }) =>
        `${path} ${Array.isArray(body) ? `${body.length} days` : `day ${body.day}`}`,
    )
    .join(", ");
  const script = `<script>document.title = "x";</script>`;
  return {
    status: PAGES.test(url.split("?")[0]) ? 200 : 404,
    html: `<!doctype html><title>${url}</title><p>${now} ${known}</p>${script}`,
  };
}
