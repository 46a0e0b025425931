import { ShowBase, useShowContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconPencil } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { addressOfList } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { RecordValue } from '../RecordValue.tsx';
import { useEntity } from '../useEntity.ts';
import { Deeds } from './Deeds.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { Panels } from './Panels.tsx';
import { RecordFailed } from './RecordFailed.tsx';
import './show.css';

/** The generated page of a record: its facts by section, what can be done, what hangs on it, its history. */
export default function EntityShow() {
  return (
    // The page itself says when a record is not there: nobody is sent away from an address they typed.
    // A list's copy of the record lacks its rows: the whole is always asked for.
    <ShowBase queryOptions={{ onError: () => undefined, staleTime: 0, refetchOnMount: 'always' }}>
      <ShowPage entity={useEntity()} />
    </ShowBase>
  );
}

const tabs = ['dados', 'historico'] as const;

function ShowPage({ entity }: { entity: Entity }) {
  const { t } = useTexts();
  const may = useRights(entity.name);
  const { record, isPending, error, refetch } = useShowContext<ConsoleRecord>();
  const [query, setQuery] = useSearchParams();
  if (error) return <RecordFailed entity={entity} error={error as Error} retry={() => void refetch()} />;
  if (isPending || !record) return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  const tab = query.get('aba') === 'historico' && may('history') ? 'historico' : 'dados';
  const labels = { dados: t('show.details'), historico: t('show.history') };
  return (
    <>
      <ShowHead entity={entity} record={record} />
      {may('history') && (
        <div className="tabs" role="tablist" aria-label={t('show.tabs')}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`aba-${name}`}
              aria-selected={tab === name}
              aria-controls="aba-conteudo"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setQuery(name === 'dados' ? {} : { aba: name }, { replace: true })}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const other = tab === 'dados' ? 'historico' : 'dados';
                setQuery(other === 'dados' ? {} : { aba: other }, { replace: true });
                document.getElementById(`aba-${other}`)?.focus();
              }}
            >
              {labels[name]}
            </button>
          ))}
        </div>
      )}
      <div
        id="aba-conteudo"
        {...(may('history') ? { role: 'tabpanel', 'aria-labelledby': `aba-${tab}` } : {})}
      >
        {tab === 'dados' ? (
          <>
            <Facts entity={entity} record={record} />
            <Panels entity={entity} record={record} />
          </>
        ) : (
          <History entity={entity} record={record} changed={() => void refetch()} />
        )}
      </div>
    </>
  );
}

function ShowHead({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const name = nameOf(entity, record);
  const state = entity.fields.find((field) => field.name === entity.states?.field);
  return (
    <div className="head stack">
      <PageTitle title={name} />
      <div className="grow">
        <p className="crumb">
          <Link to={addressOfList(entity)}>{entity.plural[locale]}</Link> <span aria-hidden="true">/</span>
        </p>
        <h1>{name}</h1>
        {state && (
          <p className="show-state">
            <RecordValue entity={entity} field={state} record={record} />
          </p>
        )}
      </div>
      <Deeds entity={entity} record={record} />
      {may('delete') && <DeleteButton entity={entity} record={record} />}
      {may('update') && (
        <Link className="btn keep" to={`/nav/${entity.name}/${record.id}`}>
          <Glyph icon={IconPencil} />
          {t('show.edit')}
        </Link>
      )}
    </div>
  );
}
