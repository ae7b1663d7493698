/** How many letters must be changed, added or removed to make one text of another. */
export function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1]);
      line.push(Math.min(changed, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    before = line;
  }
  return before[other.length] ?? 0;
}
