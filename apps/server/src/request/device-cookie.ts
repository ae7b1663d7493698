/**
 * The cookie by which a browser proves that somebody has signed in at it before: its value, and a way
 * to set another.
 */
export interface DeviceCookie {
  readonly value: string | undefined;
  set(value: string): void;
}
