import { InScript } from "../../../reader/script/in-script.tsx";
import classes from "./basmala.module.css";

/** The text of 1:1. As a heading it is not a verse, and is not counted. */
export const BASMALA = "بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ";

export function Basmala() {
  return (
    <p lang="ar" dir="rtl" translate="no" className={classes.basmala}>
      <InScript verse={{ surahNumber: 1, verseNumber: 1 }} arabic={BASMALA}>
        {({ text }) => text}
      </InScript>
    </p>
  );
}
