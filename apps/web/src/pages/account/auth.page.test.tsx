import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { amina } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { stubServer, writes } from "../../test/server.ts";
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
    "Forgot your password? Ask whoever runs this site for a link that sets a new one. Who told you of the site may know who that is.",
  ],
])("who forgot the password is told whom to ask: %j", (site, text) => {
  stubServer({});
  render(<AuthPage />, { url: "/auth", path: "/auth", site });
  expect(screen.getByText(/^Forgot your password/).textContent).toBe(text);
});

const MAILED = { sendsMail: true, contactEmail: "salam@quran.example" };
const REQUEST = "auth.requestReset";

async function askForLink(email: string) {
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await userEvent.type(await screen.findByLabelText("Your email address"), email);
  await userEvent.click(screen.getByRole("button", { name: "Mail me a link" }));
}

test("where mail is sent, who forgot the password has a link mailed, and can try another address", async () => {
  const calls = stubServer({ [REQUEST]: { data: { validMinutes: 30 } } });
  render(<AuthPage />, { url: "/auth", path: "/auth", site: MAILED });
  await askForLink("amina@example.org ");
  expect((await screen.findByRole("status")).textContent).toBe(
    "If an account has the address amina@example.org, a link that sets a new password is on its way to it. It works once, for 30 minutes." +
      "Nothing came? Look among unwanted mail, or try another address. You can also write to salam@quran.example.",
  );
  expect(writes(calls, REQUEST)).toEqual([{ email: "amina@example.org" }]);
  await userEvent.click(screen.getByRole("button", { name: "try another address" }));
  expect(screen.getByLabelText("Your email address")).toHaveProperty("value", "amina@example.org");
});

test.each([
  [{ refused: "TOO_MANY_REQUESTS" }, "Too many attempts. Please wait and try again."],
  [{ offline: true }, "The link could not be asked for"],
] as const)("a refused request says why and keeps the address: %j", async (reply, text) => {
  stubServer({ [REQUEST]: reply });
  render(<AuthPage />, { url: "/auth", path: "/auth", site: MAILED });
  await askForLink("amina@example.org");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(screen.getByLabelText("Your email address")).toHaveProperty("value", "amina@example.org");
});

test("an address that is none is not sent", async () => {
  const calls = stubServer({});
  render(<AuthPage />, { url: "/auth", path: "/auth", site: MAILED });
  await askForLink("amina");
  await screen.findByText("This is not a valid email address.");
  expect(writes(calls, REQUEST)).toEqual([]);
});
