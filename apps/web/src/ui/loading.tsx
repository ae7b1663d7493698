import classes from "./loading.module.css";

/** Says what is being waited for. */
export function Loading({ text }: { readonly text: string }) {
  return <output className={classes.loading}>{text}</output>;
}
