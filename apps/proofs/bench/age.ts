import { randomUUID } from "node:crypto";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { exchange } from "../support/crowd.ts";
import { settled } from "./load.ts";
import type { Servers } from "./servers.ts";

const DAYS = 300;
const TURNS = 60;
const WORDS = ["mercy", "moses", "light", "2:255", "juz 29", "الله", "নহল", "18-10"];
const PAGES = ["/", "/schedule", "/about", "/bn", "/bn/schedule"];
const MARK = { plan: "daily", day: 1, date: "2020-01-01", timeZone: "Asia/Dhaka" };
const SIGNED_IN = [
  apiPaths.user,
  apiPaths.groups,
  apiPaths.notifications,
  apiPaths.progress,
  apiPaths.progressExport,
  apiPaths.cycleLeaderboard.replace("{id}", "1"),
];

/**
 * Asks a server what a day asks: every reading, pages, searches, signed-in reads and writes, what is refused. Readers
 * meet a process that has lived, not a new one.
 */
export async function age({ product, tokens }: Servers): Promise<void> {
  const statusOf = async (line: string, token?: string, body?: unknown): Promise<number> => {
    const [method, path] = line.split(" ");
    const url = `http://127.0.0.1:${product.port}${path}`;
    return (await exchange(`${method} ${url}`, token, body)).status;
  };
  const ask = async (line: string, token?: string, body?: unknown): Promise<void> => {
    const status = await statusOf(line, token, body);
    if (status < 200 || status >= 400) throw new Error(`${line} is answered with ${status}`);
  };
  const askInVain = async (line: string, body?: unknown): Promise<void> => {
    const status = await statusOf(line, undefined, body);
    if (status < 400 || status >= 500) throw new Error(`${line} is answered with ${status}`);
  };
  for (let day = 1; day <= DAYS; day += 1) await ask(`GET ${apiPaths.dayVersesPath(day)}`);
  for (const path of PAGES) await ask(`GET ${path}`);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await ask(`GET ${apiPaths.search}?q=${encodeURIComponent(WORDS[turn % WORDS.length] ?? "")}`);
    await askInVain(`GET ${apiPaths.dayVersesPath(DAYS + 1 + turn)}`);
    await askInVain(`GET ${apiPaths.user}`);
    await askInVain(`POST ${apiPaths.login}`, {});
  }
  for (const [turn, token] of tokens.slice(0, TURNS).entries()) {
    for (const path of SIGNED_IN) await ask(`GET ${path}`, token);
    await ask(
      `GET ${apiPaths.cycleQuiz.replace("{cycleId}", "1").replace("{day}", `${turn + 1}`)}`,
      token,
    );
    await ask(`PUT ${apiPaths.progressMark.replace("{id}", randomUUID())}`, token, MARK);
    const sync = { device: randomUUID(), now: Date.now(), since: 0, operations: [] };
    await ask(`POST ${apiPaths.progressSync}`, token, sync);
    await ask(`POST ${apiPaths.groups}`, token, { name: `Group ${turn}` });
  }
  await settled(product);
}
