import { deeds } from "../../../reader/deeds/deeds.ts";
import type { CheckIns } from "@daily-quran/domain/group/check-in";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../../test/server.ts";
import { CycleCheckIn } from "./cycle-check-in.tsx";

const nobody: CheckIns = {
  cycleId: 3,
  day: 17,
  isCheckedIn: false,
  ownDays: [],
  members: 2,
  read: 0,
  names: [],
  isRequired: true,
};
const own: CheckIns = {
  ...nobody,
  isCheckedIn: true,
  ownDays: [17],
  read: 1,
  requiredFrom: 15,
};

type Replies = Record<string, Reply | Promise<Reply> | readonly Reply[]>;

function show(replies: Replies, quizDays: readonly number[] = [], language: "en" | "bn" = "en") {
  const calls = stubServer(replies);
  render(
    <TrpcProvider>
      <CycleCheckIn cycleId={3} day={17} quizDays={quizDays} />
    </TrpcProvider>,
    { language },
  );
  return calls;
}

test("one button marks the day, at once and once, and it is taken back", async () => {
  const held = heldReply();
  const calls = show({
    "checkIn.get": [{ data: nobody }, { data: own }, { data: nobody }],
    "checkIn.add": held.reply,
    "checkIn.undo": {},
  });
  expect(await screen.findByText("0 of 2 have read day 17")).toBeTruthy();
  await userEvent.dblClick(screen.getByRole("button", { name: "I have read day 17" }));
  expect(screen.getByText("You have read day 17")).toBeTruthy();
  held.give({ data: own });
  expect(await screen.findByText("1 of 2 has read day 17")).toBeTruthy();
  expect(writes(calls, "checkIn.add")).toEqual([{ cycleId: 3, day: 17 }]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("0 of 2 have read day 17")).toBeTruthy();
  expect(writes(calls, "checkIn.undo")).toEqual([{ cycleId: 3, day: 17 }]);
  expect(screen.getByRole("button", { name: "I have read day 17" })).toBeTruthy();
});

test("a check-in without a network is kept on the device, and can be taken back", async () => {
  show({ "checkIn.get": { data: nobody }, "checkIn.add": { offline: true } });
  await userEvent.click(await screen.findByRole("button", { name: "I have read day 17" }));
  await screen.findByText("Kept on this device. It is sent as soon as there is a connection.");
  expect(screen.getByText("You have read day 17")).toBeTruthy();
  expect(deeds.get()).toMatchObject([{ path: "checkIn.add", input: { cycleId: 3, day: 17 } }]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "I have read day 17" });
  expect(deeds.get()).toEqual([]);
});

test("a check-in that fails says why, and can be sent again", async () => {
  show({
    "checkIn.get": [{ data: nobody }, { data: own }],
    "checkIn.add": [{ refused: "DAY_NOT_OPEN" }, { data: own }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "I have read day 17" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This day of the reading cycle has not come yet.",
  );
  await userEvent.click(screen.getByRole("button", { name: "I have read day 17" }));
  expect(await screen.findByText("You have read day 17")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("those who allow it are named, and others are counted", async () => {
  show({ "checkIn.get": { data: { ...own, members: 5, read: 3, names: ["bilal", "carol"] } } });
  expect(await screen.findByText("3 of 5 have read day 17: bilal, carol and 1 more")).toBeTruthy();
  expect(screen.getByRole("link", { name: "account" }).getAttribute("href")).toBe("/account");
});

test("days with a quiz and without a check-in are named, and marked with one button", async () => {
  const missing = { ...own, isCheckedIn: false, ownDays: [] };
  const calls = show(
    {
      "checkIn.get": [{ data: missing }, { data: own }],
      "checkIn.add": { data: own },
    },
    [14, 15, 16, 17],
  );
  expect(
    await screen.findByText("The quiz of day 17 is done. For your streak, mark its reading too."),
  ).toBeTruthy();
  screen.getByText(
    "Days 15, 16 have their quiz, but their reading is not marked. Once it is, they count for your streak.",
  );
  await userEvent.click(screen.getByRole("button", { name: "I have read them" }));
  await waitFor(() =>
    expect(writes(calls, "checkIn.add")).toEqual([
      { cycleId: 3, day: 15 },
      { cycleId: 3, day: 16 },
    ]),
  );
});

test("where nobody has checked in yet, nothing is missing", async () => {
  show({ "checkIn.get": { data: nobody } }, [16, 17]);
  await screen.findByRole("button", { name: "I have read day 17" });
  expect(screen.queryByText(/For your streak/)).toBeNull();
});

test("in Bengali, with its numerals", async () => {
  show({ "checkIn.get": { data: { ...own, read: 1 } } }, [], "bn");
  expect(await screen.findByText("২ জনের মধ্যে ১ জন দিন ১৭-এর পাঠ পড়েছেন")).toBeTruthy();
});
