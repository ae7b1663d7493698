import type { Contestant } from "./peers/contestant.ts";
import { loadByRequests, type Round } from "./load.ts";
import type { Measuring } from "./measure-row.ts";
import { QUIZ_CALLS, type QuizCall } from "./quiz-calls.ts";
import type { Servers } from "./servers.ts";
import { DAYS } from "./user-ranges.ts";

/** How many signed-in users the writes over HTTP need. */
export const WRITERS = 512;

/** The members who write over HTTP in a row, none of whom writes in another. */
export function tokensOf({ tokens }: Servers, index: number): readonly string[] {
  const many = WRITERS / QUIZ_CALLS.length - 10;
  return tokens.slice(index * many, (index + 1) * many);
}

/** Posts over HTTP, each request of another user and day, going on where the last round ended. */
export function poster(call: QuizCall, product: Contestant, own: readonly string[]) {
  let turn = 0;
  const request = (): string => {
    const { path, body } = call.request(1 + (Math.floor(turn / own.length) % DAYS));
    const cookie = `session=${own[turn % own.length]}`;
    turn += 1;
    const text = JSON.stringify(body);
    return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
  };
  return async ({ seconds, connections }: Measuring): Promise<Round> =>
    await loadByRequests(product, { seconds, request }, connections);
}
