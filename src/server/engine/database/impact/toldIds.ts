/** Numbers of records a plan keeps of each thing it tells. */
export const mostIds = 100;

/** How many of them a line has room for. */
const inLine = 20;

/** "3, 5, 8 and 12 more". */
export const toldIds = (ids: readonly number[], total: number): string =>
  `${ids.slice(0, inLine).join(', ')}${total > inLine ? ` and ${total - inLine} more` : ''}`;
