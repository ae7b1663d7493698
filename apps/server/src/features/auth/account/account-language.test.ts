import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { startApp } from "../../../../test/app.ts";
import { useApp } from "../../../../test/use-app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { testSettings } from "../../../../test/settings.ts";
import { visitor } from "../../../../test/visitor.ts";

const sql = useDatabase();

const running = useApp(sql);

/** A browser that signs in as amina, with the language that was chosen there. */
async function signIn(chosen?: string) {
  const browser = visitor(running.url);
  if (chosen) browser.cookies.set("language", chosen);
  const response = await browser.send("POST /api/login", { username: "amina", password: PASSWORD });
  const cookies = response.headers.getSetCookie().filter((line) => line.startsWith("language="));
  return { browser, cookies };
}

test("an account has no language at first, then the one that was chosen", async () => {
  const { visitor: amina } = await registered(running, "amina");
  expect(await amina.send("GET /api/user/language")).toMatchObject({ status: 200, body: {} });
  const chosen = await amina.send("PATCH /api/user/language", { language: "bn" });
  expect(chosen).toMatchObject({ status: 200, body: { language: "bn" } });
  expect((await amina.query("user.language")).body.result.data.json).toEqual({ language: "bn" });
  const pseudo = await amina.send("PATCH /api/user/language", { language: "pseudo" });
  expect(pseudo.body.issues).toEqual([{ path: "language", message: "Choose en or bn." }]);
  expect((await amina.send("GET /api/user/language")).body).toEqual({ language: "bn" });
});

test("a browser that signs in takes the account's language, over one chosen there", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await amina.send("PATCH /api/user/language", { language: "bn" });
  const cookie = "language=bn; Max-Age=31536000; Path=/; SameSite=Lax";
  expect((await signIn()).cookies).toEqual([cookie]);
  expect((await signIn("en")).cookies).toEqual([cookie]);
  expect((await signIn("bn")).cookies).toEqual([]);
  expect((await amina.send("GET /api/user/language")).body).toEqual({ language: "bn" });
});

test("an account without a language takes the browser's, if it is one", async () => {
  const { visitor: amina } = await registered(running, "amina");
  expect((await signIn("pseudo")).cookies).toEqual([]);
  expect((await amina.send("GET /api/user/language")).body).toEqual({});
  expect((await signIn("bn")).cookies).toEqual([]);
  expect((await amina.send("GET /api/user/language")).body).toEqual({ language: "bn" });
});

test.each([
  ["the language that the browser was set to", { cookie: "bn", page: "en" }, { language: "bn" }],
  ["that of the page, where none was chosen", { page: "bn" }, { language: "bn" }],
  ["none on an English page, where none was chosen", { page: "en" }, {}],
])(
  "who registers has %s",
  async (_, { cookie, page }: { cookie?: string; page: string }, language) => {
    const bilal = visitor(running.url);
    if (cookie) bilal.cookies.set("language", cookie);
    await bilal.send(
      "POST /api/register",
      { username: "bilal", email: "bilal@example.org", password: PASSWORD },
      { "accept-language": page },
    );
    expect((await bilal.send("GET /api/user/language")).body).toEqual(language);
  },
);

test("over https the cookie is Secure", async () => {
  const { site } = testSettings();
  const settings = testSettings({ site: { ...site, publicUrl: "https://quran.example" } });
  const app = await startApp(sql, { settings });
  try {
    const { visitor: amina } = await registered(running, "amina");
    await amina.send("PATCH /api/user/language", { language: "en" });
    const { headers } = await visitor(app.url).send("POST /api/login", {
      username: "amina",
      password: PASSWORD,
    });
    expect(headers.getSetCookie()).toContain(
      "language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
    );
  } finally {
    await app.close();
  }
});
