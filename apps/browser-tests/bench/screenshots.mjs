/** Takes the pictures that browsers show before they install the app: `pnpm screenshots https://…` */
import { fileURLToPath } from "node:url";
import { launchBrowser } from "../support/launch-browser.ts";

const [site = "http://localhost:3000"] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../web/public/", import.meta.url));
const SHAPES = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 } },
};

const browser = await launchBrowser();
for (const [name, shape] of Object.entries(SHAPES))
  for (const [path, suffix] of [
    ["/", ""],
    ["/bn", "-bn"],
  ]) {
    const page = await browser.newPage({ ...shape, colorScheme: "light" });
    await page.goto(site + path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    const picture = `${folder}screenshot-${name}${suffix}.jpg`;
    await page.screenshot({ path: picture, quality: 55 });
  }
await browser.close();
