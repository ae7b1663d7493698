import { useTexts } from "../../../texts/use-texts.ts";

/** That readings come daily, before the device's clock and zone are known. */
export function PlainRefreshStatus() {
  const t = useTexts("reading");
  return (
    <>
      <span>{t("newDaily")}</span> <span>{t("copiesDaily")}</span>
    </>
  );
}
