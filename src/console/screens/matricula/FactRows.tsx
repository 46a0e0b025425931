import { useTexts } from '../../i18n/texts.ts';
import { CorrectionEditor } from './CorrectionEditor.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import { FactValue, ReadValue } from './FactValue.tsx';
import type { Fact } from './facts.ts';
import { useScrolledTo } from './Marks.tsx';
import { usePlace } from './place.ts';
import { useReviewContext } from './ReviewContext.ts';
import { useFormats } from './useFormats.ts';

/** Values one under the other: name, value, proof. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rv-fields">
      {facts.map((fact) => (
        <FactRow key={fact.id} fact={fact} />
      ))}
    </dl>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { chosen, isEditing } = useReviewContext();
  const place = usePlace();
  const isChosen = chosen?.kind === 'fact' && chosen.id === fact.id;
  const row = useScrolledTo<HTMLDivElement>(
    isChosen && chosen.place === place && chosen.by !== 'facts' ? chosen.turn : null,
  );
  const shown = fact.kind === 'share' && fact.value === null ? t('review.allOfHolding') : formats.fact(fact);
  return (
    <div ref={row} className={isChosen ? 'on' : ''}>
      <dt>{t(`review.field.${fact.label}`)}</dt>
      <dd>
        {fact.doubt !== null && <span className="rv-dn">{fact.doubt}</span>}{' '}
        <FactValue fact={fact}>{shown}</FactValue> <ReadValue fact={fact} />
      </dd>
      <dd className="pv">
        <EvidenceLink fact={fact} />
      </dd>
      {isEditing(fact.id, place) && (
        <dd className="ed">
          <CorrectionEditor key={fact.id} fact={fact} />
        </dd>
      )}
    </div>
  );
}
