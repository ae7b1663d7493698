/** A request of the fuzz; `procedures` are those that a tRPC address names. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly procedures?: readonly string[];
}
