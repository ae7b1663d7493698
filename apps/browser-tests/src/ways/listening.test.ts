import { expect, test } from "vitest";
import { openPage } from "../../support/browse.ts";
import { button } from "../../support/groups.ts";
import { silence } from "../../support/silence.ts";

test("a recitation goes on through three pages, and its verse is a tap away", async () => {
  const page = await openPage("/", {
    viewport: { width: 360, height: 740 },
    routes: (opened) =>
      opened.route("https://everyayah.com/**", (route) => route.fulfill(silence())),
  });
  await button(page, "Play the day").click();
  const dock = page.getByRole("region", { name: "Audio player" });
  await button(dock, "Pause").waitFor();
  await button(dock, "Next verse").click();
  const title = dock.getByText(/Verse 2 of/);
  await title.waitFor();

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Quran" }).click();
  await page.getByRole("link", { name: "Top Quranic Words" }).click();
  await page.getByRole("heading", { name: "Top Quranic Words" }).waitFor();
  await button(dock, "Pause").waitFor();
  await menu.getByRole("link", { name: "Schedule" }).click();
  await page.getByRole("heading", { name: "300-Day Reading Schedule" }).waitFor();
  await title.click();
  await button(page, "Pause").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/schedule");
  await button(dock, "Stop and close the player").click();
  await dock.waitFor({ state: "hidden" });
});
