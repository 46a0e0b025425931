import { useTexts } from '../../engine/i18n/texts.ts';
import { useSignal } from '../../kit/signal.ts';
import { type FileReading, forget, isStale } from './followedFiles.ts';
import { ReadingRow } from './ReadingRow.tsx';
import { TransferRow } from './TransferRow.tsx';
import type { Transfer } from './transfers.ts';

interface FileListProps {
  readonly travelling: readonly Transfer[];
  readonly followed: readonly FileReading[];
  /** Whether each says which operation it goes to. */
  readonly withOperation?: boolean;
}

/** Files on their way and files the server has, the newest first, with a word on how many are under way. */
export function FileList({ travelling, followed, withOperation = false }: FileListProps) {
  const { t } = useTexts();
  const stale = useSignal(isStale);
  const ended = followed.filter(({ isUnfinished, state }) => !isUnfinished && state !== 'erro');
  const open =
    travelling.filter(({ state }) => state !== 'refused').length +
    followed.filter(({ isUnfinished }) => isUnfinished).length;
  return (
    <>
      {stale && (
        <p className="sm media" role="status">
          {t('upload.stale')}
        </p>
      )}
      {travelling.length + followed.length > 0 && (
        <>
          <p className="row sm mut">
            <span className="grow">{open > 0 && t('upload.progress', { smart_count: open })}</span>
            {ended.length > 1 && (
              <button
                type="button"
                className="btn txt sq"
                onClick={() => {
                  for (const { id } of ended) forget(id);
                }}
              >
                {t('upload.dismissEnded')}
              </button>
            )}
          </p>
          <ul className="up-list" aria-label={t('upload.files')}>
            {travelling.map((transfer) => (
              <TransferRow key={transfer.key} transfer={transfer} withOperation={withOperation} />
            ))}
            {followed.toReversed().map((reading) => (
              <ReadingRow key={reading.id} reading={reading} withOperation={withOperation} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
