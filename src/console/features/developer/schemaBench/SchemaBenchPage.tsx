import './schemaBench.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { outlines } from '../../../../metadata/outlines.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { Bench } from './Bench.tsx';
import { readNames } from './benchCalls.ts';

/** A schema at the left, and beside it all that follows: list, form, calls and tables, while it is being written. */
export default function SchemaBenchPage() {
  const { t, locale } = useTexts();
  const [search, setSearch] = useSearchParams();
  const names = useQuery({ queryKey: ['bench'], queryFn: readNames });
  const asked = search.get('esquema');
  const name = names.data?.find((one) => one === asked) ?? names.data?.[0];
  const labelOf = (one: string) => outlines.find((outline) => outline.name === one)?.label[locale];
  return (
    <>
      <div className="head">
        <h1 className="grow">{t('developer.bench.title')}</h1>
      </div>
      <p className="mut bench-intro">{t('developer.bench.intro')}</p>
      {names.error ? (
        <Failed
          title={t(isAbsent(names.error) ? 'developer.bench.absent' : 'developer.bench.failed')}
          text={isAbsent(names.error) ? t('developer.bench.onlyDev') : names.error.message}
          again={t('list.again')}
          retry={() => void names.refetch()}
        />
      ) : names.data === undefined || name === undefined ? (
        <Skeleton rows={8} columns={2} label={t('shell.loading')} />
      ) : (
        <>
          <label className="bench-choice">
            <span className="b sm">{t('developer.bench.schema')}</span>
            <select
              className="in"
              value={name}
              onChange={({ target }) => setSearch({ esquema: target.value }, { replace: true })}
            >
              {names.data.map((one) => (
                <option key={one} value={one}>
                  {[one, labelOf(one)].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          </label>
          <Bench key={name} name={name} />
        </>
      )}
    </>
  );
}

/** Only `npm run dev` has the calls. */
const isAbsent = (error: Error) => error instanceof ApiError && error.status === 404;
