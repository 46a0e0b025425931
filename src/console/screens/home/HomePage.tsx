import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { intlTag } from '../../../domain/locale.ts';
import { entityNamed } from '../../../metadata/entities.ts';
import { useRights } from '../../auth/rights.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { ListFilter } from '../../data/filters.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { RecordTable } from '../../entities/RecordTable.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconFolderPlus } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './home.css';

/** What is on one's desk: records that wait to be looked at, and operations under way. */
export function HomePage() {
  const { t, locale } = useTexts();
  const mayCreate = useRights('operacao')('create');
  const today = new Intl.DateTimeFormat(intlTag[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: companyTimeZone(),
  }).format(new Date());
  return (
    <>
      <PageTitle title={t('shell.start')} />
      <div className="head stack">
        <h1 className="grow home-day">{today}</h1>
        {mayCreate && (
          <Link className="btn keep" to="/nav/operacao/create">
            <Glyph icon={IconFolderPlus} />
            {t('home.newOperation')}
          </Link>
        )}
      </div>
      <Desk entity="registro-matricula" title={t('home.records')} states={waiting} />
      <Desk entity="operacao" title={t('home.myOperations')} states={underWay} />
    </>
  );
}

const waiting = ['aguardando_analise', 'em_analise', 'pausada', 'em_revisao', 'erro'];
const underWay = ['rascunho', 'em_andamento', 'em_parecer'];

const shown = 10;

/** A generated list of the records in certain states, those that were touched last first. */
function Desk({ entity: name, title, states }: { entity: string; title: string; states: readonly string[] }) {
  const { t } = useTexts();
  const entity = entityNamed(name);
  const mayList = useRights(name)('list');
  const field = entity.states?.field ?? '';
  const filter: ListFilter = { [field]: { operator: 'igual', value: states } };
  const { data, total, meta, error, isPending, refetch } = useGetList<ConsoleRecord>(
    name,
    { pagination: { page: 1, perPage: shown }, sort: { field: 'AlteradoEm', order: 'DESC' }, filter },
    { enabled: mayList },
  );
  if (!mayList) return null;
  const id = `mesa-${name}`;
  return (
    <section className="home-desk" aria-labelledby={id}>
      <div className="row child-head">
        <h2 id={id} className="grow">
          {title}{' '}
          {total !== undefined && (
            <span className="count">
              {meta?.exact === false ? t('list.more', { count: total - 1 }) : total}
            </span>
          )}
        </h2>
        <Link className="sm" to={`/nav/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {t('home.all')}
        </Link>
      </div>
      <div className="panel">
        {error && (
          <Failed
            title={t('list.failed')}
            text={(error as Error).message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={4} columns={5} label={t('list.loading')} />}
        {data?.length === 0 && <p className="child-empty mut">{t('list.empty')}</p>}
        {data && data.length > 0 && <RecordTable entity={entity} records={data} label={title} />}
      </div>
    </section>
  );
}
