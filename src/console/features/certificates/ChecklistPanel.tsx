import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { LocalDate } from '../../../domain/dates.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import { useRights } from '../../engine/auth/rights.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { type ChecklistPlace, ChecklistProvider, type OrderAsked } from './ChecklistContext.ts';
import { ChecklistLines } from './ChecklistTable.tsx';
import { checklistLinesOf, countsOf, optionalMissing } from './checklistLines.ts';
import { FillActs } from './FillActs.tsx';
import { OrderDialog } from './order/OrderDialog.tsx';
import { inReais } from './order/price.ts';
import type { KeptOrder } from './order/useOrder.ts';
import { useWays } from './order/useWays.ts';
import { SigningDay } from './SigningDay.tsx';
import { useAnswersTold } from './useAnswersTold.ts';
import { useChecklist } from './useChecklist.ts';
import { useReusable } from './useReusable.ts';
import { useValidOn } from './useValidOn.ts';
import { WaitingBeforeSigning } from './WaitingBeforeSigning.tsx';
import { ZipOfOperation } from './zip/ZipOfOperation.tsx';
import './certificates.css';
import '../../engine/entities/recordPanel.css';

/** The certificates an operation needs to be signed: what each stands at, until when, and its next step. */
export default function ChecklistPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const { data, error, isPending, reload } = useChecklist(record.id);
  const today = todayOf({ timeZone: companyTimeZone() });
  const [day, setDay] = useState((record.DataPrevistaAssinatura as LocalDate | null) ?? today);
  const client = record.Rotulos?.IdentificadorCliente;
  const lines = data ? checklistLinesOf(data, typeof client === 'string' ? client : null) : [];
  const valid = useValidOn(record.id, day, lines);
  const may = useRights('certidao');
  const refresh = useRefresh();
  useAnswersTold(record, data?.certificates, refresh);
  const stamp = lines.map(({ item, state }) => `${item.id}:${state}`).join();
  const canRequest = may('create');
  const { ways } = useWays({
    operation: record.id,
    record: null,
    stamp,
    enabled: canRequest && lines.some(({ state }) => state === 'falta'),
  });
  const reusable = useReusable(record.id, {
    stamp,
    enabled: canRequest && lines.some(({ state }) => state === 'falta' || state === 'vencida'),
  });
  const [asked, setAsked] = useState<(OrderAsked & { readonly items: readonly number[] }) | null>(null);
  const [kept, keep] = useState<KeptOrder>(nothingSaid);
  const place: ChecklistPlace = {
    operation: record,
    today,
    day,
    lapsed: valid.lapsed,
    ways,
    reusable,
    order: (items, how = {}) => setAsked({ isAlone: true, ...how, items }),
  };
  const title = panel.label[locale];
  const id = `painel-${panel.entity}`;
  return (
    <ChecklistProvider value={place}>
      <section className="record-panel certificates" aria-labelledby={id}>
        <div className="row wrap record-panel-head">
          <h2 id={id}>{title}</h2>
          <p className="grow mut" role="status">
            {lines.length > 0 && countSentence()}
          </p>
          <ZipOfOperation lines={lines} />
          <FillActs operation={record} isEmpty={data !== undefined && lines.length === 0} />
        </div>
        {lines.length > 0 && <SigningDay day={day} setDay={setDay} valid={valid} lines={lines} />}
        {lines.length > 0 && <WaitingBeforeSigning lines={lines} valid={valid} />}
        <div className="panel">
          {error && (
            <Failed
              title={t('certificates.failed')}
              text={error.message}
              again={t('list.again')}
              retry={reload}
            />
          )}
          {!error && isPending && <Skeleton rows={6} columns={5} label={t('certificates.loading')} />}
          {data && lines.length === 0 && <p className="record-panel-empty mut">{t('certificates.empty')}</p>}
          {lines.length > 0 && <ChecklistLines lines={lines} label={title} />}
        </div>
        {asked && (
          <OrderDialog
            operation={record.id}
            items={asked.items}
            isAlone={asked.isAlone ?? true}
            origin={asked.origin ?? null}
            kept={kept}
            keep={keep}
            close={(made) => {
              setAsked(null);
              if (made.length > 0) refresh();
              if (made[0]) asked.follow?.(made[0]);
            }}
          />
        )}
      </section>
    </ChecklistProvider>
  );

  /** Those missing say how many of them are optional: what the signature waits for is the rest. */
  function counted(name: string, count: number): string {
    const text = t(`certificates.count.${name}`, { smart_count: count });
    const optional = name === 'missing' ? optionalMissing(lines) : 0;
    return optional > 0
      ? t('certificates.count.missingWith', { missing: text, smart_count: optional })
      : text;
  }

  /** "5 de 13 válidas · 2 a vencer · 6 faltam · custo até agora R$ 25,80"; what there is none of is not said. */
  function countSentence(): string {
    const { whole, valid: good, ...others } = countsOf(lines);
    const cost = record.CustoCertidoes;
    return [
      t('certificates.count.valid', { smart_count: good, whole }),
      ...Object.entries(others).map(([name, count]) => (count > 0 ? counted(name, count) : '')),
      typeof cost === 'number' ? t('certificates.costSoFar', { cost: inReais(String(cost), locale) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

const nothingSaid: KeptOrder = { typed: {}, record: null };
