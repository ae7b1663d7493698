import { Parser } from "htmlparser2";
import { codePointName } from "../ingest/character-inventory.ts";

/** A verse's plain text, or what is wrong with it. */
export type PlainText = { readonly text: string } | { readonly faults: readonly string[] };

/**
 * Allowed HTML elements: the tags are removed, the words stay. A source with any other element is refused.
 */
const TEXT_ELEMENTS = new Set(
  "a abbr b big blockquote br center cite div em font h1 h2 h3 h4 h5 h6 hr i li ol p q s small span strong sub sup table tbody td th thead tr u ul".split(
    " ",
  ),
);
const BREAKING = /^(p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote|center|hr)$/;

// Direction marks (U+200E, U+200F) and joiners are allowed; overrides and isolates are not.
const NOT_TEXT = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD\uFFFE\uFFFF]|\p{Cs}/gu;
const LEFT_OVER_MARKUP = /<\/?[a-z!]|&(#\d+|#x[0-9a-f]+|[a-z]+);/iu;

/**
 * Converts a verse, plain or HTML, to plain text: no tags or entities, tidy spaces, paragraphs as line feeds.
 */
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

/** Removes byte order marks and soft hyphens, normalises spaces, keeps one empty line at most. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replaceAll(/[\uFEFF\u00AD\u200B]/g, "")
    .replaceAll(/[\t\f\v\u00A0 ]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
