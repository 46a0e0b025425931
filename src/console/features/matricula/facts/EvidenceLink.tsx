import { useTexts } from '../../../engine/i18n/texts.ts';
import { pageOf } from '../pages/pageMarks.ts';
import { usePlace } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import type { Fact } from './facts.ts';
import { placeName } from './placeName.ts';

/** The facts' end of a proof: `p. 3` leads to the words; chosen, it looks as they do. */
export function EvidenceLink({ fact }: { fact: Fact | null }) {
  const { t } = useTexts();
  const { chosen, chooseFact } = useReviewContext();
  const place = usePlace();
  const page = fact ? pageOf(fact) : null;
  if (!fact || page === null) return null;
  const isChosen = chosen?.kind === 'fact' && chosen.id === fact.id;
  return (
    <button
      type="button"
      className={`ev ${isChosen ? 'on' : ''}`}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => chooseFact(fact.id, 'facts', place)}
    >
      {t('review.pageShort', { page })}
      <span className="vh">
        ,{' '}
        {t('review.proofOf', {
          field: t(`review.field.${fact.label}`),
          code: placeName(fact, t),
        })}
      </span>
    </button>
  );
}
