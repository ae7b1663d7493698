/** How many letters must be changed, added or removed to make one text of another. */
export function distance(one: string, other: string): number {
  // One row in place: thousands of short verses are compared for one quotation.
  const line = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    let corner = row - 1;
    line[0] = row;
    for (let column = 1; column <= other.length; column += 1) {
      const above = line[column] ?? 0;
      const changed = corner + Number(letter !== other.charCodeAt(column - 1));
      line[column] = Math.min(changed, above + 1, (line[column - 1] ?? 0) + 1);
      corner = above;
    }
  }
  return line[other.length] ?? 0;
}
