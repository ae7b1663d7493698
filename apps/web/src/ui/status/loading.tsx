import classes from "./loading.module.css";

/** Says what is being waited for. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <output data-loading className={classes.loading}>
      {text}
    </output>
  );
}
