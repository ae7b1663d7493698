import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLanguage } from "./follow-language.ts";

const { documentElement } = document;

beforeEach(() => {
  document.head.innerHTML = '<link rel="alternate" hreflang="bn" href="/bn">';
  document.cookie = "language=bn; path=/";
});

afterEach(() => {
  document.head.innerHTML = "";
  document.cookie = "language=; path=/; max-age=0";
  documentElement.style.removeProperty("visibility");
});

test("a network that does not answer hides the English page for five seconds at most", async () => {
  const end = new AbortController();
  const wait = vi.spyOn(AbortSignal, "timeout").mockReturnValue(end.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("timeout")));
      }),
  );
  followLanguage();
  expect(documentElement.style.visibility).toBe("hidden");
  await vi.waitFor(() => expect(wait.mock.calls).toEqual([[5000]]));
  end.abort();
  await vi.waitFor(() => expect(documentElement.style.visibility).toBe(""));
});
