import type { Webhook, WebhookKind } from "@daily-quran/domain/group/webhook";
import { CreateWebhookInput, MAX_WEBHOOKS } from "@daily-quran/domain/group/webhook";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconWebhook } from "@tabler/icons-react";
import { useState } from "react";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import rows from "../../../ui/account-rows.module.css";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import { History } from "../../../ui/history.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import classes from "../history/group-history.module.css";

const NAMES = {
  "member.joined": "joined",
  "cycle.started": "cycle",
  "result.stored": "result",
  "khatma.started": "khatma",
  "share.changed": "share",
  "khatma.finished": "finished",
} as const satisfies Record<WebhookKind, string>;
const KINDS = Object.keys(NAMES) as WebhookKind[];

interface OfGroup {
  readonly groupId: number;
}

/** Addresses to which a group's events are posted, for its admins; loaded when they are opened. */
export function Webhooks({ groupId }: OfGroup) {
  const t = useTexts("webhooks");
  return (
    <div className={classes.history}>
      <History label={t("title")} icon={IconWebhook}>
        <List groupId={groupId} />
      </History>
    </div>
  );
}

function List({ groupId }: OfGroup) {
  const t = useTexts("webhooks");
  const [secret, setSecret] = useState<string>();
  const { data, error, refetch } = trpc.webhook.list.useQuery(
    { groupId },
    { staleTime: 0, meta: { ownsError: true } },
  );
  if (!data)
    return <Unloaded failed={t("loadFailed")} loading={t("loading")} of={{ error, refetch }} />;
  return (
    <>
      <p>{t("why")}</p>
      {data.map((webhook) => (
        <Shown key={webhook.id} groupId={groupId} webhook={webhook} />
      ))}
      {secret !== undefined && (
        <CopyField label={t("secret")} description={t("secretWhy")} value={secret} />
      )}
      {data.length < MAX_WEBHOOKS && <Add groupId={groupId} onMade={setSecret} />}
    </>
  );
}

function Shown({ groupId, webhook }: OfGroup & { readonly webhook: Webhook }) {
  const t = useTexts("webhooks");
  const { instant, time } = useFormats();
  const utils = trpc.useUtils();
  const settle = { meta: { ownsError: true }, onSettled: () => utils.webhook.list.invalidate() };
  const remove = trpc.webhook.remove.useMutation(settle);
  const sendAgain = trpc.webhook.sendAgain.useMutation(settle);
  const { id, url, kinds, deliveries } = webhook;
  const ids = { groupId, webhookId: id };
  const failure = remove.error ?? sendAgain.error;
  return (
    <section>
      <h3>{url}</h3>
      <p>{kinds.map((kind) => t(NAMES[kind])).join(" · ")}</p>
      <Button
        variant="default"
        disabled={remove.isPending}
        aria-label={t("removeNamed", { url })}
        onClick={() => remove.mutate(ids)}
      >
        {t("remove")}
      </Button>
      <FormFailure text={failure ? failureText(failure, t("notDone")) : undefined} />
      {deliveries.length === 0 && <p>{t("none")}</p>}
      <ul className={rows.rows}>
        {deliveries.map(({ id: deliveryId, kind, madeAt, triedAt, failure: why }) => (
          <li key={deliveryId}>
            <div className={rows.about}>
              <p>{t(NAMES[kind])}</p>
              <p className={rows.facts}>
                <span>{`${instant(madeAt)} · ${time(madeAt)}`}</span>
                <span>
                  {why === undefined ? t(triedAt ? "arrived" : "waits") : t("failed", { why })}
                </span>
              </p>
            </div>
            <Button
              variant="default"
              disabled={sendAgain.isPending}
              onClick={() => sendAgain.mutate({ ...ids, deliveryId })}
            >
              {t("again")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Add({ groupId, onMade }: OfGroup & { readonly onMade: (secret: string) => void }) {
  const t = useTexts("webhooks");
  const utils = trpc.useUtils();
  const draft = useDraft(`webhook ${groupId}`, { url: "" });
  const { form, options } = useCallForm<CreateWebhookInput>(
    CreateWebhookInput,
    { url: "", kinds: [...KINDS] },
    draft,
  );
  const call = trpc.webhook.create.useMutation({
    ...options,
    onSuccess: (made) => {
      onMade(made.secret);
      form.setValues({ url: "", kinds: [...KINDS] });
      return utils.webhook.list.invalidate();
    },
  });
  const { kinds } = form.values;
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ groupId, ...values })}
      failed={t("notDone")}
      label={t("add")}
      pendingLabel={t("adding")}
    >
      <TextField
        type="url"
        label={t("address")}
        description={t("addressWhy")}
        {...form.getInputProps("url")}
      />
      {KINDS.map((kind) => (
        <SwitchField
          key={kind}
          label={t(NAMES[kind])}
          checked={kinds.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue(
              "kinds",
              KINDS.filter((one) => (one === kind ? checked : kinds.includes(one))),
            )
          }
        />
      ))}
    </CallForm>
  );
}
