import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { amina } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../test/server.ts";
import { ResetPage } from "./reset.page.tsx";

const PREVIEW = { data: { username: "amina", expiresAt: "2026-03-02T06:30:00.000Z" } };
const NO_LINK = "This link is not valid, or not any more. Ask for a new one.";

function renderReset(replies: Record<string, Reply>, url = "/reset#a-token") {
  const calls = stubServer(replies);
  render(<ResetPage />, { url, path: "/reset" });
  return calls;
}

async function setPassword(text: string) {
  await userEvent.type(await screen.findByLabelText("New password"), text);
  await userEvent.click(screen.getByRole("button", { name: "Set Password" }));
}

test("the link shows whose password it sets; setting it signs in and goes home", async () => {
  const calls = renderReset({
    "auth.checkReset": PREVIEW,
    "auth.resetPassword": { data: amina },
    "GET /api/user": { data: amina },
  });
  expect((await screen.findByText(/For the account/)).textContent).toContain("amina");
  await setPassword("four new unrelated words");
  expect(await screen.findByText("At /")).toBeTruthy();
  expect(writes(calls, "auth.checkReset")).toEqual([{ token: "a-token" }]);
  expect(writes(calls, "auth.resetPassword")).toEqual([
    { token: "a-token", password: "four new unrelated words" },
  ]);
});

test.each<[string, Record<string, Reply>]>([
  ["/reset", {}],
  ["/reset#old", { "auth.checkReset": { refused: "RESET_NOT_FOUND" } }],
])("%s, which is no link, is said to be none", async (url, replies) => {
  renderReset(replies, url);
  expect(await screen.findByText("This link is not valid")).toBeTruthy();
});

test("a link that was used meanwhile is reported, and the typed text stays", async () => {
  renderReset({
    "auth.checkReset": PREVIEW,
    "auth.resetPassword": { refused: "RESET_NOT_FOUND" },
  });
  await setPassword("four new unrelated words");
  expect((await screen.findByRole("alert")).textContent).toBe(NO_LINK);
  expect(screen.getByLabelText("New password")).toHaveProperty("value", "four new unrelated words");
});
