import * as webPaths from "@daily-quran/domain/web-paths";
import { matchPath } from "react-router-dom";

/** The pages that are there in every language, by their paths. */
const TRANSLATED: readonly string[] = [
  webPaths.home,
  webPaths.schedule,
  webPaths.words,
  webPaths.about,
  webPaths.contact,
  webPaths.privacy,
  webPaths.auth,
  webPaths.account,
  webPaths.reset,
  webPaths.groups,
  webPaths.group,
  webPaths.invite,
  webPaths.quiz,
];

/** Whether a page (a path, or a route's pattern) has an address in every language; the others are in English only. */
export const isTranslated = (path: string): boolean =>
  TRANSLATED.some((page) => matchPath(page, path) !== null);
