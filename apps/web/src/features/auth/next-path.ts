/** Where to go after signing in: the `next` of the address if it is a path of this site, else the fallback. */
export function nextPath(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !URL.canParse(next, "https://here.invalid")) return fallback;
  const { origin, pathname, search: query } = new URL(next, "https://here.invalid");
  return origin === "https://here.invalid" && next.startsWith("/") ? pathname + query : fallback;
}
