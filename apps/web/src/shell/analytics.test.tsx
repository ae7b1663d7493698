import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "react-router-dom";
import { render } from "../test/render.tsx";
import { CommunityCard } from "../features/community/community-card.tsx";
import { FakeAudio } from "../features/player/engine/fake-audio.fixture.ts";
import { PlayerProvider } from "../features/player/player-provider.tsx";
import { VersePlayButton } from "../features/player/verse/verse-play-button.tsx";
import { Analytics } from "../features/analytics/analytics.tsx";

const ID = "G-AB12CD34EF";

const site = {
  analyticsId: ID,
  facebookUrl: "https://social.example/readers",
  telegramUrl: "https://chat.example/readers",
};

let whenIdle: (() => void) | undefined;

beforeEach(() => {
  whenIdle = undefined;
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    whenIdle = act;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
});

afterEach(() => {
  delete window.dataLayer;
  for (const script of scripts()) script.remove();
});

const routeOf = () => "/groups/:groupId";

function Page() {
  return (
    <>
      <Analytics routeOf={routeOf} />
      <Link to="/groups/8">Next</Link>
    </>
  );
}

/** What counts is loaded after the page. */
const counting = () => waitFor(() => expect(window.dataLayer).toBeDefined());

const scripts = () => [...document.head.querySelectorAll("script")];

const commands = () => window.dataLayer?.map((command) => [...(command as unknown[])]);

/** What is queued after the set-up and the first page view. */
const laterCommands = () => commands()?.slice(5);

test("counts a page by its route, stores nothing in the browser, and loads the script once idle", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-02-04T08:00:00Z"), toFake: ["Date"] });
  render(<Page />, { site, url: "/groups/7?tab=members" });
  await counting();
  const page = {
    page_location: "http://localhost:3000/groups/:groupId",
    page_title: "/groups/:groupId",
    page_referrer: "",
  };
  expect(commands()).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ],
    ["js", new Date("2026-02-04T08:00:00Z")],
    ["config", ID, { send_page_view: false }],
    ["set", page],
    ["event", "page_view", page],
  ]);
  expect(Array.isArray(window.dataLayer?.[0])).toBe(false);
  expect(scripts()).toEqual([]);
  whenIdle?.();
  expect(scripts().map(({ src }) => src)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${ID}`,
  ]);
});

test("counts each path as a view, also two of one route", async () => {
  render(<Page />, { site, url: "/groups/7" });
  await counting();
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(laterCommands()?.map(([command, name]) => [command, name])).toEqual([
    ["set", expect.objectContaining({ page_title: "/groups/:groupId" })],
    ["event", "page_view"],
  ]);
});

test("counts a click on a verse as surah:verse", async () => {
  vi.stubGlobal("Audio", FakeAudio);
  render(
    <PlayerProvider verses={[]}>
      <Page />
      <VersePlayButton verse={{ surahNumber: 2, verseNumber: 255 }} />
    </PlayerProvider>,
    { site },
  );
  await counting();
  await userEvent.click(screen.getByRole("button", { name: "Play verse 2:255" }));
  expect(laterCommands()).toEqual([
    ["event", "click", { event_category: "Verse Interaction", event_label: "2:255" }],
  ]);
});

test.each([
  ["Facebook page", "facebook"],
  ["Telegram group", "telegram"],
])("counts a click on the %s as %s", async (name, label) => {
  render(
    <>
      <Page />
      <CommunityCard />
    </>,
    { site },
  );
  await counting();
  await userEvent.click(screen.getByRole("link", { name }));
  expect(laterCommands()).toEqual([
    ["event", "click", { event_category: "Community", event_label: label }],
  ]);
});

test.each([
  ["it is not configured", {}, { facebookUrl: site.facebookUrl }],
  ["the browser sends Do Not Track", { doNotTrack: "1" }, site],
  ["the browser sends Global Privacy Control", { globalPrivacyControl: true }, site],
])("nothing is loaded, queued or sent where %s", async (_case, wishes, settings) => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), wishes));
  render(
    <>
      <Page />
      <CommunityCard />
    </>,
    { site: settings },
  );
  await userEvent.click(screen.getByRole("link", { name: "Facebook page" }));
  expect([whenIdle, window.dataLayer, scripts()]).toEqual([undefined, undefined, []]);
});
