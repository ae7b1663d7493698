import classes from "./visually-hidden.module.css";

/** Text for those who listen. */
export function VisuallyHidden({ children }: { readonly children: string }) {
  return <span className={classes.hidden}>{children}</span>;
}
