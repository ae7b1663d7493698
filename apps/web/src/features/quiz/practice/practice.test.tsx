import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { practice } from "../../../test/practices.ts";
import { answeredQuiz, tafseerQuestion } from "../../../test/quizzes.ts";
import { render } from "../../../test/render.tsx";
import { stubNetwork, type StubResponse } from "../../../test/stub-network.ts";
import { Practice } from "./practice.tsx";

const PATH = "GET /api/schedule/17/practice/answers?language=en";

function open(
  responses: Record<string, StubResponse | readonly StubResponse[]> = {
    [PATH]: { body: practice },
  },
  asked = answeredQuiz.questions.slice(0, 0),
) {
  Element.prototype.scrollIntoView = () => {};
  const calls = stubNetwork(responses);
  const onClose = vi.fn<() => void>();
  render(
    <Practice
      day={17}
      asked={asked}
      level="h1"
      closeLabel="Close"
      onClose={onClose}
      verseParts={{
        action: ({ reference }) => <button type="button">Play {reference}</button>,
        commentary: ({ reference }) => <p>A commentary on {reference}</p>,
      }}
      renderQuestionFoot={({ id }) => <button type="button">Report {id}</button>}
    />,
  );
  return { calls, onClose };
}

const press = async (name: string) =>
  await userEvent.click(await screen.findByRole("button", { name }));

/** Answers by a letter, and returns the question that was asked. */
async function answer(letter: string): Promise<string | null> {
  await userEvent.click(await screen.findByRole("radio", { name: new RegExp(`^${letter} `) }));
  const { textContent } = screen.getByRole("heading", { level: 2 });
  await press("Submit Answer");
  return textContent;
}

async function answerThree(): Promise<(string | null)[]> {
  const first = await answer("A");
  await press("Next Question");
  const second = await answer("B");
  await press("Next Question");
  const third = await answer("B");
  await press("To the end");
  return [first, second, third];
}

const versesOf = (questions: readonly (string | null)[]) =>
  questions.map((text) => /\d/.exec(text ?? "")?.[0]).join("");

test("a question earns nothing, is explained at once, and nothing of it is sent or stored", async () => {
  const stored = JSON.stringify(localStorage);
  const { calls } = open();
  await answer("B");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Practice for day 17");
  expect(screen.getByText("Question 1 of 3")).toBeTruthy();
  expect(screen.getByText("Tafseer")).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Correct! Verse 1 says two\./);
  expect(screen.getByText("A commentary on Al-Ikhlas 112:1")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Report 17-1" })).toBeTruthy();
  expect(calls).toEqual([PATH]);
  expect(JSON.stringify(localStorage)).toBe(stored);
});

test("three at a time are asked, others each time, and kindly again from the start", async () => {
  const { onClose } = open();
  expect(versesOf(await answerThree())).toBe("123");
  expect(document.activeElement?.textContent).toBe("2 of 3 right");
  expect(screen.getByText("There is more to ask about this day.")).toBeTruthy();
  await press("Three more");
  expect(versesOf(await answerThree())).toBe("456");
  expect(screen.getByText(/^You have met nearly all/)).toBeTruthy();
  await press("Three more");
  expect(versesOf(await answerThree())).toBe("712");
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("what the quiz of the day has asked comes last", async () => {
  const cites = practice.questions[0]?.answer.cites;
  const [, , graded] = answeredQuiz.questions;
  if (!cites || !graded?.answer) throw new Error("The quiz is not answered");
  const asked = { ...tafseerQuestion, answer: { ...graded.answer, cites } };
  // About the same verse, but in another way.
  const other = { ...asked, answer: { ...graded.answer, cites: { ...cites, verseNumber: 2 } } };
  open(undefined, [{ ...asked, topic: "understanding" }, other]);
  expect(versesOf(await answerThree())).toBe("234");
  await press("Three more");
  expect(versesOf(await answerThree())).toBe("567");
  await press("Three more");
  expect(versesOf(await answerThree())).toBe("123");
});

test("without a connection it says what it needs, and can be tried again", async () => {
  const away = [{ refused: "OVERLOADED" }, { refused: "OVERLOADED" }, { body: practice }] as const;
  open({ [PATH]: away });
  expect(await screen.findByText("The questions could not be loaded")).toBeTruthy();
  await press("Try Again");
  expect(await screen.findByText("What does verse 1 say?")).toBeTruthy();
});

test("where the server is not reached, it says that it needs a connection", async () => {
  open({});
  expect(await screen.findByText("Practice needs a connection")).toBeTruthy();
});
