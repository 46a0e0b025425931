import type { Obstacle } from '../../../domain/opinions/textObstacles.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { leadTo, submitId } from './places.ts';

/** From the head of a long draft to what it still lacks, or to its end: one key instead of a hundred. */
export function NextStep({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const { t } = useTexts();
  const [first] = obstacles;
  const go = () => (first ? leadTo(first.at, first.code) : document.getElementById(submitId)?.focus());
  return (
    <button type="button" className="btn txt sq op-next" onClick={go}>
      {first ? t('opinion.toMissing', { smart_count: obstacles.length }) : t('opinion.toSubmit')}
    </button>
  );
}
