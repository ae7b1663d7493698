import type { Role } from "@daily-quran/domain/group/group";
import { Button } from "../../../ui/buttons/button.tsx";
import { useForm } from "@mantine/form";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout, FormFailure } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { useOwnToast, type OwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { NewInviteLink } from "../invites/new-invite-link.tsx";
import { namedUser } from "./named-user.ts";
import type { ErrorCode } from "@daily-quran/domain/errors";
import { failureCode } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface AddMemberFormProps {
  readonly groupId: number;
  readonly canMakeAdmin: boolean;
  readonly onClose: () => void;
}

interface AddMemberValues {
  readonly by: "id" | "username";
  readonly user: string;
  readonly role: Role;
}

const BLANK: AddMemberValues = { by: "id", user: "", role: "member" };

const ROLES: readonly Role[] = ["member", "moderator", "admin"];

/** Adds a user by ID or username. Input stays when it is refused. */
export function AddMemberForm({ groupId, canMakeAdmin, onClose }: AddMemberFormProps) {
  const t = useTexts("members");
  const problem = useOwnToast();
  const draft = useDraft(`new-member ${groupId}`, BLANK);
  const added = () => {
    draft.forget();
    onClose();
  };
  const { addMember, isPending, isInviteOnly } = useAddMember(added, problem);
  const form = useForm({ initialValues: draft.typed ?? BLANK, onValuesChange: draft.keep });
  const { by, user } = form.values;
  const roles = ROLES.filter((role) => role !== "admin" || canMakeAdmin);
  const submit = ({ role }: AddMemberValues) => {
    const named = namedUser(by, user);
    if (named) return addMember({ groupId, role, ...named });
    return problem.show({
      title: t("invalidId"),
      description: t("invalidIdText"),
      variant: "destructive",
    });
  };
  const bys = [
    { value: "id", label: t("userId") },
    { value: "username", label: t("username") },
  ];
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <SelectField label={t("addBy")} data={bys} {...form.getInputProps("by")} />
      <TextField
        label={t(by === "id" ? "userId" : "username")}
        description={by === "id" ? t("userIdWhere") : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        inputMode={by === "id" ? "numeric" : "text"}
        autoCapitalize="none"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("user")}
      />
      <SelectField
        label={t("role")}
        data={roles.map((value) => ({ value, label: t("roleName", { role: value }) }))}
        {...form.getInputProps("role")}
      />
      {isInviteOnly && <InviteInstead groupId={groupId} />}
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton
          label={t("add")}
          pendingLabel={t("adding")}
          isPending={isPending}
          disabled={user.trim() === ""}
        />
      </FormButtons>
    </FormLayout>
  );
}

function InviteInstead({ groupId }: { readonly groupId: number }) {
  const t = useTexts("members");
  return (
    <>
      <FormFailure text={t("inviteOnly")} />
      <NewInviteLink groupId={groupId} />
    </>
  );
}

const INVITE_ONLY: ErrorCode = "INVITE_ONLY";

/**
 * Adds a user to a group, then calls back; `problem` says why it was not done. `isInviteOnly`: the user refuses to
 * be added.
 */
function useAddMember(onAdded: () => void, problem: OwnToast) {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.member.add.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ username: name }) => {
      onAdded();
      problem.withdraw();
      showToast({ title: t("added"), description: t("addedText", { name }) });
      await refresh();
    },
    onError: (failure) => {
      if (failureCode(failure) === INVITE_ONLY) return problem.withdraw();
      problem.show(failureToast(failure, { title: t("addFailedTitle"), fallback: t("addFailed") }));
      // The user may have been added, and only the answer was lost.
      void refresh();
    },
  });
  const isInviteOnly = failureCode(error) === INVITE_ONLY;
  return { addMember: useOneAtATime(mutateAsync), isPending, isInviteOnly };
}
