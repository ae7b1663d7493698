import { calendarIn } from "@daily-quran/domain/calendar-path";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CopyField } from "../../ui/forms/copy-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";

/** The private calendar of the user's plans and groups: made, renewed, ended; its address is shown once. */
export function PrivateCalendar() {
  const t = useTexts("calendar");
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.calendar.get.useQuery(undefined, {
    meta: { ownsError: true },
  });
  const [path, setPath] = useState<string>();
  const settle = { meta: { ownsError: true }, onSettled: () => utils.calendar.get.invalidate() };
  const make = trpc.calendar.make.useMutation({
    ...settle,
    onSuccess: (made) => setPath(made.path),
  });
  const end = trpc.calendar.end.useMutation({ ...settle, onSuccess: () => setPath(undefined) });
  if (!data)
    return <Unloaded failed={t("ownFailed")} loading={t("ownLoading")} of={{ error, refetch }} />;
  const failure = make.error ?? end.error;
  return (
    <FormLayout onSubmit={(event) => event.preventDefault()}>
      {path !== undefined && <Address path={path} />}
      {path === undefined && data.isMade && <p>{t("ownMade")}</p>}
      <FormFailure text={failure ? failureText(failure, t("ownNotDone")) : undefined} />
      <FormButtons>
        {data.isMade && (
          <Button variant="default" disabled={end.isPending} onClick={() => end.mutate()}>
            {t("ownEnd")}
          </Button>
        )}
        <Button disabled={make.isPending} onClick={() => make.mutate()}>
          {t(data.isMade ? "ownRenew" : "ownMake")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}

function Address({ path }: { readonly path: string }) {
  const t = useTexts("calendar");
  const [alarm, setAlarm] = useState("");
  const { served } = useLanguage();
  const { publicUrl } = useSiteSettings();
  const address = new URL(calendarIn(path, served, alarm), publicUrl);
  return (
    <>
      <TextField
        type="time"
        label={t("alarm")}
        description={t("alarmWhy")}
        value={alarm}
        onChange={(event) => setAlarm(event.currentTarget.value)}
      />
      <Button component="a" href={address.href.replace(/^https?/, "webcal")}>
        {t("device")}
      </Button>
      <CopyField label={t("address")} description={t("ownOnce")} value={address.href} />
    </>
  );
}
