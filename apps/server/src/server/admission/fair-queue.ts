/** A fair queue: one line for each origin, served round robin. */
export interface FairQueue<Item> {
  readonly length: () => number;
  readonly add: (from: string, item: Item) => void;
  /** The first of the line whose turn it is. */
  readonly next: () => Item | undefined;
  /** Removes the items that meet the condition from the front of every line. */
  readonly takeFirstWhile: (condition: (item: Item) => boolean) => Item[];
  /** Whether another line is longer than this one would be, so that its last item can be dropped. */
  readonly canMakeRoom: (from: string) => boolean;
  readonly takeLastOfLongest: () => Item | undefined;
}

/** Makes an empty queue. */
export function fairQueue<Item>(): FairQueue<Item> {
  // A Map iterates its keys in the order of their insertion: the first line is the next one.
  const lines = new Map<string, Item[]>();
  let length = 0;

  const longest = (): [string, Item[]] | undefined => {
    let found: [string, Item[]] | undefined;
    for (const line of lines) if (!found || line[1].length > found[1].length) found = line;
    return found;
  };

  return {
    length: () => length,
    add: (from, item) => {
      const line = lines.get(from);
      if (line) line.push(item);
      else lines.set(from, [item]);
      length += 1;
    },
    next: () => {
      const [first] = lines;
      if (!first) return undefined;
      const [from, line] = first;
      const item = line.shift();
      lines.delete(from);
      if (line.length > 0) lines.set(from, line);
      length -= 1;
      return item;
    },
    takeFirstWhile: (condition) => {
      const taken: Item[] = [];
      for (const [from, line] of lines) {
        const kept = line.findIndex((item) => !condition(item));
        taken.push(...line.splice(0, kept < 0 ? line.length : kept));
        if (line.length === 0) lines.delete(from);
      }
      length -= taken.length;
      return taken;
    },
    canMakeRoom: (from) => (longest()?.[1].length ?? 0) > (lines.get(from)?.length ?? 0) + 1,
    takeLastOfLongest: () => {
      const [from, line] = longest() ?? [];
      if (from === undefined || !line) return undefined;
      const item = line.pop();
      if (line.length === 0) lines.delete(from);
      length -= 1;
      return item;
    },
  };
}
