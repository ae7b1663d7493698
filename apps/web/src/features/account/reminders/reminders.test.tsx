import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionHint } from "../../../reader/server/session-hint.ts";
import { followZone } from "../../../reader/server/reminder-zone.ts";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../../test/server.ts";
import { Reminders } from "./reminders.tsx";

const OFF = {
  quietFrom: "22:00",
  quietTo: "05:00",
  reminders: [],
  pushKey: "B".repeat(87),
  isShownHere: false,
  mail: "unconfirmed" as const,
};
const KEYS = { p256dh: "C".repeat(87), auth: "A".repeat(22) };
const endpoint = "https://push.example/1";

const zone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

beforeEach(() => {
  sessionHint.set(1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ["serviceWorker", "userAgent"]) Reflect.deleteProperty(navigator, name);
});

async function renderReminders(replies: Record<string, Reply | readonly Reply[]> = {}) {
  const calls = stubServer({ "reminder.get": { data: OFF }, "reminder.set": {}, ...replies });
  render(
    <TrpcProvider>
      <Reminders />
    </TrpcProvider>,
  );
  await screen.findByText("The day’s reading");
  return calls;
}

/** A browser with notifications, of which the person says `permission`; or of an address with one already. */
function stubPush(permission: NotificationPermission, held = false) {
  const made = {
    endpoint,
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
    toJSON: () => ({ endpoint, keys: KEYS }),
  };
  const state = { held };
  const pushManager = {
    getSubscription: async () => (state.held ? made : null),
    subscribe: vi.fn<(options: object) => Promise<typeof made>>(async () => {
      state.held = true;
      return made;
    }),
  };
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  const ready = Promise.resolve({ pushManager });
  const serviceWorker = { ready, getRegistration: () => ready };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return { pushManager, made };
}

test("all is off until it is asked for, and what is asked for is sent with the zone of the browser", async () => {
  zone("Asia/Kathmandu");
  const calls = await renderReminders();
  const switches = screen.getAllByRole<HTMLInputElement>("switch");
  expect(switches.map(({ checked }) => checked)).toEqual(Array(9).fill(false));
  expect([screen.queryByLabelText("At"), screen.queryByText("Quiet hours")]).toEqual([null, null]);
  const [bell] = screen.getAllByRole("switch", { name: "In the bell of the app" });
  await userEvent.click(bell as HTMLElement);
  const at = screen.getByLabelText("At");
  await userEvent.clear(at);
  await userEvent.type(at, "04:50");
  await userEvent.click(screen.getByRole("button", { name: "Save Reminders" }));
  await screen.findByText("Reminders saved");
  expect(writes(calls, "reminder.set")).toEqual([
    {
      timeZone: "Asia/Kathmandu",
      quietFrom: "22:00",
      quietTo: "05:00",
      reminders: [{ kind: "reading", at: "04:50", channels: ["bell"] }],
    },
  ]);
});

test("the zone is sent again once the reader has travelled, and by nobody else", async () => {
  zone("Asia/Dhaka");
  await renderReminders({ "PATCH /api/user/reminders": {} });
  const fetched = vi.spyOn(globalThis, "fetch");
  const followed = () =>
    fetched.mock.calls.flatMap(([, init]) => (init?.method === "PATCH" ? [init.body] : []));
  await userEvent.click(screen.getAllByRole("switch")[0] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Save Reminders" }));
  await screen.findByText("Reminders saved");
  await followZone();
  zone("Europe/London");
  sessionHint.set(2);
  await followZone();
  expect(followed()).toEqual([]);
  sessionHint.set(1);
  await followZone();
  await followZone();
  expect(followed()).toEqual(['{"timeZone":"Europe/London"}']);
});

test.each([
  ["Mozilla/5.0 (X11; Linux)", /^This browser cannot show notifications/],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", /^On an iPhone or iPad an app on the home screen/],
])("what %s can is said, and nothing is offered", async (userAgent, text) => {
  Object.defineProperty(navigator, "userAgent", { value: userAgent, configurable: true });
  await renderReminders();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Notifications Here/ })).toBeNull();
});

test("a browser that was told never to show notifications says where that is changed", async () => {
  stubPush("denied");
  await renderReminders();
  await screen.findByText(/^Notifications of this site are blocked/);
  expect(screen.queryByRole("button", { name: /Notifications Here/ })).toBeNull();
});

test("a browser shows notifications once it is asked to, and stops", async () => {
  const { pushManager, made } = stubPush("granted");
  const calls = await renderReminders({
    "reminder.get": [{ data: OFF }, { data: { ...OFF, isShownHere: true } }],
    "reminder.subscribe": {},
    "reminder.unsubscribe": {},
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show Notifications Here" }));
  await screen.findByText("Notifications are shown here while you are signed in.");
  expect(pushManager.subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: OFF.pushKey }],
  ]);
  expect(writes(calls, "reminder.subscribe")).toEqual([{ endpoint, keys: KEYS }]);
  await userEvent.click(screen.getByRole("button", { name: "Stop Notifications Here" }));
  await vi.waitFor(() => expect(writes(calls, "reminder.unsubscribe")).toEqual([{ endpoint }]));
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

test("what the browser kept of a session that is over is offered anew", async () => {
  stubPush("granted", true);
  await renderReminders();
  expect(await screen.findByRole("button", { name: "Show Notifications Here" })).toBeTruthy();
});

test("a refusal of the person sends nothing", async () => {
  stubPush("default");
  const calls = await renderReminders();
  await userEvent.click(await screen.findByRole("button", { name: "Show Notifications Here" }));
  expect(writes(calls, "reminder.subscribe")).toEqual([]);
});

test("mail is offered where the site sends it, and says that its address is asked first", async () => {
  const reminders = [{ kind: "reading" as const, at: "06:30", channels: ["mail" as const] }];
  await renderReminders({ "reminder.get": { data: { ...OFF, reminders } } });
  expect(screen.getByText(/^We have mailed a link to your address/)).toBeTruthy();
});

test("a site that sends no mail offers none, and what was chosen before goes with the next save", async () => {
  const reminders = [{ kind: "week" as const, at: "18:00", channels: ["bell", "mail"] as const }];
  const calls = await renderReminders({
    "reminder.get": { data: { ...OFF, reminders, mail: "none" } },
  });
  expect(screen.queryByRole("switch", { name: "By mail" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save Reminders" }));
  await screen.findByText("Reminders saved");
  expect(writes(calls, "reminder.set")).toMatchObject([
    { reminders: [{ kind: "week", at: "18:00", channels: ["bell"] }] },
  ]);
});
