import type { auth } from "./en/auth.ts";
import type { community } from "./en/community.ts";
import type { failures } from "./en/failures.ts";
import type { info } from "./en/info.ts";
import type { invite } from "./en/invite.ts";
import type { notices } from "./en/notices.ts";
import type { notifications } from "./en/notifications.ts";
import type { passwords } from "./en/passwords.ts";
import type { player } from "./en/player.ts";
import type { quiz } from "./en/quiz.ts";
import type { reading } from "./en/reading.ts";
import type { report } from "./en/report.ts";
import type { reset } from "./en/reset.ts";
import type { schedule } from "./en/schedule.ts";
import type { settings } from "./en/settings.ts";
import type { shell } from "./en/shell.ts";
import type { sources } from "./en/sources.ts";
import type { verse } from "./en/verse.ts";
import type { words } from "./en/words.ts";

/** The English texts of each catalogue, as they are written. */
export interface Catalogues {
  readonly auth: typeof auth;
  readonly community: typeof community;
  readonly failures: typeof failures;
  readonly info: typeof info;
  readonly invite: typeof invite;
  readonly notices: typeof notices;
  readonly notifications: typeof notifications;
  readonly passwords: typeof passwords;
  readonly player: typeof player;
  readonly quiz: typeof quiz;
  readonly reading: typeof reading;
  readonly report: typeof report;
  readonly reset: typeof reset;
  readonly schedule: typeof schedule;
  readonly settings: typeof settings;
  readonly shell: typeof shell;
  readonly sources: typeof sources;
  readonly verse: typeof verse;
  readonly words: typeof words;
}
