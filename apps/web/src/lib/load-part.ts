const loaded = new Map<string, Promise<unknown>>();

/**
 * Imports a part of the build once all of its files (their paths without the first slash) are there; rejects where one
 * does not come, and asks for it again at the next call. Takes the place of Vite's loader: a script is fetched before
 * it is imported, as Firefox and WebKit ask no second time for an import that failed.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  // All have ended before it fails: what is still failing would fail the next call, too.
  const results = await Promise.allSettled(files.map((file) => loadOnce(`/${file}`)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return await load();
}

function loadOnce(path: string): Promise<unknown> {
  const known = loaded.get(path);
  // A style sheet may be inline: see `INLINE_SHEET`.
  if (known ?? document.querySelector(`[href="${path}"],[src="${path}"],[data-href="${path}"]`))
    return known ?? Promise.resolve();
  const loading = path.endsWith(".css") ? addSheet(path) : fetchWhole(path);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

/** Fetches a built script, so that the browser has it; rejects where it does not come, or something else does. */
export async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path);
  // A guest network has a page of its own for everything.
  if (!response.headers.get("content-type")?.includes("javascript")) throw new TypeError(path);
  await response.blob();
}

const addSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new TypeError(href));
    });
    document.head.append(sheet);
  });
