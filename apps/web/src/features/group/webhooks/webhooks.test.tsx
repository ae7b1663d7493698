import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { stubServer, writes } from "../../../test/server.ts";
import { Webhooks } from "./webhooks.tsx";

const SECRET = "whsec_Tq2vXbT0oJv4yB6m1c8R3nKpWzLsUe9dHfGaQxYi5Ow=";
const AT = "2026-02-10T06:30:00.000Z";
const hook = {
  id: 4,
  url: "https://bot.example/hook",
  kinds: ["member.joined" as const, "cycle.started" as const],
  createdAt: AT,
  deliveries: [],
};
const deliveries = [
  { id: 9, kind: "cycle.started", madeAt: AT },
  { id: 8, kind: "member.joined", madeAt: AT, triedAt: AT, failure: "the receiver answered 500" },
  { id: 7, kind: "member.joined", madeAt: AT, triedAt: AT },
];

test("an admin adds an address, reads the secret once, sees what arrived, sends it again and removes it", async () => {
  const calls = stubServer({
    "webhook.list": [{ data: [] }, { data: [{ ...hook, deliveries }] }],
    "webhook.create": { data: { ...hook, secret: SECRET } },
    "webhook.sendAgain": {},
    "webhook.remove": {},
  });
  render(
    <TrpcProvider>
      <Webhooks groupId={1} />
    </TrpcProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tell another program" }));
  await userEvent.type(await screen.findByLabelText("Address"), "http://bot.example");
  await userEvent.click(screen.getByRole("button", { name: "Add Webhook" }));
  expect(await screen.findByText("This is no address of https.")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Address"));
  await userEvent.type(screen.getByLabelText("Address"), hook.url);
  await userEvent.click(screen.getByRole("switch", { name: "A quiz result has been stored" }));
  await userEvent.click(screen.getByRole("button", { name: "Add Webhook" }));
  expect((await screen.findByLabelText("Secret")).getAttribute("value")).toBe(SECRET);
  const kinds = [...hook.kinds, "khatma.started", "share.changed", "khatma.finished"];
  expect(writes(calls, "webhook.create")).toEqual([{ groupId: 1, url: hook.url, kinds }]);
  await screen.findByText("Waits to be posted");
  expect(screen.getByText("Did not arrive: the receiver answered 500")).toBeTruthy();
  expect(screen.getByText("Arrived")).toBeTruthy();
  const [, again] = screen.getAllByRole("button", { name: "Send Again" });
  await userEvent.click(again as HTMLElement);
  expect(writes(calls, "webhook.sendAgain")).toEqual([{ groupId: 1, webhookId: 4, deliveryId: 8 }]);
  await userEvent.click(screen.getByRole("button", { name: `Remove ${hook.url}` }));
  expect(writes(calls, "webhook.remove")).toEqual([{ groupId: 1, webhookId: 4 }]);
});
