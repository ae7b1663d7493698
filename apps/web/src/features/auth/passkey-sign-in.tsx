import type { User } from "@daily-quran/domain/account/user";
import { Button } from "../../ui/buttons/button.tsx";
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { IconKey } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mayUsePasskeys, usePasskeyFault } from "../../reader/passkeys.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** A sign-in without a name and a password: by the button, or from what the browser offers in the field of the name. */
export function PasskeySignIn() {
  const { publicUrl } = useSiteSettings();
  return mayUsePasskeys(publicUrl) && <Offer />;
}

function Offer() {
  const t = useTexts("passkeys");
  const { failure, isWaiting, ask, offer } = useCeremony();
  const onOffer = useEffectEvent(() => void offer());
  useEffect(() => {
    onOffer();
    return () => WebAuthnAbortService.cancelCeremony();
  }, []);
  return (
    <>
      <Button
        fullWidth
        variant="default"
        leftSection={<IconKey aria-hidden size={18} />}
        disabled={isWaiting}
        onClick={() => void ask()}
      >
        {t(isWaiting ? "signingIn" : "signIn")}
      </Button>
      <FormFailure text={failure} />
      <p>{t("signInHint")}</p>
    </>
  );
}

function useCeremony() {
  const t = useTexts("passkeys");
  const faultText = usePasskeyFault();
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const { begin, finish } = useSignInCalls();
  const isAsked = useRef(false);

  /** Waits until a passkey is chosen in the field, for as long as the form is open. */
  async function offer(): Promise<void> {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await begin().catch(() => undefined);
    // Beginning ends the ceremony before it, which may be that of the button by now.
    if (!optionsJSON || isAsked.current) return;
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(
      () => undefined,
    );
    if (signed) await finish(signed).catch(fail);
  }

  async function ask(): Promise<void> {
    setFailure(undefined);
    setWaiting(true);
    isAsked.current = true;
    WebAuthnAbortService.cancelCeremony();
    try {
      await finish(await startAuthentication({ optionsJSON: await begin() }));
    } catch (error) {
      isAsked.current = false;
      fail(error);
    }
    setWaiting(false);
  }

  function fail(error: unknown): void {
    setFailure(faultText(error, t("signInFailed")));
    void offer();
  }

  return { failure, isWaiting, ask, offer };
}

function useSignInCalls() {
  const signIn = useSignIn();
  const meta = { ownsError: true };
  const { mutateAsync: begin } = trpc.passkey.startSignIn.useMutation({ meta });
  const { mutateAsync: finish } = trpc.passkey.signIn.useMutation({
    meta,
    onSuccess: (user: User) => signIn(user),
  });
  return { begin, finish };
}
