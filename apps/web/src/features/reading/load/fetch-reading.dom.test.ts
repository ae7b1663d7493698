import { expect, test, vi } from "vitest";
import { stubNetwork } from "../../../test/stub-network.ts";
import { completeReading } from "./complete-reading.ts";
import { textsIn } from "../../../texts/use-texts.ts";
import { english } from "../../../test/render.tsx";
import { fetchReading } from "./fetch-reading.ts";

const FOREIGN =
  "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.";
const options = { t: textsIn(english, "failures"), what: "day" } as const;
const PATH = "/api/current-reading";

test("a guest network's sign-in page is refused as a reading, with a plain message", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html><title>Welcome</title>"));
  await expect(fetchReading(PATH, options)).rejects.toThrow(FOREIGN);
});

test("JSON without verses is refused too", async () => {
  stubNetwork({ [`GET ${PATH}`]: { foreign: true, body: { surahs: [null] } } });
  const reading = await fetchReading(PATH, options);
  expect(() => reading && completeReading(reading)).toThrow(
    expect.objectContaining({ name: "RequestError", message: FOREIGN }),
  );
});
