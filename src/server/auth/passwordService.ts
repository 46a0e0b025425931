import type { Models } from '../crud/models.ts';
import type { Passwords } from './passwords.ts';

const lent = new WeakMap<Models, Passwords>();

/** Rules hold nothing of their own; what one application lends them hangs on its models. */
export const lendPasswords = (models: Models, passwords: Passwords) => lent.set(models, passwords);

/** @throws when the application lent none: a mistake of ours */
export function passwordsOf(models: Models): Passwords {
  const passwords = lent.get(models);
  if (!passwords) throw new Error('The rules of usuario have no passwords; call lendPasswords first');
  return passwords;
}
