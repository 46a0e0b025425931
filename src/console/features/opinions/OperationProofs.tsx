import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { referencesOf } from '../../../domain/opinions/operation/references.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { recordAddress } from './recordAddress.ts';
import type { ProofsProps } from './subject.ts';

/** The operation whose opinion is on the screen. */
export const OperationOfOpinion = createContext(0);

/** Links to the records a sentence rests on: today's, else those it was written from. */
export function OperationProofs({ sentence, template }: ProofsProps) {
  const { t } = useTexts();
  const operation = useContext(OperationOfOpinion);
  const saying = template ?? sentence?.binding ?? null;
  if (saying === null) return null;
  return referencesOf(saying, operation).map(({ entity, id, act }) => (
    <Link key={`${entity} ${id}`} className="ev oo-ev" to={recordAddress(entity, id, act)}>
      {act ?? t(`opinion.operation.source.${entity}`)}
      <span className="vh">: {saying.text.slice(0, 60)}</span>
    </Link>
  ));
}
