import { DomainError, type ErrorCode } from "@daily-quran/domain/errors";
import { DEFAULT_LANGUAGE, type ReaderLanguage } from "@daily-quran/domain/language";
import type { Catalogues } from "./en/catalogues.ts";
import { translator } from "./translate.ts";

/** What a failure says of its occasion: a text of the catalogue, with its values. */
export interface Detail {
  readonly key: keyof Catalogues["details"];
  readonly values?: Readonly<Record<string, string | number>>;
  /** The field of the input that it is about. */
  readonly path?: string;
}

type Detailed = DomainError & { readonly detail: Detail };

const translate = translator("details");

/** The text of a detail in a language. */
export const detailText = (language: ReaderLanguage, { key, values }: Detail): string =>
  translate(language, key, values);

/** A failure that says more than its code does; `retryAfter` in seconds. */
export function detailedError(code: ErrorCode, detail: Detail, retryAfter?: number): Detailed {
  return Object.assign(new DomainError(code, detailText(DEFAULT_LANGUAGE, detail), retryAfter), {
    detail,
    ...(detail.path !== undefined && { field: detail.path }),
  });
}

/** The detail of a failure; undefined where it says what its code does. */
export const detailOf = (error: DomainError): Detail | undefined =>
  "detail" in error ? (error as Detailed).detail : undefined;
