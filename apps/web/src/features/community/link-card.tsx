import type { Icon } from "@tabler/icons-react";
import classes from "./link-card.module.css";

interface LinkCardProps {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string; readonly icon: Icon }[];
}

/** A card that leads to other sites. */
export function LinkCard({ title, text, links }: LinkCardProps) {
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.links}>
        {links.map(({ label, url, icon: Icon }) => (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.link}
          >
            <Icon aria-hidden size={20} />
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}
