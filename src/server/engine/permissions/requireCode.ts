import { AppError } from '../../../domain/errors.ts';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { Actor } from '../actors/actor.ts';

export const holds = (actor: Actor, code: string): boolean => actor.codes.has(code);

/** Undeclared is denied: what is not in the actor's list may not be done. @throws AppError naming the code */
export function requireCode(actor: Actor, code: string): void {
  if (!holds(actor, code)) throw new AppError('permission-missing', { code });
}

/** Nothing bound to a company is there before one is chosen. */
export function requireCompany(actor: Actor, entity: Entity): void {
  if (entity.scope !== 'installation' && actor.companyId === null) throw new AppError('company-missing');
}

/** What a person keeps or finds is theirs in the company worked in: there has to be one of each. */
export function requireOwnPlace({ companyId, userId }: Actor): void {
  if (companyId === null || userId === null) throw new AppError('company-missing');
}

export const maySee = (actor: Actor, field: Field): boolean =>
  field.seeCode === null || holds(actor, field.seeCode);

export const mayChange = (actor: Actor, field: Field): boolean =>
  maySee(actor, field) && (field.changeCode === null || holds(actor, field.changeCode));
