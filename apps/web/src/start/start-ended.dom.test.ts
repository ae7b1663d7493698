import { expect, test, vi } from "vitest";
import { endStart, mendStart } from "./start-ended.ts";

const SCRIPT = { headers: { "content-type": "text/javascript" } };

/** A page that came in this way, and a network that has its scripts at the second time. */
function stubPage(type: "navigate" | "reload" = "navigate") {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const network = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("cut"));
  network.mockImplementation(async () => new Response("export {}", SCRIPT));
  vi.stubGlobal("fetch", network);
  mendStart(["/assets/app.js", "/assets/home.js"]);
  return { reload, network };
}

test("a page that could not start is loaded anew once all of its scripts have come", async () => {
  const { reload, network } = stubPage();
  endStart(false);
  await vi.advanceTimersByTimeAsync(4999);
  expect(network).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("not while its reader leaves it", async () => {
  const { reload, network } = stubPage();
  window.dispatchEvent(new Event("beforeunload"));
  endStart(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(4);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["one that was loaded anew", "reload", false],
  ["one that has started", "navigate", true],
] as const)("%s is left as it is", async (_, type, hasStarted) => {
  const { reload, network } = stubPage(type);
  endStart(hasStarted);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that has started hears no more of its leaving", () => {
  stubPage();
  const stop = vi.spyOn(window, "removeEventListener");
  endStart(true);
  expect(stop.mock.calls.map(([type]) => type)).toEqual(["beforeunload"]);
});
