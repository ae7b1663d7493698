import { NavLink } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { IconSearch } from "@tabler/icons-react";
import { openSearch } from "../../features/search/open-search.ts";
import classes from "./bottom-bar.module.css";
import { navigation } from "./navigation.ts";

/** The phone's navigation; hidden while it would have one link only. */
export function BottomBar() {
  const t = useTexts("shell");
  if (navigation.length < 2) return null;
  return (
    <nav aria-label={t("main")} className={classes.space}>
      <div className={classes.bar}>
        {navigation.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} className={classes.item ?? ""}>
            <Icon aria-hidden size={22} stroke={1.75} />
            {t(label)}
          </NavLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          className={classes.item}
          data-scripted
          onClick={openSearch}
        >
          <IconSearch aria-hidden size={22} stroke={1.75} />
          {t("search")}
        </button>
      </div>
    </nav>
  );
}
