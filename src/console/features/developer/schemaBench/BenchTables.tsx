import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { compareText } from './benchCalls.ts';
import { printedSql } from './printedSql.ts';
import type { Good } from './useBench.ts';

/** What makes its tables, and what would change in the database that is running. */
export function BenchTables({ good: { entity, statements, text } }: { good: Good }) {
  const { t } = useTexts();
  const plan = useMutation({ mutationFn: () => compareText(entity.name, text) });
  return (
    <>
      <h2>{t('developer.bench.statements')}</h2>
      {statements.length > 0 ? (
        <ScrollRegion label={t('developer.bench.statements')} className="bench-code">
          <pre>{statements.map(printedSql).join('\n\n')}</pre>
        </ScrollRegion>
      ) : (
        <p className="mut">
          {t(`developer.bench.storage.${entity.storage}`, { table: entity.table, of: entity.of ?? '' })}
        </p>
      )}
      <h2>{t('developer.bench.plan')}</h2>
      <p className="mut sm">{t('developer.bench.planText')}</p>
      <div className="bench-acts">
        <BusyButton
          type="button"
          className=""
          busy={plan.isPending}
          busyText={t('developer.bench.comparing')}
          onClick={() => plan.mutate()}
        >
          {t('developer.bench.compare')}
        </BusyButton>
      </div>
      <div role="status">
        {plan.error && <p className="msg er">{plan.error.message}</p>}
        {plan.data && (
          <ScrollRegion label={t('developer.bench.plan')} className="bench-code">
            <pre>{plan.data.join('\n')}</pre>
          </ScrollRegion>
        )}
      </div>
    </>
  );
}
