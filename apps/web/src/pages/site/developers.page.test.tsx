import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { DevelopersPage } from "./developers.page.tsx";

test("it leads to the API, names this site in its samples, and states the limits", () => {
  render(<DevelopersPage />);
  const targets = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("download") ?? link.getAttribute("href"));
  expect(targets).toEqual([
    "/api/docs",
    "/api/openapi.json",
    "/api/editions",
    "reading.py",
    "reading.go",
    "reading.sh",
    "post-reading.mjs",
    "todays-reading.js",
    "/contact",
    "/account",
    "/about",
  ]);
  const samples = [...document.querySelectorAll("pre")].map(({ textContent }) => textContent);
  expect(samples[0]).toBe("curl https://quran.example/api/current-reading");
  expect(samples[3]).toBe(
    'curl -H "Authorization: Bearer $TOKEN" https://quran.example/api/groups',
  );
  expect(screen.getByText(/^A token may make 600 requests a minute;/)).toBeTruthy();
  expect(
    screen.getByText("An account has up to 20 tokens, each valid for up to 366 days."),
  ).toBeTruthy();
});
