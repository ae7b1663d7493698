import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { request } from "../../../test/request.ts";
import { useApp } from "../../../test/use-app.ts";

const running = useApp(useDatabase());

const verify = async (text: unknown): Promise<unknown> => {
  const response = await request(`${running.url}/api/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  return { status: response.status, ...((await response.json()) as object) };
};

test("a quotation is held against the Quran, with what differs", async () => {
  const right = await verify("قُلْ هُوَ اللّٰهُ اَحَدٌۚ اَللّٰهُ الصَّمَدُۚ");
  expect(right).toMatchObject({
    status: 200,
    isExact: true,
    passages: [{ reference: "112:1-2", writing: "indopak", isWhole: true }],
  });
  expect(await verify("قل هو الله أحد الله الصمد لم يلد ولم يوولد")).toEqual({
    status: 200,
    isExact: false,
    passages: [
      {
        reference: "112:1-3",
        writing: "plain",
        isWhole: true,
        isExact: false,
        start: 0,
        end: 42,
        differences: [
          {
            kind: "letters",
            start: 37,
            end: 42,
            quran: "يُولَدۡ",
            surahNumber: 112,
            verseNumber: 3,
            word: 4,
          },
        ],
      },
    ],
    unknown: [],
  });
});

test.each([
  ["", "text has at least 1 character."],
  ["ا".repeat(4_001), "text has at most 4000 characters."],
  [17, "text must be text."],
  ["من ".repeat(1_300), "The text says the same too often to be told apart. Send a part of it."],
])("what can't be checked is refused with a sentence", async (text, error) => {
  expect(await verify(text)).toMatchObject({ status: 400, error });
});
