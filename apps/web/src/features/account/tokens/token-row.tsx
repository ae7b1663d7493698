import type { AccessToken, TokenScope } from "@daily-quran/domain/account/access-token";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { AskedCall } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import rows from "../../../ui/account-rows.module.css";

interface TokenRowProps {
  readonly token: AccessToken;
  readonly onEnded: (id: number) => void;
}

export function TokenRow({ token, onEnded }: TokenRowProps) {
  const t = useTexts("tokens");
  const { instant } = useFormats();
  const utils = trpc.useUtils();
  const { id, name, scopes, lastUsedAt, expiresAt } = token;
  return (
    <li>
      <div className={rows.about}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={rows.facts}>{t(mayDo(scopes))}</p>
        <p className={rows.facts}>
          <span>
            {lastUsedAt === undefined
              ? t("neverUsed")
              : t("lastUsed", { day: instant(lastUsedAt) })}
          </span>
          <span>{t("until", { day: instant(expiresAt) })}</span>
        </p>
      </div>
      <AskedCall
        button={(ask) => (
          <Button variant="default" onClick={ask} aria-label={t("endNamed", { name })}>
            {t("end")}
          </Button>
        )}
        title={t("endTitle")}
        question={t("endQuestion", { name })}
        action={t("endDo")}
        destructive
        call={trpc.token.end.useMutation({ meta: { ownsError: true } })}
        input={{ id }}
        onDone={() => {
          onEnded(id);
          return utils.token.list.invalidate();
        }}
        gone="TOKEN_NOT_FOUND"
        failed={t("endFailed")}
      />
    </li>
  );
}

function mayDo(scopes: readonly TokenScope[]) {
  const [write, groups] = [scopes.includes("write"), scopes.includes("groups")];
  if (write && groups) return "all";
  if (write) return "readsAndWrites";
  return groups ? "readsAndGroups" : "reads";
}
