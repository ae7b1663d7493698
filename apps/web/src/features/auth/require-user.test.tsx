import * as apiPaths from "@daily-quran/domain/api-paths";
import type { User } from "@daily-quran/domain/account/user";
import { useQueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { keepDraft } from "../../lib/storage/drafts.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { inApp, render } from "../../test/render.tsx";
import { heldReply, stubServer } from "../../test/server.ts";
import { RequireUser } from "./require-user.tsx";

const HEAD = { title: "The page", description: "What it is." };

const content = (why?: string) => (
  <TrpcProvider>
    <RequireUser head={HEAD} loading="Loading…" needs="It needs" why={why}>
      {({ username }) => <p>{username}</p>}
    </RequireUser>
  </TrpcProvider>
);

const page = ({ user, why }: { user?: User; why?: string } = {}) =>
  inApp(content(why), { answers: user ? [{ path: "/api/user", body: user }] : [] });

const WHY = "To see the page.";

const USER = {
  id: 7,
  username: "amina",
  email: "amina@example.org",
  createdAt: "2026-01-01T00:00:00.000Z",
};

async function hydrate(app: ReactElement, markup: string) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = markup;
  const mismatches: unknown[] = [];
  // Async, so that what React does until it is awaited is in the same act.
  await act(
    async () =>
      void hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  return root;
}

test("a user who is known before hydration changes nothing that the server rendered", async () => {
  const markup = renderToString(page());
  const root = await hydrate(page({ user: USER }), markup);
  expect(markup).toContain("Loading…");
  expect(root.querySelector("output")).toBeNull();
  expect(screen.getByText("amina")).toBeTruthy();
});

test("a visitor has the form from the first paint, and it keeps what is typed meanwhile", async () => {
  const answer = heldReply();
  stubServer({ "user.ifAny": answer.reply });
  const markup = renderToString(page({ why: WHY }));
  expect(markup).toContain(WHY);
  expect(markup).toContain("It needs JavaScript");
  const root = await hydrate(page({ why: WHY }), markup);
  const name = screen.getByLabelText("Username or Email");
  await userEvent.type(name, "amina");
  answer.give({ data: null });
  await waitFor(() => expect(root.querySelector("output")).toBeNull());
  expect(screen.getByLabelText("Username or Email")).toBe(name);
  expect(name).toHaveProperty("value", "amina");
});

test("where it cannot be checked who is here, the form stays", async () => {
  stubServer({ "user.ifAny": { refused: "INTERNAL" } });
  const markup = renderToString(page({ why: WHY }));
  await hydrate(page({ why: WHY }), markup);
  await screen.findByText("We could not check whether you are signed in.");
  expect(screen.getByLabelText("Username or Email")).toBeTruthy();
});

test("a page that does not know what it is for yet waits", () => {
  expect(renderToString(page())).not.toContain("Username or Email");
});

function Forgetting() {
  const client = useQueryClient();
  return (
    <>
      <button onClick={() => client.setQueryData([apiPaths.user], null)}>Forget</button>
      {content(WHY)}
    </>
  );
}

test("the form that takes the place of a page, once its user is gone, is shown from its top", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(<Forgetting />, { answers: [{ path: "/api/user", body: USER }] });
  await screen.findByText("amina");
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Forget" }));
  await screen.findByLabelText("Username or Email");
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test("who signs in sees the page from its top, with the focus on its content", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  stubServer({
    "user.ifAny": { data: null },
    "auth.login": { data: USER },
    "group.list": { data: [] },
  });
  render(
    <main id="main" tabIndex={-1}>
      {content(WHY)}
    </main>,
  );
  await userEvent.type(await screen.findByLabelText("Username or Email"), "amina");
  await userEvent.type(
    screen.getByLabelText("Password", { selector: "input[autocomplete=current-password]" }),
    "a long password",
  );
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByText("amina");
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement?.id).toBe("main");
});

test("whom this device knows is told that they are still signed in", async () => {
  sessionHint.set(7);
  stubServer({ "user.ifAny": { refused: "INTERNAL" } });
  render(content(WHY));
  const said = "This page could not be loaded. You are still signed in on this device.";
  expect(await screen.findByText(said)).toBeTruthy();
});

test.each([
  [`${USER.id} form`, /^You were signed out, and what you typed is kept here for you\./],
  ["71 form", new RegExp(`^${WHY}$`)],
])("whose session has ended finds that the text is kept: a draft of %s", async (name, said) => {
  keepDraft(name, { message: "Typed" });
  render(<Forgetting />, { answers: [{ path: "/api/user", body: USER }] });
  await userEvent.click(await screen.findByRole("button", { name: "Forget" }));
  expect(await screen.findByText(said)).toBeTruthy();
});
