import { useState } from 'react';
import type { LocalDate } from '../../../domain/dates.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { PanelProps } from '../../entities/show/panelComponents.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChecklistLines } from './ChecklistTable.tsx';
import { countsOf, linesOf } from './checklistLines.ts';
import { FillActs } from './FillActs.tsx';
import { SigningDay } from './SigningDay.tsx';
import { useChecklist } from './useChecklist.ts';
import { useValidOn } from './useValidOn.ts';
import { ZipOfOperation } from './zip/ZipOfOperation.tsx';
import './certificates.css';
import '../../entities/recordPanel.css';

/** The certificates an operation needs to be signed: what each stands at, until when, and its next step. */
export default function ChecklistPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const { data, error, isPending, reload } = useChecklist(record.id);
  const today = todayOf({ timeZone: companyTimeZone() });
  const [day, setDay] = useState((record.DataPrevistaAssinatura as LocalDate | null) ?? today);
  const client = record.Rotulos?.IdentificadorCliente;
  const lines = data ? linesOf(data, typeof client === 'string' ? client : null) : [];
  const valid = useValidOn(record.id, day, lines);
  const title = panel.label[locale];
  const id = `painel-${panel.entity}`;
  return (
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
        {lines.length > 0 && (
          <ChecklistLines lines={lines} today={today} day={day} lapsed={valid.lapsed} label={title} />
        )}
      </div>
    </section>
  );

  /** "5 de 13 válidas · 2 a vencer · 6 faltam"; what there is none of is not said. */
  function countSentence(): string {
    const { whole, valid: good, ...others } = countsOf(lines);
    return [
      t('certificates.count.valid', { smart_count: good, whole }),
      ...Object.entries(others).map(([name, count]) =>
        count > 0 ? t(`certificates.count.${name}`, { smart_count: count }) : '',
      ),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
