import * as webPaths from "@daily-quran/domain/web-paths";
import { Link } from "../../../ui/buttons/link.tsx";
import { useEditionNames } from "../../../reader/editions/edition-name.ts";
import { useEditions } from "../../../reader/editions/editions.ts";
import { textLanguage } from "../../../lib/text-language.ts";
import classes from "./verse-tafseer.module.css";

interface TafseerSourceProps {
  readonly id: string;
  /** The list of editions is fetched when this becomes visible. */
  readonly isShown: boolean;
}

/** The commentary's author; its id until the list of editions is loaded. */
export function TafseerSource({ id, isShown }: TafseerSourceProps) {
  const { data: editions } = useEditions(isShown);
  const { nameOf, authorOf } = useEditionNames();
  const edition = editions?.find((each) => each.id === id);
  const whose = edition ? `${nameOf(edition)}, ${authorOf(edition)}` : id;
  return (
    <Link
      to={`${webPaths.about}#${id}`}
      lang={textLanguage(whose)}
      className={classes.source ?? ""}
    >
      {whose}
    </Link>
  );
}
