import type { ErrorCode } from '../../errors.ts';
import { compareShares, sumShares, wholeShare } from '../../units.ts';
import type { Situation } from '../model/model.ts';
import type { Truth } from './corrections.ts';

/** Something that stands between a record and the end of its analysis, as a sentence and a place to go. */
export interface Missing {
  /** Names the sentence, under `errors`. */
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Wire path of what it is about: `Numero`, `Imovel.Municipio`, `Proprietarios`, `Cobertura`, `Apontamentos`. */
  readonly field: string;
}

/**
 * What the record itself still lacks: which record it is, what and where the property is, whose it is, and shares
 * that make a whole unless the record is closed. Bare ownership counts, usufruct owns nothing.
 * @see workflow, section 3: percentages sum 100, mandatory fields filled
 */
export function missingFacts({ opening }: Pick<Truth, 'opening'>, today: Situation): readonly Missing[] {
  const { property, owners, closed } = today;
  const total = sumShares(owners.map(({ share }) => share));
  const needed: readonly (readonly [boolean, ErrorCode, string])[] = [
    [opening.number !== null, 'record-without-number', 'Numero'],
    [opening.registryOffice !== null, 'record-without-office', 'Cartorio'],
    [property.kind !== null, 'record-without-kind', 'Imovel.Tipo'],
    [property.municipality !== null, 'record-without-municipality', 'Imovel.Municipio'],
    [closed || owners.length > 0, 'record-without-owners', 'Proprietarios'],
    [
      closed || owners.length === 0 || compareShares(total, wholeShare) === 0,
      'shares-not-whole',
      'Proprietarios',
    ],
  ];
  return needed
    .filter(([isThere]) => !isThere)
    .map(([, code, field]): Missing => {
      const params: Missing['params'] = code === 'shares-not-whole' ? { total } : {};
      return { code, params, field };
    });
}
