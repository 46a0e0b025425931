/** Keeps a process from starting; its message alone is meant for the person who starts it. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}
