import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import { type Deed, replaceDeed } from "./deeds.ts";
import classes from "./refused-deeds.module.css";

/** What the server did not take of what was done without a network, why, and what can be done. */
export function RefusedDeeds({ refused }: { readonly refused: readonly Deed[] }) {
  const t = useTexts("checkin");
  return (
    <ul className={classes.refused}>
      {refused.map((deed) => {
        const { refused: why = "", ...again } = deed;
        const what = deed.path.startsWith("quiz") ? "quiz" : "reading";
        const day = Number(deed.input["day"] ?? 0);
        return (
          <li key={JSON.stringify(deed)} role="alert">
            <p>{t("refused", { what, day, why })}</p>
            <button
              type="button"
              className={textButton.button}
              data-strong
              onClick={() => replaceDeed(deed, again)}
            >
              {t("sendAgain")}
            </button>
            <button type="button" className={textButton.button} onClick={() => replaceDeed(deed)}>
              {t("letGo")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
