import { type ComponentType, lazy } from "react";
import { logFailure } from "./failure-log.ts";

const Nothing = () => null;

/**
 * A part of a page that is loaded when it is first shown. Where it can't be loaded, that is logged and
 * `otherwise` is shown: the page itself still works.
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch((error: unknown) => {
      logFailure(name, error);
      return otherwise;
    }),
  }));
