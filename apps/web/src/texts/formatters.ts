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

/** The formatters of `Intl` by locale and options, each created once. */
export const formatters = {
  getNumberFormat: once(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: once(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: once(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};
