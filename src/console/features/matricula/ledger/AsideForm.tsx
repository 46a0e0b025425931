import type { AccountedBlock } from '../../../../domain/matricula/corrections/index.ts';
import { ReasonForm } from '../../../engine/entities/reason/ReasonForm.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';

interface AsideFormProps {
  readonly block: AccountedBlock;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a block needs no act: in a person's own words, or one of the usual reasons at a press. */
export function AsideForm({ block, onReason, onCancel }: AsideFormProps) {
  const { t } = useTexts();
  return (
    <ReasonForm
      question={t('review.ledger.whyAside')}
      action={t('review.ledger.setAside')}
      missing={t('review.reasonMissing')}
      onReason={onReason}
      onCancel={onCancel}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are no fields of the form */}
      <div className="lg-chips" role="group" aria-label={t('review.ledger.usualReasons')}>
        {reasonsFor(block).map((name) => (
          <button
            key={name}
            type="button"
            className="lg-chip"
            onClick={() => onReason(t(`review.ledger.reason.${name}`))}
          >
            {t(`review.ledger.reason.${name}`)}
          </button>
        ))}
      </div>
    </ReasonForm>
  );
}

/** What is usual to say of such a block. */
function reasonsFor({ why, act }: AccountedBlock): readonly string[] {
  if (why === 'number-gap') return ['absent', 'partOfAct', 'otherPage'];
  if (why === 'no-text' || why === 'unreadable') return ['illegible', 'signature', 'stamp'];
  return [...(act ? ['partOfAct'] : []), 'stamp', 'signature', 'notOfRecord', 'illegible'];
}
