/** Characters a password has at least and at most. @see specification, section 5; OWASP ASVS 5.0, 6.2 */
export const shortestPassword = 8;
export const longestPassword = 128;
