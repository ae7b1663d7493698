/**
 * The cookie by which a browser proves that somebody has signed in at it before: what came in, and a way to
 * answer with another.
 */
export interface DeviceCookie {
  readonly value: string | undefined;
  set(value: string): void;
}
