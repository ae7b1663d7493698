import type { ComponentProps } from "react";
import { type ReadingWay, READING_WAYS, readingWay } from "../../reader/way/reading-way.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import classes from "./ways.module.css";

interface WaysProps extends Pick<ComponentProps<"div">, "onPointerEnter" | "onFocus"> {
  readonly value: ReadingWay;
  readonly onChange: (way: ReadingWay) => void;
}

/** The ways to read, as a choice. Unseen, where what it does is yet to come: nothing moves as it comes. */
export function Ways({ value, onChange, ...near }: Partial<WaysProps>) {
  const t = useTexts("settings");
  return (
    <div className={classes.way} hidden={!onChange} {...near}>
      <Choice
        legend={t("way")}
        options={READING_WAYS.map((way) => ({ value: way, label: t(way) }))}
        value={value}
        onChange={(way) => onChange?.(way)}
        group={readingWay.name}
        stored={readingWay.name}
      />
    </div>
  );
}
