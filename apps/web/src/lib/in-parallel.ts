/** Acts on all items, a few at once; after a failure none is begun, and it rejects once all begun ones have ended. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    const item = left.shift();
    if (item === undefined) return;
    try {
      await act(item);
    } catch (error) {
      left.length = 0;
      throw error;
    }
    await next();
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, next));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}
