import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { BookmarkSigns } from "./bookmark-signs.tsx";

const bookmark = (number: number, verse: string | undefined) => ({
  kind: "bookmark" as const,
  id: `${number}1111111-1111-4111-8111-111111111111`,
  value: verse === undefined ? null : { verse, createdAt: "2026-02-01T12:00:00Z" },
});

const signs = () =>
  screen
    .getAllByRole("button")
    .map((button) => [
      button.closest("li")?.hasAttribute("data-bookmarked"),
      button.getAttribute("aria-description"),
    ]);

test("a bookmarked verse has a sign, also for who hears the page, until its bookmark is gone", async () => {
  emptyProgressStorage();
  await progress.set(bookmark(1, "1:2"), bookmark(2, "2:255"));
  render(
    <>
      <ul>
        {["1-1", "1-2", "1-3"].map((id) => (
          <li key={id} id={id}>
            <button type="button" data-verse-more>
              {id}
            </button>
          </li>
        ))}
      </ul>
      <BookmarkSigns surahs={reading(1).surahs} />
    </>,
  );
  const none = [false, null];
  const sign = [true, "Bookmarked"];
  await waitFor(() => expect(signs()).toEqual([none, sign, none]));
  await act(() => progress.set(bookmark(3, "1:3")));
  expect(signs()).toEqual([none, sign, sign]);
  await act(() => progress.set(bookmark(1, undefined)));
  expect(signs()).toEqual([none, none, sign]);
});
