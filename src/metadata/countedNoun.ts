import { intlTag, type Locale } from '../domain/locale.ts';
import type { Entity } from './entity.ts';

/** "1 operação", "1.200 operações": records of an entity counted inside a sentence. */
export const countedNoun = (entity: Noun, count: number, locale: Locale): string =>
  `${new Intl.NumberFormat(intlTag[locale]).format(count)} ${nounFor(entity, count, locale)}`;

/** The word for so many records of an entity inside a sentence, without the number. */
export const nounFor = (entity: Noun, count: number, locale: Locale): string =>
  (count === 1 ? entity.label : entity.plural)[locale].toLowerCase();

type Noun = Pick<Entity, 'label' | 'plural'>;
