import { expect, test, vi } from "vitest";
import { withTexts } from "./lazy-part.ts";

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];

function addSheet(href: string, isLoaded: boolean): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  Object.defineProperty(link, "sheet", { value: isLoaded ? { cssRules: [] } : null });
  document.body.append(link);
  return link;
}

test("a style sheet that did not come is loaded again before its part is shown", async () => {
  const there = addSheet("/assets/there.css", true);
  addSheet("/assets/failed.css", false);
  addSheet("/assets/inline.css", false).setAttribute("disabled", "");
  const shown = vi.fn<(part: string) => void>();
  const part = withTexts(async () => "search").then(shown);
  await vi.waitFor(() => expect(sheets()).toHaveLength(4));
  const [, , again] = sheets();
  expect([again?.getAttribute("href"), shown.mock.calls]).toEqual([
    `${location.origin}/assets/failed.css`,
    [],
  ]);
  Object.defineProperty(again, "sheet", { value: { cssRules: [] } });
  again?.dispatchEvent(new Event("load"));
  await part;
  expect(shown).toHaveBeenCalledWith("search");
  expect(sheets().slice(0, 2)).toEqual([there, again]);
});

test("one that does not come again holds no part up, and is tried with the next", async () => {
  const failed = addSheet("/assets/failed.css", false);
  const part = withTexts(async () => "search");
  await vi.waitFor(() => expect(sheets()).toHaveLength(2));
  sheets()[1]?.dispatchEvent(new Event("error"));
  expect([await part, sheets()]).toEqual(["search", [failed]]);
});

test("a part whose script did not come is asked for once more", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("cut"));
  expect(await withTexts(load.mockResolvedValueOnce("sheet"))).toBe("sheet");
});

test("one that fails twice fails", async () => {
  const failure = new TypeError("cut");
  await expect(withTexts(() => Promise.reject(failure))).rejects.toBe(failure);
});
