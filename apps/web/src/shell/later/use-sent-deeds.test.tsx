import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type Deed, deeds, keepDeed } from "../../reader/deeds/deeds.ts";
import { dropLeftDeeds } from "../../reader/deeds/drop-left-deeds.ts";
import { RefusedDeeds } from "../../reader/deeds/refused-deeds.tsx";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { answerTranslation } from "../../test/quizzes.ts";
import { render } from "../../test/render.tsx";
import { stubServer, writes } from "../../test/server.ts";
import { useSentDeeds } from "./use-sent-deeds.ts";

const DAY = { cycleId: 3, day: 17 };
const ANSWER = { ...DAY, language: "en", questionId: "q", choice: 2 };
const RESULT = {
  ...DAY,
  totalPoints: 4,
  readingQuizzes: 1,
  translationQuizzes: 0,
  tafseerQuizzes: 1,
  selfReported: false,
  completedAt: "2026-02-02T05:00:00.000Z",
};

const shown = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

function Sent() {
  return <RefusedDeeds refused={useSentDeeds()} />;
}

function keptBy(owner: number, ...kept: readonly Pick<Deed, "path" | "input">[]) {
  sessionHint.set(owner);
  for (const { path, input } of kept) keepDeed(path, input);
}

test("what was done without a network is sent in order, once", async () => {
  keptBy(
    1,
    { path: "quiz.answer", input: ANSWER },
    { path: "quiz.complete", input: DAY },
    { path: "quiz.answer", input: { ...ANSWER, day: 18 } },
  );
  const calls = stubServer({
    "quiz.answer": { data: answerTranslation(2) },
    "quiz.complete": { data: RESULT },
  });
  render(<Sent />);
  await waitFor(() => expect(deeds.get()).toEqual([]));
  expect(calls).toEqual([
    { name: "quiz.answer", input: ANSWER },
    { name: "quiz.complete", input: DAY },
    { name: "quiz.answer", input: { ...ANSWER, day: 18 } },
  ]);
});

test("what cannot be sent stays, and all after it", async () => {
  keptBy(1, { path: "quiz.answer", input: ANSWER }, { path: "quiz.complete", input: DAY });
  const calls = stubServer({ "quiz.answer": { offline: true } });
  render(<Sent />);
  // Tried twice, as a query.
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(["quiz.answer", "quiz.answer"]),
  );
  expect(deeds.get().map(({ path }) => path)).toEqual(["quiz.answer", "quiz.complete"]);
});

test("what the server refuses is shown with its reason, and sent again or let go", async () => {
  keptBy(1, { path: "quiz.answer", input: ANSWER }, { path: "checkIn.add", input: DAY });
  const calls = stubServer({
    "quiz.answer": { refused: "MEMBER_ONLY" },
    "checkIn.add": { refused: "DAY_NOT_OPEN" },
  });
  render(<Sent />);
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  expect(shown()).toEqual([
    "Your quiz of day 17 was not taken: Only members of the group can do this.Send againLet it go",
    "What you marked as read was not taken: This day of the reading cycle has not come yet.Send againLet it go",
  ]);
  await userEvent.click(screen.getAllByRole("button", { name: "Send again" })[0] as HTMLElement);
  await waitFor(() => expect(writes(calls, "quiz.answer")).toHaveLength(2));
  await waitFor(() => expect(shown()).toHaveLength(2));
  for (const button of screen.getAllByRole("button", { name: "Let it go" }))
    await userEvent.click(button);
  expect(shown()).toEqual([]);
  expect(deeds.get()).toEqual([]);
});

test("another person's is neither sent nor shown, and is there for two weeks", async () => {
  keptBy(2, { path: "quiz.answer", input: ANSWER });
  keptBy(1, { path: "quiz.complete", input: DAY });
  const calls = stubServer({ "quiz.complete": { data: RESULT } });
  render(<Sent />);
  await waitFor(() => expect(calls).toEqual([{ name: "quiz.complete", input: DAY }]));
  await waitFor(() => expect(deeds.get()).toHaveLength(1));
  const [others] = deeds.get();
  expect(others).toMatchObject({ owner: 2, input: ANSWER });
  const wait = (days: number) => {
    const leftAt = Date.now() - days * 86_400_000;
    window.localStorage.setItem(
      "daily-quran:deeds",
      JSON.stringify([{ ...others, at: 0, leftAt }]),
    );
    dropLeftDeeds();
    return deeds.get().length;
  };
  expect([13, 15].map(wait)).toEqual([1, 0]);
  // Its owner's own stays for as long as it takes.
  sessionHint.set(2);
  expect(wait(15)).toBe(1);
});
