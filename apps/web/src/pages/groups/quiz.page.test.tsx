import type { ErrorCode } from "@daily-quran/domain/errors";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { TrpcProvider, trpc } from "../../reader/server/trpc.tsx";
import { practice } from "../../test/practices.ts";
import { amina } from "../../test/people.ts";
import { answeredQuiz, quiz, result } from "../../test/quizzes.ts";
import { render } from "../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { QuizPage } from "./quiz.page.tsx";

const user = { "GET /api/user": { data: amina } };

const renderQuiz = (url = "/groups/7/cycles/3/quiz/17", language: "en" | "bn" = "en") =>
  render(<QuizPage />, { url, language, path: "/groups/:groupId/cycles/:cycleId/quiz/:day" });

test("a visitor is asked to sign in, in place of the quiz", async () => {
  stubServer({ "GET /api/user": { refused: "UNAUTHORIZED" } });
  renderQuiz();
  expect(await screen.findByRole("tab", { name: "Login" })).toBeTruthy();
  expect(
    screen.getByText("Sign in to take the quiz of day 17. It is for the members of its group."),
  ).toBeTruthy();
});

test("the quiz of the address is loaded", async () => {
  const held = heldReply();
  const calls = stubServer({ ...user, "quiz.get": held.reply });
  renderQuiz();
  expect(await screen.findByText("Loading quiz...")).toBeTruthy();
  await waitFor(() =>
    expect(writes(calls, "quiz.get")).toEqual([{ cycleId: 3, day: 17, language: "en" }]),
  );
  held.give({ data: quiz });
  expect(await screen.findByRole("heading", { level: 1, name: "Day 17 Quiz" })).toBeTruthy();
  expect(document.title).toBe("Day 17 Quiz · Daily Quran Reading");
});

test.each([
  ["0", user],
  ["301", { "GET /api/user": { refused: "UNAUTHORIZED" } }],
  ["1.5", user],
  ["first", user],
  ["0x11", user],
  ["1.7e1", user],
  ["017", user],
] as const)("day %s has no quiz, and nobody is asked, nor to sign in", async (day, server) => {
  const calls = stubServer(server);
  renderQuiz(`/groups/7/cycles/3/quiz/${day}`);
  expect(await screen.findByText("Quiz not found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Group" }).getAttribute("href")).toBe(
    "/groups/7",
  );
  expect(writes(calls, "quiz.get")).toEqual([]);
});

test.each(["0x3", "3e0", "03", "-3", "%203"])(
  "the cycle %s is not found, and nobody is asked",
  async (cycle) => {
    const calls = stubServer(user);
    renderQuiz(`/groups/7/cycles/${cycle}/quiz/17`);
    expect(await screen.findByText("Quiz not found")).toBeTruthy();
    expect(writes(calls, "quiz.get")).toEqual([]);
  },
);

test.each<[ErrorCode, string]>([
  ["QUIZ_NOT_OPEN", "This quiz is not open yet"],
  ["QUIZ_DISABLED", "This cycle has no quizzes"],
  ["MEMBER_ONLY", "Only members can take this quiz"],
  ["CYCLE_NOT_FOUND", "Quiz not found"],
])("%s has a page that says so, and is asked once", async (code, title) => {
  const calls = stubServer({ ...user, "quiz.get": { refused: code } });
  renderQuiz();
  expect(await screen.findByText(title)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Back to Group" }));
  expect(screen.getByText("At /groups/7")).toBeTruthy();
  expect(writes(calls, "quiz.get")).toHaveLength(1);
});

test("a quiz whose group is deleted while it is open says so at the next answer", async () => {
  stubServer({
    ...user,
    "quiz.get": [{ data: quiz }, { refused: "CYCLE_NOT_FOUND" }],
    "quiz.answer": { refused: "CYCLE_NOT_FOUND" },
  });
  renderQuiz();
  await userEvent.click(await screen.findByRole("radio", { name: /^A / }));
  await userEvent.click(screen.getByRole("button", { name: "Submit Answer" }));
  expect(await screen.findByText("Quiz not found")).toBeTruthy();
});

test("a quiz that is not open yet opens by itself when its day comes", async () => {
  vi.setSystemTime("2026-03-17T23:59:59Z");
  const calls = stubServer({ ...user, "quiz.get": [{ refused: "QUIZ_NOT_OPEN" }, { data: quiz }] });
  renderQuiz();
  expect(await screen.findByText("This quiz is not open yet")).toBeTruthy();
  vi.setSystemTime("2026-03-18T00:00:00Z");
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByText("Question 1 of 3")).toBeTruthy();
  expect(writes(calls, "quiz.get")).toHaveLength(2);
});

const Where = () => <p>At {useLocation().pathname}</p>;

test.each(["8", "0x7", "7e0", "07"])(
  "a quiz under the group %s in its URL is opened under its own",
  async (group) => {
    stubServer({ ...user, "quiz.get": { data: { ...answeredQuiz, result } } });
    render(
      <>
        <QuizPage />
        <Where />
      </>,
      {
        url: `/groups/${group}/cycles/3/quiz/17`,
        path: "/groups/:groupId/cycles/:cycleId/quiz/:day",
      },
    );
    const back = await screen.findByRole("link", { name: "Back to Group" });
    expect(back.getAttribute("href")).toBe("/groups/7");
    expect(screen.getByText("At /groups/7/cycles/3/quiz/17")).toBeTruthy();
  },
);

test.each([
  [17, true, ["/groups/7?tab=leaderboard", "/groups/7", "/schedule?day=18&group=7"]],
  [17, false, ["/groups/7", "/schedule?day=18&group=7"]],
  [300, true, ["/groups/7?tab=leaderboard", "/groups/7"]],
])("the results of day %i, leaderboard %s, lead on to %j", async (day, hasLeaderboard, hrefs) => {
  const done = { ...answeredQuiz, day, hasLeaderboard, result: { ...result, day } };
  stubServer({ ...user, "quiz.get": { data: done } });
  renderQuiz(`/groups/7/cycles/3/quiz/${day}`);
  await screen.findByRole("link", { name: "Back to Group" });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("a quiz that cannot be loaded shows an error and can be retried", async () => {
  stubServer({ ...user, "quiz.get": [{ offline: true }, { offline: true }, { data: quiz }] });
  renderQuiz();
  await screen.findByText("Failed to load the quiz");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Question 1 of 3")).toBeTruthy();
});

test("after a day's quiz come three more, without points, and the results again", async () => {
  Element.prototype.scrollIntoView = () => {};
  const calls = stubServer({
    ...user,
    "quiz.get": { data: { ...answeredQuiz, result } },
    "GET /api/schedule/17/practice/answers": { data: practice },
    "GET /api/editions": { data: [] },
  });
  renderQuiz();
  await userEvent.click(await screen.findByRole("button", { name: "Three more" }));
  expect(await screen.findByRole("heading", { name: "Practice for day 17" })).toBeTruthy();
  for (const next of ["Next Question", "Next Question", "To the end"]) {
    await userEvent.click(await screen.findByRole("radio", { name: "A One" }));
    await userEvent.click(screen.getByRole("button", { name: "Submit Answer" }));
    await userEvent.click(screen.getByRole("button", { name: next }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Back to the results" }));
  expect(document.activeElement?.textContent).toBe("Day 17 Quiz");
  expect(screen.getByText("4/6")).toBeTruthy();
  expect(writes(calls, "quiz.answer")).toEqual([]);
});

test("three more that cannot be loaded say so at the top, and are asked for again", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  stubServer({
    ...user,
    "quiz.get": { data: { ...answeredQuiz, result } },
    "GET /api/schedule/17/practice/answers": [
      { offline: true },
      { offline: true },
      { data: practice },
    ],
    "GET /api/editions": { data: [] },
  });
  renderQuiz();
  const more = await screen.findByRole("button", { name: "Three more" });
  scrollTo.mockClear();
  await userEvent.click(more);
  await screen.findByText("Practice needs a connection");
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Practice for day 17" })).toBeTruthy();
});

const bars = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a day that is done shows its result", async () => {
  stubServer({ ...user, "quiz.get": { data: { ...answeredQuiz, result } } });
  renderQuiz();
  expect(await screen.findByText("67%")).toBeTruthy();
  expect(screen.getByText("4/6")).toBeTruthy();
  expect(bars()).toEqual(["Reading1/1 correct", "Translation0/1 correct", "Tafseer1/1 correct"]);
  await userEvent.click(screen.getByRole("link", { name: "Back to Group" }));
  expect(screen.getByText("At /groups/7")).toBeTruthy();
});

test("a result from another app needs no answers", async () => {
  const reported = { ...result, totalPoints: 6, translationQuizzes: 1, selfReported: true };
  stubServer({ ...user, "quiz.get": { data: { ...quiz, result: reported } } });
  renderQuiz();
  expect(await screen.findByText("100%")).toBeTruthy();
  expect(screen.getByText("6/6")).toBeTruthy();
});

const complete = async () =>
  await userEvent.dblClick(await screen.findByRole("button", { name: "Complete Quiz" }));

test("completing shows the results at once, stores them once, and shows the points", async () => {
  const held = heldReply();
  const calls = stubServer({
    ...user,
    "quiz.get": [{ data: answeredQuiz }, { data: { ...answeredQuiz, result } }],
    "quiz.complete": held.reply,
  });
  renderQuiz();
  await complete();
  expect(document.activeElement?.textContent).toBe("Day 17 Quiz");
  expect(screen.getByText("67%")).toBeTruthy();
  expect(screen.getByText("4/6")).toBeTruthy();
  held.give({ data: result });
  expect(await screen.findByText("Quiz Completed!")).toBeTruthy();
  expect(screen.getByText("You earned 4 points today.")).toBeTruthy();
  expect(writes(calls, "quiz.complete")).toEqual([{ cycleId: 3, day: 17 }]);
  await waitFor(() => expect(writes(calls, "quiz.get")).toHaveLength(2));
  expect(screen.getByText("4/6")).toBeTruthy();
});

function Board() {
  const { data } = trpc.leaderboard.get.useInfiniteQuery(
    { cycleId: 3, limit: 2 },
    { getNextPageParam: () => null },
  );
  return <p>{data ? `${data.pages[0]?.total} on the board` : "The board loads"}</p>;
}

test("a board that was asked for before the result was stored is asked for anew", async () => {
  const [held, before] = [heldReply(), heldReply()];
  const calls = stubServer({
    ...user,
    "quiz.get": [{ data: answeredQuiz }, { data: { ...answeredQuiz, result } }],
    "quiz.complete": held.reply,
    "leaderboard.get": [before.reply, { data: { items: [], total: 1 } }],
  });
  render(
    <TrpcProvider>
      <QuizPage />
      <Board />
    </TrpcProvider>,
    { url: "/groups/7/cycles/3/quiz/17", path: "/groups/:groupId/cycles/:cycleId/quiz/:day" },
  );
  await complete();
  held.give({ data: result });
  expect(await screen.findByText("1 on the board")).toBeTruthy();
  before.give({ data: { items: [], total: 0 } });
  expect(writes(calls, "leaderboard.get")).toHaveLength(2);
});

const UNSAVED = "Your answers are kept. The result can be sent again.";

test("a result that is not stored says so and can be sent again", async () => {
  stubServer({
    ...user,
    "quiz.get": [{ data: answeredQuiz }, { data: { ...answeredQuiz, result } }],
    "quiz.complete": [{ refused: "INTERNAL" }, { data: result }],
  });
  renderQuiz();
  await complete();
  await screen.findByText("Submission Failed");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Submission FailedUnable to save your quiz results. Please try again.",
  ]);
  expect(screen.getByText(UNSAVED)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Quiz Completed!")).toBeTruthy();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each<[ErrorCode, string]>([
  ["CYCLE_NOT_FOUND", "Quiz not found"],
  ["MEMBER_ONLY", "Only members can take this quiz"],
])("a result that %s refuses is not said to be kept", async (code, title) => {
  stubServer({ ...user, "quiz.get": { data: answeredQuiz }, "quiz.complete": { refused: code } });
  renderQuiz();
  await complete();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to Group" }).getAttribute("href")).toBe(
    "/groups/7",
  );
});

test("in Bengali the page and its quiz are Bengali, up to the letters, digits and the toast", async () => {
  const calls = stubServer({
    ...user,
    "quiz.get": [{ data: quiz }, { data: answeredQuiz }, { data: { ...answeredQuiz, result } }],
    "quiz.complete": { data: result },
  });
  const { unmount } = renderQuiz(undefined, "bn");
  expect(await screen.findByRole("heading", { level: 1, name: "দিন ১৭-এর কুইজ" })).toBeTruthy();
  expect(document.title).toBe("দিন ১৭-এর কুইজ · দৈনিক কুরআন পাঠ");
  expect(writes(calls, "quiz.get")).toEqual([{ cycleId: 3, day: 17, language: "bn" }]);
  expect(screen.getByText("প্রশ্ন ১/৩")).toBeTruthy();
  expect(screen.getByText("ক")).toBeTruthy();
  unmount();
  renderQuiz(undefined, "bn");
  await userEvent.click(await screen.findByRole("button", { name: "কুইজ শেষ করুন" }));
  expect(await screen.findByText("৪/৬")).toBeTruthy();
  expect(bars()[0]).toBe("পাঠ১/১ সঠিক");
  expect(await screen.findByText("আজ আপনি ৪ পয়েন্ট পেয়েছেন।")).toBeTruthy();
});

const noCheckIn = {
  cycleId: 3,
  day: 17,
  isCheckedIn: false,
  ownDays: [],
  members: 2,
  read: 1,
  names: [],
  isRequired: true,
  requiredFrom: 10,
};

test("after the quiz a missing check-in is named, and made with one button", async () => {
  const done = { ...noCheckIn, isCheckedIn: true, ownDays: [17], read: 2 };
  const calls = stubServer({
    ...user,
    "quiz.get": { data: { ...answeredQuiz, result } },
    "checkIn.get": [{ data: noCheckIn }, { data: done }],
    "checkIn.add": { data: done },
  });
  renderQuiz();
  await screen.findByText("The quiz of day 17 is done. For your streak, mark its reading too.");
  await userEvent.click(screen.getByRole("button", { name: "I have read day 17" }));
  await waitFor(() => expect(writes(calls, "checkIn.add")).toEqual([{ cycleId: 3, day: 17 }]));
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test.each([
  ["is made", { ...noCheckIn, isCheckedIn: true, ownDays: [17] }],
  ["is not needed", { ...noCheckIn, isRequired: false, requiredFrom: undefined }],
])("after the quiz nothing is said where the check-in %s", async (_, data) => {
  const calls = stubServer({
    ...user,
    "quiz.get": { data: { ...answeredQuiz, result } },
    "checkIn.get": { data },
  });
  renderQuiz();
  await screen.findByRole("link", { name: "Back to Group" });
  await waitFor(() => expect(writes(calls, "checkIn.get")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "I have read day 17" })).toBeNull();
});
