import { parseDocument } from "../../content/ready-document.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import type { DocumentRoute, DocumentSource, RestRoute } from "./rest-route.ts";

/** Gives the JSON that a GET of an API path returns; the path must belong to a document route. */
export type ReadApi = (
  path: string,
  source: Omit<DocumentSource, "quizzes">,
  query?: object,
) => Promise<unknown>;

/** Reads the table's documents without a request, for pages that are rendered with them. */
export function readApiOf(routes: readonly RestRoute[], quizzes: QuizBook): ReadApi {
  const documents = routes
    .filter((route): route is DocumentRoute => route.kind === "document")
    .map(({ path, find }) => ({ find, pattern: patternOf(path) }));
  return async (path, source, query = {}) => {
    for (const { find, pattern } of documents) {
      const found = pattern.exec(path);
      if (!found) continue;
      const sent = { params: found.groups ?? {}, query, body: undefined };
      return parseDocument(await find({ ...source, quizzes }, sent).document);
    }
    throw new Error(`No document of the API is at ${path}`);
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
