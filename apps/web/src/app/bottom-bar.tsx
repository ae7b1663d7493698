import * as webPaths from "@daily-quran/domain/web-paths";
import { NavLink } from "../ui/link.tsx";
import classes from "./bottom-bar.module.css";
import { navigation } from "./navigation.ts";

/** The phone's navigation; hidden while it would have one link only. */
export function BottomBar() {
  if (navigation.length < 2) return null;
  return (
    <nav aria-label="Main" className={classes.bar}>
      {navigation.map(({ path, label, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === webPaths.home} className={classes.item ?? ""}>
          <Icon aria-hidden size={22} stroke={1.75} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
