import type { ReaderLanguage } from "@daily-quran/domain/language";
import { dayText, translator } from "../../texts/translate.ts";
import type { NoticeText } from "./notice.ts";

/** A notification's text as the table has it: its kind with details, or the sentences of an older one. */
export type StoredText =
  | (NoticeText & {
      /** How many subjects it has; beyond `MAX_COUNTED` they are not counted. */
      readonly count: number;
    })
  | { readonly kind: null; readonly title: string; readonly message: string };

/** Maximum of distinct subjects that one notification counts. */
export const MAX_COUNTED = 100;

const t = translator("notifications");

/** A notification's words in a language; those of an older one as they were written. */
export function notificationText(
  stored: StoredText,
  language: ReaderLanguage,
): { title: string; message: string } {
  if (stored.kind === null) return { title: stored.title, message: stored.message };
  const { kind, details, count } = stored;
  const values = {
    ...details,
    count: Math.max(count, 1),
    amount: amountText(language, count),
    ...(kind === "cycle" && { day: dayText(language, stored.details.startDate) }),
    ...(kind === "cycleEnd" && { day: dayText(language, stored.details.endDate) }),
    ...(kind === "shareReturns" && { day: dayText(language, stored.details.day) }),
    ...(kind === "claimed" && { day: dayText(language, stored.details.until) }),
  };
  return { title: t(language, `${kind}Title`, values), message: t(language, kind, values) };
}

const amountText = (language: ReaderLanguage, count: number) =>
  count > MAX_COUNTED
    ? t(language, "moreThan", { count: MAX_COUNTED })
    : new Intl.NumberFormat(language).format(count);
