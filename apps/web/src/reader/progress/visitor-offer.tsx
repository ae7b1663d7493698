import { Button } from "../../ui/buttons/button.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { FormButtons } from "../../ui/forms/form-layout.tsx";
import { progress } from "./progress.ts";
import type { LeftByVisitor } from "./progress-state.ts";

const answer = (isWanted: boolean) => void progress.answerForVisitor(isWanted);

/** Asks once whether what was read before the sign-in goes into the account. */
export function VisitorOffer({ left }: { readonly left: LeftByVisitor }) {
  const t = useTexts("progress");
  const what = (["marks", "bookmarks", "plans"] as const)
    .filter((kind) => left[kind] > 0)
    .map((kind) => t(`left.${kind}`, { count: left[kind] }));
  return (
    <Dialog
      title={t("leftTitle")}
      description={t("left", { what: what.join(", ") })}
      opened
      onClose={() => answer(false)}
    >
      <FormButtons>
        <Button variant="default" onClick={() => answer(false)}>
          {t("leftLeave")}
        </Button>
        <Button data-autofocus onClick={() => answer(true)}>
          {t("leftTake")}
        </Button>
      </FormButtons>
    </Dialog>
  );
}
