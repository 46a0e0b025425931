import { AppError } from '../../domain/errors.ts';
import type { Actor } from '../actor.ts';

/** @throws AppError 'permission-missing' naming the code the actor lacks */
export function permit(actor: Actor, code: string): void {
  if (!actor.codes.has(code)) throw new AppError('permission-missing', { code });
}
