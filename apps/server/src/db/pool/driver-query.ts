/** What the pool touches of the driver's query, which its types keep to themselves. */
export interface DriverQuery extends Promise<unknown> {
  /** Takes the query once somebody waits for it. */
  handler: (query: DriverQuery) => void;
  reject: (reason: unknown) => void;
  /** Set for queries whose answer is a stream. */
  readonly streaming?: boolean;
}

/** Tells a statement from what else a handle makes, such as an identifier or a list of values. */
export function isDriverQuery(made: unknown): made is DriverQuery {
  return made instanceof Promise && "handler" in made;
}
