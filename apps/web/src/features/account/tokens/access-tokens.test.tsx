import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../../test/server.ts";
import { AccessTokens } from "./access-tokens.tsx";

const widget = {
  id: 3,
  name: "My widget",
  scopes: ["read", "write"],
  createdAt: "2026-03-01T06:30:00.000Z",
  expiresAt: "2026-03-31T06:30:00.000Z",
};
const SECRET = "dqr_0123456789abcdefghijABCDEFGHIJ0123456789abc";

function renderTokens(replies: Record<string, Reply | readonly Reply[]>) {
  const calls = stubServer({ "token.list": { data: [] }, ...replies });
  render(
    <TrpcProvider>
      <AccessTokens />
    </TrpcProvider>,
  );
  return calls;
}

async function create(name: string) {
  await userEvent.type(screen.getByLabelText("What is it for?"), name);
  await userEvent.click(screen.getByRole("switch", { name: "It can also change what is mine" }));
  await userEvent.selectOptions(screen.getByLabelText("Valid for"), "30 days");
  await userEvent.click(screen.getByRole("button", { name: "Create Token" }));
}

test("a token is created, shown once, listed, and ended after a question", async () => {
  const calls = renderTokens({
    "token.list": [{ data: [] }, { data: [widget] }, { data: [] }],
    "token.create": { data: { ...widget, token: SECRET } },
    "token.end": {},
  });
  await screen.findByText("You have no access token.");
  await create("My widget");
  expect(await screen.findByLabelText("Token My widget")).toHaveProperty("value", SECRET);
  const row = (await screen.findByText("My widget")).closest("li");
  expect(row?.textContent).toBe(
    "My widgetReads, and changes what is yoursNot used yetValid until Mar 31, 2026End",
  );
  expect(writes(calls, "token.create")).toEqual([
    { name: "My widget", scopes: ["read", "write"], expiresInDays: 30 },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "End the token My widget" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End this token?" }));
  expect(writes(calls, "token.end")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "End Token" }));
  await screen.findByText("You have no access token.");
  expect(writes(calls, "token.end")).toEqual([{ id: 3 }]);
  expect(screen.queryByLabelText("Token My widget")).toBeNull();
});

test("a token over the limit is refused in the form, which keeps what was typed", async () => {
  renderTokens({ "token.create": { refused: "TOO_MANY_TOKENS" } });
  await create("One more");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "You have 20 access tokens already. End one of them first.",
  );
  expect(screen.getByLabelText("What is it for?")).toHaveProperty("value", "One more");
});

test("a token that had ended already leaves the list, and one that could not be stays", async () => {
  renderTokens({
    "token.list": [{ data: [{ ...widget, lastUsedAt: widget.createdAt }] }, { data: [] }],
    "token.end": [{ refused: "DATABASE_AWAY" }, { refused: "TOKEN_NOT_FOUND" }],
  });
  await screen.findByText("Last used around Mar 1, 2026");
  await userEvent.click(screen.getByRole("button", { name: "End the token My widget" }));
  const end = await screen.findByRole("button", { name: "End Token" });
  await userEvent.click(end);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The service is not available right now. Please try again soon.",
  );
  await userEvent.click(end);
  await waitFor(() => expect(screen.queryByText("My widget")).toBeNull());
});
