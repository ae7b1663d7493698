import { afterEach, expect, test, vi } from "vitest";
import { withTexts } from "./lazy-part.ts";

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];

afterEach(() => sheets().forEach((sheet) => sheet.remove()));

function addSheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.body.append(link);
  return link;
}

const fail = (sheet: HTMLLinkElement | undefined) => sheet?.dispatchEvent(new Event("error"));

test("a style sheet that did not come is loaded again before its part is shown", async () => {
  const there = addSheet("/assets/there.css");
  const failed = addSheet("/assets/failed.css");
  fail(failed);
  const shown = vi.fn<(part: string) => void>();
  const part = withTexts(async () => "search").then(shown);
  await vi.waitFor(() => expect(sheets()[1] === failed).toBe(false));
  const [, again] = sheets();
  expect([again?.getAttribute("href"), shown.mock.calls]).toEqual(["/assets/failed.css", []]);
  again?.dispatchEvent(new Event("load"));
  await part;
  expect(shown).toHaveBeenCalledWith("search");
  expect(sheets()).toEqual([there, again]);
});

test("one that does not come again holds no part up, and is tried with the next", async () => {
  fail(addSheet("/assets/failed.css"));
  for (const name of ["search", "sheet"]) {
    const [before] = sheets();
    const part = withTexts(async () => name);
    await vi.waitFor(() => expect(sheets()[0] === before).toBe(false));
    fail(sheets()[0]);
    expect(await part).toBe(name);
  }
});

test("one that is slow stays as it is, as another part waits for it", async () => {
  const slow = addSheet("/assets/slow.css");
  expect(await withTexts(async () => "search")).toBe("search");
  expect(sheets()).toEqual([slow]);
});

test("a part whose script did not come is asked for once more", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("cut"));
  expect(await withTexts(load.mockResolvedValueOnce("sheet"))).toBe("sheet");
});

test("one that fails twice fails", async () => {
  const failure = new TypeError("cut");
  await expect(withTexts(() => Promise.reject(failure))).rejects.toBe(failure);
});
