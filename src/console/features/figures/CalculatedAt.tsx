import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';

/** As of when figures are true. */
export function CalculatedAt({ at }: { readonly at: string }) {
  const { t } = useTexts();
  const { clock, full } = useInstants();
  return (
    <p className="mut sm dash-at">
      <time dateTime={at} title={full(at)}>
        {t('dashboards.calculatedAt', { time: clock(at) })}
      </time>
    </p>
  );
}
