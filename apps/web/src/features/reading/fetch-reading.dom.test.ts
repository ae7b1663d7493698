import { expect, test, vi } from "vitest";
import { stubNetwork } from "../../test/stub-network.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchReading } from "./fetch-reading.ts";

const FOREIGN =
  "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.";
const PATH = "/api/current-reading";

test("the page of a guest network is no reading, and is said so in plain words", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html><title>Welcome</title>"));
  await expect(fetchReading(PATH, "Failed to fetch verses")).rejects.toThrow(FOREIGN);
});

test("nor is JSON without verses", async () => {
  stubNetwork({ [`GET ${PATH}`]: { foreign: true, body: { surahs: [null] } } });
  const reading = await fetchReading(PATH, "Failed to fetch verses");
  expect(() => reading && completeReading(reading)).toThrow(new Error(FOREIGN));
});
