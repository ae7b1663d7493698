import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { verseOf } from "../../test/verses.ts";
import { VerseShare } from "./verse-share.tsx";

const ADDRESS = "https://quran.example/2/255";
const verse = verseOf(2, 255);
const sheet = (language: "en" | "bn" = "en", pronunciation?: string) =>
  render(<VerseShare verse={verse} address={ADDRESS} pronunciation={pronunciation} />, {
    language,
  });

function withSheet(share: () => Promise<void>) {
  const asked = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, "share", { value: asked, configurable: true });
  return asked;
}

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("a verse is shared with its text and its link", async () => {
  const asked = withSheet(async () => {});
  sheet();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(asked.mock.calls).toEqual([[{ title: "Verse 2:255", text: verse.arabic, url: ADDRESS }]]);
});

test("the pronunciation goes with it where it is shown", async () => {
  const asked = withSheet(async () => {});
  sheet("en", "allāhu");
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(asked.mock.calls[0]?.[0].text).toBe(`${verse.arabic}\nallāhu`);
});

test("where the device refuses, the link is copied; a closed sheet is left alone", async () => {
  const user = userEvent.setup();
  withSheet(() => Promise.reject(new DOMException("Not here", "NotAllowedError")));
  sheet();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("The link is copied.")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  await navigator.clipboard.writeText("before");
  withSheet(() => Promise.reject(new DOMException("Closed", "AbortError")));
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe("before");
});

test("without a sheet there is the picture alone, in the page's language", () => {
  sheet("bn");
  expect(screen.queryByRole("button")).toBeNull();
  const picture = screen.getByRole("link", { name: "ছবি ডাউনলোড করুন" });
  expect([picture.getAttribute("href"), picture.getAttribute("download")]).toEqual([
    "/pictures/latest/bn/verse-2-255.png",
    "verse-2-255.png",
  ]);
});
