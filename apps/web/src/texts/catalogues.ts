import type { auth } from "./en/auth.ts";
import type { info } from "./en/info.ts";
import type { invite } from "./en/invite.ts";
import type { notices } from "./en/notices.ts";
import type { notifications } from "./en/notifications.ts";
import type { passwords } from "./en/passwords.ts";
import type { quiz } from "./en/quiz.ts";
import type { report } from "./en/report.ts";
import type { reset } from "./en/reset.ts";
import type { shell } from "./en/shell.ts";
import type { sources } from "./en/sources.ts";
import type { words } from "./en/words.ts";

/** The English texts of each catalogue, as they are written. */
export interface Catalogues {
  readonly auth: typeof auth;
  readonly info: typeof info;
  readonly invite: typeof invite;
  readonly notices: typeof notices;
  readonly notifications: typeof notifications;
  readonly passwords: typeof passwords;
  readonly quiz: typeof quiz;
  readonly report: typeof report;
  readonly reset: typeof reset;
  readonly shell: typeof shell;
  readonly sources: typeof sources;
  readonly words: typeof words;
}
