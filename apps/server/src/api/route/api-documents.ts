import { parseDocument } from "../../content/ready-document.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import type { CachedDocument, DocumentRoute, DocumentSource, RestRoute } from "./rest-route.ts";

/** Gives the JSON that a GET of an API path returns; the path must belong to a document route. */
export type ReadApi = (
  path: string,
  source: Omit<DocumentSource, "quizzes">,
  query?: object,
) => Promise<unknown>;

/** Reads the table's documents without a request, for pages that are rendered with them. */
export function readApiOf(routes: readonly RestRoute[], quizzes: QuizBook): ReadApi {
  const find = findDocumentOf(routes);
  return async (path, source, query = {}) =>
    parseDocument(await find(path, { ...source, quizzes }, query).document);
}

/** Finds the document that a GET of an API path returns; the path must belong to a document route. */
export function findDocumentOf(routes: readonly RestRoute[]) {
  const documents = routes
    .filter((route): route is DocumentRoute => route.kind === "document")
    .map(({ path, find }) => ({ find, pattern: patternOf(path) }));
  return (path: string, source: DocumentSource, query: object = {}): CachedDocument => {
    for (const { find, pattern } of documents) {
      const found = pattern.exec(path);
      if (found) return find(source, { params: found.groups ?? {}, query, body: undefined });
    }
    throw new Error(`No document of the API is at ${path}`);
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
