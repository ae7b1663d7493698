import { Button } from "../ui/buttons/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useFormats } from "../texts/use-formats.ts";
import { useTexts } from "../texts/use-texts.ts";
import { FormFailure } from "../ui/forms/form-layout.tsx";
import classes from "../ui/device-section.module.css";
import { type Following, isFull, KeepFault } from "./keeping.ts";
import { failureText } from "./server/failure.ts";

/** The first key of every query of what is on the device. */
export const ON_DEVICE = "device";

interface KeepProps<Wanted> {
  readonly ask: string;
  readonly load: string;
  readonly end: string;
  readonly loading: string;
  readonly measure: () => Promise<Wanted>;
  readonly keep: (wanted: Wanted, following: Following) => Promise<void>;
  readonly failed: (why: string) => string;
  /** What else can be done meanwhile. */
  readonly children?: ReactNode;
}

interface Loading {
  readonly bytes: number;
  readonly ending: AbortController;
}

/** Says how large something is, then loads it onto this device, and says why where that fails. */
export function KeepOnDevice<Wanted extends { readonly bytes: number }>(props: KeepProps<Wanted>) {
  const { measure, keep, failed, children } = props;
  const t = useTexts("device");
  const queries = useQueryClient();
  const megabytes = useMegabytes();
  const [wanted, setWanted] = useState<Wanted>();
  const [loading, setLoading] = useState<Loading>();
  const [failure, setFailure] = useState<string>();
  const ending = loading?.ending;
  useEffect(() => () => ending?.abort(), [ending]);

  const reasonOf = (error: unknown): string => {
    if (error instanceof KeepFault) return t(error.key);
    return isFull(error) ? t("noRoom") : failureText(error);
  };
  const during = (act: () => Promise<void>) => () => {
    setFailure(undefined);
    act()
      .catch((error: unknown) => setFailure(failed(reasonOf(error))))
      .finally(() => {
        setLoading(undefined);
        void queries.invalidateQueries({ queryKey: [ON_DEVICE] });
      });
  };
  const load = async (whole: Wanted) => {
    const begun = new AbortController();
    setLoading({ bytes: 0, ending: begun });
    const onBytes = (bytes: number) => setLoading({ bytes, ending: begun });
    try {
      // Firefox asks the reader: it is kept meanwhile, and without an answer.
      void navigator.storage?.persist?.();
      await keep(whole, { signal: begun.signal, onBytes });
      setWanted(undefined);
    } catch (error) {
      if (!begun.signal.aborted) throw error;
    }
  };
  return (
    <>
      <FormFailure text={failure} />
      <output>{wanted && !loading && t("size", megabytes(wanted.bytes))}</output>
      {wanted && loading && (
        <progress aria-label={props.loading} max={wanted.bytes} value={loading.bytes} />
      )}
      <div className={classes.buttons}>
        {loading ? (
          <Act text={props.end} onClick={() => loading.ending.abort()} />
        ) : (
          <>
            {wanted ? (
              <Act text={props.load} onClick={during(() => load(wanted))} />
            ) : (
              <Act text={props.ask} onClick={during(async () => setWanted(await measure()))} />
            )}
            {children}
          </>
        )}
      </div>
    </>
  );
}

interface ActProps {
  readonly text: string;
  readonly onClick: () => void;
}

/** A press that changes what is on the device. */
const Act = ({ text, onClick }: ActProps) => (
  <Button variant="default" onClick={onClick}>
    {text}
  </Button>
);

/** A press that removes something of it. */
export function Remove({
  text,
  act,
}: {
  readonly text: string;
  readonly act: () => Promise<unknown>;
}) {
  const queries = useQueryClient();
  const remove = () => void act().then(() => queries.invalidateQueries({ queryKey: [ON_DEVICE] }));
  return <Act text={text} onClick={remove} />;
}

/** The size that a text names, in megabytes with one digit after the point. */
export function useMegabytes() {
  const { number } = useFormats();
  return (bytes: number) => ({ size: number(Math.ceil(bytes / 100_000) / 10) });
}
