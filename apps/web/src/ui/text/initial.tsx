import classes from "./initial.module.css";

/** A person as the first letter of their name in a circle. */
export function Initial({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className={classes.initial}>
      {firstLetter(name.toLocaleUpperCase()) ?? "?"}
    </span>
  );
}

/** What a reader takes for one letter: a Bengali conjunct, or a family of emoji, is several characters. */
function firstLetter(name: string): string | undefined {
  // Firefox has it since 2024.
  if (!("Segmenter" in Intl)) return Array.from(name)[0];
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment;
}
