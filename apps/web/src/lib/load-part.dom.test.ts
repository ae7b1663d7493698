import { beforeEach, expect, test, vi } from "vitest";

const SCRIPT = { headers: { "content-type": "text/javascript; charset=utf-8" } };
const network = vi.fn<typeof fetch>();
const load = vi.fn<() => Promise<string>>();
const sheets = () => [...document.querySelectorAll("link")];

beforeEach(() => {
  vi.resetModules();
  network.mockReset();
  load.mockReset().mockResolvedValue("sheet");
  vi.stubGlobal("fetch", network);
  document.head.innerHTML = "";
});

/** Of a page that has just been opened. */
const freshLoader = async () => (await import("./load-part.ts")).loadPart;

test("a part is imported once its scripts have come, each asked for once", async () => {
  const loadPart = await freshLoader();
  network.mockImplementation(async () => new Response("export {}", SCRIPT));
  expect(await loadPart(load, ["assets/a.js", "assets/b.js"])).toBe("sheet");
  expect(await loadPart(load, ["assets/b.js"])).toBe("sheet");
  expect(network.mock.calls).toEqual([["/assets/a.js"], ["/assets/b.js"]]);
});

const cut = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("cut")) }), SCRIPT);

test.each<readonly [what: string, answer: () => Promise<Response>]>([
  ["none", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page of a guest network", async () => new Response("<h1>Sign in</h1>")],
  ["one that is cut", async () => cut()],
])("without a script, and with %s, nothing is imported, until it comes", async (_, answer) => {
  const loadPart = await freshLoader();
  network.mockImplementationOnce(answer);
  await expect(loadPart(load, ["assets/a.js"])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  network.mockResolvedValueOnce(new Response("export {}", SCRIPT));
  expect(await loadPart(load, ["assets/a.js"])).toBe("sheet");
});

test("a part fails once all of its files have ended, so that the next call asks for each anew", async () => {
  const loadPart = await freshLoader();
  const failSlow = vi.fn<(error: Error) => void>();
  network.mockRejectedValueOnce(new TypeError("cut"));
  network.mockReturnValueOnce(new Promise((_, reject) => failSlow.mockImplementation(reject)));
  const ended = vi.fn<(error: unknown) => void>();
  const part = loadPart(load, ["assets/a.js", "assets/b.js"]).catch(ended);
  await Promise.resolve().then(() => Promise.resolve());
  expect(ended).not.toHaveBeenCalled();
  failSlow(new TypeError("slow"));
  await part;
  expect(ended).toHaveBeenCalledWith(new TypeError("cut"));
  network.mockImplementation(async () => new Response("export {}", SCRIPT));
  expect(await loadPart(load, ["assets/a.js", "assets/b.js"])).toBe("sheet");
  expect(network).toHaveBeenCalledTimes(4);
});

test("what the document has is not asked for", async () => {
  const loadPart = await freshLoader();
  document.head.innerHTML = `<link rel="modulepreload" href="/assets/a.js">
    <script type="x" src="/assets/b.js"></script><style data-href="/assets/c.css"></style>`;
  expect(await loadPart(load, ["assets/a.js", "assets/b.js", "assets/c.css"])).toBe("sheet");
  expect([network.mock.calls, sheets().length]).toEqual([[], 1]);
});

test("a part waits for its style sheet, and one that failed is asked for again", async () => {
  const loadPart = await freshLoader();
  const failed = loadPart(load, ["assets/a.css"]);
  sheets()[0]?.dispatchEvent(new Event("error"));
  await expect(failed).rejects.toThrow("/assets/a.css");
  expect(sheets()).toEqual([]);

  const waiting = [loadPart(load, ["assets/a.css"]), loadPart(load, ["assets/a.css"])];
  expect([sheets().map(({ href }) => new URL(href).pathname), load.mock.calls]).toEqual([
    ["/assets/a.css"],
    [],
  ]);
  sheets()[0]?.dispatchEvent(new Event("load"));
  expect(await Promise.all(waiting)).toEqual(["sheet", "sheet"]);
});
