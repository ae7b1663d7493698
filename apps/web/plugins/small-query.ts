import type { Plugin } from "vite";

const QUERY = /\/@tanstack\/query-core\/build\/modern\/(query|infiniteQueryObserver)\.js$/;

/** What is replaced in each file: queries fetch pages by what the observer of pages hands them. */
const REPLACED: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  query: [
    ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ""],
    [
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      "this.options.behavior",
    ],
  ],
  infiniteQueryObserver: [
    ["import { hasNextPage,", "import { infiniteQueryBehavior, hasNextPage,"],
    [
      'options._type = "infinite";',
      'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);',
    ],
  ],
};

/** Builds without the fetching of lists page by page where a page of the app has no such list. */
export function smallQuery(): Plugin {
  return {
    name: "small-query",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const [, file = ""] = QUERY.exec(id) ?? [];
      return REPLACED[file]?.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${id} has changed: ${from}`);
        return text.replaceAll(from, to);
      }, code);
    },
  };
}
