import type { Person, AppUnderTest } from "../people.ts";

/** Two people of one app, whose clock a try may move. */
export interface GrowthWorld {
  readonly app: AppUnderTest;
  readonly advance: (ms: number) => void;
  /** Who makes tables grow. */
  readonly amina: Person;
  /** Whose bell and rows are somebody else's. */
  readonly bilal: Person;
}

/** What makes a table grow, what bounds it, and a try that goes on after the bound is reached. */
export interface Growth {
  readonly table: string;
  readonly by: string;
  readonly bound: string;
  /** The rows that the try leaves, the most bytes that each has, and the unread notices of others. */
  readonly rows: number;
  readonly rowBytes: number;
  readonly bells?: number;
  readonly grow: (world: GrowthWorld) => Promise<void>;
}

/** Tables that no request makes grow, with the reason. */
export const FIXED_TABLES: Readonly<Record<string, string>> = {
  edition: "the operator's, by command",
  edition_choice: "the operator's, by command",
  edition_run: "the operator's, by command",
  public_groups: "one row",
  migration: "a row for each migration",
  server_key: "a row for each purpose",
  tafseer_decision: "one row",
};

/** The table of docs/security.md. */
export function growthDocument(all: readonly Growth[]): string {
  const head = ["table", "what makes it grow", "what bounds it", "rows tried", "bytes a row"];
  const rows = all.map((one) => [
    `\`${one.table}\``,
    one.by,
    one.bound,
    String(one.rows),
    String(one.rowBytes),
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
