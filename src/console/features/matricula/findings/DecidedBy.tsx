import type { Standing } from '../../../../domain/findings/resolutions.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';

/** What was decided of a finding, by whom, when and why; nothing while it is open. */
export function DecidedBy({
  standing: { kept, resolution },
  className = '',
}: {
  standing: Standing;
  className?: string;
}) {
  const { t } = useTexts();
  const { at } = useInstants();
  if (!kept || resolution === 'aberta') return null;
  return (
    <p className={`sm ${className}`}>
      {t('findings.by', {
        state: t(`findings.state.${resolution}`),
        name: kept.by ?? '–',
        date: kept.at ? at(kept.at) : '–',
      })}
      {kept.reason && <>: {kept.reason}</>}
    </p>
  );
}
