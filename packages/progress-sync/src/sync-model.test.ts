import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DeviceProgress,
  itemsOf,
  newDevice,
  pushOf,
  withItem,
  withReply,
} from "./device-progress.ts";
import { type ItemKind, itemKey } from "./item.ts";
import type { Push, Reply } from "./messages.ts";
import { applyPush, NO_PROGRESS, type ReaderProgress, replyTo } from "../test/server-model.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OPERATIONS = 3;
const CHANGES = 4;

/** What people did: the marks that stand, and the last value of everything else. */
interface Deeds {
  readonly marks: Set<string>;
  readonly undone: Set<string>;
  readonly last: Map<string, unknown>;
}

type Apply = (held: ReaderProgress, push: Push, now: number) => ReaderProgress;

/** Three devices with clocks a day apart, a server, and a network that loses, repeats and reorders. */
class World {
  now = Date.UTC(2026, 2, 1);
  server: ReaderProgress = NO_PROGRESS;
  devices = ["a", "b", "c"].map((name) => newDevice(name));
  readonly clocks = [-DAY, 0, DAY];
  requests: { readonly device: number; readonly push: Push }[] = [];
  replies: { readonly device: number; readonly push: Push; readonly reply: Reply }[] = [];
  readonly apply: Apply;

  constructor(apply: Apply) {
    this.apply = apply;
  }

  clockOf(device: number): number {
    return this.now + (this.clocks[device] ?? 0);
  }

  progress(device: number): DeviceProgress {
    const progress = this.devices[device];
    if (!progress) throw new Error(`no device ${device}`);
    return progress;
  }

  /** Somebody does something, an hour after the last thing; what was on its way for so long is lost. */
  change(device: number, kind: ItemKind, [id, value]: readonly [string, unknown]): void {
    this.now += HOUR;
    this.requests = [];
    const changed = withItem(this.progress(device), { kind, id, value }, this.clockOf(device));
    this.devices[device] = changed;
  }

  send(device: number): void {
    this.now += 40;
    const push = pushOf(this.progress(device), this.clockOf(device), OPERATIONS);
    this.requests.push({ device, push });
  }

  deliver(which: number): void {
    const request = this.requests[which % this.requests.length];
    if (!request) return;
    this.now += 40;
    const before = this.server;
    this.server = this.apply(before, request.push, this.now);
    const states = { before, after: this.server };
    const reply = replyTo(states, request.push, { now: this.now, limit: CHANGES });
    this.replies.push({ ...request, reply });
  }

  answer(which: number): void {
    const found = this.replies[which % this.replies.length];
    if (!found) return;
    const next = withReply(this.progress(found.device), found.push, found.reply);
    if (!next) throw new Error("the server has lost an operation");
    this.devices[found.device] = next;
  }

  /** Everybody comes online, twice, so that the first hears of the last. */
  settle(): void {
    for (let round = 0; round < 2; round += 1)
      for (const device of this.devices.keys())
        for (
          let more = true;
          more;
          more = this.progress(device).pending.length > 0 || this.#isBehind(device)
        )
          this.exchange(device);
  }

  exchange(device: number): void {
    this.requests = [];
    this.send(device);
    this.deliver(0);
    this.answer(this.replies.length - 1);
  }

  #isBehind(device: number): boolean {
    return this.progress(device).since < this.server.revision;
  }
}

class Do implements fc.Command<Deeds, World> {
  readonly device: number;
  readonly kind: ItemKind;
  readonly id: string;
  readonly value: unknown;

  constructor([device, kind, id, value]: readonly [number, ItemKind, string, unknown]) {
    this.device = device;
    this.kind = kind;
    this.id = id;
    this.value = value;
  }

  check = () => true;

  run(deeds: Deeds, world: World): void {
    const { device, kind, id, value } = this;
    world.change(device, kind, [id, value]);
    const key = itemKey({ kind, id });
    if (kind !== "mark") deeds.last.set(key, value);
    else deeds.marks.add(key);
  }

  toString = () =>
    `${"abc"[this.device]} sets ${this.kind} ${this.id} ${JSON.stringify(this.value)}`;
}

/** A device removes something that it shows. */
class Remove implements fc.Command<Deeds, World> {
  readonly device: number;
  readonly which: number;
  constructor(device: number, which: number) {
    this.device = device;
    this.which = which;
  }
  check = () => true;
  run(deeds: Deeds, world: World): void {
    const shown = [...itemsOf(world.progress(this.device)).values()];
    const item = shown[this.which % shown.length];
    if (!item) return;
    const { kind, id } = item;
    world.change(this.device, kind, [id, null]);
    if (kind === "mark") deeds.undone.add(itemKey(item));
    else deeds.last.set(itemKey(item), null);
  }
  toString = () => `${"abc"[this.device]} removes its item ${this.which}`;
}

/** The server forgets what was removed, once all that devices did has arrived; some have not heard of others. */
class Compact implements fc.Command<Deeds, World> {
  check = () => true;
  run(_: Deeds, world: World): void {
    for (const device of world.devices.keys())
      while (world.progress(device).pending.length > 0) world.exchange(device);
    [world.requests, world.replies] = [[], []];
    const gone = [...world.server.changes.values()].filter(({ value }) => value === null);
    const keys = new Set(gone.map(itemKey));
    world.server = {
      ...world.server,
      changes: new Map([...world.server.changes].filter(([key]) => !keys.has(key))),
      compacted: Math.max(world.server.compacted, ...gone.map(({ revision }) => revision)),
    };
  }
  toString = () => "compact";
}

class Network implements fc.Command<Deeds, World> {
  readonly what: "send" | "deliver" | "answer";
  readonly which: number;

  constructor(what: "send" | "deliver" | "answer", which: number) {
    this.what = what;
    this.which = which;
  }

  check = () => true;
  run = (_: Deeds, world: World): void => world[this.what](this.which);
  toString = () => `${this.what} ${this.which}`;
}

const device = fc.integer({ min: 0, max: 2 });
const few = fc.constantFrom("x", "y");
const change = fc.tuple(device, fc.constantFrom<ItemKind>("bookmark", "plan", "position"), few);
const commands = fc.commands(
  [
    // Each mark has an id of its own.
    fc
      .tuple(device, fc.integer({ min: 0, max: 99 }))
      .map(([at, id]) => new Do([at, "mark", `${at}-${id}`, "read"])),
    fc.tuple(change, fc.nat(9)).map(([[at, kind, id], value]) => new Do([at, kind, id, value])),
    fc.tuple(device, fc.nat(9)).map(([at, which]) => new Remove(at, which)),
    fc.constant(new Compact()),
    device.map((which) => new Network("send", which)),
    fc.nat(5).map((which) => new Network("deliver", which)),
    fc.nat(9).map((which) => new Network("answer", which)),
  ],
  { maxCommands: 40, size: "max" },
);

/** Runs what people did over a network like that; what a device or the server has otherwise. */
function differences(apply: Apply, steps: Iterable<fc.Command<Deeds, World>>): readonly unknown[] {
  const deeds: Deeds = { marks: new Set(), undone: new Set(), last: new Map() };
  const world = new World(apply);
  fc.modelRun(() => ({ model: deeds, real: world }), steps);
  world.settle();
  const expected = new Map<string, unknown>();
  for (const [key, value] of deeds.last) if (value !== null) expected.set(key, value);
  for (const key of deeds.marks) if (!deeds.undone.has(key)) expected.set(key, "read");
  return world.devices.flatMap((progress) => {
    const items = new Map([...itemsOf(progress)].map(([key, { value }]) => [key, value] as const));
    const isEqual =
      isDeepStrictEqual(items, expected) && isDeepStrictEqual(progress.held, world.server.changes);
    return isEqual ? [] : [{ device: progress.device, items, expected }];
  });
}

const RUNS = { numRuns: 150, seed: 5 };

test("all devices and the server end equal, and equal to what people did", () => {
  fc.assert(
    fc.property(commands, (steps) => {
      expect(differences(applyPush, steps)).toEqual([]);
    }),
    RUNS,
  );
});

test.each<[string, Apply]>([
  [
    "drops an operation that it confirms",
    (held, push, now) => {
      const operations = push.operations.filter(({ seq }) => seq !== 4);
      const next = applyPush(held, { ...push, operations }, now);
      const last = push.operations.at(-1)?.seq ?? 0;
      const received = Math.max(next.received.get(push.device) ?? 0, last);
      return { ...next, received: new Map(next.received).set(push.device, received) };
    },
  ],
  [
    "forgets what a device has sent, and applies it again",
    (held, push, now) => applyPush({ ...held, received: new Map() }, push, now),
  ],
  ["goes by the clocks of the devices", (held, push) => applyPush(held, push, push.now)],
])("a server that %s is found", (_, apply) => {
  const { failed } = fc.check(
    fc.property(commands, (steps) => differences(apply, steps).length === 0),
    RUNS,
  );
  expect(failed).toBe(true);
});
