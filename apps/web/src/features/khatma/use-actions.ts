import type { Khatma } from "@daily-quran/domain/group/khatma";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { KhatmaState } from "./use-khatma.ts";

interface Deed {
  readonly work: () => Promise<void>;
  /** By a press on a cell. */
  readonly isTap: boolean;
}

/** What one does with shares, one at a time; who has neither account nor name is asked for a name before. */
export function useActions(khatma: Khatma, isSignedIn: boolean, state: KhatmaState) {
  const [waiting, setWaiting] = useState<Deed>();
  const {
    mutate,
    error: failure,
    isPending: isBusy,
    variables,
  } = useMutation({ mutationFn: ({ work }: Deed) => work(), meta: { ownsError: true } });
  return {
    failure,
    isBusy,
    isTap: variables?.isTap ?? false,
    entering: waiting !== undefined,
    run: mutate,
    act: (work: Deed["work"], isTap = false) => {
      if (isBusy) return;
      if (isSignedIn || khatma.you) mutate({ work, isTap });
      else setWaiting({ work, isTap });
    },
    enterAndAct: async (name: string) => {
      await state.enter(name);
      setWaiting(undefined);
      if (waiting) mutate(waiting);
    },
    cancel: () => setWaiting(undefined),
  };
}
