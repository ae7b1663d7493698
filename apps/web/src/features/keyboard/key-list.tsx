import { Fragment } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import classes from "./key-list.module.css";
import { ShortcutSetting } from "./shortcut-setting.tsx";

const KEYS = [
  { keys: ["J", "K"], text: "verses" },
  { keys: ["Space"], text: "play" },
  { keys: ["←", "→"], text: "player" },
  { keys: ["T"], text: "translation" },
  { keys: ["B"], text: "bookmark" },
  { keys: ["M"], text: "mark" },
  { keys: ["/"], text: "search" },
  { keys: ["G", "H"], text: "home", isSequence: true },
  { keys: ["G", "S"], text: "schedule", isSequence: true },
  { keys: ["G", "Q"], text: "quran", isSequence: true },
  { keys: ["G", "W"], text: "words", isSequence: true },
  { keys: ["G", "G"], text: "groups", isSequence: true },
  { keys: ["?"], text: "list" },
] as const;

interface KeyListProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** All keys, and the switch that turns them off. */
export function KeyList(props: KeyListProps) {
  const t = useTexts("keyboard");
  return (
    <Dialog title={t("title")} {...props}>
      <dl className={classes.keys}>
        {KEYS.map(({ keys, text, ...rest }) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a key can be there twice
                <Fragment key={index}>
                  {index > 0 && ` ${t("isSequence" in rest ? "afterwards" : "or")} `}
                  <kbd lang="en">{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </Fragment>
        ))}
      </dl>
      <ShortcutSetting />
    </Dialog>
  );
}
