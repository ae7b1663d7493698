import * as webPaths from "@daily-quran/domain/web-paths";
import { useAddress } from "../../reader/use-address.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { dayRowId } from "./day-row.tsx";
import { PastCheck } from "./past-check.tsx";
import classes from "./schedule-tools.module.css";

interface ScheduleToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** How many days were found; undefined while nothing is searched for. */
  readonly found: number | undefined;
  readonly currentDay: number;
  readonly onJump: () => void;
}

export function ScheduleTools({ search, onSearch, found, currentDay, onJump }: ScheduleToolsProps) {
  const t = useTexts("schedule");
  const addressOf = useAddress();
  return (
    <div className={classes.tools}>
      <SearchField
        label={t("search")}
        placeholder={t("searchHint")}
        value={search}
        onChange={onSearch}
      />
      <div className={classes.line}>
        <a
          href={addressOf(`${webPaths.schedule}#${dayRowId(currentDay)}`)}
          className={classes.jump}
          onClick={(event) => {
            event.preventDefault();
            onJump();
          }}
        >
          {t("jump", { day: currentDay })}
        </a>
        <output className={classes.count}>
          {found !== undefined && t("count", { count: found })}
        </output>
        {found === undefined && (
          <p className={classes.legend}>
            <PastCheck /> {t("pastDays")}
          </p>
        )}
      </div>
    </div>
  );
}
