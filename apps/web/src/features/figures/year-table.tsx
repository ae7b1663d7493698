import type { YearView } from "@daily-quran/reading-schedule/streak/reading-figures";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";
import { countRests } from "./sheet.tsx";

interface YearTableProps {
  readonly year: number;
  readonly view: YearView;
  readonly rests: Rests;
}

/** The months of a year with what was read in each. */
export function YearTable({ year, view, rests }: YearTableProps) {
  const t = useTexts("figures");
  const formats = useFormats();
  const { number } = formats;
  const { cells, months } = view;
  const hasRest = countRests(cells, rests) > 0;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("month")}</th>
          <th scope="col">{t("days")}</th>
          <th scope="col">{t("verses")}</th>
          <th scope="col">{t("minutes")}</th>
          {hasRest && <th scope="col">{t("rest")}</th>}
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
              {hasRest && (
                <td>
                  {number(
                    countRests(
                      cells.filter(({ date }) => date.startsWith(month)),
                      rests,
                    ),
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
