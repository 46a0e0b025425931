import { useTexts } from '../../../engine/i18n/texts.ts';
import { CorrectionEditor } from '../corrections/CorrectionEditor.tsx';
import { useScrolledTo } from '../pages/Marks.tsx';
import { usePlace } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import { FactValue, ReadValue } from './FactValue.tsx';
import type { Fact } from './facts.ts';

/** Values one under the other: name, value, proof. What belongs to one person stands together, under a rule. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  const groups = Map.groupBy(facts, ({ field, id }) => personOf(field) ?? id);
  return (
    <dl className="rv-fields">
      {[...groups.values()].flatMap((group) =>
        group.map((fact, index) => (
          <FactRow key={fact.id} fact={fact} begins={index === 0 && personOf(fact.field) !== null} />
        )),
      )}
    </dl>
  );
}

/** `owners.1` of `owners.1.document`; null for a value of the whole. */
const personOf = (field: string): string | null => /^\w+\.\d+(?=\.)/.exec(field)?.[0] ?? null;

function FactRow({ fact, begins }: { fact: Fact; begins: boolean }) {
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
    <div ref={row} className={[begins && 'begins', isChosen && 'on'].filter(Boolean).join(' ')}>
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
