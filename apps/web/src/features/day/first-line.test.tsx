import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { homeChoice } from "../../reader/day/day-override.ts";
import { FirstLine } from "./first-line.tsx";
import { markNewcomer, visits } from "./first-visits.ts";

const ofAll = { day: 295, globalDay: 295, isOwn: false };
const isMarked = () => document.documentElement.hasAttribute("data-newcomer");

function openHome(type: "navigate" | "reload"): boolean {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  markNewcomer();
  return isMarked();
}

test("it is shown at three visits, and not any more; a reload is none", () => {
  expect(openHome("navigate")).toBe(true);
  expect(openHome("reload")).toBe(true);
  expect([openHome("navigate"), openHome("navigate")]).toEqual([true, true]);
  expect([openHome("navigate"), openHome("reload")]).toEqual([false, false]);
});

test.each([
  ["read along", null],
  ["begin at day 1", { day: 1, since: "2026-11-25" }],
])("%s: it is gone for good, and the own plan is %o", async (choice, plan) => {
  vi.setSystemTime("2026-11-25T12:00:00Z");
  openHome("navigate");
  render(<FirstLine day={ofAll} />);
  expect(screen.getByText(/^The whole Quran/).textContent).toBe(
    "The whole Quran, ten minutes a day. All are at day 295 of 300: read along, or begin at day 1.",
  );
  await userEvent.click(screen.getByRole("button", { name: choice }));
  expect([isMarked(), openHome("navigate"), homeChoice.get()]).toEqual([false, false, plan]);
  expect(visits.get()).toBe(4);
});

test("what was chosen by mistake is taken back, and the line with it", async () => {
  openHome("navigate");
  render(<FirstLine day={ofAll} />);
  await userEvent.click(screen.getByRole("button", { name: "begin at day 1" }));
  expect([isMarked(), visits.get()]).toEqual([false, 4]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect([isMarked(), visits.get(), homeChoice.get()]).toEqual([true, 1, null]);
});

test("on day 1 there is nothing but to read along, and nothing to choose on one's own day", () => {
  const { unmount } = render(<FirstLine day={{ day: 1, globalDay: 1, isOwn: false }} />);
  expect(screen.getByText(/^The whole Quran/).textContent).toBe(
    "The whole Quran, ten minutes a day. All are at day 1 of 300: read along.",
  );
  unmount();
  render(<FirstLine day={{ day: 3, globalDay: 295, isOwn: true }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
