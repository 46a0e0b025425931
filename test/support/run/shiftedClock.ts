/** Days that the clocks of journeys are ahead, of server, database and browser: `TEST_DAYS_AHEAD`, to see another year. */
export const daysAhead = Number(process.env.TEST_DAYS_AHEAD ?? 0);

export const millisecondsAhead = daysAhead * 86_400_000;

/** A program that sets the clock of a page or a process ahead. */
export const shifting = (milliseconds: number): string =>
  `{const Real=Date;globalThis.Date=class Date extends Real{` +
  `constructor(...a){super(...(a.length?a:[Real.now()+${milliseconds}]))}static now(){return Real.now()+${milliseconds}}}}`;

/** The same as an argument of Node. */
export const importShifting = (milliseconds: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(shifting(milliseconds))}`;
