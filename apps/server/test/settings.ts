import type { AppSettings } from "../src/request/settings.ts";

/** The defaults of env.ts, for a test's application. */
export function testSettings(changes: Partial<AppSettings> = {}): AppSettings {
  return {
    site: {
      publicUrl: "http://localhost:3000",
      audioBaseUrl: "https://everyayah.com/data/Alafasy_128kbps/",
      sendsMail: false,
      demoMode: false,
      clientErrors: true,
      languages: ["en"],
    },
    trustProxy: false,
    mcp: false,
    drainSeconds: 0,
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
    ...changes,
  };
}
