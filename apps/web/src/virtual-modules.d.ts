declare module "virtual:page-assets" {
  import type { PageAssets } from "./app/page-assets.ts";

  export function pageAssets(file: string): PageAssets;
}

declare module "virtual:texts" {
  import type { Language } from "@daily-quran/domain/language";
  import type { CompiledTexts } from "./texts/texts-context.ts";

  interface TextsModule {
    readonly texts: CompiledTexts;
  }

  /** A language's texts of the shell, and its pages by their source files. */
  interface ShellTexts extends TextsModule {
    readonly pages: Readonly<Record<string, (() => Promise<TextsModule>) | undefined>>;
  }

  export const catalogues: Readonly<Record<Language, () => Promise<ShellTexts>>>;
}

declare module "virtual:before-paint" {
  export const beforePaint: string;
}

declare module "virtual:mantine-variables.css";
declare module "virtual:palette.css";
