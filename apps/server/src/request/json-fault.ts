import type { Detail } from "../texts/detailed-error.ts";

/** Why a text is no JSON, and where; undefined for one that is, or that names what a prototype has. */
export function jsonFault(text: string): Detail | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return positionOf(String(error), text);
  }
}

/** Only the position of the syntax error: the engine's message quotes the body, which may hold a password. */
function positionOf(message: string, text: string): Detail {
  if (message.includes("end of JSON input")) return { key: "badJsonEnd" };
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return { key: "badJson" };
  const lines = text.slice(0, Number(position)).split("\n");
  const column = (lines.at(-1) ?? "").length + 1;
  return { key: "badJsonAt", values: { line: lines.length, column } };
}
