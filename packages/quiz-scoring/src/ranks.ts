/** What a member's rank depends on; `reachedAt` is when the points were reached, ISO 8601 in UTC. */
export interface Standing {
  readonly points: number;
  readonly versesRead: number;
  readonly reachedAt: string;
}

/** Orders two standings: more points first, then more verses read, then who got there first. */
export function compareStandings(one: Standing, other: Standing): number {
  return (
    other.points - one.points ||
    other.versesRead - one.versesRead ||
    Date.parse(one.reachedAt) - Date.parse(other.reachedAt)
  );
}

/** Sorts standings and adds competition ranks: equal points share a rank (1, 2, 2, 4). */
export function rankStandings<Item extends Standing>(
  standings: readonly Item[],
): (Item & { readonly rank: number })[] {
  const ordered = [...standings].sort(compareStandings);
  let rank = 0;
  return ordered.map((standing, index) => {
    if (standing.points !== ordered[index - 1]?.points) rank = index + 1;
    return { ...standing, rank };
  });
}
