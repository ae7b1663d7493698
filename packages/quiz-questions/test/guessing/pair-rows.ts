import { countNumbers } from "./asked.ts";

/** Counts of pairs of words, most of which occur: a row for each first word. */
export interface PairRows {
  add(ones: Int32Array, others: Int32Array): void;
  /** How often each second word comes with a first one, by column; undefined if none does. */
  rowOf(one: number): Uint16Array | undefined;
  /** The columns of second words; 0, which is never counted, for a word that no text has. */
  columnsOf(words: Int32Array): Int32Array;
}

/** Makes rows for the words of some texts. */
export function pairRows(texts: readonly Int32Array[]): PairRows {
  const columns = new Int32Array(countNumbers());
  let width = 1;
  for (const text of texts) for (const word of text) columns[word] ||= width++;
  const columnsOf = (words: Int32Array) => words.map((word) => columns[word] ?? 0);
  const rows: Uint16Array[] = [];
  return {
    add: (ones, others) => {
      const counted = columnsOf(others);
      for (const one of ones) {
        const row = (rows[one] ??= new Uint16Array(width));
        for (let index = 0; index < counted.length; index++) {
          const column = counted[index] ?? 0;
          row[column] = (row[column] ?? 0) + 1;
        }
      }
    },
    rowOf: (one) => rows[one],
    columnsOf,
  };
}
