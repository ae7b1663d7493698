/**
 * The rules of style sheets that may apply to a part of a document, in their order, with the variables that these or
 * the part use. States that come by a touch are left out.
 */
export function firstStyles(css: string, html: string): string {
  const classes = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
  );
  return withoutUnusedVariables(keepRules(css, classes), html);
}

function keepRules(css: string, classes: ReadonlySet<string>): string {
  const keep = (rule: string) => {
    const [head = ""] = rule.split("{", 1);
    if (!GROUP.test(head)) return head.startsWith("@") || mayApply(head, classes) ? rule : "";
    const kept = keepRules(rule.slice(head.length + 1, -1), classes);
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

function mayApply(selectors: string, classes: ReadonlySet<string>): boolean {
  let plain = selectors;
  for (let nested = ""; nested !== plain;)
    [nested, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, "")];
  return plain
    .split(",")
    .some(
      (selector) =>
        !/:(?:hover|active|focus)/.test(selector) &&
        Array.from(selector.matchAll(/\.([\w-]+)/g)).every(([, name = ""]) => classes.has(name)),
    );
}

function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set(Array.from((css + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const kept = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
    (declared, name: string) => (used.has(name) ? declared : ""),
  );
  // What only they used is unused then.
  return kept === css ? kept : withoutUnusedVariables(kept, html);
}
