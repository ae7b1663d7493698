import { randomBytes } from "node:crypto";

/** Makes IDs of requests that no other process repeats: a reader's report finds one line of all logs. */
export function requestIds(): () => string {
  const process = randomBytes(5).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
