import { expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";

const sql = useDatabase();
const running = useApp(sql);

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

const inBengali = async (path: string) =>
  (await request(running.url + path, { headers: { "accept-language": "bn" } })).json();

test.each([
  ["/api/schedule/301/verses", "দিন ১ থেকে ৩০০-এর মধ্যে একটি পূর্ণসংখ্যা হতে হবে।"],
  ["/api/verses/2:300", "2:300 নেই: সূরা ২-এ আয়াত ২৮৬টি।"],
  ["/api/verses/115:1", "এমন কোনো আয়াত নেই: কুরআনে সূরা ১১৪টি।"],
  ["/api/verses/2:257-255", "শেষ আয়াতটি প্রথম আয়াতের আগে।"],
  [
    "/api/schedule/1/verses?transliteration=none",
    "এই আইডির কোনো উচ্চারণ এখানে নেই। আছে: en-letters, en-recited, bn-letters, en-transliteration।",
  ],
  ["/api/search?q=mercy&limit=x", "সীমা ১ বা তার বেশি একটি পূর্ণসংখ্যা হতে হবে।"],
  [
    "/api/current-reading?pronunciation=bn",
    "pronunciation এগুলোর একটি হতে হবে: scholarly, latin, bengali।",
  ],
  [`/api/search?q=mercy&cursor=${"1".repeat(101)}`, "cursor সর্বোচ্চ ১০০ অক্ষরের হতে পারে।"],
])("%s says in Bengali: %s", async (path, error) => {
  expect(await inBengali(path)).toMatchObject({ error });
});
