import { readFileSync } from "node:fs";
import { DomainError } from "@daily-quran/domain/errors";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { testSettings } from "../../../../test/settings.ts";
import { type AttemptLimit, takeAttempts } from "./attempts.ts";
import { signInLimits } from "./guess-limits.ts";

const { accounts } = testSettings();
const sql = useDatabase();

/** The result of one guess at an instant, 0 being the first guess; undefined if it was let through. */
async function wait(now: number, limits: AttemptLimit[]): Promise<number | undefined> {
  try {
    await takeAttempts({ sql, now }, limits);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.retryAfter) return error.retryAfter * 1000;
    throw error;
  }
}

/** Guesses in a day at one name by an attacker who tries again as soon as each network may. */
async function guesses(networks: number, device?: string): Promise<number> {
  let made = 0;
  for (let network = 0; network < networks; network += 1) {
    const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
    const limits = signInLimits({ accounts, address, name: "amina", device });
    let now = 0;
    const before = made;
    while (now < DAY_MS) {
      const refused = await wait(now, limits);
      if (refused === undefined) made += 1;
      else now += refused;
    }
    // The account's limit is used up for the day: the other networks get nothing either.
    if (made === before) break;
  }
  return made;
}

const row = (from: string, found: number) => `| ${from} | 1,440 | ${found} |`;

test("as many guesses a day reach one account as docs/reliability.md says", async () => {
  const one = await guesses(1);
  await sql`delete from attempt`;

  const hundred = await guesses(100);
  await sql`delete from attempt`;
  const tenThousand = await guesses(10_000);
  const cookie = await guesses(1, "a-stolen-cookie:1");
  expect({ one, hundred, tenThousand, cookie }).toEqual({
    one: 30,
    hundred: 300,
    tenThousand: 300,
    cookie: 30,
  });
  const page = readFileSync(
    new URL("../../../../../../docs/reliability.md", import.meta.url),
    "utf8",
  );
  expect(page).toContain([row("1 network", one), row("100 networks", hundred)].join("\n"));
  expect(page).toContain(row("10,000 networks", tenThousand));
  expect(page).toContain(`| a stolen device cookie | – | ${cookie} more |`);
});
