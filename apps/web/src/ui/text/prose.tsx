import type { ReactNode } from "react";
import classes from "./prose.module.css";

interface ProseProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of running text under its heading. */
export function Prose({ title, children }: ProseProps) {
  return (
    <article className={classes.prose}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
