import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type FormatValues } from "icu-minify/format";
import { createElement, Fragment, type ReactNode, use } from "react";
import type { Catalogues } from "./catalogues.ts";
import { formatters } from "./formatters.ts";
import { type Texts, TextsContext } from "./texts-context.ts";

interface Arguments {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

type Tags<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

type Values<Text extends string> = GetICUArgs<Text, Arguments> &
  Record<Tags<Text>, (content: ReactNode) => ReactNode>;

/** A text of a catalogue: a string, or React nodes where it has tags. */
type Translate<Catalogue> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: keyof Values<Catalogue[Key] & string> extends never
    ? []
    : [values: Values<Catalogue[Key] & string>]
) => [Tags<Catalogue[Key]>] extends [never] ? string : ReactNode;

/** What `useTexts` gives for a catalogue, for functions that get it from a component. */
export type TextsOf<Name extends keyof Catalogues> = Translate<Catalogues[Name]>;

/** The language of the document and its texts. */
export function useLanguage(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("No language is provided");
  return texts;
}

/** The texts of a catalogue by their keys, in the language of the document. */
export const useTexts = <Name extends keyof Catalogues>(name: Name): Translate<Catalogues[Name]> =>
  textsIn(useLanguage(), name);

/** As `useTexts`, where no component renders. */
export function textsIn<Name extends keyof Catalogues>(
  { locale, catalogues }: Texts,
  name: Name,
): Translate<Catalogues[Name]> {
  const translate = (key: string, values?: TextValues) => {
    const text = catalogues[name]?.[key];
    if (text === undefined) throw new Error(`The text ${name}.${key} is not loaded`);
    if (typeof text === "string") return text;
    const parts = format<ReactNode>(text, locale, values && withPlainContent(values), {
      formatters,
    });
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
  return translate as Translate<Catalogues[Name]>;
}

type TextValues = Record<string, string | number | Date | ((content: ReactNode) => ReactNode)>;

/** Gives a tag's only string as such: React then sets it also where a translating browser replaced the text. */
const withPlainContent = (values: TextValues): FormatValues<ReactNode> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function"
        ? (chunks: ReactNode[]) => value(chunks.length === 1 ? chunks[0] : chunks)
        : value,
    ]),
  );
