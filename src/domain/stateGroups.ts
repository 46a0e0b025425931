/**
 * States of one machine that are treated alike, each checked against the machine's enumeration: a misspelt one does not
 * compile. Records hold any text, so the list is of texts.
 */
export const states = <State extends string>(...of: readonly State[]): readonly string[] => of;
