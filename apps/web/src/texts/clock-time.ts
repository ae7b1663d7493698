import { formatters } from "./formatters.ts";

/** From which hour on, which part of the day it is, in a language that says so. */
const PARTS: Partial<Record<string, readonly (readonly [number, string])[]>> = {
  bn: [
    [20, "রাত"],
    [18, "সন্ধ্যা"],
    [16, "বিকাল"],
    [12, "দুপুর"],
    [6, "সকাল"],
    [4, "ভোর"],
    [0, "রাত"],
  ],
};

/**
 * The device's clock at an instant: `06:00`. Bengali says the part of the day and no full hour's minutes, as
 * `সকাল ৬` and `ভোর ৫:৩০`; its texts add টা.
 */
export function clockTime(locale: string, at: Date): string {
  const [hour, minute] = [at.getHours(), String(at.getMinutes()).padStart(2, "0")];
  const part = PARTS[locale]?.find(([from]) => from <= hour)?.[1];
  if (part === undefined) return `${String(hour).padStart(2, "0")}:${minute}`;
  const text = `${hour % 12 || 12}${minute === "00" ? "" : `:${minute}`}`;
  const formatter = formatters.getNumberFormat(locale);
  return `${part} ${text.replace(/\d/g, (digit) => formatter.format(Number(digit)))}`;
}
