import { type NewAccessToken, CreateTokenInput } from "@daily-quran/domain/account/access-token";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import classes from "./tokens.module.css";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { TokenRow } from "./token-row.tsx";
import rows from "../../../ui/account-rows.module.css";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

/** The user's personal access tokens: make one, see it once, end it. */
export function AccessTokens() {
  const t = useTexts("tokens");
  const [made, setMade] = useState<NewAccessToken>();
  const forget = (id: number) => setMade((shown) => (shown?.id === id ? undefined : shown));
  return (
    <>
      <Boundary name={t("list")}>
        <TokenList onEnded={forget} />
      </Boundary>
      {made && <MadeToken key={made.id} token={made} onDone={() => setMade(undefined)} />}
      <Boundary name={t("form")}>
        <NewTokenForm onMade={setMade} />
      </Boundary>
    </>
  );
}

interface MadeTokenProps {
  readonly token: NewAccessToken;
  readonly onDone: () => void;
}

/** A new token's secret, which is shown this once. */
function MadeToken({ token: { name, token }, onDone }: MadeTokenProps) {
  const t = useTexts("tokens");
  return (
    <div className={classes.made}>
      <CopyField label={t("token", { name })} description={t("tokenHint")} value={token} />
      <Button variant="default" onClick={onDone}>
        {t("done")}
      </Button>
    </div>
  );
}

/** The live tokens, each with a button that ends it. */
function TokenList({ onEnded }: { readonly onEnded: (id: number) => void }) {
  const t = useTexts("tokens");
  const query = trpc.token.list.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  const tokens = query.data;
  if (!tokens) return <Unloaded failed={t("loadFailed")} loading={t("loading")} of={query} />;
  if (tokens.length === 0) return <p className={classes.none}>{t("none")}</p>;
  return (
    <ul className={rows.rows}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onEnded={onEnded} />
      ))}
    </ul>
  );
}

const TERMS = [7, 30, 90, 366];

interface TokenFormValues {
  readonly name: string;
  readonly write: boolean;
  readonly groups: boolean;
  readonly days: string;
}

function inputOf({ name, write, groups, days }: TokenFormValues): CreateTokenInput {
  const scopes: CreateTokenInput["scopes"] = ["read"];
  if (write) scopes.push("write");
  if (groups) scopes.push("groups");
  return { name, scopes, expiresInDays: Number(days) };
}

function NewTokenForm({ onMade }: { readonly onMade: (token: NewAccessToken) => void }) {
  const t = useTexts("tokens");
  const utils = trpc.useUtils();
  const { form, options } = useCallForm<TokenFormValues>(CreateTokenInput.pick({ name: true }), {
    name: "",
    write: false,
    groups: false,
    days: "90",
  });
  const call = trpc.token.create.useMutation({
    ...options,
    onSuccess: (token) => {
      form.reset();
      onMade(token);
      return utils.token.list.invalidate();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync(inputOf(values))}
      failed={t("createFailed")}
      label={t("create")}
      pendingLabel={t("creating")}
    >
      <TextField
        label={t("name")}
        description={t("mayRead")}
        placeholder={t("nameHint")}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <SwitchField
        label={t("write")}
        description={t("writeWhy")}
        {...form.getInputProps("write", { type: "checkbox" })}
      />
      <SwitchField
        label={t("groups")}
        description={t("groupsWhy")}
        {...form.getInputProps("groups", { type: "checkbox" })}
      />
      <SelectField
        label={t("validFor")}
        data={TERMS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
        {...form.getInputProps("days")}
      />
    </CallForm>
  );
}
