import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";
import { testSettings } from "../../test/settings.ts";

let running: RunningApp;
const sql = useDatabase();
beforeAll(async () => {
  running = await startApp(sql, { settings: testSettings() });
});
afterAll(() => running.close());

const BENGALI = "আপনি সাইন ইন করেননি। অনুগ্রহ করে সাইন ইন করুন।";

test.each([
  ["/api/user", "", "Unauthorized. Please log in.", "en"],
  ["/api/user", "bn-BD,en;q=0.5", BENGALI, "bn"],
  ["/api/user", "fr", "Unauthorized. Please log in.", "en"],
  ["/api/nothing", "bn", "এই ঠিকানায় কিছু নেই।", "bn"],
])("%s for %j says %j", async (path, accepted, error, language) => {
  const response = await request(running.url + path, { headers: { "accept-language": accepted } });
  expect(await response.json()).toMatchObject({ error });
  expect(response.headers.get("content-language")).toBe(language);
  expect(response.headers.get("vary")).toBe("Accept-Language");
});

test("a procedure fails in the language of its page", async () => {
  const { body } = await running.app.inject({
    url: "/trpc/user.me",
    headers: { "accept-language": "bn" },
  });
  expect(body).toContain(BENGALI);
});
