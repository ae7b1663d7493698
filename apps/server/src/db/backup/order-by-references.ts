/** Sorts each table after those that it refers to, so that its rows can be stored in this order. */
export function orderByReferences<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly { readonly from: string; readonly to: string }[],
): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      (table) => !references.some(({ from, to }) => from === table.name && names.has(to)),
    );
    if (ready.length === 0)
      throw new Error(
        `These tables refer to each other in a circle that is not deferred: ${[...names].join(", ")}`,
      );
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
