/** Creating a formatter takes longer than using it a hundred times. */
function once<Input, Formatter>(
  create: (locale: string, options?: Input) => Formatter,
): (locale?: Intl.LocalesArgument, options?: Input) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${String(locale)} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? create(String(locale), options);
    made.set(key, known);
    return known;
  };
}

/** The digit 0 of a locale whose digits are not Latin. */
const ZERO: Readonly<Record<string, number>> = { bn: 0x09e6 };

/** The first use of `Intl` takes longer than hydrating a page, whose short numbers need only their digits. */
function shortNumberFormat(locale: string): Intl.NumberFormat {
  const zero = ZERO[locale];
  const inLocale = (digits: string) =>
    zero === undefined
      ? digits
      : digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  let whole: Intl.NumberFormat | undefined;
  const format = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? inLocale(String(value))
      : (whole ??= new Intl.NumberFormat(locale)).format(value);
  return Object.create(Intl.NumberFormat.prototype, { format: { value: format } });
}

/** The formatters of `Intl` by locale and options, each created once. */
export const formatters = {
  getNumberFormat: once((locale, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(locale, options) : shortNumberFormat(locale),
  ),
  getDateTimeFormat: once(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: once(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};
