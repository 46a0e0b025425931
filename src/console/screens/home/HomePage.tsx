import { Link } from 'react-router';
import { intlTag } from '../../../domain/locale.ts';
import { entityNamed } from '../../../metadata/entities.ts';
import { useRights } from '../../auth/rights.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { RecordPanel } from '../../entities/RecordPanel.tsx';
import { useRecords } from '../../entities/useRecords.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconFolderPlus } from '../../ui/icons.ts';
import { matriculaColumns } from '../upload/matriculaColumns.ts';
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
      <Desk
        entity="registro-matricula"
        title={t('home.records')}
        states={waiting}
        columns={matriculaColumns}
      />
      <Desk entity="operacao" title={t('home.myOperations')} states={underWay} />
    </>
  );
}

const waiting = ['aguardando_analise', 'em_analise', 'pausada', 'em_revisao', 'erro'];
const underWay = ['rascunho', 'em_andamento', 'em_parecer'];

const most = 10;

interface DeskProps {
  readonly entity: string;
  readonly title: string;
  readonly states: readonly string[];
  readonly columns?: readonly string[];
}

/** Records in certain states, those that were touched last first. */
function Desk({ entity: name, title, states, columns }: DeskProps) {
  const { t } = useTexts();
  const entity = entityNamed(name);
  const mayList = useRights(name)('list');
  const records = useRecords(entity, {
    filter: { [entity.states?.field ?? '']: { operator: 'igual', value: states } },
    sort: { field: 'AlteradoEm', order: 'desc' },
    most,
    enabled: mayList,
  });
  if (!mayList) return null;
  return (
    <RecordPanel
      entity={entity}
      records={records}
      id={`mesa-${name}`}
      title={title}
      {...(columns ? { columns } : {})}
      actions={
        <Link className="sm" to={records.address}>
          {t('home.all')}
        </Link>
      }
    />
  );
}
