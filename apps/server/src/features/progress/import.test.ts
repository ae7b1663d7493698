import { gzipSync } from "node:zlib";
import { ERRORS } from "@daily-quran/domain/errors";
import { MAX_DOCUMENT_BYTES } from "@daily-quran/domain/progress/progress-limits";
import { expect, test, vi } from "vitest";
import { idOf, MARK, useAppOfAmina } from "../../../test/progress.ts";
import { request } from "../../../test/request.ts";

const app = useAppOfAmina();
const AT = "2026-03-05T06:30:00.000Z";

const fileOf = (count: number) => ({
  format: "daily-quran-reading/progress",
  version: 1,
  exportedAt: AT,
  owner: null,
  marks: Array.from({ length: count }, (_, n) => ({ ...MARK, id: idOf(n), updatedAt: AT })),
  bookmarks: [],
  plans: [],
  positions: [],
});

const cookieOf = () => `session=${app.amina.cookies.get("session")}`;

async function send(
  body: Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
): Promise<[number, { code?: string }]> {
  const response = await request(`${app.running.url}/api/progress/import`, {
    method: "POST",
    headers: { cookie: cookieOf(), "content-type": "application/json", ...more },
    body,
  });
  return [response.status, (await response.json()) as object];
}

const refused = (error: string, more: object = {}) => [
  400,
  { error, code: "INVALID_INPUT", ...more },
];
const NO_EXPORT = "This is not an export of one's reading from this app.";
const noExport = refused(NO_EXPORT.replace("This", "document"), {
  issues: [{ path: "document", message: NO_EXPORT }],
});

test.each<[string, Uint8Array<ArrayBuffer>, unknown[]]>([
  ["nothing", Buffer.from(""), noExport],
  ["an empty object", Buffer.from("{}"), noExport],
  [
    "half of a file",
    Buffer.from('{"document":'),
    refused("The body is not valid JSON: it ends too early."),
  ],
  [
    "no JSON",
    Buffer.from('{\n  "document": {},\n  acceptAnother\n}'),
    refused("The body is not valid JSON: it breaks at line 3, column 3."),
  ],
  ["about a prototype", Buffer.from('{"__proto__":{}}'), refused(ERRORS.INVALID_INPUT.message)],
  ["nothing but null", Buffer.from("null"), noExport],
  ["no text", Buffer.from([0x22, 0xff, 0x22]), refused("The body is not valid UTF-8.")],
])("a file that is %s is refused with its fault", async (_, body, answer) => {
  expect(await send(body)).toEqual(answer);
});

test("a compressed file that is too large or broken is refused", async () => {
  const encoding = { "content-encoding": "gzip" };
  const large = gzipSync(Buffer.alloc(MAX_DOCUMENT_BYTES + 1, " "));
  const answers = [await send(large, encoding), await send(large.subarray(0, 100), encoding)];
  expect(answers.map(([status, { code }]) => [status, code])).toEqual([
    [413, "BODY_TOO_LARGE"],
    [400, "INVALID_INPUT"],
  ]);
});

test("a large file is taken in, also compressed, and none of it is parsed where requests are answered", async () => {
  const text = JSON.stringify({ document: fileOf(1200) });
  const parse = vi.spyOn(JSON, "parse");
  const answers = [
    await send(Buffer.from(text)),
    await send(gzipSync(text), { "content-encoding": "gzip" }),
  ];
  const longest = Math.max(...parse.mock.calls.map(([parsed]) => parsed.length));
  parse.mockRestore();
  expect(answers).toEqual([
    [200, { imported: 1200, unchanged: 0 }],
    [200, { imported: 0, unchanged: 1200 }],
  ]);
  expect(longest).toBeLessThan(64 * 1024);
});
