import { createListeners, type Store } from "./store.ts";

/** A value kept in this browser; `get` returns the fallback if nothing valid is stored. */
export interface StoredValue<T> extends Store<T> {
  readonly name: string;
  readonly fallback: T;
}

/** Validates a stored value: returns it, or undefined if invalid. */
export type Parse<T> = (value: unknown) => T | undefined;

/** Accepts one of a few strings. */
export const oneOf =
  <T extends string>(values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((known) => known === value);

/** What is stored under a name, unchecked; undefined where storage is blocked or holds no JSON. */
export const readStored = (name: string): unknown => parseJson(readText(name) ?? null);

/** Stores a value under a name, unchecked; false where storage is full or blocked. */
export const writeStored = (name: string, value: unknown): boolean =>
  writeText(name, JSON.stringify(value));

/** A value kept as JSON in local storage. Where storage is full or blocked it lives as long as the page. */
export function storedValue<T>(name: string, fallback: T, parse: Parse<T>): StoredValue<T> {
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyOf(name) || event.key === null) notify();
  };
  const { subscribe, notify } = createListeners(() => {
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  });
  let text: string | null = null;
  let value = fallback;

  return {
    name,
    fallback,
    get() {
      const stored = readText(name);
      // The same text returns the same object, as React requires of an external store.
      if (stored !== undefined && stored !== text) {
        text = stored;
        value = parse(parseJson(stored)) ?? fallback;
      }
      return value;
    },
    set(next) {
      const nextText = JSON.stringify(next);
      if (writeText(name, nextText)) text = nextText;
      value = next;
      notify();
    },
    subscribe,
  };
}

/** Whether this browser has anything stored for this site. */
export function hasStored(): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

const keyOf = (name: string) => `daily-quran:${name}`;

/** Null where nothing is stored, undefined where storage is blocked. */
function readText(name: string): string | null | undefined {
  try {
    return window.localStorage.getItem(keyOf(name));
  } catch {
    return undefined;
  }
}

function writeText(name: string, text: string): boolean {
  try {
    window.localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
