import type { NewAccessToken } from "@daily-quran/domain/account/access-token";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { MadeToken } from "./made-token.tsx";
import { NewTokenForm } from "./new-token-form.tsx";
import { TokenList } from "./token-list.tsx";

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
