import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import * as loadTexts from "../texts/load-texts.ts";
import { lazyPart, withTexts } from "./lazy-part.ts";

test("what is loaded waits for its texts each time: they may be of another language", async () => {
  const texts = vi.spyOn(loadTexts, "loadLaterTexts");
  const Part = lazyPart("sheet", async () => () => "here");
  await Part.load();
  const before = texts.mock.calls.length;
  await Part.load();
  expect(texts.mock.calls.length - before).toBe(1);
  texts.mockRestore();
});

test("a part whose script did not come is asked for once more", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("cut"));
  expect(await withTexts(load.mockResolvedValueOnce("sheet"))).toBe("sheet");
});

test("one that fails twice fails", async () => {
  const failure = new TypeError("cut");
  await expect(withTexts(() => Promise.reject(failure))).rejects.toBe(failure);
});

test.each(["online", "pointerdown", "keydown"])(
  "a part that did not come is asked for again at %s, and takes the place of what stood there",
  async (sign) => {
    const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError("cut"));
    const Part = lazyPart("sheet", load, { waiting: () => "soon", failed: () => "not here" });
    render(createElement(Part));
    expect(screen.getByText("soon").isConnected).toBe(true);
    expect((await screen.findByText("not here")).isConnected).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(() => "here");
    dispatchEvent(new Event(sign));
    expect((await screen.findByText("here")).isConnected).toBe(true);
    dispatchEvent(new Event(sign));
    expect(load).toHaveBeenCalledTimes(3);
  },
);

test("one that is shown again is asked for again", async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError("cut"));
  const Part = lazyPart("sheet", load, { waiting: () => "soon", failed: () => "not here" });
  const { unmount } = render(createElement(Part));
  expect((await screen.findByText("not here")).isConnected).toBe(true);
  unmount();
  dispatchEvent(new Event("pointerdown"));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(() => "here");
  render(createElement(Part));
  expect((await screen.findByText("here")).isConnected).toBe(true);
});

test("one that is loaded ahead is there in its first render, without a further request", async () => {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => "here");
  const Part = lazyPart("sheet", load);
  await Part.load();
  render(createElement(Part));
  expect(screen.getByText("here").isConnected).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test("one that is loaded ahead takes the place of what is shown because it failed", async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError("cut"));
  const Part = lazyPart("sheet", load, { failed: () => "not here" });
  render(createElement(Part));
  await screen.findByText("not here");
  load.mockResolvedValue(() => "here");
  await Part.load();
  expect((await screen.findByText("here")).isConnected).toBe(true);
});
