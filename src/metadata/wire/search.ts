/** Letters of the longest word a search over all entities needs: the search index knows three and more. */
export const fewestLetters = 3;

/** Records one call tells by their numbers. */
export const mostRecent = 20;
