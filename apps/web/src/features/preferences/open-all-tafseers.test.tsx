import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { tafseer } from "../../reader/reading-preferences.ts";
import { render } from "../../test/render.tsx";
import { OpenAllTafseers } from "./open-all-tafseers.tsx";

const name = "Open all tafseer";

test("the commentary of every verse opens, and nothing else that is folded", async () => {
  tafseer.set("shown");
  render(
    <>
      <details data-tafseer="" />
      <details />
      <details data-tafseer="" />
      <OpenAllTafseers />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name }));
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([
    true,
    false,
    true,
  ]);
});

test("while commentaries are hidden there is nothing to open", () => {
  tafseer.set("hidden");
  render(<OpenAllTafseers />);
  expect(screen.queryByRole("button")).toBeNull();
});
