interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (navigator as { readonly connection?: Connection }).connection;

/** Whether the browser reports that it saves data. */
export const savesData = (): boolean => connection?.saveData === true;

// Only Chromium reports it: there an answer takes 1.4 s or more.
const isSlow = connection?.effectiveType?.endsWith("2g") === true;

/** After this long on a poor network a cached copy is better than waiting. */
export const networkTimeoutSeconds = isSlow ? 0.2 : 1;
