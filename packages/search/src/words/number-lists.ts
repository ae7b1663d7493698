/** Many lists of numbers in one array; each is found by its place, from 0. */
export interface NumberLists {
  /** List `l`: `all` from `starts[l]` to before `starts[l + 1]`. */
  readonly all: Uint16Array | Uint32Array;
  readonly starts: Uint32Array;
}

/** Joins lists: 60,000 arrays, of one number most of them, take ten times as much memory. */
export function joinLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  let length = 0;
  let largest = 0;
  lists.forEach((list, place) => {
    starts[place] = length;
    length += list.length;
    for (const value of list) if (value > largest) largest = value;
  });
  starts[lists.length] = length;
  const all = smallArray(length, largest);
  let at = 0;
  for (const list of lists) for (const value of list) all[at++] = value;
  return { all, starts };
}

/** The list at a place; an empty one where there is none. */
export function listAt({ all, starts }: NumberLists, place = -1): Uint16Array | Uint32Array {
  return place < 0 ? all.subarray(0, 0) : all.subarray(starts[place], starts[place + 1]);
}

/** An array of so many numbers, of two bytes each where none is larger than that. */
export function smallArray(length: number, largest: number): Uint16Array | Uint32Array {
  return largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/** Lists that are found by a name. */
export interface NamedLists {
  readonly places: ReadonlyMap<string, number>;
  readonly lists: NumberLists;
}

/** Joins the lists of a map. */
export function joinNamed(byName: ReadonlyMap<string, readonly number[]>): NamedLists {
  const places = new Map<string, number>();
  for (const name of byName.keys()) places.set(name, places.size);
  return { places, lists: joinLists([...byName.values()]) };
}

/** The list of a name; an empty one where there is none. */
export function listOf({ places, lists }: NamedLists, name: string): Uint16Array | Uint32Array {
  return listAt(lists, places.get(name));
}
