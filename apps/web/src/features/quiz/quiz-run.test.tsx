import type { Quiz } from "@daily-quran/domain/quiz";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import {
  answeredQuiz,
  answerReading,
  answerTafseer,
  answerTranslation,
  cites,
  quiz,
  readingQuestion,
  tafseerQuestion,
  translationQuestion,
} from "../../test/quizzes.ts";
import { render } from "../../test/render.tsx";
import { deeds } from "../../reader/deeds/deeds.ts";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { QuizScreen } from "./quiz-screen.tsx";

type Replies = Parameters<typeof stubServer>[0];

function renderQuiz(replies: Replies) {
  const calls = stubServer(replies);
  render(
    <TrpcProvider>
      <QuizScreen
        quizDay={{ cycleId: 3, day: 17 }}
        groupId={7}
        paths={{
          group: (id) => `/groups/${id}`,
          groups: "/groups",
          quiz: ({ groupId, cycleId, day }) => `/quiz/${groupId}/${cycleId}/${day}`,
        }}
        verseParts={{
          action: ({ reference }) => <button type="button">Play {reference}</button>,
          commentary: ({ reference }) => <p>A commentary on {reference}</p>,
        }}
        renderPractice={(_, onClose) => (
          <button type="button" onClick={onClose}>
            End of practice
          </button>
        )}
        renderQuestionFoot={({ id }) => <button type="button">Report {id}</button>}
      />
    </TrpcProvider>,
  );
  return calls;
}

const answeredUpTo = (count: number): Quiz => ({
  ...quiz,
  questions: quiz.questions.map((question, index) =>
    index < count ? (answeredQuiz.questions[index] ?? question) : question,
  ),
});

const submit = () => screen.getByRole("button", { name: "Submit Answer" });
const option = async (name: string) => await screen.findByRole("radio", { name });

test("the first question shows its number, its type and its points", async () => {
  renderQuiz({ "quiz.get": { data: quiz } });
  expect(await screen.findByText("Question 1 of 3")).toBeTruthy();
  const progress = screen.getByRole<HTMLProgressElement>("progressbar");
  expect([progress.value, progress.max]).toEqual([1, 3]);
  expect(screen.getByText("Reading · 1 point")).toBeTruthy();
  expect(screen.getByText("Score").textContent).toBe("Score 0");
  const options = within(screen.getByRole("group", { name: readingQuestion.question }));
  expect(options.getAllByRole("radio")).toHaveLength(4);
});

test("Quran text is marked as such in the verse and in the options, letter for letter", async () => {
  renderQuiz({ "quiz.get": { data: quiz } });
  await screen.findByText("Question 1 of 3");
  const arabic = [...document.querySelectorAll('[lang="ar"][dir="rtl"][translate="no"]')];
  expect(arabic.map(({ textContent }) => textContent)).toEqual([
    readingQuestion.verse,
    ...readingQuestion.options,
  ]);
});

test("an answer can be submitted once one is chosen, and it is sent once", async () => {
  const held = heldReply();
  const calls = renderQuiz({ "quiz.get": { data: quiz }, "quiz.answer": held.reply });
  await screen.findByText("Question 1 of 3");
  expect(submit().hasAttribute("disabled")).toBe(true);
  await userEvent.click(
    await option(`D ${readingQuestion.options[3]} ${readingQuestion.translations?.[3]}`),
  );
  await userEvent.dblClick(submit());
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeTruthy();
  held.give({ data: answerReading(3) });
  await screen.findByText("Correct!");
  expect(writes(calls, "quiz.answer")).toEqual([
    { cycleId: 3, day: 17, language: "en", questionId: "17-reading", choice: 3 },
  ]);
});

test("a question can be reported once it is answered, not before", async () => {
  renderQuiz({ "quiz.get": [{ data: quiz }, { data: answeredUpTo(1) }] });
  await screen.findByText("Question 1 of 3");
  expect(screen.queryByRole("button", { name: `Report ${readingQuestion.id}` })).toBeNull();
  cleanup();
  renderQuiz({ "quiz.get": { data: answeredUpTo(3) } });
  await screen.findByRole("button", { name: /^Report / });
});

test("a right answer raises the score, is explained and leads on", async () => {
  renderQuiz({
    "quiz.get": { data: answeredUpTo(1) },
    "quiz.answer": { data: answerTranslation(0) },
  });
  await userEvent.click(await option("A Guidance"));
  await userEvent.click(submit());
  expect((await screen.findByText("Correct!")).parentElement?.textContent).toBe(
    "Correct! +2 points",
  );
  expect(screen.getByText("Score").textContent).toBe("Score 3");
  expect(screen.getByText("Because of option 1.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "A Guidance Correct answer" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(
    "Correct! +2 pointsBecause of option 1.Next Question",
  );
  await userEvent.click(screen.getByRole("button", { name: "Next Question" }));
  expect(screen.getByText("Question 3 of 3")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Where was Al-Baqarah revealed?");
});

test("what is said of an answer begins in sight", async () => {
  const shown: [Element, unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    shown.push([this, how]);
  };
  renderQuiz({
    "quiz.get": { data: answeredUpTo(1) },
    "quiz.answer": { data: answerTranslation(0) },
  });
  await userEvent.click(await option("A Guidance"));
  await userEvent.click(submit());
  await screen.findByText("Correct!");
  expect(shown).toEqual([[document.activeElement, { block: "nearest" }]]);
});

test("a wrong answer shows the right one, by icon and text, and earns nothing", async () => {
  renderQuiz({
    "quiz.get": { data: answeredUpTo(1) },
    "quiz.answer": { data: answerTranslation(2) },
  });
  await userEvent.click(await option("C Patience"));
  await userEvent.click(submit());
  await screen.findByText("Incorrect");
  expect(screen.getByText(/^The correct answer is/).textContent).toBe(
    "The correct answer is A: Guidance",
  );
  expect(screen.getByText("Score").textContent).toBe("Score 1");
  const right = screen.getByRole<HTMLInputElement>("radio", { name: "A Guidance Correct answer" });
  const wrong = screen.getByRole<HTMLInputElement>("radio", { name: "C Patience Your answer" });
  expect([right.checked, wrong.checked, wrong.matches(":disabled")]).toEqual([false, true, true]);
});

test("a chosen translation is shown under the verse and under each option", async () => {
  renderQuiz({ "quiz.get": { data: quiz } });
  await screen.findByText("By the sun and its brightness");
  for (const translation of readingQuestion.translations ?? []) {
    expect(screen.getByText(translation).lang).toBe("en");
  }
});

test("an answer is explained with its verse, to be heard and opened, and says where each option is from", async () => {
  const references = ["91:4", "91:5", "91:6", "91:2"].map((place) => `Ash-Shams ${place}`);
  const translationRemark = { kind: "corrected", text: { en: "Corrected here.", bn: "সংশোধিত।" } };
  const explained = { ...answerReading(0), cites: { ...cites, translationRemark }, references };
  renderQuiz({ "quiz.get": { data: quiz }, "quiz.answer": { data: explained } });
  await userEvent.click(await screen.findByRole("radio", { name: /^A / }));
  await userEvent.click(submit());
  const verse = within(await screen.findByRole("figure"));
  expect(verse.getByText(cites.arabic).closest("[lang]")?.getAttribute("lang")).toBe("ar");
  const remark = verse.getByText("Corrected here.");
  expect(remark.parentElement?.textContent).toBe(`${cites.translation}Corrected here.`);
  expect(verse.getByRole("button", { name: "Play Ash-Shams 91:2" })).toBeTruthy();
  // Only for questions of the bank.
  expect(screen.queryByText(/^A commentary on/)).toBeNull();
  expect(verse.getByRole("link", { name: "Open in the reading" }).getAttribute("href")).toBe(
    "/91/2",
  );
  expect(screen.getByText(/^The correct answer is/).textContent).toBe(
    "The correct answer is D: Ash-Shams 91:2",
  );
  for (const reference of references.slice(0, 3)) expect(screen.getByText(reference)).toBeTruthy();
});

test("a question of the bank keeps its type, and says that it is about understanding", async () => {
  const [first] = answeredUpTo(1).questions;
  const second = { ...translationQuestion, topic: "understanding" as const };
  const questions = [first ?? second, second, tafseerQuestion];
  renderQuiz({ "quiz.get": { data: { ...answeredUpTo(1), questions } } });
  expect(await screen.findByText("Translation · 2 points")).toBeTruthy();
  expect(screen.getByText("Understanding: what the verses say")).toBeTruthy();
});

test("a question that is not about the commentary says what it is about, and why", async () => {
  const words = { ...tafseerQuestion, topic: "words" as const };
  const questions = [...answeredUpTo(2).questions.slice(0, 2), words];
  renderQuiz({ "quiz.get": { data: { ...answeredUpTo(2), questions } } });
  expect(await screen.findByText("Words · 3 points")).toBeTruthy();
  expect(screen.getByText(/^Today’s third question is not on the commentary/)).toBeTruthy();
  expect(screen.queryByText(/^You may look these verses up/)).toBeNull();
});

test.each([
  [["Al-Baqarah 2:177", "Al-Baqarah 2:178", "Al-Baqarah 2:180", "Al-Baqarah 2:181"], 1],
  [["সূরা আল-বাকারা ২:১৭৭", "সূরা আল-বাকারা ২:১৭৮", "সূরা আল-বাকারা ২:১৮০", "সূরা আল-বাকারা ২:১৮১"], 1],
  [["2:1 to 2:5", "2:6 to 2:9", "2:10 to 2:16", "2:17 to 2:24"], 0],
])(
  "where the options are verses by their numbers, it leads to the reading: %j",
  async (options, links) => {
    const questions = [...answeredUpTo(2).questions.slice(0, 2), { ...tafseerQuestion, options }];
    renderQuiz({ "quiz.get": { data: { ...answeredUpTo(2), questions } } });
    await screen.findByText("Tafseer · 3 points");
    const found = screen.queryAllByRole("link", { name: "Open in the reading" });
    expect(found.map((link) => link.getAttribute("href"))).toEqual(
      ["/schedule?day=17"].slice(0, links),
    );
  },
);

test("three passages are numbered", async () => {
  const passages = ["One.", "Two.", "Three."].map((text) => ({ text }));
  const questions = [{ ...translationQuestion, passages }, ...quiz.questions.slice(1)];
  renderQuiz({ "quiz.get": { data: { ...quiz, questions } } });
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["One.", "Two.", "Three."]);
});

test("an answer without its question's text keeps its points", async () => {
  const earlier = { ...answerTafseer(1), explanation: "", isEarlier: true as const };
  const last = { ...tafseerQuestion, question: "", options: [], answer: earlier };
  const questions = [...answeredQuiz.questions.slice(0, 2), last];
  renderQuiz({ "quiz.get": { data: { ...answeredQuiz, questions } } });
  await screen.findByRole("heading", { name: "You have answered this question before" });
  expect(screen.getByText("+3 points")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Complete Quiz" })).toBeTruthy();
});

test("the last question completes the quiz", async () => {
  renderQuiz({
    "quiz.get": { data: answeredUpTo(2) },
    "quiz.answer": { data: answerTafseer(1) },
  });
  await userEvent.click(await option("B In Medina"));
  await userEvent.click(submit());
  expect(await screen.findByRole("button", { name: "Complete Quiz" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next Question" })).toBeNull();
});

test("a member who comes back continues with the first unanswered question", async () => {
  renderQuiz({ "quiz.get": { data: answeredUpTo(1) } });
  expect(await screen.findByText("Question 2 of 3")).toBeTruthy();
  expect(screen.getByText(translationQuestion.question)).toBeTruthy();
  expect(screen.getByText("Score").textContent).toBe("Score 1");
});

test("a member who left before completing sees the last answer and the button to complete", async () => {
  renderQuiz({ "quiz.get": { data: answeredQuiz } });
  expect(await screen.findByText("Question 3 of 3")).toBeTruthy();
  expect(screen.getByText("Correct!")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Complete Quiz" })).toBeTruthy();
});

test("an answer that the server can't take now is kept and can be sent again", async () => {
  const calls = renderQuiz({
    "quiz.get": { data: answeredUpTo(1) },
    "quiz.answer": [{ refused: "DATABASE_AWAY" }, { data: answerTranslation(2) }],
  });
  await userEvent.click(await option("C Patience"));
  await userEvent.click(submit());
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The service is not available right now. Please try again soon.",
  );
  expect(((await option("C Patience")) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(submit());
  await screen.findByText("Incorrect");
  expect(writes(calls, "quiz.answer")).toHaveLength(2);
});

test("without a network the answers and the end of a quiz are kept in order, and it says so", async () => {
  renderQuiz({ "quiz.get": { data: answeredUpTo(1) }, "quiz.answer": { offline: true } });
  await userEvent.click(await option("C Patience"));
  await userEvent.click(submit());
  await screen.findByText(/^Your answer is kept on this device/);
  expect(((await option("C Patience")) as HTMLInputElement).disabled).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Next Question" }));
  await userEvent.click(await screen.findByRole("radio", { name: /^A / }));
  await userEvent.click(submit());
  await screen.findByText(/^Your answer is kept on this device/);
  await userEvent.click(screen.getByRole("button", { name: "Complete Quiz" }));
  await screen.findByText(/^Your answers are kept on this device/);
  expect(deeds.get().map(({ path, input }) => [path, input["choice"]])).toEqual([
    ["quiz.answer", 2],
    ["quiz.answer", 0],
    ["quiz.complete", undefined],
  ]);
});

test("the quiz switches to Bengali and keeps its question and the chosen option", async () => {
  const bengali: Quiz = {
    ...answeredUpTo(1),
    language: "bn",
    questions: answeredUpTo(1).questions.map((question) => ({ ...question, question: "অর্থ কী?" })),
  };
  const calls = renderQuiz({ "quiz.get": [{ data: answeredUpTo(1) }, { data: bengali }] });
  await userEvent.click(await option("C Patience"));
  const languages = within(screen.getByRole("group", { name: "Language of the quiz" }));
  await userEvent.click(languages.getByRole("radio", { name: "Bengali" }));
  expect((await screen.findByText("অর্থ কী?")).closest("[lang]")?.getAttribute("lang")).toBe("bn");
  expect(screen.getByText("Question 2 of 3")).toBeTruthy();
  expect(((await option("C Patience")) as HTMLInputElement).checked).toBe(true);
  expect(writes(calls, "quiz.get").at(-1)).toEqual({ cycleId: 3, day: 17, language: "bn" });
  expect(localStorage.getItem("daily-quran:quiz-language")).toBe('"bn"');
});

test.each([
  ["ban", "bn"],
  ["both", "en"],
  ["eng", "en"],
  ["no", "en"],
])("who reads the translation as %s is asked in %s", async (reads, language) => {
  localStorage.setItem("daily-quran:translation", JSON.stringify(reads));
  const calls = renderQuiz({ "quiz.get": { data: quiz } });
  await screen.findByText("Question 1 of 3");
  expect(writes(calls, "quiz.get")).toEqual([{ cycleId: 3, day: 17, language }]);
});
