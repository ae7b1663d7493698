import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { useItems } from "../../reader/progress/use-progress.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { ProgressFile } from "./progress-file.tsx";

const MARK = {
  id: "11111111-1111-4111-8111-111111111111",
  updatedAt: "2026-02-03T06:00:00.000Z",
  plan: "daily",
  day: 5,
  date: "2026-02-03",
  timeZone: "Asia/Dhaka",
};
const DOCUMENT = {
  format: "daily-quran-reading/progress",
  version: 1,
  exportedAt: "2026-03-05T06:30:00.000Z",
  owner: null,
  marks: [MARK],
  bookmarks: [],
  plans: [],
  positions: [{ plan: "daily", verse: "80:17", day: 292, updatedAt: "2026-02-03T06:00:00.000Z" }],
};

function Count() {
  return <p>{`Marks: ${useItems("mark")?.length}`}</p>;
}

beforeEach(emptyProgressStorage);

async function open(): Promise<void> {
  render(
    <>
      <ProgressFile />
      <Count />
    </>,
  );
  await screen.findByText(/^Marks: \d/);
}

const choose = (content: string | File) => {
  const file = typeof content === "string" ? new File([content], "reading.json") : content;
  return userEvent.upload(screen.getByLabelText("Bring in a file", { selector: "input" }), file);
};

test("a visitor's file is brought in once, and what is saved is what was brought in", async () => {
  await open();
  await choose(JSON.stringify(DOCUMENT));
  expect(await screen.findByText("2 items are new here.")).toBeTruthy();
  expect(screen.getByText("Marks: 1")).toBeTruthy();
  await choose(JSON.stringify({ ...DOCUMENT, positions: [] }));
  expect(await screen.findByText("Nothing new: all of it was here already.")).toBeTruthy();

  const saved: Blob[] = [];
  const { URL: jsdomUrl } = window;
  vi.stubGlobal(
    "URL",
    class extends jsdomUrl {
      static override createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await userEvent.click(screen.getByRole("button", { name: "Save as a file" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const { owner, marks, positions } = JSON.parse(await (saved[0]?.text() ?? "")) as typeof DOCUMENT;
  expect(owner).toBe(null);
  expect(marks.map(({ plan, day, date }) => [plan, day, date])).toEqual([
    ["daily", 5, "2026-02-03"],
  ]);
  expect(positions.map(({ plan, verse }) => [plan, verse])).toEqual([["daily", "80:17"]]);
});

const huge = Object.assign(new File(["{}"], "huge.json"), {
  text: () => Promise.reject(new Error("It was read")),
});
Object.defineProperty(huge, "size", { value: 100 * 1024 * 1024 });

test.each([
  ["no JSON", "{", "This is not a file of this app’s reading. Nothing was brought in."],
  ["another format", "{}", "This is not a file of this app’s reading. Nothing was brought in."],
  [
    "a later version",
    JSON.stringify({ ...DOCUMENT, version: 2 }),
    "This file is of a newer version of the app. Reload this page, then try again.",
  ],
  [
    "a day that does not exist",
    JSON.stringify({ ...DOCUMENT, marks: [{ ...MARK, date: "2026-02-30" }] }),
    "The file was not brought in: marks.0.date: This is not a date that exists, written YYYY-MM-DD.",
  ],
  ["100 MB", huge, "This file is too large: an export has at most 8 MB. Nothing was brought in."],
])("of %s it says what is wrong, and brings in nothing", async (_, content, message) => {
  await open();
  await choose(content);
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByText("Marks: 0")).toBeTruthy();
});

test("another person's file is brought in only once the reader has said so", async () => {
  sessionHint.set(7);
  const reply = {
    now: 1,
    received: 0,
    revision: 0,
    applied: [],
    changes: [],
    hasMore: false,
    compacted: 0,
    isBehind: false,
    refused: [],
  };
  const calls = stubServer({
    "POST /api/progress/sync": { data: reply },
    "POST /api/progress/import": [
      { refused: "IMPORT_OF_ANOTHER" },
      { data: { imported: 2, unchanged: 0 } },
    ],
  });
  await open();
  await choose(JSON.stringify({ ...DOCUMENT, owner: "karim" }));
  expect(await screen.findByText(/^This file was saved by karim\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Bring it in" }));
  expect(await screen.findByText("2 items are new here.")).toBeTruthy();
  expect(calls.filter(({ name }) => name === "POST /api/progress/import")).toHaveLength(2);
});
