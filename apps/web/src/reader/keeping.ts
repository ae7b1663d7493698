/** Why something can't be kept, by the key of what is said of it. */
export class KeepFault extends Error {
  readonly key: "hostCloses" | "hostAway" | "noRecording" | "wifiOnly";

  constructor(key: KeepFault["key"]) {
    super(key);
    this.key = key;
  }
}

/** Whether there was no room for what is stored. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** What follows a download: `signal` ends it. */
export interface Following {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}
