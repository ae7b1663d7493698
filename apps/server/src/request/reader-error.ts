import { ERRORS, type ErrorBody } from "@daily-quran/domain/errors";
import { DEFAULT_LANGUAGE, type ReaderLanguage } from "@daily-quran/domain/language";
import { fields } from "@daily-quran/domain/texts/bn/fields";
import { errors } from "../texts/bn/errors.ts";
import { faults } from "../texts/bn/faults.ts";
import { schemaFault } from "../texts/bn/schema-faults.ts";
import { type Detail, detailText } from "../texts/detailed-error.ts";
import type { PublicError } from "./public-error.ts";

const FIELDS: Readonly<Record<string, string>> = { ...fields, ...faults };

type In<Said> = Readonly<Record<ReaderLanguage, (said: Said) => string>>;

const CODES: In<ErrorBody["code"]> = {
  en: (code) => ERRORS[code].message,
  bn: (code) => errors[code],
};

const FAULTS: In<string> = {
  en: (message) => message,
  bn: (message) => FIELDS[message] ?? schemaFault(message) ?? "এটি ঠিক নয়।",
};

/** What is wrong with a value, with the name of the value in it. */
const SENTENCES: In<{ readonly path: string; readonly message: string }> = {
  en: ({ message }) => message,
  bn: ({ path, message }) =>
    message.replace(/^এটি /u, `${path} `).replace(/^এ(?:খানে|তে) /u, `${path}-এ `),
};

/** A failure in the reader's language: what is wrong with each value, its detail, or the text of its code. */
export function inReadersLanguage(
  { body, detail }: Pick<PublicError, "body" | "detail">,
  language: ReaderLanguage,
): ErrorBody {
  if (language === DEFAULT_LANGUAGE) return body;
  const said = detail
    ? detailIn(language, detail)
    : body.issues && body.code === "INVALID_INPUT"
      ? undefined
      : errorText(body.code, language);
  const issues = body.issues?.map(({ path, message }) => ({
    path,
    message: said ?? faultText(message, language),
  }));
  if (said !== undefined || !issues)
    return { ...body, error: said ?? errorText(body.code, language), ...(issues && { issues }) };
  const sentences = issues.map((issue) =>
    issue.path === "" ? issue.message : SENTENCES[language](issue),
  );
  return { ...body, error: [...new Set(sentences)].join(" "), issues };
}

/** A detail may have what is wrong with a value in it. */
function detailIn(language: ReaderLanguage, { key, values }: Detail): string {
  const fault = values?.["fault"];
  const said = fault === undefined ? {} : { fault: faultText(String(fault), language) };
  return detailText(language, { key, values: { ...values, ...said } });
}

/** What is wrong with one value, worded in English, in the reader's language. */
export const faultText = (message: string, language: ReaderLanguage): string =>
  FAULTS[language](message);

/** The text of a code in the reader's language. */
export const errorText = (code: ErrorBody["code"], language: ReaderLanguage): string =>
  CODES[language](code);
