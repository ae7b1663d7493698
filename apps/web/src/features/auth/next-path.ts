/** Where to go after signing in: the URL's `next` if it is a path of this site, else the fallback. */
export function nextPath(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !URL.canParse(next, "https://here.invalid")) return fallback;
  const { origin, pathname, search: query } = new URL(next, "https://here.invalid");
  // `/.//evil.example` is parsed to `//evil.example`: another site.
  const isHere = origin === "https://here.invalid" && next.startsWith("/");
  return isHere && !pathname.startsWith("//") ? pathname + query : fallback;
}
