import { useTexts } from "../../texts/use-texts.ts";
import classes from "./bookmark-list.module.css";

interface LabelFilterProps {
  readonly labels: readonly string[];
  /** Undefined for all. */
  readonly chosen: string | undefined;
  readonly onChoose: (label: string | undefined) => void;
}

/** The labels, one of which can be chosen. */
export function LabelFilter({ labels, chosen, onChoose }: LabelFilterProps) {
  const t = useTexts("bookmarks");
  return (
    <fieldset aria-label={t("labels")} className={classes.labels}>
      {[undefined, ...labels].map((label) => (
        <button
          key={label ?? ""}
          type="button"
          aria-pressed={label === chosen}
          onClick={() => onChoose(label)}
        >
          {label ?? t("allLabels")}
        </button>
      ))}
    </fieldset>
  );
}
