import { expect, test, vi } from "vitest";
import { keepEarlyFailures } from "../../lib/early-failures.ts";
import { followFailures } from "./send-failures.ts";

const fail = (message: string) =>
  window.dispatchEvent(new ErrorEvent("error", { error: undefined, message }));

const leave = () => document.dispatchEvent(new Event("visibilitychange"));

const failures = (messages: readonly string[]) => ({
  page: "/",
  failures: messages.map((message) => ({ what: "script", message })),
});

test("what fails before and after the late scripts are there is sent once, and only the first ten of early", () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
  });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  keepEarlyFailures();
  for (let one = 1; one <= 12; one++) fail(`early ${one}`);
  const stop = followFailures();
  leave();
  fail("late");
  leave();
  leave();
  expect(sent).toEqual([
    failures([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => `early ${one}`)),
    failures(["late"]),
  ]);
  for (let one = 1; one <= 50; one++) {
    fail(`later ${one}`);
    leave();
  }
  expect(sent.at(-1)).toEqual(failures(["later 50"]));
  stop();
});
