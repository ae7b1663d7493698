import { AnsweredPractice, Practice } from "@daily-quran/domain/practice/practice";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { request } from "../../../test/request.ts";
import { useApp } from "../../../test/use-app.ts";

const running = useApp(useDatabase());

const get = (path: string, headers = {}) => request(`${running.url}${path}`, { headers });

const questionsOf = async (day: number, language: string) =>
  Practice.parse(await (await get(`/api/schedule/${day}/practice?language=${language}`)).json());

const answersOf = async (day: number, language: string) =>
  AnsweredPractice.parse(
    await (await get(`/api/schedule/${day}/practice/answers?language=${language}`)).json(),
  );

test("a visitor gets the questions of a day without anything that tells the answer", async () => {
  const response = await get("/api/schedule/101/practice");
  const text = await response.text();
  const { day, language, questions } = Practice.parse(JSON.parse(text));
  expect([day, language, questions.length >= 5]).toEqual([101, "en", true]);
  const fields = new Set(
    (JSON.parse(text) as { questions: object[] }).questions.flatMap((one) => Object.keys(one)),
  );
  const shown = ["id", "type", "topic", "question", "passages", "options", "translations"];
  expect([...fields].filter((field) => !shown.includes(field))).toEqual([]);
});

const keyOf = ({ questions }: AnsweredPractice) =>
  questions.map(({ id, answer }) => [id, answer.correctAnswer, answer.cites.verseNumber]);

test("the answers are those of the same questions, in both languages alike", async () => {
  for (const language of ["en", "bn"]) {
    const { questions } = await questionsOf(101, language);
    const answered = await answersOf(101, language);
    expect(answered.questions).toMatchObject(questions);
    expect(answered.questions).toHaveLength(questions.length);
  }
  const [en, bn] = [await answersOf(101, "en"), await answersOf(101, "bn")];
  expect(keyOf(bn)).toEqual(keyOf(en));
  const asked = en.questions.find(({ question }) =>
    question.startsWith("When people give charity"),
  );
  expect(asked?.options[asked.answer.correctAnswer]).toBe("A reassurance");
  expect(asked?.answer.cites.reference).toBe("At-Tawbah 9:103");
});

test("it may be cached for an hour, and is sent once", async () => {
  const path = "/api/schedule/101/practice/answers?language=bn";
  const first = await get(path);
  const tag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe(
    "public, max-age=3600, s-maxage=60, stale-while-revalidate=86400",
  );
  const again = await get(path, { "if-none-match": tag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each(["/api/schedule/301/practice", "/api/schedule/1/practice?language=ar"])(
  "%s is refused",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "INVALID_INPUT" },
    ]);
  },
);
