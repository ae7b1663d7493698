import type { CreatorAbsence } from "@daily-quran/domain/group/claim";
import type { Group } from "@daily-quran/domain/group/group";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../../test/server.ts";
import { groupAccessOf } from "../group-access.ts";
import { CreatorAway } from "./creator-away.tsx";

const claimOf = (id: number, username: string, isCreatorBack = false): CreatorAbsence => ({
  claim: {
    askedBy: { id, username },
    askedOn: "2026-05-01",
    answerBy: "2026-05-15",
    isCreatorBack,
  },
});

/** What an admin sees; amina (1) created the group. */
function renderAs(
  userId: number,
  absence: CreatorAbsence | readonly Reply[],
  replies: Record<string, Reply> = {},
) {
  const group: Group = circle;
  const get = "length" in absence ? absence : { data: absence };
  const calls = stubServer({ "claim.get": get, ...replies });
  render(
    <TrpcProvider>
      <CreatorAway group={group} access={groupAccessOf(group, userId)} />
    </TrpcProvider>,
  );
  return calls;
}

const press = async (name: string) =>
  await userEvent.click(await screen.findByRole("button", { name }));

test.each([
  [60, "amina has not been here for 60 days."],
  [92, "amina has not been here for 92 days."],
  [93, "amina has not been here for 3 months."],
])("after %i days admins read: %s", async (awayDays, text) => {
  renderAs(3, { awayDays });
  expect(await screen.findByText(text)).toBeTruthy();
});

test("asking says first what comes of it, and is sent once", async () => {
  const answer = heldReply();
  const calls = renderAs(3, [{ data: { awayDays: 60 } }, { data: claimOf(3, "hawa") }], {
    "claim.ask": answer.reply as unknown as Reply,
  });
  await press("Ask for the Group");
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByText(
      "amina and the other admins are told. If amina comes back within 14 days, the group stays with amina. If not, it is yours on the day after, and amina remains an admin.",
    ),
  ).toBeTruthy();
  await userEvent.dblClick(dialog.getByRole("button", { name: "Ask for the Group" }));
  answer.give({ data: claimOf(3, "hawa") });
  expect(
    await screen.findByText("If amina does not come back by May 15, 2026, it is yours."),
  ).toBeTruthy();
  expect(
    await screen.findByText(
      "You asked for this group on May 1, 2026. If amina does not come back by May 15, 2026, it is yours.",
    ),
  ).toBeTruthy();
  expect(writes(calls, "claim.ask")).toEqual([{ groupId: 7 }]);
});

test("who is too late reads why, and who asks", async () => {
  renderAs(3, [{ data: { awayDays: 60 } }, { data: claimOf(2, "bilal") }], {
    "claim.ask": { refused: "ALREADY_CLAIMED" },
  });
  await press("Ask for the Group");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Ask for the Group" }));
  expect(
    await screen.findByText(
      "bilal asked for this group on May 1, 2026. If amina does not come back by May 15, 2026, it goes to bilal.",
    ),
  ).toBeTruthy();
});

test.each([
  [
    3,
    "You asked for this group on May 1, 2026. amina has been here since, so it stays with amina.",
  ],
  [
    4,
    "hawa asked for this group on May 1, 2026. amina has been here since, so it stays with amina.",
  ],
])("once the creator is back admin %i reads: %s", async (userId, text) => {
  renderAs(userId, claimOf(3, "hawa", true));
  expect(await screen.findByText(text)).toBeTruthy();
});

test("the asker alone can withdraw", async () => {
  const calls = renderAs(3, [{ data: claimOf(3, "hawa") }, { data: {} }], {
    "claim.end": { data: undefined },
  });
  await press("Withdraw Request");
  expect(await screen.findByText("You no longer ask for the group")).toBeTruthy();
  expect(writes(calls, "claim.end")).toEqual([{ groupId: 7 }]);
});

test("another admin has nothing to press", async () => {
  renderAs(4, claimOf(3, "hawa"));
  await screen.findByText(/^hawa asked/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the creator keeps the group", async () => {
  const calls = renderAs(1, [{ data: claimOf(3, "hawa", true) }, { data: {} }], {
    "claim.end": { data: undefined },
  });
  expect(
    await screen.findByText(
      "You had not been here for a long time, so hawa asked for this group on May 1, 2026. Now that you are here it stays yours, unless you hand it over.",
    ),
  ).toBeTruthy();
  await press("I’m Here, I Keep It");
  expect(await screen.findByText("You Keep the Group")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("region", { name: /asks/ })).toBeNull());
  expect(writes(calls, "claim.end")).toEqual([{ groupId: 7 }]);
});

test("or hands it over, after a question", async () => {
  const calls = renderAs(1, claimOf(3, "hawa", true), {
    "group.handOver": { data: { ...circle, createdBy: 3 } },
  });
  await press("Hand Over to hawa");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Hand Over" }));
  await screen.findByText("Group Handed Over");
  expect(writes(calls, "group.handOver")).toEqual([{ groupId: 7, userId: 3 }]);
});

test("an answer given in another tab is said, and the question goes", async () => {
  renderAs(1, [{ data: claimOf(3, "hawa", true) }, { data: {} }], {
    "claim.end": { refused: "CLAIM_NOT_FOUND" },
  });
  await press("I’m Here, I Keep It");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "That did not workNobody asks for this group, or not any more.",
  );
  await waitFor(() => expect(screen.queryByText(/^You had not been here/)).toBeNull());
});
