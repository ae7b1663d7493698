/**
 * The body of a response to input with one field at fault: the field's own message, and a line of text that
 * names it.
 */
export function faultIn(path: string, message: string): object {
  return {
    error: message.startsWith("This ") ? path + message.slice("This".length) : message,
    code: "INVALID_INPUT",
    issues: [{ path, message }],
  };
}

/** The body of another failure that is about a field or a parameter. */
export function about<Body extends { error: string; code: string }>(path: string, body: Body) {
  return { ...body, issues: [{ path, message: body.error }] };
}
