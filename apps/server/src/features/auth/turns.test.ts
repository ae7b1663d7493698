import { setImmediate as settle } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

interface Work {
  readonly run: () => Promise<string>;
  finish(): void;
  fail(error: Error): void;
}

/** A piece of work that notes its beginning and ends when the test says so. */
function work(name: string, begun: string[]): Work {
  const ends: { finish: () => void; fail: (error: Error) => void } = {
    finish: () => {},
    fail: () => {},
  };
  const done = new Promise<string>((resolve, reject) => {
    ends.finish = () => resolve(name);
    ends.fail = reject;
  });
  const run = () => {
    begun.push(name);
    return done;
  };
  return { run, finish: () => ends.finish(), fail: (error) => ends.fail(error) };
}

test("no more than the turns' number run at once, the others in their order", async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 10 });
  const begun: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => work(name, begun)) as [
    Work,
    Work,
    Work,
    Work,
  ];
  const results = [a, b, c, d].map(({ run }) => inTurn(run));
  await settle();
  expect(begun).toEqual(["a", "b"]);
  b.finish();
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  a.finish();
  c.finish();
  d.finish();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("work that fails gives its turn back", async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const bad = work("bad", begun);
  const good = work("good", begun);
  const results = [inTurn(bad.run), inTurn(good.run)];
  bad.fail(new Error("no luck"));
  good.finish();
  await expect(results[0]).rejects.toThrow("no luck");
  expect(await results[1]).toBe("good");
  expect(begun).toEqual(["bad", "good"]);
});

test("who would be one too many in the queue is told so, and the queue goes on", async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => work(name, begun)) as [Work, Work, Work];
  const first = inTurn(a.run);
  const second = inTurn(b.run);
  await expect(inTurn(c.run)).rejects.toMatchObject({ code: "BUSY" });
  a.finish();
  b.finish();
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(begun).toEqual(["a", "b"]);
});
