import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { LANGUAGES } from "@daily-quran/domain/language";
import type { SiteSettings } from "@daily-quran/domain/site";
import { z } from "zod";
import type { MailSettings } from "./features/mail/mailer.ts";
import type { DatabaseOptions } from "./db/database.ts";
import { startFailure } from "./db/start-failure.ts";
import type { AccountSettings } from "./request/account-settings.ts";
import type { DailyLimits } from "./request/daily-limits.ts";
import {
  mailbox,
  onOff,
  origin,
  postgresAddress,
  smtpAddress,
  webAddress,
  webFolder,
  wholeNumber,
} from "./env-fields.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

// .env.example explains each; a test compares the two.
export const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: onOff.default(false),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).default(10),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("warn"),
  FACEBOOK_URL: webAddress.optional(),
  TELEGRAM_URL: webAddress.optional(),
  SURVEY_URL: webAddress.optional(),
  CONTACT_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: mailbox.optional(),
  AUDIO_BASE_URL: webFolder.default("https://everyayah.com/data/Alafasy_128kbps/"),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, { error: "must be a Google Analytics 4 id such as G-AB12CD34EF" })
    .optional(),
  DEMO_MODE: onOff.default(false),
  CLIENT_ERRORS: onOff.default(true),
  MCP: onOff.default(false),
  PSEUDO_LANGUAGE: onOff.default(false),
  TAFSEER: z.string().default("auto"),
  EDITIONS_BASE_URL: webFolder.default("https://cdn.jsdelivr.net/gh/spa5k/tafsir_api@main/tafsir/"),
  REGISTRATIONS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  LOGIN_FAILURES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  LOGIN_FAILURE_MINUTES: wholeNumber(1, 1_440).default(10),
  LOGIN_FAILURES_PER_DAY: wholeNumber(1, 1_000_000).default(30),
  LOGIN_FAILURES_FROM_ANYWHERE_PER_DAY: wholeNumber(1, 1_000_000).default(300),
  REFUSE_COMMON_PASSWORDS: onOff.default(false),
  GROUPS_PER_DAY: wholeNumber(1, 1_000_000).default(20),
  CYCLES_PER_DAY: wholeNumber(1, 1_000_000).default(40),
  MEMBERS_ADDED_PER_DAY: wholeNumber(1, 1_000_000).default(100),
  INVITES_PER_DAY: wholeNumber(1, 1_000_000).default(100),
});

/** The configuration, read once at start. */
export interface Environment {
  readonly server: { readonly port: number; readonly host: string; readonly logLevel: string };
  /** The port of `/metrics`, on the same host; undefined for none. */
  readonly metricsPort: number | undefined;
  readonly database: DatabaseOptions & { readonly readUrl: string | undefined };
  readonly site: SiteSettings;
  /** How mail is sent; undefined where it is not. */
  readonly mail: MailSettings | undefined;
  readonly trustProxy: boolean;
  /** Whether assistants may read by the Model Context Protocol. */
  readonly mcp: boolean;
  /** Drain time of a shutdown: by default 2 seconds behind a proxy. */
  readonly drainSeconds: number;
  readonly editions: {
    /** What a first start imports: `auto`, `off`, or the id, folder or address of a commentary. */
    readonly tafseer: string;
    /** Where editions are found by their ids. */
    readonly baseAddress: string;
  };
  readonly accounts: AccountSettings;
  readonly dailyLimits: DailyLimits;
}

/** Reads the process's own environment; what it lacks comes from the file `.env` in `root`. */
export function loadEnvironment(root: string): Environment {
  const file = join(root, ".env");
  if (!existsSync(file)) return readEnvironment(process.env, root);
  process.loadEnvFile(file);
  return readEnvironment(process.env, root, Object.keys(parseEnv(readFileSync(file, "utf8"))));
}

/** The operator's working directory: pnpm runs scripts in the package's folder and passes this on. */
export function operatorDirectory(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/**
 * Checks every variable and names all the faults at once; an empty one counts as unset. `written` are the
 * names in `.env`, where a misspelt one is a fault too.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
  written: readonly string[] = [],
): Environment {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = Variables.safeParse(Object.fromEntries(set));
  const faults = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
    ...oneAlone(Object.fromEntries(set)),
    ...written
      .filter(isUnknown)
      .map((name) => `${name} in .env is not a setting (see .env.example)`),
  ];
  if (result.success && faults.length === 0) return toEnvironment(result.data, root);
  throw startFailure(
    `The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
}

/** What one needs of the others. */
const NEEDS = [
  ["MAIL_FROM", "SMTP_URL"],
  ["SMTP_URL", "MAIL_FROM"],
  ["DATABASE_DIRECT_URL", "DATABASE_URL"],
  ["DATABASE_READ_URL", "DATABASE_URL"],
] as const;

const oneAlone = (set: Readonly<Record<string, string | undefined>>): string[] =>
  NEEDS.filter(([one, other]) => set[one] !== undefined && set[other] === undefined).map(
    ([one, other]) => `${other} must be set, as ${one} is`,
  );

// Node, Docker Compose and the system read the same file.
const isUnknown = (name: string): boolean =>
  !(name in Variables.shape) && !/^(NODE|POSTGRES|COMPOSE|DOCKER|MALLOC|PG|TZ)(_|$)/.test(name);

function toEnvironment(read: z.infer<typeof Variables>, root: string): Environment {
  return {
    server: { port: read.PORT, host: read.HOST, logLevel: read.LOG_LEVEL },
    metricsPort: read.METRICS_PORT,
    database: {
      url: read.DATABASE_URL,
      directUrl: read.DATABASE_DIRECT_URL,
      readUrl: read.DATABASE_READ_URL,
      connections: read.DATABASE_CONNECTIONS,
      dataDirectory: resolve(root, read.DATA_DIR),
    },
    site: siteOf(read),
    mail:
      read.SMTP_URL !== undefined && read.MAIL_FROM !== undefined
        ? { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM }
        : undefined,
    trustProxy: read.TRUST_PROXY,
    mcp: read.MCP,
    drainSeconds: read.DRAIN_SECONDS ?? (read.TRUST_PROXY ? 2 : 0),
    editions: { tafseer: read.TAFSEER, baseAddress: read.EDITIONS_BASE_URL },
    accounts: {
      registrationsPerMinute: read.REGISTRATIONS_PER_MINUTE,
      loginFailuresPerAccount: read.LOGIN_FAILURES_PER_ACCOUNT,
      loginFailuresPerAddress: read.LOGIN_FAILURES_PER_ADDRESS,
      loginFailureMinutes: read.LOGIN_FAILURE_MINUTES,
      loginFailuresPerDay: read.LOGIN_FAILURES_PER_DAY,
      loginFailuresFromAnywherePerDay: read.LOGIN_FAILURES_FROM_ANYWHERE_PER_DAY,
      refuseCommonPasswords: read.REFUSE_COMMON_PASSWORDS,
    },
    dailyLimits: {
      group: read.GROUPS_PER_DAY,
      cycle: read.CYCLES_PER_DAY,
      member: read.MEMBERS_ADDED_PER_DAY,
      invite: read.INVITES_PER_DAY,
    },
  };
}

function siteOf(read: z.infer<typeof Variables>): SiteSettings {
  return {
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    audioBaseUrl: read.AUDIO_BASE_URL,
    sendsMail: read.SMTP_URL !== undefined,
    demoMode: read.DEMO_MODE,
    clientErrors: read.CLIENT_ERRORS,
    languages: read.PSEUDO_LANGUAGE ? [...LANGUAGES, "pseudo"] : [...LANGUAGES],
    ...(read.FACEBOOK_URL && { facebookUrl: read.FACEBOOK_URL }),
    ...(read.TELEGRAM_URL && { telegramUrl: read.TELEGRAM_URL }),
    ...(read.SURVEY_URL && { surveyUrl: read.SURVEY_URL }),
    ...(read.CONTACT_EMAIL && { contactEmail: read.CONTACT_EMAIL }),
    ...(read.ANALYTICS_ID && { analyticsId: read.ANALYTICS_ID }),
  };
}
