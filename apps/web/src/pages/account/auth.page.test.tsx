import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { amina } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { AuthPage } from "./auth.page.tsx";

test.each([
  ["/auth", "At /"],
  ["/auth?next=%2Finvite%2Fabc", "At /invite/abc"],
])("who signs in at %s goes on from there", async (url, place) => {
  stubServer({ "auth.login": { data: amina }, "GET /api/user": { data: amina } });
  render(<AuthPage />, { url, path: "/auth" });
  await userEvent.type(screen.getByLabelText("Username or Email"), "amina");
  await userEvent.type(screen.getAllByLabelText("Password")[0] as HTMLElement, "right words");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText(place)).toBeTruthy();
});

test("who wants an account comes to its tab, and who signs in for an invitation has agreed", async () => {
  stubServer({ "auth.register": { data: amina }, "GET /api/user": { data: amina } });
  render(<AuthPage />, { url: "/auth?next=%2Finvite%2Fabc&tab=register", path: "/auth" });
  const tab = screen.getByRole("tab", { name: "Register" });
  expect(tab.getAttribute("aria-selected")).toBe("true");
});

test("who comes from an invitation is told which group it is for", async () => {
  const invite = {
    groupName: "Fajr circle",
    memberCount: 2,
    expiresAt: "2026-03-08T06:30:00.000Z",
  };
  const calls = stubServer({ "invite.preview": { data: invite } });
  render(<AuthPage />, { url: "/auth?next=%2Finvite%2Fabc", path: "/auth" });
  expect((await screen.findByText("Fajr circle")).parentElement?.textContent).toBe(
    "Sign in or create an account to join Fajr circle.",
  );
  expect(calls).toEqual([{ name: "invite.preview", input: { token: "abc" } }]);
});

test("an invitation that is not valid, and any other address, name no group", async () => {
  const calls = stubServer({ "invite.preview": { refused: "INVITE_NOT_FOUND" } });
  render(<AuthPage />, { url: "/auth?next=%2Finvite%2Fabc", path: "/auth" });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText(/^With an account your place/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  render(<AuthPage />, { url: "/auth?next=%2Fgroups%2F7", path: "/auth" });
  expect(screen.getByText(/^With an account your place/)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test.each([
  [
    { contactEmail: "salam@quran.example" },
    "Forgot your password? Write to salam@quran.example for a link that sets a new one.",
  ],
  [
    {},
    "Forgot your password? Ask whoever told you of this site, or runs it, for a link that sets a new one.",
  ],
])("who forgot the password is told whom to ask: %j", (site, text) => {
  stubServer({});
  render(<AuthPage />, { url: "/auth", path: "/auth", site });
  expect(screen.getByText(/^Forgot your password/).textContent).toBe(text);
});
