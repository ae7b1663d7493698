import {
  DomainError,
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorStatus,
} from "@daily-quran/domain/errors";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { type Detail, detailedError, detailOf } from "../texts/detailed-error.ts";
import { schemaFault } from "../texts/en/schema-faults.ts";

z.config({ customError: schemaFault });

/** The public form of an error. */
export interface PublicError {
  readonly status: ErrorStatus;
  readonly body: ErrorBody;
  /** Whole seconds, for `Retry-After`. */
  readonly retryAfter?: number;
  /** What `body.error` says, for other languages; absent for the text of its code. */
  readonly detail?: Detail;
}

/** How many of the faults of a request its response names. */
export const MAX_FAULTS = 20;

/** Refuses input for what no schema of it could see, as its schema would. */
export const invalidInputError = (issues: z.core.$ZodIssue[]): TRPCError =>
  new TRPCError({ code: "BAD_REQUEST", cause: new z.ZodRealError(issues) });

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: "INVALID_INPUT",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  408: "TOO_SLOW",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  431: "HEADERS_TOO_LARGE",
};

const CODE_OF_TRPC: Partial<Record<TRPCError["code"], ErrorCode>> = {
  BAD_REQUEST: "INVALID_INPUT",
  PARSE_ERROR: "INVALID_INPUT",
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_SUPPORTED: "METHOD_NOT_ALLOWED",
  TIMEOUT: "TOO_SLOW",
  PAYLOAD_TOO_LARGE: "BODY_TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
};

/** Maps any error to its public form; an unexpected one becomes a bare 500. */
export function toPublicError(thrown: unknown): PublicError {
  const error = thrown instanceof TRPCError && thrown.cause ? thrown.cause : thrown;
  if (error instanceof DomainError) return expectedError(error);
  if (isInvalidInput(thrown)) return invalidInput(thrown.cause);
  if (thrown instanceof TRPCError) return publicError(CODE_OF_TRPC[thrown.code] ?? "INTERNAL");
  if (isBrokenOff(error))
    return expectedError(detailedError("INVALID_INPUT", { key: "requestEnded" }));
  if (error instanceof Error && "statusCode" in error && typeof error.statusCode === "number")
    return publicError(codeOfStatus(error.statusCode));
  return publicError("INTERNAL");
}

function expectedError(error: DomainError): PublicError {
  const { code, message, retryAfter, field } = error;
  const detail = detailOf(error);
  return {
    ...publicError(code, {
      error: message,
      ...(field !== undefined && { issues: [{ path: field, message }] }),
    }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(detail && { detail }),
  };
}

// Fastify's own errors are client errors; the status decides the code.
function codeOfStatus(status: number): ErrorCode {
  return CODE_OF_STATUS[status] ?? (status < 500 ? "INVALID_INPUT" : "INTERNAL");
}

function publicError(code: ErrorCode, more?: Partial<ErrorBody>): PublicError {
  const { status, message } = ERRORS[code];
  return { status, body: { error: message, code, ...more } };
}

// Only input: the same class thrown over an output or inside a use-case is a bug of ours.
function isInvalidInput(thrown: unknown): thrown is TRPCError & { cause: z.ZodError } {
  return (
    thrown instanceof TRPCError &&
    thrown.code === "BAD_REQUEST" &&
    thrown.cause instanceof z.ZodError
  );
}

function invalidInput(error: z.ZodError): PublicError {
  const issues = error.issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => ({ path: path.join("."), message }));
  return publicError("INVALID_INPUT", { error: inOneLine(issues), issues });
}

/** Names the field, for clients that show only `error` and not `issues`. */
function inOneLine(issues: NonNullable<ErrorBody["issues"]>): string {
  const sentences = issues.map(({ path, message }) =>
    path === "" ? message : message.replace(/^This\b/, path),
  );
  return [...new Set(sentences)].join(" ");
}

// The database's own connections never get here: its pool turns their loss into DATABASE_AWAY.
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}
