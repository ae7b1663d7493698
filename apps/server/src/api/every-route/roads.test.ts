import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import fastify from "fastify";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { ownContent } from "../../../test/own-content.ts";
import { testSettings } from "../../../test/settings.ts";
import { useApp } from "../../../test/use-app.ts";
import { sendError } from "../../server/error-handlers.ts";
import { quizBook } from "../../features/quiz/quiz-book.ts";
import { indexSources } from "../../features/quiz/quiz-sources.ts";
import { readyResponses } from "../../server/fast-path/ready-responses.ts";
import type { CountedTurns } from "../../server/admission/counted-turns.ts";
import { serveRest } from "../route/rest-adapter.ts";
import { fastifyPath } from "../route/rest-route.ts";
import { restRoutes } from "../rest-routes.ts";

const running = useApp(useDatabase());

/** Documents that are the same whatever is asked: made at most once a day and text. */
const READY = [
  "/api/schedule",
  "/api/top-words",
  "/api/surahs",
  "/api/juzs",
  "/api/hizbs",
  "/api/rubs",
  "/api/rukus",
  "/api/pages",
  "/api/search/texts",
  "/api/editions",
  "/api/manzils",
  "/api/sajdas",
  "/api/reciters",
  "/api/schedule.csv",
  "/api/schedule.json",
];

/** Documents that a visitor's parameters shape, with an example that is not ready. */
const MADE: Readonly<Record<string, string>> = {
  "/api/verses": "/api/verses?references=2:11-13",
  "/api/oembed": "/api/oembed?url=http://localhost:3000/2/11",
  "/api/random-verse": "/api/random-verse?seed=road",
  "/api/editions/{edition}": "/api/editions/en-letters",
  "/api/editions/{edition}/text.json": "/api/editions/en-letters/text.json",
  "/api/editions/{edition}/text.ndjson": "/api/editions/en-letters/text.ndjson",
  "/api/editions/{edition}/text.csv": "/api/editions/en-letters/text.csv",
  "/api/editions/{edition}/text.txt": "/api/editions/en-letters/text.txt",
  "/api/editions/{edition}/text.xml": "/api/editions/en-letters/text.xml",
  "/api/schedule.ics": "/api/schedule.ics?start=2031-05-06",
  "/api/current-reading": "/api/current-reading?transliteration=en-transliteration",
  "/api/tomorrow-reading": "/api/tomorrow-reading?transliteration=en-transliteration",
  "/api/schedule/{day}/verses": "/api/schedule/9/verses?transliteration=en-transliteration",
  "/api/schedule/{day}/practice": "/api/schedule/9/practice",
  "/api/schedule/{day}/practice/answers": "/api/schedule/9/practice/answers?language=bn",
  "/api/verses/{reference}": "/api/verses/2:7-9",
  "/api/surahs/{surah}": "/api/surahs/109",
  "/api/juzs/{juz}": "/api/juzs/30",
  "/api/juz-files": "/api/juz-files?translation=en-saheeh",
  "/api/hizbs/{hizb}": "/api/hizbs/60",
  "/api/rubs/{rub}": "/api/rubs/240",
  "/api/rukus/{ruku}": "/api/rukus/556",
  "/api/pages/{page}": "/api/pages/600",
};

/** What is neither in the table of REST nor a procedure. */
const OTHERS = {
  ready: [
    "/robots.txt",
    "/sitemap.xml",
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/start.js",
    "/api/docs/assets/swagger-ui.css",
    "/api/docs/assets/swagger-ui-bundle.js",
    "/api",
    "/api/*",
  ],
  counted: ["/api/reminder-mail/:", "/api/calendars/:.ics", "/live/khatmas/:"],
  countedAndOnAThread: ["/*", "/pictures/:/:/:.png"],
};

const withoutNames = (path: string) =>
  path.replaceAll(/\{\w+\}|:\w+(?:\|:\w+)*/g, ":").replace(/^\*$/, "/*");

/** Every path that the server knows, out of the drawing of its router. */
function servedPaths(): string[] {
  const parents: string[] = [];
  const drawn = running.app.printRoutes({ commonPrefix: false }).split("\n");
  return drawn.flatMap((line) => {
    const [, indent = "", segment = ""] = /^(.*)[├└]── (\S+)/.exec(line) ?? [];
    if (segment === "") return [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? "") + (segment === "*" && depth > 0 ? "/*" : segment);
    parents[depth] = path;
    return [withoutNames(path)];
  });
}

test("what every road costs is known: a new one needs its place here", () => {
  const documents = restRoutes.filter(({ kind }) => kind === "document");
  const costing = (cost: string) =>
    documents.filter(({ rule }) => rule.cost === cost).map(({ path }) => path);
  expect(costing("none").toSorted()).toEqual(READY.toSorted());
  expect(costing("document").toSorted()).toEqual(Object.keys(MADE).toSorted());
  const ofTable = restRoutes.map(({ path }) => withoutNames(path));
  const known = [...ofTable, `${TRPC_PATH}/:`, ...Object.values(OTHERS).flat()];
  expect(servedPaths().toSorted()).toEqual([...new Set(known)].toSorted());
});

const quizzes = quizBook(ownContent, () => indexSources(ownContent, async () => ({})));

function serveAlone(turns: CountedTurns) {
  const app = fastify();
  const costs = new Map<string, unknown>();
  app.setErrorHandler(sendError);
  app.addHook("onRoute", ({ method, url, config }) => {
    costs.set(`${String(method)} ${url}`, config?.cost);
  });
  serveRest(app, restRoutes, {
    content: ownContent,
    quizzes,
    now: () => 0,
    ready: readyResponses(ownContent, () => 0, new Set()),
    site: testSettings().site,
    turns,
    contextOf: () => ({}) as never,
  });
  return { app, costs };
}

test("each route says its cost where the queues read it, HEAD too", async () => {
  const { app, costs } = serveAlone(() => (work) => work());
  await app.ready();
  const expected = restRoutes.flatMap(({ method, path, rule }) => {
    const methods = method === "GET" ? ["GET", "HEAD"] : [method];
    return methods.map((each) => [`${each} ${fastifyPath(path)}`, rule.cost] as const);
  });
  expect(costs).toEqual(new Map(expected));
});

test.each(Object.entries(MADE))(
  "%s is made in its network's turn, and sent without one",
  async (_, path) => {
    let isRefused = true;
    const turnsOf: string[] = [];
    const { app } = serveAlone((address) => (work) => {
      turnsOf.push(address);
      return isRefused ? Promise.reject(new DomainError("TOO_MANY_REQUESTS")) : work();
    });
    const status = async () => (await app.inject(path)).statusCode;
    expect([await status(), turnsOf]).toEqual([429, ["127.0.0.1"]]);
    isRefused = false;
    expect(await status()).toBe(200);
    isRefused = true;
    expect([await status(), turnsOf.length]).toEqual([200, 2]);
  },
);
