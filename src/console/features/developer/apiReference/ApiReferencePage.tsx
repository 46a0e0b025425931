import './apiReference.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { client } from '../../../engine/auth/services.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { type ApiDocument, callsIn, type ReferenceCall } from './apiDocument.ts';
import { CallEntry } from './CallEntry.tsx';

/** Every call of the API as the server describes it: by subject, found by words, each with an example. */
export default function ApiReferencePage() {
  const { t, locale } = useTexts();
  const read = useQuery({
    queryKey: ['openapi', locale],
    queryFn: async () => (await (await client().bytes('openapi.json')).json()) as ApiDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <div className="head">
        <h1 className="grow">{t('developer.api.title')}</h1>
      </div>
      {read.error ? (
        <Failed
          title={t('developer.api.failed')}
          text={read.error.message}
          again={t('list.again')}
          retry={() => void read.refetch()}
        />
      ) : read.isPending ? (
        <Skeleton rows={8} columns={3} label={t('shell.loading')} />
      ) : (
        <Reference document={read.data} />
      )}
    </>
  );
}

function Reference({ document }: { document: ApiDocument }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const calls = useMemo(() => callsIn(document), [document]);
  const asked = search.get('busca') ?? '';
  const tag = search.get('assunto') ?? document.tags[0]?.name ?? '';
  const found = asked.trim() === '' ? calls.filter(({ tags }) => tags.includes(tag)) : matching(calls, asked);
  const choose = (key: 'busca' | 'assunto', value: string) =>
    setSearch(value === '' ? {} : { [key]: value }, { replace: true });
  return (
    <>
      <p className="mut api-intro">{document.info.description}</p>
      <div className="api-tools">
        <label className="api-tool">
          <span className="b sm">{t('developer.api.subject')}</span>
          <select className="in" value={tag} onChange={({ target }) => choose('assunto', target.value)}>
            {document.tags.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="api-tool">
          <span className="b sm">{t('developer.api.search')}</span>
          <input
            className="in"
            type="search"
            value={asked}
            onChange={({ target }) => choose('busca', target.value)}
          />
        </label>
      </div>
      <p className="mut sm" role="status">
        {t('developer.api.found', { count: found.length, total: calls.length })}
      </p>
      {found.length === 0 ? (
        <p>{t('developer.api.none')}</p>
      ) : (
        <ul className="api-calls panel">
          {found.map((call) => (
            <li key={call.operationId}>
              <CallEntry call={call} document={document} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every word stands in method, address, summary, subject or code. */
function matching(calls: readonly ReferenceCall[], asked: string): readonly ReferenceCall[] {
  const words = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const told = [call.method, call.path, call.summary, ...call.tags, call['x-permission']].join(' ');
    const text = told.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
