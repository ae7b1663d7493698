import type { PlacedVerse } from "@daily-quran/domain/passage";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { request } from "../../../test/request.ts";
import { useApp } from "../../../test/use-app.ts";

const running = useApp(useDatabase());
const SITE = "http://localhost:3000";

const embed = async (url: string) => {
  const response = await request(`${running.url}/api/oembed?url=${encodeURIComponent(url)}`);
  const { html, ...rest } = (await response.json()) as { html?: string; title?: string };
  return { status: response.status, html: html ?? "", ...rest };
};

test("the address of a verse is the verse, its translation and its source", async () => {
  const found = await embed(`${SITE}/112/1`);
  expect(found).toMatchObject({ status: 200, type: "rich", title: "Al-Ikhlas 112:1", width: 560 });
  const verse = (await (await request(`${running.url}/api/verses/112:1`)).json()) as PlacedVerse;
  expect(found.html).toBe(
    `<blockquote cite="${SITE}/112/1"><p lang="ar" dir="rtl">${verse.arabic}</p><p lang="en">Say, &quot;He is Allah, [who is] One,</p><footer lang="en"><a href="${SITE}/112/1">Al-Ikhlas 112:1</a> · Saheeh International</footer></blockquote>`,
  );
});

test("a Bengali address is in Bengali, with the remark on the translation", async () => {
  const { html, title } = await embed(`${SITE}/bn/26/127-128`);
  expect(title).toMatch(/ 26:127-128$/);
  expect(html).toContain(`<a href="${SITE}/bn/26/127-128">`);
  expect(html).toMatch(/<p lang="bn">[^<]+<br><small>এই অনুবাদে আয়াতটির একটি অংশ নেই।/);
  expect(html.match(/dir="rtl"/g)).toHaveLength(2);
});

test.each([
  ["nonsense", 400],
  ["https://elsewhere.example/2/255", 404],
  [`${SITE}/about`, 404],
  [`${SITE}/2/257-255`, 404],
  [`${SITE}/2/300`, 404],
  [`${SITE}/2/1-20`, 400],
  [`${SITE}/2/255"><script>alert(1)</script>`, 404],
])("%s is %i", async (url, status) => {
  expect((await embed(url)).status).toBe(status);
});
