import { parseArgs } from "node:util";
import { seededNumbers } from "../../server/test/seeded-numbers.ts";
import { clockBack } from "./clock-back.ts";
import { diskFull } from "./disk-full.ts";
import { exhausted } from "./exhausted.ts";
import { failovers } from "./failovers.ts";
import { floods } from "./floods.ts";
import { kills, killsExternal } from "./kills.ts";
import { rolling } from "./rolling.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { soak } from "./soak.ts";

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "clock-back": clockBack,
  "disk-full": diskFull,
  exhausted,
  failovers,
  kills,
  "kills-external": killsExternal,
  rolling,
  ...floods,
  soak,
};

// Half an hour, so only when it is named.
const BY_DEFAULT = Object.keys(SCENARIOS).filter((name) => name !== "soak");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    count: { type: "string" },
    /** Requests a second, of the soak. */
    rate: { type: "string" },
    /** Another build's main.js, to compare with. */
    main: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const wanted = positionals.length > 0 ? positionals : BY_DEFAULT;

for (const name of wanted) {
  const scenario = SCENARIOS[name];
  if (!scenario)
    throw new Error(`There is no scenario ${name}: ${Object.keys(SCENARIOS).join(", ")}`);
  process.stdout.write(`${name}, seed ${seed}\n`);
  const rows = await scenario({
    random: seededNumbers(seed),
    count: numberOf(values.count),
    rate: numberOf(values.rate),
    main: values.main,
  });
  print(rows);
  if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value, isBroken } of rows)
    process.stdout.write(`  ${what.padEnd(width)}  ${value}${isBroken ? "  BROKEN" : ""}\n`);
}
