import { useNavigate } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { mostMerged } from '../../../../metadata/selectionLimits.ts';
import type { ChosenRecords } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { addressOfMerge } from './mayMerge.ts';

/** From records selected in a list to their merging; says how many there may be when there are more, or one alone. */
export function useBeginMerge(entity: Entity) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (chosen: ChosenRecords, count: number) => {
    if ('ids' in chosen && count >= 2 && count <= mostMerged) navigate(addressOfMerge(entity, chosen.ids));
    else notify({ kind: 'wa', text: t('merge.choose', { most: mostMerged }) });
  };
}
