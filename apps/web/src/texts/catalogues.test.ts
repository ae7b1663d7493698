import format, { type CompiledMessage } from "icu-minify/format";
import { expect, test } from "vitest";
import { formatters } from "./formatters.ts";

type Catalogue = Readonly<Record<string, CompiledMessage>>;

const catalogues = {
  ...import.meta.glob<Record<string, Catalogue>>("./{en,bn}/*/*.ts", { eager: true }),
  ...Object.fromEntries(
    Object.entries(
      import.meta.glob<Record<string, Catalogue>>(
        "../../../../packages/domain/src/texts/{en,bn}/*.ts",
        { eager: true },
      ),
    ).map(([path, texts]) => [path.replace(/^.*\/texts/, "."), texts]),
  ),
};

const namesIn = (language: string) =>
  Object.keys(catalogues)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice(`./${language}/`.length))
    .sort();

/** The keys of a catalogue, each with the arguments and tags of its text. */
function shapeOf(language: string, name: string) {
  const [catalogue = {}] = Object.values(catalogues[`./${language}/${name}`] ?? {});
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, valuesOf(text, language)]),
  );
}

function valuesOf(text: CompiledMessage, language: string): string[] {
  const asked = new Set<string>();
  const numbers = new Set<string>();
  // A function is a tag's value, and in place of a choice it leads to `other`.
  const values = new Proxy<Record<string, number | (() => string)>>(
    {},
    {
      has: () => true,
      get: (_, name) => {
        asked.add(String(name));
        return numbers.has(String(name)) ? 7 : () => "";
      },
    },
  );
  for (;;) {
    try {
      format(text, language, values, { formatters });
      return [...asked].sort();
    } catch (error) {
      const [, name] = /Expected number for (?:\w+ )?argument "(\w+)"/.exec(String(error)) ?? [];
      if (name === undefined || numbers.has(name)) throw error;
      numbers.add(name);
    }
  }
}

test("every language has the catalogues of English", () => {
  expect(namesIn("en").length).toBeGreaterThan(0);
  expect(namesIn("bn")).toEqual(namesIn("en"));
});

test.each(namesIn("en"))("%s has the same keys, arguments and tags in Bengali", (name) => {
  expect(shapeOf("bn", name)).toEqual(shapeOf("en", name));
});

test.each(namesIn("bn"))("no text of %s is left in English", (name) => {
  const [bengali = {}] = Object.values(catalogues[`./bn/${name}`] ?? {});
  const [english = {}] = Object.values(catalogues[`./en/${name}`] ?? {});
  const same = Object.keys(english).filter(
    (key) => JSON.stringify(english[key]) === JSON.stringify(bengali[key]),
  );
  expect(same).toEqual([]);
});
