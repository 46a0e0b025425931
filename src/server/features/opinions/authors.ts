import { AppError } from '../../../domain/errors.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';

/** Who keeps the profiles keeps order among drafts too. @see workflow, section 6: delete */
const administrating = 'PERFIL.ALTERAR';

/** @throws AppError 'opinion-not-author' */
export function requireAuthor({ actor }: Work, record: FullRecord): void {
  if (actor.kind === 'person' && record.IdentificadorAutor !== actor.userId)
    throw new AppError('opinion-not-author');
}

/** @throws AppError 'opinion-not-author': a draft is deleted by its author or by an administrator */
export function requireOwnDraft(work: Work, record: FullRecord): void {
  if (!holds(work.actor, administrating)) requireAuthor(work, record);
}

/** Everybody who wrote on it so far, the present author among them. */
export const draftersOf = (record: FullRecord): readonly number[] => {
  const former = Array.isArray(record.Redatores) ? record.Redatores.map(Number) : [];
  return [...new Set([...former, Number(record.IdentificadorAutor)])];
};

/**
 * Four eyes: who drafted an opinion decides nothing about it, whatever codes he has.
 * @see workflow, section 0
 */
export const isDrafter = ({ actor }: Work, record: FullRecord): boolean =>
  actor.userId !== null && draftersOf(record).includes(actor.userId);

/** The same as SQL, of any person: `person` is an expression, `p` the alias of an opinion. */
export const drafted = (person: string, p: string): string => `(${p}."IdentificadorAutor" = ${person}
  or coalesce(${p}."Redatores", '[]'::jsonb) @> to_jsonb(${person}))`;
