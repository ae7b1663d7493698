import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
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
            <TextButton isStrong onClick={() => replaceDeed(deed, again)}>
              {t("sendAgain")}
            </TextButton>
            <TextButton onClick={() => replaceDeed(deed)}>{t("letGo")}</TextButton>
          </li>
        );
      })}
    </ul>
  );
}
