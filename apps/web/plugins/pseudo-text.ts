import type { CompiledMessage } from "icu-minify/format";

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aàeéiîoõuûAÀEÉIÎOÕUÛsšSŠ".matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [
    plain,
    accented,
  ]),
);

const VOWEL = /[aeiou]/giu;

/** A compiled English text made longer and accented: every vowel is doubled, the whole is in brackets. */
export function pseudoText(message: CompiledMessage): CompiledMessage {
  // A picture made of letters, such as the button "Aa", has a letter or two in any language.
  if (typeof message === "string" && message.length <= 2) return unlengthened(message);
  const parts = typeof message === "string" ? accented(message) : message.map(pseudoNode);
  return typeof parts === "string" ? `⟦${parts}⟧` : ["⟦", ...parts, "⟧"];
}

type Node = Exclude<CompiledMessage, string>[number] | object;

/** Text is accented; the names of arguments and tags, and the keys of choices, are not. */
function pseudoNode<T extends Node>(node: T): T {
  if (typeof node === "string") return accented(node) as T;
  if (!Array.isArray(node)) return node;
  const [name, kind, ...rest] = node as [unknown, unknown, ...unknown[]];
  const isChoice = kind === 1 || kind === 2 || kind === 3;
  if (isChoice) return [name, kind, branches(rest[0] as Record<string, Branch>)] as T;
  // A tag has its content after its name, where other nodes have a number or nothing.
  const isTag = node.length > 1 && (typeof kind !== "number" || kind === 0);
  return (isTag ? [name, ...[kind, ...rest].map((part) => pseudoNode(part as Node))] : node) as T;
}

type Branch = string | number | readonly Node[];

const branches = (options: Record<string, Branch>) =>
  Object.fromEntries(
    Object.entries(options).map(([key, branch]) => [
      key,
      Array.isArray(branch)
        ? branch.map((part: Node) => pseudoNode(part))
        : pseudoNode(branch as Node),
    ]),
  );

const unlengthened = (text: string): string =>
  text.replace(/[a-z]/giu, (letter) => ACCENTS[letter] ?? letter);

const accented = (text: string): string => unlengthened(text.replace(VOWEL, "$&$&"));
