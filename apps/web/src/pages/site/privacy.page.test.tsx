import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { PrivacyPage } from "./privacy.page.tsx";

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("it covers what is counted, personal information, Do Not Track and the contact address", () => {
  render(<PrivacyPage />, { site: { contactEmail: "salam@quran.example" } });
  expect(headings()).toEqual([
    "Analytics data",
    "No personal information",
    "If you have an account",
    "Do Not Track",
    "Contact",
  ]);
  expect(screen.getByRole("link", { name: "salam@quran.example" }).getAttribute("href")).toBe(
    "mailto:salam@quran.example",
  );
});

test("without an analytics service it says that nothing is sent", () => {
  render(<PrivacyPage />);
  expect(screen.getByText("This site sends nothing to an analytics service.")).toBeTruthy();
  expect(screen.queryByText(/Google/)).toBeNull();
});

test("with one it says each thing that is sent, and when", () => {
  render(<PrivacyPage />, { site: { analyticsId: "G-AB12CD34EF" } });
  const [counted] = screen.getAllByRole("list");
  expect(Array.from(counted?.children ?? [], ({ textContent }) => textContent)).toEqual([
    "a page is opened: which kind of page, such as /schedule or /groups/:groupId, never which group or what led you here;",
    "a verse’s play button is pressed: the surah and the verse, such as 2:255;",
    "a community link is followed: facebook or telegram.",
  ]);
});

test("it says what an account stores, for how long, and where it is deleted", () => {
  render(<PrivacyPage />);
  const [list] = screen.getAllByRole("list");
  const stored = within(list as HTMLElement).getAllByRole("listitem");
  expect(stored.map(({ textContent }) => textContent?.split(/[,:]/)[0])).toEqual([
    "your username",
    "the language that you chose",
    "your groups and your role in them",
    "the khatmas that you keep or read in",
    "what you mark as read",
    "where you are signed in",
    "your access tokens",
    "your passkeys",
    "your reminders",
    "what was done with the account",
    "your notifications",
    "how often a password was wrong or a link for a new one was asked for",
    "where this site sends mail",
  ]);
  expect(screen.getByText(/No personal information is collected from readers\./)).toBeTruthy();
  const links = screen.getAllByRole("link", { name: "account page" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/account", "/account"]);
});
