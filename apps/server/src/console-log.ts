import { terminalText } from "./texts/terminal-text.ts";
import type { DatabaseLog } from "./db/log.ts";

const ORDER = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** Logs plain lines to standard error, from `level` upwards. */
export function consoleLog(level: string): DatabaseLog {
  const least = ORDER.indexOf(level);
  const say = (own: string) => (message: string) => {
    if (ORDER.indexOf(own) >= least)
      process.stderr.write(`${own}: ${terminalText(message).replaceAll("\n", "\n  ")}\n`);
  };
  return { info: say("info"), warn: say("warn"), error: say("error") };
}
