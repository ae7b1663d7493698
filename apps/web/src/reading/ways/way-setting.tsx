import { useNavigate } from "react-router-dom";
import { withoutLanguage } from "@daily-quran/domain/language";
import { inWay, type ReadingWay, readingWay, wayOf } from "../../reader/way/reading-way.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import { useLateChoice } from "../../reader/script/use-late-choice.ts";
import { loadWay, NEARED } from "./load-ahead.ts";
import { Ways } from "./ways.tsx";

/** How verses are set, here and in every reading; the verse in sight stays. */
export function WaySetting() {
  const way = useReadingWay();
  const [pressed, change] = useLateChoice<ReadingWay>(readingWay.name, {
    load: loadWay,
    apply: useChooseWay(),
  });
  return <Ways value={pressed ?? way} onChange={change} {...NEARED} />;
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
