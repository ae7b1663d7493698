import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("a person's long work runs one after another, beside others', and a fourth is refused", async () => {
  const done: string[] = [];
  const release: (() => void)[] = [];
  const work = (name: string) => async () => {
    done.push(name);
    await new Promise<void>((resolve) => release.push(resolve));
    if (name === "second") throw new Error("failed");
  };
  const first = inTurn(1, work("first"));
  const second = inTurn(1, work("second")).catch(() => done.push("failed"));
  const third = inTurn(1, work("third"));
  const other = inTurn(2, work("other"));
  await expect(inTurn(1, work("fourth"))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(done).toEqual(["first", "other"]);
  while (done.length < 5) {
    release.shift()?.();
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await new Promise(setImmediate);
  }
  release.shift()?.();
  await Promise.all([first, second, third, other]);
  expect(done).toEqual(["first", "other", "second", "third", "failed"]);
  expect(await inTurn(1, async () => "again")).toBe("again");
});
