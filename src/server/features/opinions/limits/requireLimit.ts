import { AppError } from '../../../../domain/errors.ts';
import { moneyText } from '../../../../domain/opinions/prose.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { text } from '../../../../metadata/texts.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import { decidersOf, type Post, postFor, raisersOf } from './deciders.ts';

/**
 * The post under which the actor decides on an opinion on an operation.
 * @param operation with its value and segment, which are asked for before
 * @throws AppError 'opinion-above-limit', 'opinion-without-limit': with who may decide instead, or who may raise a limit
 * @see workflow, section 0: Alçada
 */
export async function requireLimit(work: Work, opinion: FullRecord, operation: FullRecord): Promise<Post> {
  const post = await postFor(work, operation.Identificador);
  if (post?.covers) return post;
  const params = {
    value: moneyText(String(operation.Valor), 'BRL', null),
    segment: String((operation.Rotulos as Row).IdentificadorSegmentoArea ?? '–'),
    type: enumLabel(work.actor.locale)('TipoImovel', String(operation.TipoImovel)),
    who: await whoElse(work, opinion),
  };
  if (post === null || post.limit === null) throw new AppError('opinion-without-limit', params);
  throw new AppError('opinion-above-limit', { ...params, limit: moneyText(post.limit, 'BRL', null) });
}

/** A sentence: who may decide, else who could see to it that somebody may. */
async function whoElse(work: Work, { Identificador }: FullRecord): Promise<string> {
  const { locale } = work.actor;
  const deciders = await decidersOf(work, Identificador);
  if (deciders.length > 0) return text(locale, 'alcada.mayApprove', { names: names(deciders) });
  const raisers = await raisersOf(work);
  return text(locale, 'alcada.nobodyMayApprove', { names: names(raisers) || '–' });
}

/** The first few: enough to know whom to ask. */
const names = (people: readonly { readonly name: string }[]): string =>
  [...new Set(people.map(({ name }) => name))].slice(0, 5).join(', ');
