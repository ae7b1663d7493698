declare module "virtual:page-assets" {
  import type { PageAssets } from "./app/page-assets.ts";

  export function pageAssets(file: string): PageAssets;
}

declare module "virtual:before-paint" {
  export const beforePaint: string;
}

declare module "virtual:mantine-variables.css";
declare module "virtual:palette.css";
