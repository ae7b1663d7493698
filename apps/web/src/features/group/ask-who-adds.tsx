import { Button } from "../../ui/buttons/button.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./ask-who-adds.module.css";

/** Asks once, after somebody has added the user to a group, whether others may. */
export function AskWhoAdds() {
  const t = useTexts("groups");
  const utils = trpc.useUtils();
  const { data } = trpc.joining.settings.useQuery(undefined, { meta: { ownsError: true } });
  const { mutate, isPending } = trpc.joining.change.useMutation({
    onSuccess: (settings) => utils.joining.settings.setData(undefined, settings),
  });
  if (!data?.isAsked) return null;
  const choices = [
    { onlyJoins: false, text: t("anyoneAdds") },
    { onlyJoins: true, text: t("nobodyAdds") },
  ];
  return (
    <section className={classes.ask} aria-label={t("askWhoAdds")}>
      <p>{t("askWhoAdds")}</p>
      {choices.map(({ onlyJoins, text }) => (
        <Button
          key={text}
          variant="default"
          disabled={isPending}
          onClick={() => mutate({ onlyJoins })}
        >
          {text}
        </Button>
      ))}
    </section>
  );
}
