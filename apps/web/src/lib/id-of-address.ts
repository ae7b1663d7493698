/** An id as addresses write it, in decimal digits; NaN for every other spelling, and for none. */
export const idOfAddress = (text = ""): number =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
