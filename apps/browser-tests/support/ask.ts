import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Asks the API as the person at a page. */
export async function ask<Body>(page: Page, path: string, data: object = {}): Promise<Body> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as Body;
}
