import { wordsIn } from "@daily-quran/quran/scripts";
import { script } from "../../../reader/script/script.ts";

/** Where a verse's Arabic is: below each other, in one flow and in printed lines; what is pressed there has no words. */
const ARABIC = "[data-verse], li[id] > div > p[lang=ar]:first-child";
const OTHER = "button, [aria-hidden=true]";

/** The pieces of text that each word of a verse is made of, as it is shown; empty where it is not. */
function shownWords(key: string): readonly (readonly Range[])[] {
  const words: Range[][] = [];
  const parts = document.querySelectorAll(
    `[data-verse="${key}"], li[id="${key.replace(":", "-")}"] > div > p[lang=ar]:first-child`,
  );
  for (const part of parts) {
    let isOpen = false;
    for (const node of textsIn(part)) {
      for (const { 0: found, index } of node.data.matchAll(/ |[^ ]+/g)) {
        if (found === " ") isOpen = false;
        else {
          if (!isOpen) words.push([]);
          isOpen = true;
          words.at(-1)?.push(rangeIn(node, index, index + found.length));
        }
      }
    }
  }
  return words;
}

function textsIn(part: Element): readonly Text[] {
  const walker = document.createTreeWalker(
    part,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(OTHER)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function rangeIn(node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

const shownScript = () => script.get() ?? "uthmani";

/** What is shown for a word of the Uthmani text. */
export function piecesOfWord(key: string, word: number): readonly Range[] {
  const [first, last] = wordsIn(shownScript(), key, word);
  return shownWords(key)
    .slice(first, last + 1)
    .flat();
}

/** A word of the Uthmani text as it is shown; empty where its verse is not. */
export const textOfWord = (key: string, word: number): string =>
  piecesOfWord(key, word).map(String).join("");

/** A verse's word in the Uthmani text. */
export interface HeardWord {
  readonly key: string;
  readonly word: number;
}

/** The word at a point of the window, if there is one. */
export function wordAtPoint({ clientX, clientY, target }: MouseEvent): HeardWord | undefined {
  const arabic = target instanceof Element ? target.closest<HTMLElement>(ARABIC) : null;
  const caret = arabic && caretAt(clientX, clientY);
  if (!caret) return undefined;
  const key = arabic.dataset["verse"] ?? arabic.closest("li")?.id.replace("-", ":") ?? "";
  const shown = shownWords(key).findIndex((pieces) =>
    pieces.some((piece) => piece.isPointInRange(caret.node, caret.offset)),
  );
  if (shown < 0) return undefined;
  const [word] = shownScript() === "uthmani" ? [shown] : wordsIn("uthmani", key, shown);
  return { key, word };
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Not every browser has the first one. */
function caretAt(x: number, y: number): Caret | undefined {
  if ("caretPositionFromPoint" in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found ? { node: found.offsetNode, offset: found.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
