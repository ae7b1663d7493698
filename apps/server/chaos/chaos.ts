import { parseArgs } from "node:util";
import { seededNumbers } from "../test/seeded-numbers.ts";
import { away } from "./away.ts";
import { bursts } from "./bursts.ts";
import { floods } from "./floods.ts";
import { frozen } from "./frozen.ts";
import { kills } from "./kills.ts";
import { locked } from "./locked.ts";
import { rolling } from "./rolling.ts";
import type { Row, Scenario } from "./scenario.ts";
import { slowClients } from "./slow-clients.ts";

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  away,
  bursts,
  frozen,
  kills,
  locked,
  rolling,
  "slow-clients": slowClients,
  ...floods,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    count: { type: "string" },
    /** Another build's main.js, to compare with. */
    main: { type: "string" },
    /** Loses one acknowledged result on purpose: the check must find exactly that one. */
    plant: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const wanted = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);

for (const name of wanted) {
  const scenario = SCENARIOS[name];
  if (!scenario)
    throw new Error(`There is no scenario ${name}: ${Object.keys(SCENARIOS).join(", ")}`);
  process.stdout.write(`${name}, seed ${seed}\n`);
  const rows = await scenario({
    random: seededNumbers(seed),
    count: values.count === undefined ? undefined : Number(values.count),
    main: values.main,
    plant: values.plant,
  });
  print(rows);
  if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value, isBroken } of rows)
    process.stdout.write(`  ${what.padEnd(width)}  ${value}${isBroken ? "  BROKEN" : ""}\n`);
}
