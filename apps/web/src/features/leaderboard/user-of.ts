import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";

type Loose = { readonly user?: LeaderboardEntry["user"] | null };

/** Whose entry it is; undefined if the response has no user in it. */
export const userOf = ({ user }: Loose): LeaderboardEntry["user"] | undefined => user ?? undefined;
