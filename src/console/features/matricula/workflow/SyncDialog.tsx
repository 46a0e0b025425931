import { applyCorrections, synchronisation } from '../../../../domain/matricula/corrections/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import type { ReviewRecord } from '../reviewRecord.ts';
import { useFormats } from '../useFormats.ts';
import { overrideText } from './overrideText.ts';

interface SyncDialogProps {
  readonly record: ReviewRecord;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/**
 * Asks before events are synchronised, with what would change beside what stays.
 * @see specification, section 5: synchronising events requires confirmation
 */
export function SyncDialog({ record, act, onClose, onDone }: SyncDialogProps) {
  const { t } = useTexts();
  const formats = useFormats();
  if (record.reading === null) return null;
  const truth = applyCorrections(record.reading, record.corrections);
  const changes = synchronisation(truth);
  const validities = truth.acts.filter(({ manualValidity }) => manualValidity !== null).length;
  const text = (field: (typeof changes)[number]['field'], value: (typeof changes)[number]['after']) =>
    overrideText(field, value, formats, t);
  return (
    <ConfirmDialog
      open
      title={t('analysis.sync.title')}
      cancel={t('review.cancel')}
      confirm={t('analysis.sync.confirm')}
      close={onClose}
      act={async () => {
        await act();
        onDone();
      }}
    >
      <p className="mut">{t('analysis.sync.text')}</p>
      {changes.length === 0 ? (
        <p>{t('analysis.sync.nothing')}</p>
      ) : (
        <table className="tbl wf-compare">
          <thead>
            <tr>
              <th scope="col">{t('analysis.sync.what')}</th>
              <th scope="col">{t('analysis.sync.before')}</th>
              <th scope="col">{t('analysis.sync.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{t(`analysis.override.${field}`)}</th>
                <td>
                  <s className="hand">{text(field, before)}</s>
                </td>
                <td>
                  <b>{text(field, after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {truth.corrected.length > 0 && (
        <p className="sm mut">
          {t('analysis.sync.keeps', {
            corrections: t('analysis.sync.corrections', { smart_count: truth.corrected.length - validities }),
            validities: t('analysis.sync.validities', { smart_count: validities }),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
