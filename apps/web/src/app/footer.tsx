import * as webPaths from "@daily-quran/domain/web-paths";
import { VERSION } from "@daily-quran/domain/version";
import { Link } from "../ui/link.tsx";
import classes from "./footer.module.css";

export function Footer() {
  return (
    <footer className={classes.footer}>
      <p className={classes.name}>Daily Quran Reading</p>
      <p>10 Minutes with the Quran: Connect with Allah Daily</p>
      <nav aria-label="About this site" className={classes.links}>
        <Link to={webPaths.about}>About</Link>
        <Link to={webPaths.contact}>Contact</Link>
        <Link to={webPaths.privacy}>Privacy</Link>
      </nav>
      <p>Version {VERSION}</p>
    </footer>
  );
}
