import { afterAll, afterEach } from "vitest";

const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;
const unexpected: string[] = [];

// Output is noted here and raised after the test: thrown at the call, a catch in the code could hide it.
for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${values.map(String).join(" ")}`);
  };
}

function failOnOutput(): void {
  const output = unexpected.splice(0);
  if (output.length > 0) throw new Error(`Unexpected console output\n${output.join("\n")}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
