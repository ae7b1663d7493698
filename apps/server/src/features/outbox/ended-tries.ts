import type { Sql } from "../../db/client.ts";
import { deleteSent, type EndedTry, type FailedTry, updateFailed } from "./outbox.sql.ts";

/** Stores how tries ended: many that end together in one statement. */
export interface EndedTries {
  sent(ended: EndedTry): Promise<void>;
  failed(ended: FailedTry): Promise<void>;
  /** Stores what could not be stored before, as the database was away. */
  store(): Promise<void>;
}

/** What is sent and not yet stored as sent is sent again after a kill: no more than what runs at once. */
export function endedTries(sql: Sql): EndedTries {
  let sent: EndedTry[] = [];
  let failed: FailedTry[] = [];
  let storing: Promise<void> | undefined;

  const storeWhatEnded = async (): Promise<void> => {
    const [sentNow, failedNow] = [sent, failed];
    [sent, failed] = [[], []];
    try {
      if (sentNow.length > 0) await deleteSent(sql, sentNow);
      if (failedNow.length > 0) await updateFailed(sql, failedNow);
    } catch (error) {
      // Storing the same twice changes nothing.
      sent.push(...sentNow);
      failed.push(...failedNow);
      throw error;
    }
  };
  const store = async (): Promise<void> => {
    while (sent.length + failed.length > 0)
      await (storing ??= storeWhatEnded().finally(() => {
        storing = undefined;
      }));
  };
  return {
    sent: async (ended) => {
      sent.push(ended);
      await store();
    },
    failed: async (ended) => {
      failed.push(ended);
      await store();
    },
    store,
  };
}
