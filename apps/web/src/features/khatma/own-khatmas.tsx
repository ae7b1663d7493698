import { KhatmaCodeInput } from "@daily-quran/domain/group/khatma";
import { auth, khatmaPath, ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { useNavigate } from "react-router-dom";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import rows from "../../ui/account-rows.module.css";
import { Link } from "../../ui/buttons/link.tsx";
import textButton from "../../ui/buttons/text-button.module.css";
import { TextField } from "../../ui/fields/text-field.tsx";
import { KhatmaList } from "./khatma-list.tsx";
import classes from "./khatma.module.css";
import { keepKeys, khatmaKeys } from "./khatma-keys.ts";

const SIGN_IN = `${auth}?next=${encodeURIComponent(ownKhatmasPath())}`;

/** Where a code is typed, and for users their khatmas. */
export function OwnKhatmas({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useTexts("khatma");
  return (
    <div className={classes.screen}>
      <PageHead title={t("ownHead")} description={t("description")} />
      <h1>{t("ownTitle")}</h1>
      <h2>{t("haveCode")}</h2>
      <CodeForm />
      <KhatmasHere />
      {isSignedIn ? (
        <>
          <h2>{t("ownList")}</h2>
          <KhatmaList mayBegin />
        </>
      ) : (
        <p>{t("toBegin", { signIn: (text) => <Link to={SIGN_IN}>{text}</Link> })}</p>
      )}
    </div>
  );
}

/** What this device takes part in without an account. */
function KhatmasHere() {
  const t = useTexts("khatma");
  const here = Object.entries(useStoredValue(khatmaKeys)[0]).filter(([, { name }]) => name);
  if (here.length === 0) return null;
  return (
    <>
      <h2>{t("here")}</h2>
      <ul className={rows.rows}>
        {here.map(([id, { name }]) => (
          <li key={id}>
            <Link to={khatmaPath(Number(id))} className={textButton.button ?? ""} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function CodeForm() {
  const t = useTexts("khatma");
  const navigate = useNavigate();
  const { form, options } = useCallForm<KhatmaCodeInput>(KhatmaCodeInput, { code: "" });
  const call = trpc.khatma.byCode.useMutation({
    ...options,
    onSuccess: ({ khatmaId, key }) => {
      keepKeys(khatmaId, { link: key });
      void navigate(khatmaPath(khatmaId));
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      label={t("openIt")}
      pendingLabel={t("sending")}
    >
      <TextField
        label={t("codeLabel")}
        description={t("codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.getInputProps("code")}
      />
    </CallForm>
  );
}
