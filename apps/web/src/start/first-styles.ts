/**
 * The rules of style sheets that may apply to a part of a document, by its classes and attributes, in their order,
 * with the variables that these or the part use. States that come by a touch are left out.
 */
export function firstStyles(css: string, html: string): string {
  const marks = new Set(ON_THE_ROOT);
  for (const [, name = "", value = ""] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    const names = name === "class" ? value.split(" ").map((one) => `.${one}`) : [];
    for (const mark of [...names, name, `${name}=${value}`]) marks.add(mark);
  }
  return withoutUnusedVariables(keepRules(css, marks), html);
}

/** What the root has before a script has read what is stored. */
const ON_THE_ROOT = "lang dir dir=ltr dir=rtl data-newcomer data-mantine-color-scheme=light".split(
  " ",
);

function keepRules(css: string, marks: ReadonlySet<string>): string {
  const keep = (rule: string) => {
    const [head = ""] = rule.split("{", 1);
    // What is drawn before its own font is there would load another.
    if (head === "@font-face") return "";
    if (!GROUP.test(head)) return head.startsWith("@") || mayApply(head, marks) ? rule : "";
    const kept = keepRules(rule.slice(head.length + 1, -1), marks);
    return kept && `${head}{${kept}}`;
  };
  return rulesOf(css).map(keep).join("");
}

const GROUP = /^@(?:media|supports|layer|container)[^;]*$/;

const MARKS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: mark, index } of css.matchAll(MARKS)) {
    if (mark === "{") depth += 1;
    if (mark === "}") depth -= 1;
    if (depth > 0 || (mark !== "}" && mark !== ";")) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

const CLASS_OR_ATTRIBUTE = /(\.[\w-]+)|\[([\w-]+)(?:[~|^$*]?=[^\]]*)?\]/g;

function mayApply(selectors: string, marks: ReadonlySet<string>): boolean {
  let plain = selectors;
  for (let nested = ""; nested !== plain;)
    [nested, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, "")];
  return plain
    .split(",")
    .some(
      (selector) =>
        !/:(?:hover|active|focus)/.test(selector) &&
        Array.from(selector.matchAll(CLASS_OR_ATTRIBUTE), markOf).every((mark) => marks.has(mark)),
    );
}

/** Of an attribute its value, too, where it is asked for as it is. */
const markOf = ([all, name, attribute = ""]: RegExpMatchArray) =>
  name ?? (/^\[[\w-]+=/.test(all) ? all.slice(1, -1).replaceAll(/["']/g, "") : attribute);

function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set(Array.from((css + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const kept = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
    (declared, name: string) => (used.has(name) ? declared : ""),
  );
  // What only they used is unused then.
  return kept === css ? kept : withoutUnusedVariables(kept, html);
}
