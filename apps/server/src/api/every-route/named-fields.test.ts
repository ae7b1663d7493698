import { expect, test } from "vitest";
import { useAppOfAmina } from "../../../test/progress.ts";

const app = useAppOfAmina();

const zone = { timeZone: "Mars/Olympus", quietFrom: "22:00", quietTo: "06:00" };
const reminders = [{ kind: "reading", at: "06:30", channels: ["bell"] }];
const AMINA = { username: "amina", email: "new@example.org", password: "three unrelated words" };

test.each<[string, number, string, object?]>([
  ["editions", 404, "GET /api/surahs/112?editions=en-saheeh,en-nope"],
  ["translation", 404, "GET /api/schedule/1/verses?translation=none"],
  ["tafseer", 404, "GET /api/verses/2:1?tafseer=none"],
  ["transliteration", 404, "GET /api/pages/1?transliteration=none"],
  ["editions", 404, "GET /api/random-verse?editions=en-nope"],
  ["edition", 404, "GET /api/editions/none"],
  ["edition", 404, "GET /api/editions/none/text.csv"],
  ["format", 404, "GET /api/editions/en-saheeh/text.pdf"],
  ["reference", 404, "GET /api/verses/2:285-290"],
  ["reference", 404, "GET /api/verses/115:1"],
  ["references", 404, "GET /api/verses?references=2:255,2:285-290"],
  ["url", 404, "GET /api/oembed?url=http://localhost:3000/2/300"],
  ["url", 404, "GET /api/oembed?url=http://localhost:3000/today"],
  ["cursor", 400, "GET /api/search?q=mercy&cursor=x"],
  ["cursor", 400, "GET /api/bookmarks?cursor=x"],
  ["timeZone", 400, "GET /api/progress?timeZone=-1"],
  ["text", 400, "POST /api/verify", { text: "من ".repeat(1_300) }],
  ["timeZone", 400, "PUT /api/user/reminders", { ...zone, reminders }],
  ["username", 409, "POST /api/register", AMINA],
  ["email", 409, "POST /api/register", { ...AMINA, username: "b", email: "amina@example.org" }],
  ["document", 400, "POST /api/progress/import", { document: {} }],
])(
  "%s is named, in both languages, where it is refused with %i by %s",
  async (path, status, call, body) => {
    const said = [];
    for (const language of ["en", "bn"]) {
      const sent = await app.amina.send(call, body, { "accept-language": language });
      const message: unknown = sent.body.error;
      expect([sent.status, sent.body.issues]).toEqual([status, [{ path, message }]]);
      said.push(message);
    }
    expect(said[0]).toMatch(/^[ -~“”]+\.$/u);
    expect(said[1]).toMatch(/[\u0980-\u09ff].*।$/u);
  },
);
