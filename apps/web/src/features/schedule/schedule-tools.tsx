import * as webPaths from "@daily-quran/domain/web-paths";
import { counted } from "../../lib/counted.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { dayRowId } from "./day-row.tsx";
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
  return (
    <div className={classes.tools}>
      <SearchField
        label="Search days or surahs"
        placeholder="Search days or surahs..."
        value={search}
        onChange={onSearch}
      />
      <div className={classes.line}>
        <a
          href={`${webPaths.schedule}#${dayRowId(currentDay)}`}
          className={classes.jump}
          onClick={(event) => {
            event.preventDefault();
            onJump();
          }}
        >
          Jump to Today (Day {currentDay})
        </a>
        <output className={classes.count}>{found !== undefined && counted(found, "day")}</output>
      </div>
    </div>
  );
}
