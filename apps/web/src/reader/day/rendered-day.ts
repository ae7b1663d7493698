import { createContext } from "react";

/**
 * The plan's day when the document was rendered, for an equal first render in the browser; null without one.
 */
export const RenderedDayContext = createContext<number | null>(null);
