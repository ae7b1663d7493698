import { trpc } from "../../../reader/server/trpc.tsx";
import { mayUsePasskeys } from "../../../reader/passkeys.ts";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import rows from "../../../ui/account-rows.module.css";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { PasswordByPasskey } from "./password-by-passkey.tsx";

/** The user's passkeys: add, name and remove them, and set a password by one. */
export function Passkeys({ username }: { readonly username: string }) {
  const t = useTexts("passkeys");
  const { publicUrl } = useSiteSettings();
  const query = trpc.passkey.list.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  const passkeys = query.data;
  if (!passkeys) return <Unloaded failed={t("loadFailed")} loading={t("loading")} of={query} />;
  const isHere = mayUsePasskeys(publicUrl);
  return (
    <>
      {passkeys.length === 0 && <p>{t("none")}</p>}
      <ul className={rows.rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {isHere ? (
        <Boundary name={t("list")}>
          <AddPasskeyForm username={username} />
          {passkeys.length > 0 && <PasswordByPasskey username={username} />}
        </Boundary>
      ) : (
        <p>{t("notHere", { address: publicUrl })}</p>
      )}
    </>
  );
}
