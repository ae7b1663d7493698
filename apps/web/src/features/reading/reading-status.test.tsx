import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../reader/server/fetcher.ts";
import { render } from "../../test/render.tsx";
import { ReadingFailed } from "./reading-status.tsx";

const WHAT = "Failed to load verses. Please try again.";
const paragraphs = () =>
  [...screen.getByRole("alert").querySelectorAll("p")].map((each) => each.textContent);

test.each([
  [
    new RequestError("API responded with status 503", { status: 503 }),
    [WHAT, "API responded with status 503"],
  ],
  [new RequestError("Failed to fetch verses"), [WHAT, "Failed to fetch verses"]],
  [new RequestError(WHAT), [WHAT]],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), [WHAT]],
])("%o is told in words for readers, once", (error, told) => {
  render(<ReadingFailed what={WHAT} error={error} onRetry={() => {}} />);
  expect(paragraphs()).toEqual(told);
});
