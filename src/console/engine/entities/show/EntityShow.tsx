import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconCopy, IconPencil } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { RightControl } from '../../auth/RightControl.tsx';
import { useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { usePageCommands } from '../../page/pageCommands.ts';
import { addressOfCopy, addressOfEdit } from '../addresses.ts';
import { tabsOf } from '../form/formModel.ts';
import { ListCrumb } from '../ListCrumb.tsx';
import { back } from '../list/useReturn.ts';
import { RecordValue } from '../RecordValue.tsx';
import { TabStrip } from '../TabStrip.tsx';
import { useEntity } from '../useEntity.ts';
import { Deeds } from './Deeds.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { Facts, fieldsShown } from './Facts.tsx';
import { PageParts } from './PageParts.tsx';
import { RecordFailed } from './RecordFailed.tsx';
import { RecordHistory } from './RecordHistory.tsx';
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

/** The history's name in the address; the first of the facts goes without. */
const historyTab = 'historico';
const factsTab = 'dados';

function ShowPage({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const { record, isPending, error, refetch } = useShowContext<ConsoleRecord>();
  const [query, setQuery] = useSearchParams();
  if (error) return <RecordFailed entity={entity} error={error as Error} retry={() => void refetch()} />;
  if (isPending || !record) return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  // Facts as the schema's tabs part them, then the history; a page of one part has no strip.
  const parts = tabsOf(entity, fieldsShown(entity, record)).map(({ name, label, sections }) => ({
    name: name || factsTab,
    label: label?.[locale] ?? t('show.details'),
    sections,
  }));
  const strip = [
    ...parts.map(({ name, label }) => ({ name, label })),
    ...(may('history') ? [{ name: historyTab, label: t('show.history') }] : []),
  ];
  const first = strip[0]?.name ?? factsTab;
  const tab = strip.find(({ name }) => name === query.get('aba'))?.name ?? first;
  const part = parts.find(({ name }) => name === tab);
  return (
    <>
      <ShowHead entity={entity} record={record} />
      {strip.length > 1 && (
        <TabStrip
          label={t('show.tabs')}
          current={tab}
          choose={(name) => setQuery(name === first ? {} : { aba: name }, { replace: true })}
          tabs={strip.map(({ name, label }) => ({
            name,
            label,
            id: `aba-${name}`,
            controls: 'aba-conteudo',
          }))}
        />
      )}
      <div
        id="aba-conteudo"
        {...(strip.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `aba-${tab}` } : {})}
      >
        {tab === historyTab ? (
          <RecordHistory entity={entity} record={record} changed={() => void refetch()} />
        ) : (
          <ShownPart entity={entity} record={record} isFirst={tab === first}>
            <Facts entity={entity} record={record} sections={part?.sections ?? []} />
          </ShownPart>
        )}
      </div>
    </>
  );
}

/** What hangs on a record stands beside the first of its facts. */
function ShownPart({ entity, record, isFirst, children }: ShownPartProps) {
  return isFirst ? <PageParts entity={entity} record={record} facts={children} /> : children;
}

interface ShownPartProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function ShowHead({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const name = nameOf(entity, record, locale);
  const state = entity.fields.find(({ name }) => name === entity.head && name in record);
  const navigate = useNavigate();
  usePageCommands([
    ...(may('update')
      ? [
          {
            key: 'edit',
            label: t('show.edit'),
            icon: IconPencil,
            act: () => navigate(addressOfEdit(entity, record.id)),
          },
        ]
      : []),
    ...(may('create')
      ? [
          {
            key: 'copy',
            label: t('show.copyRecord'),
            icon: IconCopy,
            act: () => navigate(addressOfCopy(entity, record.id)),
          },
        ]
      : []),
  ]);
  return (
    <div className="head stack">
      <PageTitle title={name} />
      <div className="grow">
        <ListCrumb entity={entity} state={back} />
        <h1>{name}</h1>
        {state && (
          <p className="show-state">
            <RecordValue entity={entity} field={state} record={record} />
          </p>
        )}
      </div>
      <Deeds entity={entity} record={record} />
      {entity.calls.includes('delete') && (
        <RightControl code={entity.codes.delete} label={t('show.delete')}>
          <DeleteButton entity={entity} record={record} />
        </RightControl>
      )}
      {may('create') && (
        <Link className="btn keep" to={addressOfCopy(entity, record.id)}>
          <Glyph icon={IconCopy} />
          {t('show.copyRecord')}
        </Link>
      )}
      {entity.calls.includes('update') && (
        <RightControl code={entity.codes.update} label={t('show.edit')}>
          <Link className="btn keep" to={addressOfEdit(entity, record.id)}>
            <Glyph icon={IconPencil} />
            {t('show.edit')}
          </Link>
        </RightControl>
      )}
    </div>
  );
}
