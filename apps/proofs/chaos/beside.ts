import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "../bench/median.ts";
import type { Abuse } from "../support/abuser.ts";
import { makeCrowd } from "../support/crowd.ts";
import { openLoop } from "../support/open-loop.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve, type Served } from "../support/served.ts";

const ABUSER = fileURLToPath(new URL("../support/abuser.ts", import.meta.url));
const ROUNDS = 5;
const SECONDS = 3;
/** Readings that others ask for in a second. */
const OTHERS = 125;
const MARKS = 18_000;
const MAX_RATIO = 2;

const MARK = { plan: "daily", day: 1, date: "2020-01-01", timeZone: "Asia/Dhaka" };

/** Others' p99 beside each abuse, and beside as many who ask for a reading; two builds take turns. */
export const beside: Scenario = async ({ count = ROUNDS, main }) => {
  const abuser = fork(ABUSER);
  const builds: { port: number; cookie: string; stop: () => Promise<void> }[] = [];
  try {
    for (const each of main === undefined ? [undefined] : [undefined, main]) {
      const { port, sql, stop } = await serve({ TRUST_PROXY: "on" }, each);
      builds.push({ port, stop, cookie: await fill(sql) });
    }
    const [names] = (await once(abuser, "message")) as [string[]];
    const rows: Row[] = [];
    for (const name of names) {
      const rounds = builds.map(() => ({ ratios: [] as number[], times: [] as number[] }));
      for (let round = 0; round < count; round += 1)
        for (const [at, build] of builds.entries()) {
          const without = await othersP99(abuser, build, { name: "reading", round });
          const withIt = await othersP99(abuser, build, { name, round });
          rounds[at]?.ratios.push(withIt / without);
          rounds[at]?.times.push(withIt);
        }
      const [ratio = NaN, before] = rounds.map(({ ratios }) => median(ratios));
      const other = before === undefined ? "" : `; the other build ${before.toFixed(2)}`;
      rows.push({
        what: `${name}: others' p99, of what it is without`,
        value: `${rounds[0]?.times.join(", ")} ms, ${ratio.toFixed(2)}${other}`,
        isBroken: ratio > MAX_RATIO,
      });
    }
    return rows;
  } finally {
    abuser.kill();
    for (const { stop } of builds) await stop();
  }
};

async function othersP99(
  abuser: ChildProcess,
  { port, cookie }: { port: number; cookie: string },
  abuse: Pick<Abuse, "name" | "round">,
): Promise<number> {
  const done = once(abuser, "message");
  abuser.send({ ...abuse, port, cookie, seconds: SECONDS } satisfies Abuse);
  const [{ p99 }] = await Promise.all([
    openLoop({
      port,
      perSecond: OTHERS,
      seconds: SECONDS,
      connections: 32,
      request: () =>
        `GET /api/schedule/100/verses HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nX-Forwarded-For: 192.0.2.1\r\n${cookie}\r\n`,
    }),
    done,
  ]);
  return p99;
}

/** One reader with many marks, and a session; returns its cookie. */
async function fill(sql: Served["sql"]): Promise<string> {
  const [token] = await makeCrowd(sql, 1);
  await sql`insert into progress_reader (user_id, revision) values (1, ${MARKS})`;
  await sql`
    insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
    select 1, 'mark', gen_random_uuid(), ${sql.json(MARK)}, now(), gen_random_uuid(), n, n
    from generate_series(1, ${MARKS}::int) n`;
  return `Cookie: session=${token}\r\n`;
}
