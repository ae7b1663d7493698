import { expect, test } from "vitest";
import { script } from "../../../reader/script/script.ts";
import { placedVerse } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { stubNetwork } from "../../../test/stub-network.ts";
import { QuizDay, QuizText } from "./quiz-text.tsx";

const VERSE = placedVerse(112, 1);
// 55:13 is said thirty-one times.
const REFRAIN = placedVerse(55, 13);
const INDO_PAK = "قُلْ هُوَ اللّٰهُ اَحَدٌ";
const DAY = "GET /api/schedule/17/verses?fields=arabic";

/** What is shown of some texts, where the day has these verses. */
function show(verses: readonly object[], ...texts: string[]) {
  const calls = stubNetwork({ [DAY]: { foreign: true, body: { surahs: [{ verses }] } } });
  const { container } = render(
    <QuizDay value={17}>
      {texts.map((text) => (
        <p key={text}>
          <QuizText text={text} />
        </p>
      ))}
    </QuizDay>,
  );
  const shown = () =>
    [...container.querySelectorAll("p")].map(({ textContent }) => textContent.normalize("NFC"));
  return { calls, shown };
}

const nfc = (...texts: string[]) => texts.map((text) => text.normalize("NFC"));

test("a whole verse of the question's day stands in the script that the reader has chosen, all else as it is", async () => {
  script.set("indopak");
  const texts = [VERSE.arabic, REFRAIN.arabic, "Say, He is Allah"];
  const { shown } = show([VERSE, REFRAIN, { ...REFRAIN, verseNumber: 16 }], ...texts);
  await expect.poll(shown).toEqual(nfc(INDO_PAK, REFRAIN.arabic, "Say, He is Allah"));
});

test("without a choice the day is not asked for", () => {
  const { calls, shown } = show([VERSE], VERSE.arabic);
  expect([calls, shown()]).toEqual([[], nfc(VERSE.arabic)]);
});
