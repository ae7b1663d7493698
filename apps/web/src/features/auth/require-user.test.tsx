import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createQueryClient } from "../../reader/query-client.ts";
import { TrpcProvider } from "../../reader/trpc.tsx";
import { english } from "../../test/render.tsx";
import { TextsContext } from "../../texts/texts-context.ts";
import { RequireUser } from "./require-user.tsx";
import { userQuery } from "./use-user.ts";

const page = (knowsUser: boolean) => {
  const queryClient = createQueryClient(() => {});
  if (knowsUser) queryClient.setQueryData(userQuery.queryKey, USER);
  return (
    <TextsContext value={english}>
      <QueryClientProvider client={queryClient}>
        <TrpcProvider>
          <RequireUser loading="Loading…" needs="It needs">
            {({ username }) => <p>{username}</p>}
          </RequireUser>
        </TrpcProvider>
      </QueryClientProvider>
    </TextsContext>
  );
};

const USER = {
  id: 7,
  username: "amina",
  email: "amina@example.org",
  createdAt: "2026-01-01T00:00:00.000Z",
};

test("a user who is known before hydration changes nothing that the server rendered", async () => {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(false));
  expect(root.querySelector("output")?.textContent).toBe("Loading…");
  const mismatches: unknown[] = [];
  await act(() =>
    hydrateRoot(root, page(true), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(screen.getByText("amina")).toBeTruthy();
});
