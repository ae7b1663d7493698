import type { LeaderboardEntry } from "@daily-quran/domain/leaderboard";

type Loose = { readonly user?: LeaderboardEntry["user"] | null };

/** Whose entry it is; undefined where another server's entry names nobody. */
export const userOf = ({ user }: Loose): LeaderboardEntry["user"] | undefined => user ?? undefined;
