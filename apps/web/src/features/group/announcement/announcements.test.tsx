import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { stubServer, writes } from "../../../test/server.ts";
import { AnnounceForm } from "./announce-form.tsx";
import { AnnouncementShown } from "./announcement.tsx";
import { QuietMembers } from "./quiet-members.tsx";

const GROUP = {
  id: 1,
  name: "Fajr",
  isPrivate: false,
  createdBy: 1,
  members: [],
  activeCycles: [],
  memberCount: 2,
  activeCycleCount: 0,
  announcement: {
    message: "On Friday we read together.",
    by: "amina",
    madeAt: "2026-02-10T06:30:00.000Z",
  },
};

test("an announcement shows who made it and when, and is written anew", async () => {
  const calls = stubServer({ "announcement.set": {} });
  let isClosed = false;
  render(
    <TrpcProvider>
      <AnnouncementShown group={GROUP} />
      <AnnounceForm group={GROUP} onClose={() => (isClosed = true)} />
    </TrpcProvider>,
  );
  const shown = screen.getByRole("region", { name: "Announcement" });
  expect(shown.textContent).toBe("On Friday we read together.amina · Feb 10, 2026");
  const message = screen.getByLabelText("What shall the members know?");
  await userEvent.clear(message);
  await userEvent.type(message, "n".repeat(501), { delay: null });
  await userEvent.click(screen.getByRole("button", { name: "Announce" }));
  expect(await screen.findByText("An announcement has 500 characters at most.")).toBeTruthy();
  await userEvent.clear(message);
  await userEvent.type(message, "No meeting today");
  await userEvent.click(screen.getByRole("button", { name: "Announce" }));
  await expect.poll(() => isClosed).toBe(true);
  expect(writes(calls, "announcement.set")).toEqual([{ groupId: 1, message: "No meeting today" }]);
});

const nudge = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: "Send a kind word to bilal" });

test("a kind word is sent to who was quiet, not again in the same week", async () => {
  const nudgedAt = new Date().toISOString();
  const calls = stubServer({
    "announcement.quiet": [
      { data: [{ userId: 2, username: "bilal" }] },
      { data: [{ userId: 2, username: "bilal", nudgedAt }] },
    ],
    "announcement.nudge": {},
  });
  render(
    <TrpcProvider>
      <QuietMembers groupId={1} />
    </TrpcProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Who has been quiet" }));
  await userEvent.click(await nudge());
  await screen.findByText(/^Sent on /);
  expect((await nudge()).disabled).toBe(true);
  expect(writes(calls, "announcement.nudge")).toEqual([{ groupId: 1, userId: 2 }]);
});
