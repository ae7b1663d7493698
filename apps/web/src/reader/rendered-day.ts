import { createContext } from "react";

/**
 * The plan's day when the document was rendered, which the browser's first render has to repeat; null without
 * one.
 */
export const RenderedDayContext = createContext<number | null>(null);
