import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { CalendarSheet } from "./calendar-sheet.tsx";

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const address = () => screen.getByRole("textbox", { hidden: true }).getAttribute("value");

test.each([
  ["en", "Alarm, if you want one", "", "?alarm=06%3A30"],
  ["bn", "অ্যালার্ম (চাইলে)", "?language=bn", "?language=bn&alarm=06%3A30"],
] as const)("in %s the plan comes into any calendar, with an alarm too", async (...example) => {
  const [language, label, query, withAlarm] = example;
  render(<CalendarSheet opened onClose={() => {}} />, { language });
  const alarm = await screen.findByLabelText(label);
  for (const [time, asked] of [
    ["", query],
    ["06:30", withAlarm],
  ] as const) {
    fireEvent.change(alarm, { target: { value: time } });
    const subscribed = `webcal://quran.example/api/schedule.ics${asked}`;
    expect(links()).toEqual([
      subscribed,
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscribed)}`,
      `/api/schedule.ics${asked}`,
      "/account#calendar",
    ]);
    expect(address()).toBe(`https://quran.example/api/schedule.ics${asked}`);
  }
});
