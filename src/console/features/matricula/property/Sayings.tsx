import { agreesWithRecord } from '../../../../domain/findings/landAgreement.ts';
import type { LandField, LandSaying } from '../../../../domain/findings/landStatements.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { Paper } from './Paper.tsx';
import { useLandText } from './useLandText.ts';

/** What certificates say of a field, newest first: each with its paper, its page and its words. */
export function Sayings({ field, said }: { field: LandField; said: readonly LandSaying[] }) {
  const { t } = useTexts();
  const { shown } = useReviewContext();
  const land = useLandText();
  if (said.length === 0) return null;
  return (
    <ul className="rv-said" aria-label={t('rural.said', { field: t(`rural.kind.${field}`) })}>
      {said.map((one, index) => {
        const agrees = agreesWithRecord(field, one.value, shown);
        return (
          <li key={one.by.certificate} className={index > 0 ? 'old' : ''}>
            {index > 0 && <span className="xs">{t('rural.older')} </span>}
            <b>{land(field, one.value)}</b>{' '}
            {agrees !== null && (
              <span className={agrees ? 'mut' : 'alta'}>{t(agrees ? 'rural.agrees' : 'rural.differs')}</span>
            )}{' '}
            <Paper
              of={{ id: one.by.certificate, name: one.by.name, issuedOn: one.by.issuedOn }}
              page={one.page}
            />{' '}
            {one.quote !== '' && <q>{one.quote}</q>}
          </li>
        );
      })}
    </ul>
  );
}
