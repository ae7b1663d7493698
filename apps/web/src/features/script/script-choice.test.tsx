import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { script } from "../../reader/script/script.ts";
import { render } from "../../test/render.tsx";
import { ScriptChoice } from "./script-choice.tsx";

const load = () => Promise.resolve();
const stored = () => window.localStorage.getItem("daily-quran:script");

test("the Uthmani script is chosen at first, and a choice is kept", async () => {
  render(<ScriptChoice load={load} />);
  expect(screen.getByRole("radio", { checked: true, name: "Uthmani" })).toBeTruthy();
  await act(async () => screen.getByRole("radio", { name: "Indo-Pak" }).click());
  expect(stored()).toBe('"indopak"');
  expect(screen.getByRole("radio", { checked: true, name: "Indo-Pak" })).toBeTruthy();
});

test("who has not chosen is asked once, with a verse in each", async () => {
  render(<ScriptChoice asks load={load} />, { language: "bn" });
  const question = screen.getByRole("group", { name: "কোন লিপিতে পড়েন?" });
  expect([...question.querySelectorAll("[lang=ar]")]).toHaveLength(2);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await act(async () => screen.getByRole("radio", { name: "উসমানী" }).click());
  expect([stored(), script.get()]).toEqual(['"uthmani"', "uthmani"]);
  expect(screen.queryByRole("group")).toBeNull();
});
