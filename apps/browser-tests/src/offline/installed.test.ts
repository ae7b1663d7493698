import { expect, inject, test } from "vitest";
import { openPage } from "../../support/browse.ts";

test.each(["/", "/bn"])(
  "a browser takes the manifest of %s as it is, and all that it names is there",
  async (path) => {
    const page = await openPage(path);
    const devtools = await page.context().newCDPSession(page);
    const { data = "", errors } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons, screenshots, shortcuts, share_target: share } = JSON.parse(data);
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one: Shortcut) => one.icons)];
    for (const { src, sizes } of pictures) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect([src, sizes === "any" ? "any" : size]).toEqual([src, sizes]);
    }
    for (const { url } of [...shortcuts, { url: share.action }]) {
      const response = await fetch(new URL(url, inject("productUrl")), { redirect: "manual" });
      expect(`${url} ${response.status}`).toBe(`${url} 200`);
    }
  },
);

interface Shortcut {
  readonly icons: readonly object[];
}

test("a text that is shared is searched, once", async () => {
  const page = await openPage("/?search=Throne");
  const box = page.getByRole("combobox", { name: "Verse, name or words" });
  await expect.poll(() => box.inputValue()).toBe("Throne");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await page.keyboard.press("/");
  expect(await box.inputValue()).toBe("");
});
