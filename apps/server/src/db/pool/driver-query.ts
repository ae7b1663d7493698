/** The parts of the driver's query that the pool uses; the driver's types do not export them. */
export interface DriverQuery extends Promise<unknown> {
  /** Sends the query; called at the first await. */
  handler: (query: DriverQuery) => void;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
  /** Set for queries that stream their result. */
  readonly streaming?: boolean;
}

/** Whether a value is a statement, not an identifier or a list of values. */
export function isDriverQuery(made: unknown): made is DriverQuery {
  return made instanceof Promise && "handler" in made;
}
