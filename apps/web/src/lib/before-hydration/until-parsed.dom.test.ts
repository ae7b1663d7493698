import { afterEach, expect, test, vi } from "vitest";
import { untilParsed } from "./until-parsed.ts";

afterEach(() => vi.restoreAllMocks());

test("waits for the end of a document that is still parsed", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const events: string[] = [];
  const parsed = untilParsed().then(() => events.push("parsed"));
  await Promise.resolve();
  events.push("end of the document");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await parsed;
  expect(events).toEqual(["end of the document", "parsed"]);
});

test("does not wait for a parsed document", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await expect(untilParsed()).resolves.toBeUndefined();
});
