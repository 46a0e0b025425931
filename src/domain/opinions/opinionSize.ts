/** Most sentences an opinion has, most characters of one, most conditions. */
export const mostOf = { sentences: 2_000, characters: 20_000, conditions: 100 } as const;
