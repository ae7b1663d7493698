import manifest from "../../../../../package.json" with { type: "json" };
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { Footer } from "./footer.tsx";

test("the footer names the site and links to its pages", () => {
  render(<Footer />);
  expect(screen.getByText("Daily Quran Reading")).toBeTruthy();
  expect(screen.getByText("10 Minutes with the Quran: Connect with Allah Daily")).toBeTruthy();
  expect(screen.getByText(manifest.version)).toBeTruthy();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["My reading", "/my-reading"],
    ["Bookmarks", "/bookmarks"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Developers", "/developers"],
    ["Privacy", "/privacy"],
  ]);
});
