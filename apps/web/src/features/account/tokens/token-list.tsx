import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Failed } from "../../../ui/status/failed.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import { TokenRow } from "./token-row.tsx";
import rows from "../../../ui/account-rows.module.css";
import classes from "./tokens.module.css";

/** The live tokens, each with a button that ends it. */
export function TokenList({ onEnded }: { readonly onEnded: (id: number) => void }) {
  const t = useTexts("tokens");
  const {
    data: tokens,
    error,
    refetch,
  } = trpc.token.list.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  if (!tokens && error)
    return <Failed what={t("loadFailed")} error={error} onRetry={() => void refetch()} />;
  if (!tokens) return <Loading text={t("loading")} />;
  if (tokens.length === 0) return <p className={classes.none}>{t("none")}</p>;
  return (
    <ul className={rows.rows}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onEnded={onEnded} />
      ))}
    </ul>
  );
}
