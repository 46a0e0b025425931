import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { TimelineEvent } from '../../../metadata/calls/operations.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useTimeline } from './useTimeline.ts';
import './operation.css';
import '../../engine/entities/recordPanel.css';

/** Everything that happened to the operation and to what belongs to it, newest first, of all kinds or one. */
export default function TimelinePanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [kind, setKind] = useState<string | null>(null);
  const { events, kinds, hasMore, isFetchingMore, more, error, retry } = useTimeline(
    record.id,
    record.Versao,
    kind,
  );
  return (
    <section className="record-panel" aria-labelledby="linha-titulo">
      <div className="row wrap record-panel-head">
        <h2 id="linha-titulo" className="grow">
          {panel.label[locale]}
        </h2>
        {kinds.length > 1 && (
          <span className="row timeline-filter">
            <label htmlFor={id} className="sm">
              {t('operation.timeline.show')}
            </label>
            <select
              id={id}
              className="in"
              value={kind ?? ''}
              onChange={(event) => setKind(event.target.value || null)}
            >
              <option value="">{t('operation.timeline.everything')}</option>
              {kinds.map((code) => (
                <option key={code} value={code}>
                  {t(`operation.kind.${code}`)}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {error && !events && (
        <div className="panel">
          <Failed
            title={t('operation.timeline.failed')}
            text={error.message}
            again={t('list.again')}
            retry={retry}
          />
        </div>
      )}
      {!events && !error && <Skeleton rows={5} columns={2} label={t('operation.timeline.loading')} />}
      {events?.length === 0 && <p className="mut">{t('operation.timeline.none')}</p>}
      {events && events.length > 0 && (
        <ol className="timeline" aria-labelledby="linha-titulo">
          {events.map((event) => (
            <OneEvent key={event.Chave} event={event} />
          ))}
        </ol>
      )}
      {error && events && <p role="alert">{error.message}</p>}
      {hasMore && (
        <p>
          <BusyButton
            type="button"
            busy={isFetchingMore}
            busyText={t('operation.timeline.loading')}
            onClick={more}
          >
            {t('operation.timeline.older')}
          </BusyButton>
        </p>
      )}
    </section>
  );
}

function OneEvent({ event }: { event: TimelineEvent }) {
  const { t, locale } = useTexts();
  const instants = useInstants();
  const { DataHora, Texto, Citacao, Motivo, Alteracoes, Entidade, IdentificadorRegistro } = event;
  const entity = Entidade === null ? null : outlineNamed(Entidade);
  return (
    <li>
      <time className="timeline-when" dateTime={DataHora} title={instants.full(DataHora)}>
        {instants.at(DataHora)}
      </time>
      <div className="timeline-what">
        <p>
          {Texto}{' '}
          {entity && IdentificadorRegistro !== null && (
            <Link className="sm nw" to={addressOfRecord(entity, IdentificadorRegistro)}>
              {t('operation.timeline.open')}
              <span className="vh">
                {' '}
                {entity.label[locale].toLowerCase()}: {Texto}
              </span>
            </Link>
          )}
        </p>
        {Citacao && <p className="timeline-quote quote">“{Citacao}”</p>}
        {Motivo && <p className="mut">{t('operation.timeline.why', { reason: Motivo })}</p>}
        {Alteracoes.length > 0 && <Changes changes={Alteracoes} />}
      </div>
    </li>
  );
}

/** More than these are opened on demand: the sentence names the fields already. */
const shownChanges = 2;

function Changes({ changes }: { changes: TimelineEvent['Alteracoes'] }) {
  const { t } = useTexts();
  const list = (
    <dl className="timeline-changes">
      {changes.map(({ Campo, De, Para }) => (
        <div key={Campo}>
          <dt>{Campo}</dt>
          <dd>
            <span className="vh">{t('operation.timeline.from')} </span>
            <span className={De === null ? 'mut' : 'history-before'}>{De ?? '–'}</span>{' '}
            <span aria-hidden="true">→</span> <span className="vh">{t('operation.timeline.to')} </span>
            {Para ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= shownChanges) return list;
  return (
    <details className="timeline-details">
      <summary>{t('operation.timeline.changes', { smart_count: changes.length })}</summary>
      {list}
    </details>
  );
}
