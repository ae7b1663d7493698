import {
  Component,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { logFailure } from "../../lib/failure-log.ts";
import { restoreTexts, type TypedText, typedTexts } from "../../lib/typed-text.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "./failed.tsx";

interface BoundaryProps {
  /** What the content is, for the reader and the failure log: "The settings". */
  readonly name: string;
  /** A change retries: the URL, for example, or the data that is shown. */
  readonly resetKey?: unknown;
  /** One line, for a part of a page; nothing at all, for what is not seen. */
  readonly size?: "line" | "none";
  /** Refetches the content's data, as a retry with the same data could fail again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** An error boundary: shows an error in place of its content and offers to try again. */
export function Boundary({ name, resetKey, size, onRetry, children }: BoundaryProps) {
  const kept = useRef<readonly TypedText[]>([]);
  const renderBroken = (reset: () => void) => (
    <Broken
      name={name}
      isLine={size === "line"}
      onLost={(texts) => (kept.current = texts)}
      onRetry={() => {
        onRetry?.();
        flushSync(reset);
        kept.current = restoreTexts(kept.current);
      }}
    />
  );
  return (
    <Catcher
      resetKey={resetKey}
      onError={(error) => logFailure(name, error)}
      renderBroken={size === "none" ? () => null : renderBroken}
    >
      {children}
    </Catcher>
  );
}

interface CatcherProps extends Pick<BoundaryProps, "resetKey" | "children"> {
  readonly onError: (error: unknown) => void;
  readonly renderBroken: (reset: () => void) => ReactNode;
}

/** React catches errors by a class alone. */
class Catcher extends Component<CatcherProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override readonly state = { isBroken: false };
  readonly reset = (): void => this.setState({ isBroken: false });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(
    before: CatcherProps,
    { isBroken }: { readonly isBroken: boolean },
  ): void {
    // What broke by this very change is not tried again at once.
    if (isBroken && this.state.isBroken && before.resetKey !== this.props.resetKey) this.reset();
  }

  override render(): ReactNode {
    const { renderBroken, children } = this.props;
    return this.state.isBroken ? renderBroken(this.reset) : children;
  }
}

interface BrokenProps {
  readonly name: string;
  readonly isLine: boolean;
  /** Called with what was typed in the broken content. */
  readonly onLost: (texts: readonly TypedText[]) => void;
  readonly onRetry: () => void;
}

function Broken({ name, isLine, onLost, onRetry }: BrokenProps) {
  // Read while rendering: afterwards the failed content's fields are removed.
  const [texts] = useState(typedTexts);
  const reportLost = useEffectEvent(() => {
    const lost = texts.filter(({ field }) => !field.isConnected);
    // A second failure has no fields: what was kept at the first one stays.
    if (lost.length > 0) onLost(lost);
  });
  useLayoutEffect(() => reportLost(), []);
  const t = useTexts("notices");
  return <Failed what={t("broken", { name })} why={t("kept")} isLine={isLine} onRetry={onRetry} />;
}
