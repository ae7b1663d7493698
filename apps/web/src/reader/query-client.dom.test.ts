import { expect, test } from "vitest";
import { stubNetwork } from "../test/stub-network.ts";
import { createQueryClient } from "./query-client.ts";

function clientWithErrors() {
  const errors: string[] = [];
  const client = createQueryClient(({ message }) => errors.push(message));
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

test.each([
  [undefined, ["Taken"]],
  [{ ownsError: true }, []],
])("a failed mutation with the meta %o is heard of as %o", async (meta, expected) => {
  const { client, errors } = clientWithErrors();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new Error("Taken")),
    ...(meta ? { meta } : {}),
  });
  await expect(mutation.execute(undefined)).rejects.toThrow("Taken");
  expect(errors).toEqual(expected);
});
