import { DomainError, type ErrorCode } from "@daily-quran/domain/errors";
import type { User } from "@daily-quran/domain/account/user";
import postgres, { type TransactionSql } from "postgres";
import { insertUser } from "./account.sql.ts";
import { SKELETON_RULES, skeletonsOf } from "./skeletons.ts";

/** A new account, with its password hashed. */
export type NewAccount = Omit<User, "id"> & { readonly passwordHash: string };

/** Makes an account without signing in to it; throws USERNAME_TAKEN, USERNAME_LOOKS_TAKEN or EMAIL_TAKEN. */
export async function makeAccount(sql: TransactionSql, account: NewAccount): Promise<User> {
  const skeletons = { ...skeletonsOf(account.username), skeletonRules: SKELETON_RULES };
  return await orTaken(
    insertUser(sql, { ...account, ...skeletons, seenOn: account.createdAt.slice(0, 10) }),
  );
}

/** Waits for a write of an account; a violated unique index becomes the error that the name is taken. */
export async function orTaken<Written>(write: Promise<Written>): Promise<Written> {
  return await write.catch((error: unknown) => {
    throw takenError(error) ?? error;
  });
}

const TAKEN: Readonly<Record<string, ErrorCode>> = {
  app_user_username_key: "USERNAME_TAKEN",
  app_user_skeleton_key: "USERNAME_LOOKS_TAKEN",
  app_user_capital_skeleton_key: "USERNAME_LOOKS_TAKEN",
  app_user_email_key: "EMAIL_TAKEN",
};

function takenError(error: unknown): DomainError | undefined {
  if (!(error instanceof postgres.PostgresError)) return undefined;
  const code = TAKEN[error.constraint_name ?? ""];
  return code && new DomainError(code);
}
