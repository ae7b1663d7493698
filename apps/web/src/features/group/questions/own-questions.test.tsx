import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { stubServer, writes } from "../../../test/server.ts";
import { OwnQuestions } from "./own-questions.tsx";

const QUESTION = {
  id: "17-price",
  day: 17,
  verses: ["2:102"],
  answer: 1,
  inPlaceOf: "tafseer",
  bn: {
    question: "কিসের দাম নেওয়া হয়?",
    options: ["পথের", "আয়াতের", "ঘরের", "নামের"],
    explanation: "আয়াতের বদলে সামান্য দাম নিতে নিষেধ (২:৪১)।",
  },
  author: "amina",
  isOpened: false,
  faultCount: 0,
  faults: [],
};
const page = (...items: object[]) => ({ data: { items, total: items.length } });

const renderQuestions = () =>
  render(
    <TrpcProvider>
      <OwnQuestions cycleId={3} day={17} />
    </TrpcProvider>,
  );

test("each question has its day, place, author, answer and what was chosen", async () => {
  const opened = {
    ...QUESTION,
    id: "17-asked",
    isOpened: true,
    chosen: [1, 4, 0, 2],
    faultCount: 3,
    faults: ["Too easy"],
  };
  const calls = stubServer({ "ownQuestion.list": page(QUESTION, opened) });
  renderQuestions();
  expect(await screen.findByText("2 questions")).toBeTruthy();
  expect(writes(calls, "ownQuestion.list")).toMatchObject([{ cycleId: 3 }]);
  const [written, asked] = screen.getAllByRole("heading", { level: 3 }).map((h) => h.closest("li"));
  expect(written?.textContent).toContain("Day 17Third question");
  expect(written?.textContent).toContain("Verses 2:102 · By amina");
  expect(written?.querySelector("[data-right]")?.textContent).toBe("B. আয়াতের ✓ right");
  expect(asked?.textContent).toContain("Quiz opened");
  expect([...(asked?.querySelectorAll("ol li") ?? [])].map((li) => li.textContent)).toEqual([
    "A. পথের · 1 answer",
    "B. আয়াতের ✓ right · 4 answers",
    "C. ঘরের · 0 answers",
    "D. নামের · 2 answers",
  ]);
  expect(asked?.textContent).toContain("3 reports of faultsToo easy");
  // What was asked can't be changed.
  expect(screen.getAllByRole("button", { name: /^Edit/ })).toHaveLength(1);
});

test("a question is saved as it is written; what is refused stays, with its fault at the field", async () => {
  const fault = "This verse is not of the day's reading.";
  const calls = stubServer({
    "ownQuestion.list": page(QUESTION),
    "ownQuestion.save": [
      { refused: "INVALID_INPUT", issues: [{ path: "questions.0.verses.1", message: fault }] },
      {},
    ],
  });
  renderQuestions();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
  // It is in Bengali alone.
  expect(await screen.findByRole("combobox", { name: "Language" })).toHaveProperty("value", "bn");
  const verses = screen.getByRole("textbox", { name: "Verses it is about" });
  await userEvent.clear(verses);
  await userEvent.type(verses, "২:১০২; 3:1");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Asked in place of" }), "");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(fault, { selector: "p" })).toBeTruthy();
  expect(verses).toHaveProperty("value", "২:১০২; 3:1");
  // Said once, at its field.
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("The question for day 17 is saved.")).toBeTruthy();
  const { id, day, answer, bn } = QUESTION;
  expect(writes(calls, "ownQuestion.save")[1]).toEqual({
    cycleId: 3,
    questions: [{ id, day, answer, bn, verses: ["2:102", "3:1"] }],
  });
});

test("a fault is said once its field is left, and all of them before anything is sent", async () => {
  const calls = stubServer({ "ownQuestion.list": page(), "ownQuestion.save": {} });
  renderQuestions();
  await userEvent.click(await screen.findByRole("button", { name: "Write a question" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Question" }), "Who?");
  expect(screen.queryByText("A question has 10 to 170 characters.")).toBeNull();
  await userEvent.tab();
  expect(screen.getByText("A question has 10 to 170 characters.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  // The right answer is chosen, and never A by default.
  expect(screen.getByText("Say which option is right.")).toBeTruthy();
  expect(screen.getAllByText("An option has 1 to 80 characters.")).toHaveLength(4);
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(writes(calls, "ownQuestion.save")).toEqual([]);
});

test("a question is removed once that is confirmed", async () => {
  const calls = stubServer({ "ownQuestion.list": page(QUESTION), "ownQuestion.remove": {} });
  renderQuestions();
  await userEvent.click(await screen.findByRole("button", { name: /^Remove:/ }));
  expect(writes(calls, "ownQuestion.remove")).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "ownQuestion.remove")).toEqual([{ cycleId: 3, id: "17-price" }]);
});

test("a fault of a file is named by its line and its column", async () => {
  stubServer({
    "ownQuestion.list": page(),
    "POST /api/cycles/3/questions": {
      refused: "INVALID_INPUT",
      issues: [{ path: "questions.1.en.options.2", message: "An option has 1 to 80 characters." }],
    },
  });
  renderQuestions();
  const file = new File(["day,id\n17,17-a\n17,17-b\n"], "q.csv");
  await userEvent.upload(await screen.findByLabelText("Import", { selector: "input" }), file);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Nothing was imported. Mend these and import the file again:Line 3, en option C: An option has 1 to 80 characters.",
  );
});
