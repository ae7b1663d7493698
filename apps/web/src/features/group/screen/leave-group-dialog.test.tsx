import type { Role } from "@daily-quran/domain/group/group";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { stubServer, writes } from "../../../test/server.ts";
import { LeaveGroupDialog } from "./leave-group-dialog.tsx";

test("leaving with the block sends the block", async () => {
  const calls = stubServer({ "group.leave": {} });
  render(
    <TrpcProvider>
      <LeaveGroupDialog group={circle} groupsPath="/groups" opened onClose={() => {}} />
    </TrpcProvider>,
    { path: "/here", url: "/here" },
  );
  await userEvent.click(screen.getByRole("switch", { name: "Don’t let this group add me again" }));
  await userEvent.click(screen.getByRole("button", { name: "Leave Group" }));
  expect(await screen.findByText("At /groups")).toBeTruthy();
  expect(writes(calls, "group.leave")).toEqual([{ groupId: circle.id, block: true }]);
});

test.each<[Role, number]>([
  ["admin", 1],
  ["moderator", 1],
  ["member", 0],
])("who leaves as %s reads that their open links end, if they can have some", (userRole, times) => {
  stubServer({});
  render(
    <TrpcProvider>
      <LeaveGroupDialog
        group={{ ...circle, userRole }}
        groupsPath="/groups"
        opened
        onClose={() => {}}
      />
    </TrpcProvider>,
  );
  expect(screen.queryAllByText("The invite links that you made end.")).toHaveLength(times);
});
