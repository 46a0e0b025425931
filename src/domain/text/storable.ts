/** Whether the database keeps a text as it is: no NUL, no half of a surrogate pair (PostgreSQL, UTF-8). */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
