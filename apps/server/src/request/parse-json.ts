import { isUtf8 } from "node:buffer";
import { DomainError } from "@daily-quran/domain/errors";
import { parse } from "secure-json-parse";
import { type Detail, detailedError } from "../texts/detailed-error.ts";

/** The text of a body; throws INVALID_INPUT for what is no UTF-8. */
export function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw detailedError("INVALID_INPUT", { key: "badUtf8" });
  return body.toString();
}

/** Parses a body; throws INVALID_INPUT for what is no JSON, and where, or names what a prototype has. */
export function parseJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    const fault = faultOf(text);
    throw fault ? detailedError("INVALID_INPUT", fault) : new DomainError("INVALID_INPUT");
  }
}

function faultOf(text: string): Detail | undefined {
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
