import { expect, test } from "vitest";
import { formatters } from "./formatters.ts";

test.each(["en", "bn", "en-XB"])("in %s numbers are written as Intl writes them", (locale) => {
  const numbers = [...Array(1100).keys(), -1, 0.5, 12.25, 6236, 1e6];
  const intl = new Intl.NumberFormat(locale);
  const ours = formatters.getNumberFormat(locale);
  expect(numbers.map((number) => ours.format(number))).toEqual(
    numbers.map((number) => intl.format(number)),
  );
});
