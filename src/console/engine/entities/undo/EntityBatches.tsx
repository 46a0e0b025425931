import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatInstant } from '../../../../field-types/formatInstant.ts';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Batch } from '../../../../metadata/wire/undo.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useRights } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { readBatches } from '../../data/undoing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ForbiddenPage } from '../../page/Pages.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { ListCrumb } from '../ListCrumb.tsx';
import { back } from '../list/useReturn.ts';
import { useEntity } from '../useEntity.ts';
import { BatchDialog } from './BatchDialog.tsx';
import '../difference/history.css';
import './batches.css';

/** What was done to many records at once, imports among it, each with its way back. */
export default function EntityBatches() {
  const entity = useEntity();
  const may = useRights(entity.name);
  if (!may('history')) return <ForbiddenPage code={entity.codes.history} />;
  return <BatchesPage entity={entity} />;
}

function BatchesPage({ entity }: { readonly entity: Entity }) {
  const { t, locale } = useTexts();
  const refresh = useRefresh();
  const [query] = useSearchParams();
  const chosen = Number(query.get('lote'));
  const [asked, setAsked] = useState<number | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'batches'],
    queryFn: () => readBatches(client(), entity),
  });
  const title = t('undo.batches', { name: entity.plural[locale].toLowerCase() });
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <ListCrumb entity={entity} state={back} />
          <h1>{title}</h1>
          <p className="mut batches-text">{t('undo.batchesText')}</p>
        </div>
      </div>
      {error && (
        <div className="panel">
          <Failed
            title={t('undo.batchesFailed')}
            text={error.message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        </div>
      )}
      {!error && isPending && <Skeleton rows={4} columns={3} label={t('list.loading')} />}
      {data?.length === 0 && <p className="panel batches-empty mut">{t('undo.batchesEmpty')}</p>}
      {data && data.length > 0 && (
        <ol className="history">
          {data.map((batch) => (
            <li key={batch.Lote} {...(batch.Lote === chosen ? { className: 'batch-chosen' } : {})}>
              <BatchEntry entity={entity} batch={batch} undo={() => setAsked(batch.Lote)} />
            </li>
          ))}
        </ol>
      )}
      {asked !== null && (
        <BatchDialog entity={entity} number={asked} close={() => setAsked(null)} done={refresh} />
      )}
    </>
  );
}

interface BatchEntryProps {
  readonly entity: Entity;
  readonly batch: Batch;
  readonly undo: () => void;
}

function BatchEntry({ entity, batch, undo }: BatchEntryProps) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const { Lote, Usuario, DataHora, Desfeito, Conflitos } = batch;
  const when = (instant: string) => formatInstant(instant, locale, companyTimeZone());
  const left = (count: number) => t('undo.left', { smart_count: count });
  return (
    <>
      <p className="history-head">
        <span className="history-version num">{Lote}</span>
        <span className="grow">
          <b>{Usuario || t('history.system')}</b> {deedOf(entity, batch, { t, locale })}
          <span className="mut">
            {' '}
            · <time dateTime={DataHora}>{when(DataHora)}</time>
          </span>
          {Conflitos > 0 && ` · ${left(Conflitos)}`}
        </span>
        {(may('update') || may('delete')) && !Desfeito && (
          <button type="button" className="btn txt sq acc" onClick={undo}>
            {t('undo.act')} <span className="vh">{t('undo.number', { number: Lote })}</span>
          </button>
        )}
      </p>
      {Desfeito && (
        <p className="mut sm batch-undone">
          {t('undo.undoneBy', {
            number: Desfeito.Lote,
            who: Desfeito.Usuario,
            when: when(Desfeito.DataHora),
            records: countedNoun(entity, Desfeito.Total, locale),
          })}
          {Desfeito.Conflitos > 0 && ` ${left(Desfeito.Conflitos)}`}
        </p>
      )}
    </>
  );
}

/** "importou 300 clientes". */
const deedOf = (
  entity: Entity,
  { Operacao, Acao, Total, LoteDesfeito }: Batch,
  { t, locale }: Pick<ReturnType<typeof useTexts>, 't' | 'locale'>,
): string =>
  t(`undo.deeds.${Operacao}`, {
    records: countedNoun(entity, Total, locale),
    action: Acao ?? '',
    number: LoteDesfeito ?? '',
  });
