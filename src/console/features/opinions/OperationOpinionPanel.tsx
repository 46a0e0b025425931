import { isEnded } from '../../../domain/operations/stateGroups.ts';
import { draftStates, openOpinionStates } from '../../../domain/opinions/stateGroups.ts';
import type { CurrentOpinion, Prerequisite } from '../../../metadata/calls/opinions.ts';
import './operationOpinion.css';
import '../../engine/entities/recordPanel.css';
import { Link, useNavigate } from 'react-router';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { RightControl } from '../../engine/auth/RightControl.tsx';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { BeginButton } from './BeginButton.tsx';
import { OpinionWaiting } from './OpinionWaiting.tsx';
import { recordAddress } from './recordAddress.ts';
import { useProgress } from './useOperationOpinion.ts';
import { useOpinions } from './useOpinions.ts';

/** The opinion on an operation from its page: where it stands, how to begin it, and what is missing for it. */
export default function OperationOpinionPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const { data, error, refetch } = useProgress(record.id);
  const opinions = useOpinions({ kind: 'operation', id: record.id });
  const navigate = useNavigate();
  const begin = async () => {
    const id = await opinions.begin();
    navigate(recordAddress('parecer', id));
  };
  const isClosed = isEnded(record.Situacao);
  const id = `painel-${panel.component}`;
  const mayBegin = data !== undefined && !isClosed && canBegin(data.Parecer);
  return (
    <section className="record-panel oo-panel" aria-labelledby={id}>
      <div className="row wrap record-panel-head">
        <h2 id={id} className="grow">
          {panel.label[locale]}
        </h2>
        {data?.Parecer && (
          <Link className="btn sq keep" to={recordAddress('parecer', data.Parecer.Identificador)}>
            {t(
              draftStates.includes(data.Parecer.Situacao)
                ? 'operationOpinion.writeOn'
                : 'operationOpinion.open',
            )}
          </Link>
        )}
        {mayBegin && (
          <RightControl code="PARECER.REDIGIR" label={t('operationOpinion.begin')}>
            <BeginButton
              onBegin={begin}
              label={t('operationOpinion.begin')}
              busyText={t('operationOpinion.beginning')}
            />
          </RightControl>
        )}
      </div>
      {error && !data && (
        <p className="sm" role="alert">
          {t('operationOpinion.failed')} {error.message}{' '}
          <button type="button" className="btn sq" onClick={() => void refetch()}>
            {t('operationOpinion.retry')}
          </button>
        </p>
      )}
      {!data && !error && <OpinionWaiting label={t('operationOpinion.waiting')} />}
      {data?.Parecer && <Standing opinion={data.Parecer} />}
      {data && !data.Parecer && <p className="sm mut">{t('operationOpinion.none')}</p>}
      {data && !isClosed && <PendingList pending={data.Pendencias} />}
    </section>
  );
}

/** Another one may begin once the last one was decided; a decided one that stands is replaced by it. */
const canBegin = (opinion: CurrentOpinion | null): boolean =>
  opinion === null || !openOpinionStates.includes(opinion.Situacao);

function Standing({ opinion }: { readonly opinion: CurrentOpinion }) {
  const { t, locale } = useTexts();
  const label = enumLabel(locale);
  return (
    <>
      <p className="op-state sm">
        <StatusMark
          mark={markOf('SituacaoParecer', opinion.Situacao)}
          label={label('SituacaoParecer', opinion.Situacao)}
        />
        {opinion.Conclusao !== null && <b>{label('ConclusaoParecer', opinion.Conclusao)}</b>}
        <span className="mut">{t('operationOpinion.by', { name: opinion.Autor ?? '–' })}</span>
        {opinion.Aprovador !== null && (
          <span className="mut">{t('operationOpinion.approvedBy', { name: opinion.Aprovador })}</span>
        )}
        {opinion.Validade !== null && (
          <span className="mut">
            {t('operationOpinion.validUntil', { day: formatDate(opinion.Validade as LocalDate, locale) })}
          </span>
        )}
      </p>
      {opinion.Desatualizado === true && opinion.Situacao === 'aprovado' && (
        <p className="note wa">{t('operationOpinion.outOfDate')}</p>
      )}
    </>
  );
}

/** Folded: the page says of the same points, by step and person, under what is missing to sign. */
function PendingList({ pending }: { readonly pending: readonly Prerequisite[] }) {
  const { t } = useTexts();
  if (pending.length === 0) return <p className="sm">{t('operationOpinion.pendingNone')}</p>;
  return (
    <details className="oo-pending">
      <summary className="b sm">
        {t('operationOpinion.pendingCount', { smart_count: pending.length })}
      </summary>
      <ul>
        {pending.map(({ Codigo, Texto, Entidade, Identificador }) => (
          <li key={`${Codigo} ${Entidade} ${Identificador}`}>
            <Link to={recordAddress(Entidade, Identificador)}>{Texto}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
