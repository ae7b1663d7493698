import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { PrivateCalendar } from "./private-calendar.tsx";

test("an address is made, shown once with the alarm and language that one wants, and ended", async () => {
  stubServer({
    "calendar.get": [
      { data: { isMade: false } },
      { data: { isMade: true } },
      { data: { isMade: false } },
    ],
    "calendar.make": { data: { path: "/api/calendars/secret.ics" } },
    "calendar.end": {},
  });
  render(
    <TrpcProvider>
      <PrivateCalendar />
    </TrpcProvider>,
    { language: "bn" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "ঠিকানা তৈরি করুন" }));
  fireEvent.change(await screen.findByLabelText("অ্যালার্ম (চাইলে)"), { target: { value: "06:30" } });
  const address = "quran.example/api/calendars/secret.ics?language=bn&alarm=06%3A30";
  expect(screen.getByLabelText("ঠিকানা").getAttribute("value")).toBe(`https://${address}`);
  expect(screen.getByRole("link").getAttribute("href")).toBe(`webcal://${address}`);
  await userEvent.click(await screen.findByRole("button", { name: "বন্ধ করুন" }));
  expect(await screen.findByRole("button", { name: "ঠিকানা তৈরি করুন" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
