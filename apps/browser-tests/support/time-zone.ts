/** A zone in which it is before 17:00 now, so that no daily refresh runs during a test. */
export function morningZone(): string {
  return new Date().getUTCHours() < 16 ? "UTC" : "Etc/GMT+12";
}
