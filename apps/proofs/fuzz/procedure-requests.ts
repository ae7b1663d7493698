import type { FuzzRequest } from "./fuzz-request.ts";
import { oddText, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

const UNKNOWN = ["__proto__", "constructor.name", "group", "group.nothing", "group.list.list", "."];

/** A call of one procedure, or a batch of up to 1,000, with inputs of any kind. */
export function procedureRequest(names: readonly string[], random: Random): FuzzRequest {
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
