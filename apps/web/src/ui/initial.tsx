import classes from "./initial.module.css";

/** A person as the first letter of their name in a circle. */
export function Initial({ name }: { readonly name: string }) {
  const [first = "?"] = Array.from(name.toLocaleUpperCase());
  return (
    <span aria-hidden="true" className={classes.initial}>
      {first}
    </span>
  );
}
