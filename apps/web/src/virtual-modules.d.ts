declare module "virtual:page-assets" {
  import type { PageAssets } from "./start/page-assets.ts";

  export function pageAssets(page: string, way: string | undefined): PageAssets;
}

declare module "virtual:texts" {
  import type { Language } from "@daily-quran/domain/language";
  import type { CompiledTexts } from "./texts/texts-context.ts";

  interface TextsModule {
    readonly texts: CompiledTexts;
    /** The texts of parts that are loaded later, where there are any. */
    readonly later?: () => Promise<Pick<TextsModule, "texts">>;
  }

  /** A language's texts of the shell, and its pages by their source files. */
  interface ShellTexts extends TextsModule {
    readonly pages: Readonly<Record<string, (() => Promise<TextsModule>) | undefined>>;
  }

  export const catalogues: Readonly<Record<Language, () => Promise<ShellTexts>>>;
}

declare module "virtual:before-paint" {
  export const firstPaint: string;
  export const beforePaint: string;
}

declare module "virtual:mantine-theme" {
  import type { MantineTheme, VariantColorResolverResult } from "@mantine/core";

  export const theme: Omit<MantineTheme, "variantColorResolver">;
  /** By colour and variant. */
  export const variants: Readonly<
    Record<string, Readonly<Record<string, VariantColorResolverResult>>>
  >;
}

declare module "virtual:mantine-variables.css";
declare module "virtual:palette.css";
