import type { YearView } from "@daily-quran/reading-schedule/streak/reading-figures";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";

interface YearTableProps {
  readonly year: number;
  readonly months: YearView["months"];
}

/** The months of a year with what was read in each. */
export function YearTable({ year, months }: YearTableProps) {
  const t = useTexts("figures");
  const formats = useFormats();
  const { number } = formats;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("month")}</th>
          <th scope="col">{t("days")}</th>
          <th scope="col">{t("verses")}</th>
          <th scope="col">{t("minutes")}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ days, verses, minutes }, index) => {
          const month = `${String(year).padStart(4, "0")}-${String(index + 1).padStart(2, "0")}`;
          return (
            <tr key={month}>
              <th scope="row">{formats.month(`${month}-01`, "long")}</th>
              <td>{number(days)}</td>
              <td>{number(verses)}</td>
              <td>{number(minutes)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
