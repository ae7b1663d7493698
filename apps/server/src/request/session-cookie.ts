/** The session cookie of one request: what came in, and a way to answer with another. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string): void;
  clear(): void;
}
