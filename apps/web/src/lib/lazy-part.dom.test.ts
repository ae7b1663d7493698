import { render, screen } from "@testing-library/react";
import { createElement, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazyPart, withTexts } from "./lazy-part.ts";

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
    const Part = lazyPart("sheet", load, () => "not here");
    render(createElement(Suspense, null, createElement(Part)));
    expect((await screen.findByText("not here")).isConnected).toBe(true);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    load.mockResolvedValue(() => "here");
    dispatchEvent(new Event(sign));
    expect((await screen.findByText("here")).isConnected).toBe(true);
    dispatchEvent(new Event(sign));
    expect(load).toHaveBeenCalledTimes(5);
  },
);

test("one that is shown again is asked for again", async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError("cut"));
  const Part = lazyPart("sheet", load, () => "not here");
  const { unmount } = render(createElement(Suspense, null, createElement(Part)));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  unmount();
  dispatchEvent(new Event("pointerdown"));
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue(() => "here");
  render(createElement(Suspense, null, createElement(Part)));
  expect((await screen.findByText("here")).isConnected).toBe(true);
});
