import { ERRORS, type ErrorBody } from "@daily-quran/domain/errors";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { fields } from "@daily-quran/domain/texts/bn/fields";
import { errors } from "../texts/bn/errors.ts";

const FIELDS: Readonly<Record<string, string>> = fields;
const UNKNOWN_FAULT = "এটি ঠিক নয়।";

/**
 * A failure in the reader's language. What was worded for one occasion, such as where a body's JSON breaks, is in
 * English; in Bengali the text of its code takes its place.
 */
export function inReadersLanguage(body: ErrorBody, language: ReaderLanguage): ErrorBody {
  if (language === "en") return body;
  const issues = body.issues?.map(({ path, message }) => ({
    path,
    message: faultText(message, language),
  }));
  if (!issues) return { ...body, error: errors[body.code] };
  const sentences = issues.map(({ path, message }) =>
    path === "" ? message : `${path}: ${message}`,
  );
  return { ...body, error: [...new Set(sentences)].join(" "), issues };
}

/** What is wrong with one value, worded in English, in the reader's language. */
export const faultText = (message: string, language: ReaderLanguage): string =>
  language === "bn" ? (FIELDS[message] ?? UNKNOWN_FAULT) : message;

/** The text of a code in the reader's language. */
export const errorText = (code: ErrorBody["code"], language: ReaderLanguage): string =>
  language === "bn" ? errors[code] : ERRORS[code].message;
