/** The body of a response; throws with the code of a failure, which stays the same in every language. */
export function valueOf<Body>({ data, error, response }: Result<Body>): Body {
  if (data !== undefined) return data;
  const wait = response.headers.get("retry-after");
  const later = wait === null ? "" : `, try again in ${wait} s`;
  throw new Error(`${response.status} ${JSON.stringify(error)}${later}`);
}

interface Result<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}
