/**
 * Fill of a degree, the same in the bar and in the history: the first five are told apart by colour and pattern; further
 * ones, and what has no degree, share the sixth.
 */
export const lookOfDegree = (degree: number | null): string =>
  degree !== null && degree >= 1 && degree <= 5 ? `s${degree}` : lastLook;

/** Fill of what is drawn together with others. */
export const lastLook = 's6';
