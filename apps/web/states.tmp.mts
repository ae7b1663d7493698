import { chromium } from "/tmp/w/web/apps/browser-tests/node_modules/playwright-core/index.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { pseudoText } from "./plugins/pseudo-text.ts";
const BASE = "http://localhost:3300";
const TEXTS = "/tmp/w/web/apps/web/src/texts";
const cat: Record<string, Record<string, string>> = { en: {}, bn: {} };
for (const l of ["en", "bn"]) for (const f of readdirSync(join(TEXTS, l))) { const m = await import(join(TEXTS, l, f)); for (const [n, o] of Object.entries(m)) if (o && typeof o === "object") for (const [k, v] of Object.entries(o as object)) cat[l]![`${f}.${n}.${k}`] = v as string; }
function L(lang: string, en: string): string {
  const key = Object.keys(cat.en!).find((k) => cat.en![k] === en);
  if (!key) throw new Error(`no key for ${en}`);
  if (lang === "en") return en;
  if (lang === "bn") return cat.bn![key]!;
  return pseudoText(compile(en) as never) as unknown as string;
}
const post = async (path: string, body: object, cookie = "") => { const r = await fetch(BASE + path, { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) }); const t = await r.text(); if (!r.ok) throw new Error(path + " " + r.status + t); return { cookie: r.headers.getSetCookie().map((c) => c.split(";")[0]).join("; "), body: t ? JSON.parse(t) : null }; };
const rnd = Math.random().toString(36).slice(2, 7);
const reg = (n: string) => post("/api/register", { username: n + rnd, email: `${n.length}${rnd}@example.org`, password: "three unrelated words" });
const a = await reg("আমিনা_বেগম"); const b = await reg("bilal");
const g = (await post("/api/groups", { name: "ফজরের পরে কোরআন পাঠের বড় পরিবার ও প্রতিবেশীদের দল" , description: "প্রতিদিন ফজরের পরে দশ মিনিট একসাথে পড়ি।"}, a.cookie)).body;
const idle = (await post("/api/groups", { name: "Idle circle" }, a.cookie)).body;
await post(`/api/groups/${g.id}/join`, {}, b.cookie); await post(`/api/groups/${idle.id}/join`, {}, b.cookie);
const start = new Date(Date.now() - 16 * 864e5).toISOString().slice(0, 10);
const c = (await post(`/api/groups/${g.id}/cycles`, { name: "বসন্ত", startDate: start }, a.cookie)).body;
const langs = (process.argv[2] ?? "bn").split(","); const sizes: [number, string][] = (process.argv[3] ?? "360:light").split(",").map((s) => { const [w, t] = s.split(":"); return [Number(w), t!]; }); const only = process.argv[4];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const cookieOf = (s: string) => s.split("; ").map((x) => { const i = x.indexOf("="); return { name: x.slice(0, i), value: x.slice(i + 1), url: BASE }; });
type St = [string, string, (p: import("playwright-core").Page, t: (s: string) => string) => Promise<unknown>, ("a" | "b" | "")?];
const btn = (p: any, n: string) => p.getByRole("button", { name: n, exact: true }).first();
const states: St[] = [
  ["verse-menu", "/schedule?day=1", async (p, t) => { await p.locator("[id*='1:7'] button, button[aria-label*='1:7'], button[aria-label*='১:৭']").last().click(); }],
  ["create-group", "/groups", async (p, t) => { await btn(p, t("Create Group")).click(); await p.getByRole("dialog").waitFor(); }],
  ["create-group-error", "/groups", async (p, t) => { await btn(p, t("Create Group")).click(); const d = p.getByRole("dialog"); await d.waitFor(); await d.locator("button[type=submit]").click(); await p.waitForTimeout(300); }],
  ["group-menu", `/groups/${g.id}`, async (p, t) => { await btn(p, t("Group actions")).click(); }],
  ["group-edit", `/groups/${g.id}`, async (p, t) => { await btn(p, t("Group actions")).click(); await p.getByRole("menuitem", { name: t("Edit Group") }).click(); await p.getByRole("dialog").waitFor(); }],
  ["group-delete", `/groups/${g.id}`, async (p, t) => { await btn(p, t("Group actions")).click(); await p.getByRole("menuitem", { name: t("Delete Group") }).click(); await p.getByRole("dialog").waitFor(); }],
  ["group-leave", `/groups/${g.id}`, async (p, t) => { await btn(p, t("Group actions")).click(); await p.getByRole("menuitem", { name: t("Leave Group") }).click(); await p.getByRole("dialog").waitFor(); }, "b"],
  ["cycle-start", `/groups/${idle.id}`, async (p, t) => { await btn(p, t("Start New Cycle")).click(); await p.getByRole("dialog").waitFor(); await p.getByRole("dialog").locator("summary, button[aria-expanded]").first().click().catch(() => {}); }],
  ["members", `/groups/${g.id}?tab=members`, async (p) => { await p.waitForTimeout(500); }],
  ["member-menu", `/groups/${g.id}?tab=members`, async (p, t) => { await p.getByRole("listitem").filter({ hasText: "bilal" + rnd }).getByRole("button").first().click(); await p.getByRole("menuitem").first().waitFor(); }],
  ["member-remove", `/groups/${g.id}?tab=members`, async (p, t) => { await p.getByRole("listitem").filter({ hasText: "bilal" + rnd }).getByRole("button").first().click(); await p.getByRole("menuitem").last().click(); await p.getByRole("dialog").waitFor(); }],
  ["member-add", `/groups/${g.id}?tab=members`, async (p, t) => { await btn(p, t("Add Member")).click(); await p.getByRole("dialog").waitFor(); }],
  ["notifications", "/about", async (p, t) => { await p.locator("header button[aria-haspopup], header button[aria-label]").filter({ has: p.locator("svg") }).nth(1).click(); await p.waitForTimeout(600); }],
  ["toast-failure", `/groups/${g.id}?tab=members`, async (p, t) => { await p.waitForTimeout(500); await p.route("**/trpc/**", (r: any) => r.abort()); await p.getByRole("listitem").filter({ hasText: "bilal" + rnd }).getByRole("button").first().click(); await p.getByRole("menuitem").nth(1).click(); await p.getByRole("alert").first().hover(); }],
  ["settings", "/schedule?day=2", async (p, t) => { await btn(p, t("Reading settings")).click(); await p.waitForTimeout(600); }],
  ["settings-home", "/", async (p, t) => { await btn(p, t("Reading settings")).click(); await p.waitForTimeout(600); }, ""],
  ["display", "/about", async (p, t) => { await btn(p, t("Display")).click(); await p.waitForTimeout(400); }],
  ["player", "/schedule?day=2", async (p, t) => { await p.route("https://everyayah.com/**", (r: any) => r.abort()); await btn(p, t("Play the day")).click(); await p.waitForTimeout(1200); }],
  ["reading-failed", "/about", async (p, t) => { await p.route("**/api/current-reading*", (r: any) => r.abort()); await p.locator("header a").first().click(); await p.waitForTimeout(2500); }],
  ["schedule-day-failed", "/schedule", async (p, t) => { await p.route("**/api/schedule/*/verses*", (r: any) => r.fulfill({ status: 500, body: "<html>portal" })); await p.locator("a[href*='day=5']").first().click(); await p.waitForTimeout(3500); }],
  ["group-missing", "/groups/999999", async (p) => { await p.waitForTimeout(800); }],
  ["invite-bad", "/invite/nonsense", async (p) => { await p.waitForTimeout(800); }],
  ["not-found", "/nothing/here", async (p) => { await p.waitForTimeout(300); }],
  ["auth-error", "/auth", async (p, t) => { await p.locator("form:visible input").nth(0).fill("nobody"); await p.locator("form:visible input[type=password]").first().fill("wrong words here"); await p.locator("form:visible button[type=submit]").first().click(); await p.getByRole("alert").first().waitFor(); }, ""],
  ["register-error", "/auth", async (p, t) => { await p.getByRole("tab").nth(1).click(); await p.locator("form:visible input").nth(0).fill("a b@c"); await p.locator("form:visible input").nth(1).fill("nope@x"); await p.locator("form:visible input[type=password]").first().fill("123"); await p.locator("form:visible button[type=submit]").first().click(); await p.waitForTimeout(600); }, ""],
  ["account-delete", "/account", async (p, t) => { await btn(p, t("Delete Account")).click(); await p.getByRole("dialog").waitFor(); }],
  ["account", "/account", async (p) => { await p.waitForTimeout(700); }],
  ["quiz", `/groups/${g.id}/cycles/${c.id}/quiz/17`, async (p) => { await p.getByRole("radio").first().waitFor(); }, "b"],
  ["quiz-answered", `/groups/${g.id}/cycles/${c.id}/quiz/16`, async (p, t) => { await p.getByRole("radio").first().waitFor(); await p.getByRole("radio").nth(1).check(); await btn(p, t("Submit Answer")).click(); await p.waitForTimeout(900); }, "b"],
  ["leaderboard", `/groups/${g.id}?tab=leaderboard`, async (p) => { await p.waitForTimeout(800); }],
  ["assignments", `/groups/${g.id}?tab=assignments`, async (p) => { await p.waitForTimeout(800); }],
  ["overview", `/groups/${g.id}`, async (p) => { await p.waitForTimeout(800); }],
  ["search", "/", async (p, t) => { await p.keyboard.press("/"); await p.waitForTimeout(900); await p.keyboard.type("ইখলাস"); await p.waitForTimeout(1500); }],
  ["search-none", "/", async (p, t) => { await p.keyboard.press("/"); await p.waitForTimeout(900); await p.keyboard.type("qqqzzz"); await p.waitForTimeout(1500); }],
  ["my-reading", "/my-reading", async (p) => { await p.waitForTimeout(900); }],
  ["keys", "/", async (p) => { await p.waitForTimeout(1500); await p.keyboard.press("?"); await p.waitForTimeout(900); }],
];
for (const lang of langs) for (const [width, theme] of sizes) {
  for (const [name, path, reach, who = "a"] of states) {
    if (only && !name.match(new RegExp(only))) continue;
    const ctx = await browser.newContext({ baseURL: BASE, viewport: { width, height: width < 500 ? 740 : 900 }, reducedMotion: "reduce", serviceWorkers: "block", timezoneId: "Asia/Dhaka", locale: lang === "bn" ? "bn-BD" : "en-GB", hasTouch: false });
    if (who) await ctx.addCookies(cookieOf((who === "a" ? a : b).cookie));
    await ctx.addInitScript((t) => { try { localStorage.setItem("daily-quran:theme", JSON.stringify(t)); } catch {} }, theme);
    const p = await ctx.newPage();
    const errors: string[] = []; p.on("pageerror", (e) => errors.push(e.message));
    try { await p.goto((lang === "en" ? "" : "/" + lang) + path); await p.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 30000 }); await p.waitForTimeout(300); p.setDefaultTimeout(9000); await reach(p, (s) => L(lang, s)); } catch (e) { console.log("FAIL", lang, width, name, String(e).split("\n")[0]); }
    const over = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) console.log("OVERFLOW", lang, width, name, over);
    if (errors.length) console.log("ERR", name, errors);
    await p.screenshot({ path: `/tmp/w/shots/${lang}-${width}-${theme}-${name}.png` });
    await ctx.close();
  }
}
await browser.close();
