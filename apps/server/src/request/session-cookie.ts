/** The session cookie of one request: its token, and a way to set another. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string): void;
  clear(): void;
}
