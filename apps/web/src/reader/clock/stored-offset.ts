import { storedValue } from "../../lib/storage/storage.ts";

/** How far the server's clock was ahead when this device last heard it, and when that was, in milliseconds. */
export const storedOffset = storedValue<{ readonly offset: number; readonly at: number } | null>(
  "clock",
  null,
  (value) => {
    const { offset, at } = (value ?? {}) as { readonly offset?: unknown; readonly at?: unknown };
    return Number.isFinite(offset) && Number.isFinite(at)
      ? { offset: offset as number, at: at as number }
      : undefined;
  },
);
