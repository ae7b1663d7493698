import type { Role } from "@daily-quran/domain/group";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useForm } from "@mantine/form";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout } from "../../../ui/form-layout.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { InviteInstead } from "./invite-instead.tsx";
import { namedUser } from "./named-user.ts";
import { ROLE_NAMES } from "./role-names.ts";
import { useAddMember } from "./use-add-member.ts";

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

const ROLES: readonly Role[] = ["member", "moderator", "admin"];

const BY = [
  { value: "id", label: "User ID" },
  { value: "username", label: "Username" },
];

/** Adds a user by ID or username. Input stays when it is refused. */
export function AddMemberForm({ groupId, canMakeAdmin, onClose }: AddMemberFormProps) {
  const showToast = useShowToast();
  const { addMember, isPending, isInviteOnly } = useAddMember(onClose);
  const form = useForm<AddMemberValues>({
    initialValues: { by: "id", user: "", role: "member" },
  });
  const { by, user } = form.values;
  const roles = ROLES.filter((role) => role !== "admin" || canMakeAdmin);
  const submit = ({ role }: AddMemberValues) => {
    const named = namedUser(by, user);
    if (named) return addMember({ groupId, role, ...named });
    return void showToast({
      title: "Invalid User ID",
      description: "Please enter a valid user ID number",
      variant: "destructive",
    });
  };
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <SelectField label="Add by" data={BY} {...form.getInputProps("by")} />
      <TextField
        label={by === "id" ? "User ID" : "Username"}
        inputMode={by === "id" ? "numeric" : "text"}
        autoCapitalize="none"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("user")}
      />
      <SelectField
        label="Role"
        data={roles.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        {...form.getInputProps("role")}
      />
      {isInviteOnly && <InviteInstead groupId={groupId} />}
      <FormButtons>
        <Button h={44} variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton
          label="Add"
          pendingLabel="Adding..."
          isPending={isPending}
          disabled={user.trim() === ""}
        />
      </FormButtons>
    </FormLayout>
  );
}
