import { DomainError } from "@daily-quran/domain/errors";
import type { User } from "@daily-quran/domain/user";
import postgres, { type TransactionSql } from "postgres";
import { insertUser } from "./account.sql.ts";

/** An account that is to be, its password hashed already. */
export type NewAccount = Omit<User, "id"> & { readonly passwordHash: string };

/** Makes an account without signing in to it; throws USERNAME_TAKEN or EMAIL_TAKEN. */
export async function makeAccount(sql: TransactionSql, account: NewAccount): Promise<User> {
  try {
    return await insertUser(sql, account);
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

function takenError(error: unknown): DomainError | undefined {
  if (!(error instanceof postgres.PostgresError)) return undefined;
  if (error.constraint_name === "app_user_username_key") return new DomainError("USERNAME_TAKEN");
  if (error.constraint_name === "app_user_email_key") return new DomainError("EMAIL_TAKEN");
  return undefined;
}
