import { expect, test } from "vitest";
import { ERRORS } from "@daily-quran/domain/errors";
import { idOf, useAppOfAmina } from "../../../test/progress.ts";
import { missingParameter } from "../../server/error-handlers.ts";
import { errorsOf, fastifyPath } from "../route/rest-route.ts";
import { restRoutes } from "../rest-routes.ts";

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
  ["id", 404, "GET /api/groups/9"],
  ["id", 404, "GET /api/groups/9/members"],
  ["userId", 404, "PATCH /api/groups/1/members/9", { role: "admin" }],
  ["userId", 404, "POST /api/groups/1/hand-over", { userId: 9 }],
  ["inviteId", 404, "DELETE /api/groups/1/invites/9"],
  ["webhookId", 404, "DELETE /api/groups/1/webhooks/9"],
  ["deliveryId", 404, "POST /api/groups/1/webhooks/9/deliveries/9"],
  ["token", 404, "GET /api/invites/none"],
  ["token", 404, "POST /api/password-reset/check", { token: "none" }],
  ["id", 404, "GET /api/khatmas/9"],
  ["cycleId", 404, "GET /api/cycles/9/check-ins"],
  ["id", 404, "GET /api/cycles/9/leaderboard"],
  ["id", 404, "POST /api/notifications/9/read"],
  ["id", 404, `GET /api/bookmarks/${idOf(9)}`],
  ["id", 404, `GET /api/plans/${idOf(9)}`],
  ["id", 404, "DELETE /api/user/tokens/9"],
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
    await app.amina.send("POST /api/groups", { name: "Readers" });
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

test("a 404 is about the parameter of its path, but for those that are named where they are found, or have none", () => {
  const others = restRoutes.flatMap((route) =>
    errorsOf(route).filter(
      (code) =>
        ERRORS[code].status === 404 &&
        !("field" in ERRORS[code]) &&
        missingParameter(code, fastifyPath(route.path)) === undefined,
    ),
  );
  expect([...new Set(others)].toSorted()).toEqual([
    "CLAIM_NOT_FOUND",
    "EDITION_NOT_FOUND",
    // Of a cycle or an invitation, which the caller has just seen.
    "GROUP_NOT_FOUND",
    "INVITE_EXPIRED",
    "INVITE_NOT_FOUND",
    "INVITE_REVOKED",
    "KHATMA_NOT_FOUND",
    "MEMBER_NOT_FOUND",
    "NOT_FOUND",
    "NO_STANDING",
    "QUESTION_NOT_FOUND",
    "READER_NOT_FOUND",
    "USER_NOT_FOUND",
    "VERSE_NOT_FOUND",
  ]);
});
