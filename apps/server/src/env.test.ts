import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { startFailure } from "./db/start-failure.ts";
import { readEnvironment, Variables } from "./env.ts";

const DEFAULTS = {
  server: { port: 3000, host: "127.0.0.1", logLevel: "warn" },
  database: {
    url: undefined,
    directUrl: undefined,
    readUrl: undefined,
    connections: 10,
    dataDirectory: "/srv/quran/.data",
  },
  site: {
    publicUrl: "http://localhost:3000",
    audioBaseUrl: "https://everyayah.com/data/Alafasy_128kbps/",
    sendsMail: false,
    demoMode: false,
    clientErrors: true,
    languages: ["en", "bn"],
  },
  mail: undefined,
  metricsPort: undefined,
  trustProxy: false,
  mcp: false,
  drainSeconds: 0,
  editions: {
    tafseer: "auto",
    baseAddress: "https://cdn.jsdelivr.net/gh/spa5k/tafsir_api@main/tafsir/",
  },
  accounts: {
    registrationsPerMinute: 60,
    loginFailuresPerAccount: 10,
    loginFailuresPerAddress: 100,
    loginFailureMinutes: 10,
    loginFailuresPerDay: 30,
    loginFailuresFromAnywherePerDay: 300,
    refuseCommonPasswords: false,
  },
  dailyLimits: { group: 20, cycle: 40, member: 100, invite: 100 },
};

const example = parseEnv(readFileSync(new URL("../../../.env.example", import.meta.url), "utf8"));

it("needs no setting, and treats an empty value as unset", () => {
  expect(readEnvironment({}, "/srv/quran")).toEqual(DEFAULTS);
  const empty = Object.fromEntries(Object.keys(Variables.shape).map((name) => [name, " "]));
  expect(readEnvironment(empty, "/srv/quran")).toEqual(DEFAULTS);
});

it("has every variable in .env.example, at its default", () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(Variables.shape).sort());
  expect(readEnvironment(example, "/srv/quran")).toEqual(DEFAULTS);
});

it("passes every variable on to the app of the compose file", () => {
  const compose = readFileSync(new URL("../../../docker-compose.yml", import.meta.url), "utf8");
  const [, app = ""] = compose.split("\n  app:\n");
  const [, list = ""] = app.split("\n    environment:\n");
  const [own = ""] = list.split("\n    ports:\n");
  const passed = [...own.matchAll(/^      ([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const set = {
    HOST: "0.0.0.0",
    PORT: "${PORT:-3000}",
    DATABASE_URL: "postgres://quran:${POSTGRES_PASSWORD:-quran}@postgres:5432/quran",
    DATA_DIR: "/data",
  };
  const names = Object.keys(Variables.shape);
  expect(Object.fromEntries(passed)).toEqual({
    ...Object.fromEntries(names.map((name) => [name, `\${${name}:-}`])),
    ...set,
  });
});

it("reads everything that can be set", () => {
  const environment = readEnvironment(
    {
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://quran.example.org/",
      TRUST_PROXY: "on",
      DRAIN_SECONDS: "5",
      METRICS_PORT: "9464",
      DATABASE_URL: "postgres://reader:secret@db:5432/quran",
      DATABASE_DIRECT_URL: "postgres://reader:secret@db1,db2/quran?target_session_attrs=primary",
      DATABASE_READ_URL: "postgres://reader@/quran?host=/run/postgresql",
      DATABASE_CONNECTIONS: "40",
      DATA_DIR: "/var/data",
      LOG_LEVEL: "debug",
      FACEBOOK_URL: "https://facebook.com/quran",
      TELEGRAM_URL: "https://t.me/quran",
      SURVEY_URL: "https://survey.example.org/1",
      CONTACT_EMAIL: "salam@example.org",
      SMTP_URL: "smtps://user:secret@mail.example.org",
      MAIL_FROM: "Daily Quran <reading@example.org>",
      AUDIO_BASE_URL: "https://audio.example.org/Husary",
      ANALYTICS_ID: "G-AB12CD34EF",
      DEMO_MODE: "true",
      CLIENT_ERRORS: "off",
      MCP: "on",
      PSEUDO_LANGUAGE: "true",
      TAFSEER: "/srv/tafseer",
      EDITIONS_BASE_URL: "https://editions.example.org/tafsir",
      REGISTRATIONS_PER_MINUTE: "1",
      LOGIN_FAILURES_PER_ACCOUNT: "2",
      LOGIN_FAILURES_PER_ADDRESS: "3",
      LOGIN_FAILURE_MINUTES: "4",
      LOGIN_FAILURES_PER_DAY: "5",
      LOGIN_FAILURES_FROM_ANYWHERE_PER_DAY: "6",
      REFUSE_COMMON_PASSWORDS: "1",
      GROUPS_PER_DAY: "5",
      CYCLES_PER_DAY: "6",
      MEMBERS_ADDED_PER_DAY: "7",
      INVITES_PER_DAY: "8",
    },
    "/srv/quran",
  );
  expect(environment).toEqual({
    server: { port: 8080, host: "0.0.0.0", logLevel: "debug" },
    metricsPort: 9464,
    database: {
      url: "postgres://reader:secret@db:5432/quran",
      directUrl: "postgres://reader:secret@db1,db2/quran?target_session_attrs=primary",
      readUrl: "postgres://reader@/quran?host=/run/postgresql",
      connections: 40,
      dataDirectory: "/var/data",
    },
    site: {
      publicUrl: "https://quran.example.org",
      facebookUrl: "https://facebook.com/quran",
      telegramUrl: "https://t.me/quran",
      surveyUrl: "https://survey.example.org/1",
      contactEmail: "salam@example.org",
      audioBaseUrl: "https://audio.example.org/Husary/",
      analyticsId: "G-AB12CD34EF",
      sendsMail: true,
      demoMode: true,
      clientErrors: false,
      languages: ["en", "bn", "pseudo"],
    },
    mail: {
      smtpUrl: "smtps://user:secret@mail.example.org",
      from: { name: "Daily Quran", address: "reading@example.org" },
    },
    trustProxy: true,
    mcp: true,
    drainSeconds: 5,
    editions: {
      tafseer: "/srv/tafseer",
      baseAddress: "https://editions.example.org/tafsir/",
    },
    accounts: {
      registrationsPerMinute: 1,
      loginFailuresPerAccount: 2,
      loginFailuresPerAddress: 3,
      loginFailureMinutes: 4,
      loginFailuresPerDay: 5,
      loginFailuresFromAnywherePerDay: 6,
      refuseCommonPasswords: true,
    },
    dailyLimits: { group: 5, cycle: 6, member: 7, invite: 8 },
  });
});

it("names all faults at once, without the values, which may be secret", () => {
  const faulty = {
    PORT: "70000",
    PUBLIC_URL: "https://example.org/quran",
    TRUST_PROXY: "maybe",
    DATABASE_URL:
      "postgres://reader:secret@db/quran?sslrootcert=/ca.pem&sslmode=allow&target_session_attrs=main&pool=5",
    LOG_LEVEL: "loud",
    FACEBOOK_URL: "facebook.com/quran",
    CONTACT_EMAIL: "salam",
    ANALYTICS_ID: "UA-1",
    LOGIN_FAILURE_MINUTES: "0",
  };
  const written = ["PUBLIC_ADDRESS", "PORT", "POSTGRES_PASSWORD", "NODE_OPTIONS"];
  expect(() => readEnvironment(faulty, "/srv/quran", written)).toThrow(
    startFailure(`The configuration is not valid:
  PORT must be a whole number from 0 to 65535
  PUBLIC_URL must be a web address without a path, such as https://quran.example.org
  TRUST_PROXY must be on or off
  DATABASE_URL has pool, which is not understood
  DATABASE_URL has sslmode, which is one of disable, prefer, require, verify-ca, verify-full
  DATABASE_URL has target_session_attrs, which is one of any, primary, read-write, standby
  DATABASE_URL has sslrootcert, which needs sslmode=verify-full
  DATABASE_URL has sslrootcert, which cannot be read: Error: ENOENT: no such file or directory, open '/ca.pem'
  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent
  FACEBOOK_URL must be a web address such as https://example.org/page
  CONTACT_EMAIL must be an e-mail address
  ANALYTICS_ID must be a Google Analytics 4 id such as G-AB12CD34EF
  LOGIN_FAILURE_MINUTES must be a whole number from 1 to 1440
  PUBLIC_ADDRESS in .env is not a setting (see .env.example)`),
  );
});

it.each([
  ["DATABASE_DIRECT_URL", "postgres://db/quran", "DATABASE_URL"],
  ["DATABASE_READ_URL", "postgres://db/quran", "DATABASE_URL"],
  ["SMTP_URL", "smtp://mail.example.org", "MAIL_FROM"],
  ["MAIL_FROM", "reading@example.org", "SMTP_URL"],
])("refuses %s alone", (name, value, needed) => {
  expect(() => readEnvironment({ [name]: value }, "/srv/quran")).toThrow(
    startFailure(`The configuration is not valid:\n  ${needed} must be set, as ${name} is`),
  );
});

it.each([
  ["PUBLIC_URL", "quran.example.org", "a web address such as https://example.org/page"],
  ["AUDIO_BASE_URL", "audio", "a web address such as https://example.org/page"],
  ...[
    "mysql://reader@db/quran",
    "db",
    "postgres:///quran?host=tmp",
    "postgres://db/quran?host=/tmp",
    "postgres://db:5432:1/quran",
    "postgres://a,,b/quran",
    "postgres://reader:100%@db/quran",
  ].map((url) => [
    "DATABASE_URL",
    url,
    "an address such as postgres://user:password@host:5432/database, with more hosts after commas, or postgres://user@/database?host=/run/postgresql",
  ]),
])("refuses %s=%s by name", (name, value, wanted) => {
  expect(() => readEnvironment({ [name]: value }, "/srv/quran")).toThrow(
    startFailure(`The configuration is not valid:\n  ${name} must be ${wanted}`),
  );
});
