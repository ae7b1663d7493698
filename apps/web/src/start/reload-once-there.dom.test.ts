import { expect, test, vi } from "vitest";
import { reloadOnceThere } from "./reload-once-there.ts";

const SCRIPT = { headers: { "content-type": "text/javascript" } };

/** A page that came in this way, and a network that has its scripts at the second time. */
function stubPage(type: "navigate" | "reload") {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const network = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("cut"));
  network.mockImplementation(async () => new Response("export {}", SCRIPT));
  vi.stubGlobal("fetch", network);
  return { reload, network };
}

test("a page that can't start is loaded anew once all of its scripts have come", async () => {
  const { reload, network } = stubPage("navigate");
  reloadOnceThere(["/assets/app.js", "/assets/home.js"]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(network).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("one that was loaded anew is left as it is", async () => {
  const { reload, network } = stubPage("reload");
  reloadOnceThere(["/assets/app.js"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
