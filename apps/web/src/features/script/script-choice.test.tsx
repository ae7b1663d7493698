import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { script } from "../../reader/script/script.ts";
import { render } from "../../test/render.tsx";
import { ScriptChoice } from "./script-choice.tsx";

const stored = () => window.localStorage.getItem("daily-quran:script");

test("the Uthmani script is chosen at first, and a choice is kept", async () => {
  render(<ScriptChoice />);
  expect(screen.getByRole("radio", { checked: true, name: "Uthmani" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Indo-Pak" }));
  expect(stored()).toBe('"indopak"');
  expect(screen.getByRole("radio", { checked: true, name: "Indo-Pak" })).toBeTruthy();
});

test("who has not chosen is asked once, with a verse in each", async () => {
  render(<ScriptChoice asks />, { language: "bn" });
  const question = screen.getByRole("group", { name: "কোন লিপিতে পড়েন?" });
  expect([...question.querySelectorAll("[lang=ar]")]).toHaveLength(2);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "উসমানী" }));
  expect([stored(), script.get()]).toEqual(['"uthmani"', "uthmani"]);
  expect(screen.queryByRole("group")).toBeNull();
});
