import { Link } from "react-router-dom";
import classes from "./footer.module.css";
import { paths } from "./paths.ts";

export function Footer() {
  return (
    <footer className={classes.footer}>
      <p className={classes.name}>Daily Quran Reading</p>
      <p>10 Minutes with the Quran: Connect with Allah Daily</p>
      <nav aria-label="About this site" className={classes.links}>
        <Link to={paths.about}>About</Link>
        <Link to={paths.contact}>Contact</Link>
        <Link to={paths.privacy}>Privacy</Link>
      </nav>
    </footer>
  );
}
