const KEY = "daily-quran:drafts";

/** What was typed and not sent, by name; in this tab, also over a reload. */
const drafts = new Map<string, unknown>(stored());

function stored(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as object);
  } catch {
    return [];
  }
}

/** A draft that has the parts of its model; undefined without one. */
export function readDraft<T>(name: string, model: T): T | undefined {
  const draft = drafts.get(name);
  return isLike(draft, model) ? draft : undefined;
}

/** Keeps a draft, or removes it with undefined. */
export function keepDraft(name: string, draft: unknown): void {
  if (draft === undefined) drafts.delete(name);
  else drafts.set(name, draft);
  store();
}

/** Whether there is a draft whose name begins so. */
export const hasDraft = (start: string): boolean =>
  [...drafts.keys()].some((name) => name.startsWith(start));

/** Removes the drafts whose names begin so. */
export function forgetDrafts(start: string): void {
  for (const name of drafts.keys()) if (name.startsWith(start)) drafts.delete(name);
  store();
}

function store(): void {
  try {
    if (drafts.size === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // Full or blocked: they live as long as the page.
  }
}

/** Whether a value has the parts of a model, of the same types. */
function isLike<T>(value: unknown, model: T): value is T {
  if (typeof model !== "object" || model === null) return typeof value === typeof model;
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(model).every(([key, part]) => isLike<unknown>(Reflect.get(value, key), part))
  );
}
