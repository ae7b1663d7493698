import { Parser } from "htmlparser2";
import { codePointName } from "../ingest/character-inventory.ts";

/** The plain text of what a source has for a verse, or the clauses that say why it is none. */
export type PlainText = { readonly text: string } | { readonly faults: readonly string[] };

/** The elements that text is marked up with. Their tags go and their words stay; a source with any other is not understood, and not trusted. */
const TEXT_ELEMENTS = new Set(
  "a abbr b big blockquote br center cite div em font h1 h2 h3 h4 h5 h6 hr i li ol p q s small span strong sub sup table tbody td th thead tr u ul".split(
    " ",
  ),
);
const BREAKING = /^(p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote|center|hr)$/;

// Marks of direction (U+200E, U+200F) and joiners belong to ordinary text; what reverses or isolates it does not.
const NOT_TEXT = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD\uFFFE\uFFFF]|\p{Cs}/gu;
const LEFT_OVER_MARKUP = /<\/?[a-z!]|&(#\d+|#x[0-9a-f]+|[a-z]+);/iu;

/** Turns one verse of a source, plain or HTML, into plain text: tags and entities resolved, spaces tidied, paragraphs kept as line feeds. */
export function readPlainText(source: string): PlainText {
  const { text, strange } = /[<&]/.test(source)
    ? stripMarkup(source)
    : { text: source, strange: [] };
  const tidied = tidy(text);
  const faults = [
    ...strange.map((name) => `holds the element <${name}>`),
    ...(LEFT_OVER_MARKUP.test(tidied) ? ["holds markup that is encoded twice"] : []),
    ...Array.from(new Set(tidied.replaceAll("\n", "").match(NOT_TEXT)), codePointName).map(
      (name) => `holds the control character ${name}`,
    ),
  ];
  return faults.length > 0 ? { faults } : { text: tidied };
}

function stripMarkup(source: string): { text: string; strange: string[] } {
  const strange = new Set<string>();
  let text = "";
  const breakAt = (name: string): void => {
    if (BREAKING.test(name)) text += "\n";
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (!TEXT_ELEMENTS.has(name)) strange.add(name);
      breakAt(name);
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      if (name !== "br") breakAt(name);
    },
  });
  parser.end(source);
  return { text, strange: [...strange] };
}

/** A byte order mark and soft hyphens say nothing; other spaces become plain ones, and no more than one empty line stays. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replaceAll(/[\uFEFF\u00AD\u200B]/g, "")
    .replaceAll(/[\t\f\v\u00A0 ]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
