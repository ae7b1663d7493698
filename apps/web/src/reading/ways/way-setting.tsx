import { useNavigate } from "react-router-dom";
import { withoutLanguage } from "@daily-quran/domain/language";
import {
  inWay,
  type ReadingWay,
  READING_WAYS,
  readingWay,
  wayOf,
} from "../../reader/way/reading-way.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import { useLateChoice } from "../../reader/script/use-late-choice.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import { loadWay, NEARED } from "./load-ahead.ts";
import classes from "./way-setting.module.css";

/** How verses are set, here and in every reading; the verse in sight stays. */
export function WaySetting() {
  const t = useTexts("choices");
  const way = useReadingWay();
  const [pressed, change] = useLateChoice<ReadingWay>(readingWay.name, {
    load: loadWay,
    apply: useChooseWay(),
  });
  return (
    <div className={classes.way} {...NEARED}>
      <Choice
        legend={t("way")}
        options={READING_WAYS.map((value) => ({ value, label: t(value) }))}
        value={pressed ?? way}
        onChange={change}
        group={readingWay.name}
        stored={readingWay.name}
      />
    </div>
  );
}

/** Chooses a way for every reading; an address that asks for one asks for that then. */
function useChooseWay(): (way: ReadingWay) => void {
  const navigate = useNavigate();
  return (way) => {
    readingWay.set(way);
    // By now its reader may have gone on to another address.
    const { pathname, search, hash } = window.location;
    if (wayOf(search) === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete("view");
    const query = rest.size > 0 ? `?${rest}` : "";
    void navigate(inWay(way, withoutLanguage(pathname) + query) + hash, { replace: true });
  };
}
