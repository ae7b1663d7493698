import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { procedureNames } from "../../server/test/procedure-contract.ts";
import { faultOf, type FuzzResponse } from "./check-response.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { oddText, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";
import { operationsOf, restRequest } from "./rest-requests.ts";

const UNKNOWN = ["__proto__", "constructor.name", "group", "group.nothing", "group.list.list", "."];

/** A run: how many requests, and who sends them. */
interface Fuzz {
  readonly url: string;
  readonly random: Random;
  readonly count: number;
  /** Called now and then for tokens of sessions that are valid, as requests end sessions and accounts. */
  readonly tokens: () => Promise<readonly string[]>;
  readonly onProgress?: (sent: number) => void;
}

/** What a run came to. */
interface FuzzResult {
  readonly statuses: Readonly<Record<string, number>>;
  /** The first of each kind, with its request. */
  readonly faults: readonly string[];
  readonly faulty: number;
}

const AT_ONCE = 16;
const NEW_TOKENS_EVERY = 2_000;
const MAX_FAULTS = 30;
const MAX_HEAD = 15_000;

/** Sends requests to every operation and procedure, and checks each response. */
export async function runFuzz({
  url,
  random,
  count,
  tokens,
  onProgress,
}: Fuzz): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const document: unknown = await (await fetch(`${url}/api/openapi.json`)).json();
  const operations = operationsOf(document);
  const names = procedureNames();
  const statuses: Record<string, number> = {};
  const faults = new Map<string, string>();
  let valid = await tokens();
  let faulty = 0;
  let sent = 0;

  /** Whether one was left to send. */
  const sendNext = async (): Promise<boolean> => {
    if (sent >= count) return false;
    sent += 1;
    onProgress?.(sent);
    if (sent % NEW_TOKENS_EVERY === 0) valid = await tokens();
    const made = random.percent(60)
      ? restRequest(operations, random)
      : procedureRequest(names, random);
    const request = { ...made, headers: { ...made.headers, ...callerHeaders(valid, random) } };
    const response = await exchange(url, request, agent);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    // A head that is too long is refused while it is still being sent.
    if (response.status === 0 && request.path.length > MAX_HEAD) return true;
    const fault = faultOf(request, response);
    if (fault === undefined) return true;
    faulty += 1;
    const kind = `${response.status} ${fault.replaceAll(/[\d]+|^.*failed with/g, "").slice(0, 40)}`;
    if (faults.size < MAX_FAULTS && !faults.has(kind))
      faults.set(kind, describe(request, response, fault));
    return true;
  };
  const worker = async (): Promise<void> => {
    while (await sendNext());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return { statuses, faults: [...faults.values()], faulty };
}

const describe = (request: FuzzRequest, response: FuzzResponse, fault: string): string =>
  [
    fault.slice(0, 300),
    `    ${request.method} ${request.path.slice(0, 300)}`,
    `    ${JSON.stringify(request.headers).slice(0, 300)}`,
    `    ${(request.body ?? "").slice(0, 300)}`,
    `    ${response.status} ${response.text.slice(0, 300)}`,
  ].join("\n");

function callerHeaders(tokens: readonly string[], random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.percent(75)) headers["cookie"] = `session=${random.pick(tokens)}`;
  if (random.percent(5)) headers["cookie"] = `session=${ascii(oddText(random))}; language=bn`;
  if (random.percent(5)) headers["authorization"] = ascii(`Bearer ${oddText(random)}`);
  if (random.percent(10)) headers["accept-language"] = random.pick(["bn", "bn;q=0", "x,y", "*"]);
  if (random.percent(10)) headers["accept-encoding"] = random.pick(["identity", "*;q=0", "x"]);
  if (random.percent(10)) headers["if-none-match"] = random.pick(["*", "W/", '"a", "b"', '"']);
  if (random.percent(3))
    headers["origin"] = random.pick(["null", "https://elsewhere.example", "x"]);
  return headers;
}

const ascii = (value: string): string => value.replaceAll(/[^\u0020-\u007e]/g, "?").slice(0, 4000);

async function exchange(url: string, request: FuzzRequest, agent: Agent): Promise<FuzzResponse> {
  const { method, path, headers, body } = request;
  const { hostname, port } = new URL(url);
  return await new Promise((resolve) => {
    const fail = (error: unknown): void => resolve({ status: 0, text: String(error) });
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { hostname, port, path, method, agent, headers: { ...headers, ...length } };
    const sent = sendRequest(options, (response) => {
      text(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, text: received }),
        fail,
      );
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

/** A call of one procedure, or a batch of up to 1,000, with inputs of any kind. */
function procedureRequest(names: readonly string[], random: Random): FuzzRequest {
  const most = random.percent(1) ? 1000 : random.pick([1, 1, 4, 12]);
  const count = 1 + random.below(most);
  const procedures = Array.from({ length: count }, () =>
    random.pick(random.percent(3) ? UNKNOWN : names),
  );
  const isBatch = count > 1 || random.percent(20);
  const inputs = procedures.map(() => inputOf(random));
  const input = JSON.stringify(isBatch ? Object.fromEntries(inputs.entries()) : inputs[0]);
  const address = `/trpc/${procedures.map(encodeURIComponent).join(",")}`;
  if (random.percent(50)) {
    const query = [...(isBatch ? ["batch=1"] : []), `input=${encodeURIComponent(input)}`];
    return { method: "GET", path: `${address}?${query.join("&")}`, headers: {}, procedures };
  }
  return {
    method: "POST",
    path: isBatch ? `${address}?batch=1` : address,
    headers: { "content-type": "application/json" },
    body: random.percent(5) ? oddText(random) : input,
    procedures,
  };
}

/** As superjson writes it, mostly. */
function inputOf(random: Random): unknown {
  const fields = ["id", "groupId", "cycleId", "day", "limit", "cursor", "name", "query", "token"];
  const known = Object.fromEntries(
    fields
      .filter(() => random.percent(50))
      .map((name) => [name, random.percent(60) ? 1 + random.below(5) : oddValue(random)]),
  );
  const json = random.percent(70) ? known : oddValue(random);
  if (random.percent(10)) return json;
  if (random.percent(90)) return { json };
  return { json, meta: { values: oddValue(random), referentialEqualities: oddValue(random) } };
}
