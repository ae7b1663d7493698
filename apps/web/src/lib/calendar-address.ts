import { DEFAULT_LANGUAGE } from "@daily-quran/domain/language";

/** A calendar in a language, with an alarm at a time of each day unless it is blank. */
export function calendarIn(path: string, language: string, alarm = ""): string {
  const query = new URLSearchParams({
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(alarm && { alarm }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
