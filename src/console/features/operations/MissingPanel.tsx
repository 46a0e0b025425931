import equal from 'fast-deep-equal';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { isEnded } from '../../../domain/operations/stateGroups.ts';
import type { MissingPoint, MissingToSign } from '../../../metadata/calls/operations.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import { showPart } from '../../engine/entities/show/PageParts.tsx';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { addressOfAct } from './actAddress.ts';
import { DealLine } from './DealLine.tsx';
import { linesOfPoints, type PointLine } from './pointLines.ts';
import { useMissingPoints } from './useMissingPoints.ts';
import './operation.css';
import '../../engine/entities/recordPanel.css';

/** As many as are taken in at a glance; the others on demand. */
const shownAtOnce = 8;

/** What stands between the operation and its signature: each point, who it waits for, and its next step. */
export default function MissingPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const labelOf = (event: string) =>
    operacao.states?.transitions.find((transition) => transition.event === event)?.label[locale] ?? event;
  const { missing, answered, error, retry } = useMissingPoints(record);
  useKeptUp(record.id, answered);
  const [isWhole, setWhole] = useState(false);
  const points = missing?.Pendencias ?? [];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = linesOfPoints(points, opened);
  const shown = isWhole ? lines : lines.slice(0, shownAtOnce);
  const barring = points.filter(({ Transicao }) => Transicao !== null).length;
  return (
    <section className="record-panel" aria-labelledby="pendencias-titulo">
      <div className="row wrap record-panel-head">
        <h2 id="pendencias-titulo">
          {panel.label[locale]} {barring > 0 && <span className="count">{barring}</span>}
        </h2>
        <DealLine record={record} today={missing?.Hoje ?? null} />
      </div>
      <div className="panel">
        {error && (
          <Failed
            title={t('operation.missing.failed')}
            text={error.message}
            again={t('list.again')}
            retry={retry}
          />
        )}
        {!error && !missing && <Skeleton rows={4} columns={3} label={t('operation.missing.loading')} />}
        {missing &&
          [...Map.groupBy(shown, ({ point }) => point.Transicao)].map(([event, its]) => (
            <div key={event}>
              <h3 id={`pendencias-${event}`} className="missing-before">
                {event === null
                  ? t('operation.missing.told')
                  : t('operation.missing.before', { step: labelOf(event) })}
              </h3>
              <ul className="missing-list" aria-labelledby={`pendencias-${event}`}>
                {its.map((line, index) => (
                  <Point
                    key={line.key}
                    line={line}
                    operationId={record.id}
                    group={groupOf(line.point, missing)}
                    isFirst={groupOf(line.point, missing) !== groupOf(its[index - 1]?.point, missing)}
                    open={() => setOpened(new Set([...opened, line.point.Codigo]))}
                  />
                ))}
              </ul>
            </div>
          ))}
        {lines.length > shown.length && (
          <p className="missing-more">
            <button type="button" className="link" onClick={() => setWhole(true)}>
              {t('operation.missing.more', { smart_count: lines.length - shown.length })}
            </button>
          </p>
        )}
        {missing && <Conclusion missing={missing} barring={barring} state={String(record.Situacao)} />}
      </div>
    </section>
  );
}

/** Reads the whole page again once something else is missing than before: it was done by others, or came of itself. */
function useKeptUp(operationId: number, answered: MissingToSign | undefined): void {
  const refresh = useRefresh();
  const known = useRef<{ readonly operationId: number; readonly answered: MissingToSign } | null>(null);
  useEffect(() => {
    if (answered === undefined) return;
    const before = known.current;
    known.current = { operationId, answered };
    const isAnother = before?.operationId === operationId && !equal(before.answered, answered);
    if (isAnother) refresh();
  }, [operationId, answered, refresh]);
}

/** The step of the workflow a point keeps open, in the workflow's own words. */
const groupOf = (point: MissingPoint | undefined, { Etapas }: MissingToSign): string | null | undefined =>
  point && (Etapas.find(({ Codigo }) => Codigo === point.Etapa)?.Descricao ?? null);

interface PointProps {
  readonly line: PointLine;
  readonly operationId: number;
  readonly group: string | null | undefined;
  readonly isFirst: boolean;
  /** Tells the many one by one. */
  readonly open: () => void;
}

function Point({ line: { point, many }, operationId, group, isFirst, open }: PointProps) {
  const { t } = useTexts();
  const { Passo, Espera, Transicao } = point;
  const Texto =
    many.length > 0 ? t(`operation.missing.many.${point.Codigo}`, { smart_count: many.length }) : point.Texto;
  const place = Passo && addressOfAct(Passo, operacao, operationId);
  const act = Passo ? t(`operation.act.${Passo.Codigo}`) : '';
  return (
    <li className={isFirst ? 'missing-row first-of-group' : 'missing-row'}>
      <span className="missing-group">
        <span className={isFirst ? '' : 'vh'}>{group ?? t('operation.missing.itself')}</span>
      </span>
      <span className="missing-text">
        <StatusMark mark={Transicao === null ? 'notice' : 'doubt'} label="" />
        <span>
          {Texto}{' '}
          {many.length > 0 && (
            <button type="button" className="link sm" onClick={open}>
              {t('operation.missing.each')}
            </button>
          )}
        </span>
      </span>
      <span className="missing-waits mut">{t('operation.missing.waits', { who: Espera })}</span>
      <span className="missing-act">
        {place && 'address' in place && many.length === 0 && (
          <Link to={place.address} aria-label={`${act}: ${Texto}`}>
            {act}
          </Link>
        )}
        {place && 'part' in place && (
          <button
            type="button"
            className="link acc"
            aria-label={`${act}: ${Texto}`}
            onClick={() => void showPart(place.part)}
          >
            {act}
          </button>
        )}
      </span>
    </li>
  );
}

interface ConclusionProps {
  readonly missing: MissingToSign;
  readonly barring: number;
  readonly state: string;
}

/** That nothing is missing, and which step comes next; or why that cannot be said. */
function Conclusion({ missing: { Proximo, Ocultas, Pendencias }, barring, state }: ConclusionProps) {
  const { t } = useTexts();
  if (barring > 0) return Ocultas.length > 0 ? <p className="missing-end mut">{hidden()}</p> : null;
  const blocked = Proximo?.Impedimentos ?? [];
  return (
    <div className="missing-end">
      <p>
        <StatusMark mark={blocked.length > 0 || Ocultas.length > 0 ? 'notice' : 'clear'} label="" />{' '}
        <b>{headline()}</b> {Proximo && blocked.length === 0 && nextText()}
      </p>
      {blocked.map((text) => (
        <p key={text} className="mut">
          {text}
        </p>
      ))}
      {Ocultas.length > 0 && <p className="mut">{hidden()}</p>}
    </div>
  );

  function headline(): string {
    if (isEnded(state)) return t(`operation.missing.ended.${state}`);
    if (Ocultas.length > 0) return t('operation.missing.nothingSeen');
    return t(Pendencias.length > 0 ? 'operation.missing.nothingBars' : 'operation.missing.nothing');
  }
  function nextText(): string {
    const step = Proximo?.Rotulo ?? '';
    if (Proximo?.Sozinho) return t('operation.missing.nextItself', { step });
    return t(Proximo?.Permitido ? 'operation.missing.nextYours' : 'operation.missing.next', { step });
  }
  function hidden(): string {
    const kinds = Ocultas.map((kind) => t(`operation.kind.${kind}`).toLowerCase()).join(', ');
    return t('operation.missing.hidden', { kinds });
  }
}
