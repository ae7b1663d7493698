import classes from "./code-sample.module.css";

/** A piece of code to copy; long lines wrap, so that nothing scrolls sideways. */
export function CodeSample({ code }: { readonly code: string }) {
  return (
    <pre className={classes.sample} dir="ltr" lang="en">
      <code>{code}</code>
    </pre>
  );
}
