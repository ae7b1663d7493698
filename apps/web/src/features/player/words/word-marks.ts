import "./word-marks.css";
import { type HeardWord, piecesOfWord } from "./shown-words.ts";

const NAME = "heard-word";

let marked: (HeardWord & { readonly pieces: readonly Range[] }) | undefined;

/** Marks the word that sounds, wherever it is shown; browsers without highlights mark its verse alone. */
export function markWord(word: HeardWord | undefined): void {
  if (!("Highlight" in globalThis)) return;
  const isSame = word?.key === marked?.key && word?.word === marked?.word;
  // What is set in another way or script has other elements.
  if (isSame && (marked?.pieces ?? []).every((piece) => piece.startContainer.isConnected)) return;
  marked = word && { ...word, pieces: piecesOfWord(word.key, word.word) };
  if (marked) CSS.highlights.set(NAME, new Highlight(...marked.pieces));
  else CSS.highlights.delete(NAME);
}
