import { khatmaPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Empty } from "../../ui/status/empty.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import rows from "../../ui/account-rows.module.css";
import bar from "../../ui/status/progress-bar.module.css";
import { BeginKhatmaForm } from "./begin-khatma-form.tsx";
import classes from "./khatma.module.css";

interface KhatmaListProps {
  /** Without one the user's own, with those of groups of which the user holds a part. */
  readonly groupId?: number;
  readonly mayBegin: boolean;
}

/** Khatmas with how far they are, and the way to begin one. */
export function KhatmaList({ groupId, mayBegin }: KhatmaListProps) {
  const t = useTexts("khatma");
  const [isBeginning, setBeginning] = useState(false);
  const { data, error, refetch } = trpc.khatma.list.useQuery(
    { groupId },
    { meta: { ownsError: "load" }, staleTime: 0 },
  );
  if (!data)
    return <Unloaded failed={t("listFailed")} loading={t("loading")} of={{ error, refetch }} />;
  const begin = mayBegin && (
    <Button mt="md" onClick={() => setBeginning(true)}>
      {t("begin")}
    </Button>
  );
  return (
    <>
      {data.length === 0 ? (
        <Empty
          title={t(groupId === undefined ? "noneOwn" : "none")}
          hint={t(mayBegin ? "noneHint" : "noneMember")}
        >
          {begin}
        </Empty>
      ) : (
        <ul className={rows.rows}>
          {data.map(({ id, name, intention, done, taken, count }) => (
            <li key={id}>
              <Link to={khatmaPath(id)} className={classes.item ?? ""}>
                <strong dir="auto">{name}</strong>
                {intention && <span dir="auto">{intention}</span>}
                <progress className={bar.bar} value={done} max={count} aria-label={name} />
                <span>{done === count ? t("finished") : t("soFar", { done, count, taken })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data.length > 0 && begin}
      <Dialog
        title={t("begin")}
        description={t("beginWhy")}
        opened={isBeginning}
        onClose={() => setBeginning(false)}
      >
        <BeginKhatmaForm {...(groupId !== undefined && { groupId })} />
      </Dialog>
    </>
  );
}
