import { useQuery } from '@tanstack/react-query';
import { client } from '../../../engine/auth/services.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** Line, text, box (four), confidence: as the API sends the words of a page. */
type WireWord = readonly [number, string, ...unknown[]];

/** The words read on a page, line by line: text one can select, copy and have read aloud. */
export function PageText({ page }: { page: number }) {
  const { record } = useReviewContext();
  const { t } = useTexts();
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['RegistroMatricula', 'Palavras', record.id, page, record.changedAt],
    queryFn: async ({ signal }) =>
      (
        await client().call<{ Palavras: readonly WireWord[] }>(
          `RegistroMatricula/Palavras/${record.id}/${page}`,
          { signal },
        )
      ).Palavras,
    staleTime: 'static',
    retry: 1,
  });
  return (
    <div className="rv-text">
      {isPending && <p>{t('review.page.waiting', { page })}</p>}
      {isError && (
        <p>
          {t('review.page.failed', { page })}{' '}
          <button type="button" className="btn" onClick={() => void refetch()}>
            {t('review.retry')}
          </button>
        </p>
      )}
      {data?.length === 0 && <p>{t('review.page.noText')}</p>}
      {data && data.length > 0 && <p>{linesOf(data).join('\n')}</p>}
    </div>
  );
}

function linesOf(words: readonly WireWord[]): string[] {
  const lines = new Map<number, string[]>();
  for (const [line, text] of words) lines.set(line, [...(lines.get(line) ?? []), text]);
  return [...lines.values()].map((texts) => texts.join(' '));
}
