import { Button } from "../../../ui/buttons/button.tsx";
import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { newUuid } from "../../../lib/new-uuid.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import classes from "./invites.module.css";

const TERMS = [1, 7, 30, 90];

/** Creates an invite link and shows it once. */
export function NewInviteLink({ groupId }: { readonly groupId: number }) {
  const t = useTexts("members");
  const [days, setDays] = useState("7");
  // Sent again where no answer came: one press makes one link.
  const [clientId, setClientId] = useState(newUuid);
  const utils = trpc.useUtils();
  const group = utils.group.byId.getData({ groupId });
  const { mutateAsync, isPending, data, error } = trpc.invite.create.useMutation({
    meta: { ownsError: true },
    onSuccess: () => setClientId(newUuid()),
    // Where it failed, too: it may have been made, and only the answer was lost.
    onSettled: () => utils.invite.list.invalidate({ groupId }),
  });
  const create = useOneAtATime(() =>
    mutateAsync({ groupId, expiresInDays: Number(days), clientId }),
  );
  const changeDays = (value: string) => {
    setDays(value);
    setClientId(newUuid());
  };
  return (
    <>
      <div className={classes.maker}>
        <SelectField
          label={t("validFor")}
          data={TERMS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
          value={days}
          onChange={(event) => changeDays(event.currentTarget.value)}
        />
        <Button
          leftSection={<IconLink aria-hidden size={18} />}
          disabled={isPending}
          onClick={create}
        >
          {t(isPending ? "creatingInvite" : "createInvite")}
        </Button>
      </div>
      <FormFailure text={error ? failureText(error) : undefined} />
      {data && (
        <CopyField
          key={data.id}
          label={t("inviteLink")}
          description={t("inviteLinkHint")}
          value={data.url}
          sharedText={t("inviteText", { group: group?.name ?? "" })}
        />
      )}
    </>
  );
}
