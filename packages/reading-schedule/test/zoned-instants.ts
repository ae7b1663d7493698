import * as fc from "fast-check";
import { CLOCK_CHANGES, ZONES } from "./zones.ts";

const TWO_DAYS_MS = 172_800_000;

/** Arbitrary zones and instants: half from 1975 to 2037, half within two days of a clock change. */
export const zonedInstant = fc.oneof(
  fc.record({
    timeZone: fc.constantFrom(...ZONES),
    now: fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) }),
  }),
  fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -TWO_DAYS_MS, max: TWO_DAYS_MS }))
    .map(([[timeZone, change], distance]) => ({ timeZone, now: Date.parse(change) + distance })),
);
