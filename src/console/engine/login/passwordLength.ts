/** Characters a password has at least (specification, section 5). */
export const shortestPassword = 8;
