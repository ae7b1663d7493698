import classes from "./code-sample.module.css";

/** A piece of code to copy; long lines wrap, so that nothing scrolls sideways. */
export function CodeSample({ code }: { readonly code: string }) {
  return (
    // Of no language: the face of one would be its own.
    <pre className={classes.sample} dir="ltr" lang="">
      <code>{code}</code>
    </pre>
  );
}
