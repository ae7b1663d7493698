import type { Language } from "@daily-quran/domain/language";
import type { CompiledMessage } from "icu-minify/format";
import { createContext } from "react";
import type { InterfaceFacts } from "./languages.ts";

/** Compiled texts by catalogue and key. */
export type CompiledTexts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** The language of the document, and its texts as far as they are loaded. */
export interface Texts extends InterfaceFacts {
  readonly language: Language;
  readonly catalogues: CompiledTexts;
}

export const TextsContext = createContext<Texts | null>(null);
