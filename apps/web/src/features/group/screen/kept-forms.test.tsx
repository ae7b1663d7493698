import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { hasDraft } from "../../../lib/storage/drafts.ts";
import { draftsOf } from "../../../reader/forms/use-draft.ts";
import { sessionHint } from "../../../reader/server/session-hint.ts";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, cycle, memberOf } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { stubServer } from "../../../test/server.ts";
import { AnnounceForm } from "../announcement/announce-form.tsx";
import { AddMemberForm } from "../members/add-member-form.tsx";
import { ChangeCycle } from "../overview/manage-cycle.tsx";
import { StartCycleForm } from "../overview/start-cycle-form.tsx";
import { Webhooks } from "../webhooks/webhooks.tsx";

const onClose = () => {};
const url = "https://bot.example/hook";
const hook = { id: 4, url, kinds: ["cycle.started" as const], deliveries: [] };
const created = { ...hook, secret: "whsec_1", createdAt: "2026-02-10T06:30:00.000Z" };

const FORMS = {
  announcement: {
    form: <AnnounceForm group={circle} onClose={onClose} />,
    field: "What shall the members know?",
    text: "No meeting today",
    send: "Announce",
    replies: { "announcement.set": {} },
  },
  "new cycle": {
    form: <StartCycleForm groupId={7} onClose={onClose} />,
    field: "Cycle Name",
    text: "Summer",
    send: "Start Cycle",
    replies: { "cycle.start": { data: cycle } },
  },
  "change of a cycle": {
    form: <ChangeCycle cycle={cycle} />,
    open: "Change or End Cycle: Spring",
    field: "Cycle Name",
    before: "Spring",
    text: "Spring, slowly",
    send: "Save",
    replies: { "cycle.change": { data: cycle } },
  },
  "new member": {
    form: <AddMemberForm groupId={7} canMakeAdmin onClose={onClose} />,
    field: "User ID",
    text: "12",
    send: "Add",
    replies: { "member.add": { data: memberOf(12, "hawa") } },
  },
  webhook: {
    form: <Webhooks groupId={7} />,
    open: "Tell another program",
    field: "Address",
    text: url,
    send: "Add Webhook",
    replies: { "webhook.list": { data: [] }, "webhook.create": { data: created } },
  },
};

test.each(Object.entries(FORMS))(
  "the text of the form “%s” is there for its writer, until it is sent",
  async (_, { form, field, text, send, replies, ...more }) => {
    vi.setSystemTime("2026-03-17T12:00:00Z");
    const open = async (user: number) => {
      cleanup();
      sessionHint.set(user);
      stubServer(replies);
      render(<TrpcProvider>{form}</TrpcProvider>);
      if ("open" in more) await userEvent.click(screen.getByRole("button", { name: more.open }));
      return await screen.findByLabelText<HTMLInputElement>(field);
    };
    const before = "before" in more ? more.before : "";
    const typed = await open(1);
    await userEvent.clear(typed);
    await userEvent.type(typed, text);
    expect((await open(2)).value).toBe(before);
    expect((await open(1)).value).toBe(text);
    await userEvent.click(screen.getByRole("button", { name: send }));
    await waitFor(() => expect(hasDraft(draftsOf(1))).toBe(false));
  },
);
