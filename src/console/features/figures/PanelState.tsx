import type { ReactNode } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import type { AskedPanel } from './usePanel.ts';

interface PanelStateProps<T> {
  readonly panel: AskedPanel<T>;
  readonly children: (data: T) => ReactNode;
}

/** A dashboard while it is awaited, when it failed, and when it is there; old figures stay beside a failure. */
export function PanelState<T>({ panel: { data, error, reload }, children }: PanelStateProps<T>) {
  const { t } = useTexts();
  return (
    <>
      {error && (
        <Failed
          title={t(data ? 'dashboards.stale' : 'dashboards.failed')}
          text={error.message}
          again={t('list.again')}
          retry={reload}
        />
      )}
      {data && children(data)}
      {!data && !error && <Skeleton rows={8} columns={4} label={t('dashboards.loading')} />}
    </>
  );
}
