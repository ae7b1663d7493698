import type { ReactNode } from "react";
import classes from "./display.module.css";

/** Its content follows the settings inside by CSS `:has()`, before hydration and without JavaScript. */
export function Display({ children }: { readonly children: ReactNode }) {
  return <div className={classes.display}>{children}</div>;
}
