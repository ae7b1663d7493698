import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { stubNetwork } from "../../test/stub-network.ts";
import { RequestError } from "./fetcher.ts";
import { createQueryClient } from "./query-client.ts";

function clientWithErrors() {
  const errors: string[] = [];
  const client = createQueryClient((text) => errors.push(text));
  return { client, errors };
}

test("queries are tried twice, fresh for five minutes and not fetched again on focus", () => {
  const { client } = clientWithErrors();
  expect(client.getDefaultOptions().queries).toMatchObject({
    retry: 1,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });
});

test("a failed query is reported once", async () => {
  stubNetwork({ "GET /api/schedule": { foreign: true, status: 500 } });
  const { client, errors } = clientWithErrors();
  await client.prefetchQuery({ queryKey: ["/api/schedule"], retryDelay: 0, retry: 1 });
  expect(errors).toEqual(["Request failed with status 500"]);
});

test("a failure that the page shows is no toast; one of a refetch, which it does not show, is", async () => {
  stubNetwork({ "GET /api/schedule": { foreign: true, status: 500 } });
  const { client, errors } = clientWithErrors();
  const query = { queryKey: ["/api/schedule"], retry: 0, meta: { ownsError: "load" as const } };
  await client.prefetchQuery(query);
  expect(errors).toEqual([]);
  client.setQueryData(["/api/schedule"], []);
  await client.prefetchQuery({ ...query, staleTime: 0 });
  expect(errors).toEqual(["Request failed with status 500"]);
});

test("a query that is only refused with 401 is not", async () => {
  stubNetwork({ "GET /api/groups": { refused: "UNAUTHORIZED" } });
  const { client, errors } = clientWithErrors();
  await client.prefetchQuery({ queryKey: ["/api/groups"] });
  expect(errors).toEqual([]);
});

test("what a user may not read any more, who has left or lost a role, is no toast; at first it is", async () => {
  stubNetwork({ "GET /api/groups/1": [{ refused: "GROUP_NOT_FOUND" }] });
  const { client, errors } = clientWithErrors();
  const query = { queryKey: ["/api/groups/1"], retry: 0, staleTime: 0 };
  client.setQueryData(query.queryKey, {});
  await client.prefetchQuery(query);
  expect(errors).toEqual([]);
  client.removeQueries(query);
  await client.prefetchQuery(query);
  expect(errors).toEqual(["This group may not exist or you don't have access to it."]);
});

test.each([
  [undefined, ["Taken"]],
  [{ ownsError: true }, []],
])("a failed mutation with the meta %o is heard of as %o", async (meta, expected) => {
  const { client, errors } = clientWithErrors();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new RequestError("Taken")),
    ...(meta ? { meta } : {}),
  });
  await expect(mutation.execute(undefined)).rejects.toThrow("Taken");
  expect(errors).toEqual(expected);
});

test("without a network a mutation fails at once, and is not sent later by itself", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { client, errors } = clientWithErrors();
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new RequestError("No network")));
  const sent = client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
  await expect(sent).rejects.toThrow("No network");
  expect(errors).toEqual(["No network"]);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});
