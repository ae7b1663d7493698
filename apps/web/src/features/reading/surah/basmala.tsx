import classes from "./basmala.module.css";

/** The text of 1:1. As a heading it is not a verse, and is not counted. */
export const BASMALA = "بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ";

export function Basmala() {
  return (
    <p lang="ar" dir="rtl" translate="no" className={classes.basmala}>
      {BASMALA}
    </p>
  );
}
