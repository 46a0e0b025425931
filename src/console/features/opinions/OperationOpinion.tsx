import './opinion.css';
import './operationOpinion.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { operationObstacles } from '../../../domain/opinions/operation/textObstacles.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { PageTitle } from '../../engine/page/PageTitle.tsx';
import { ApprovalChain } from './ApprovalChain.tsx';
import { OperationOfOpinion, OperationProofs } from './OperationProofs.tsx';
import { OpinionChoice } from './OpinionChoice.tsx';
import { OpinionWaiting } from './OpinionWaiting.tsx';
import type { Opinion } from './opinion.ts';
import { recordAddress } from './recordAddress.ts';
import { ShownOpinion } from './ShownOpinion.tsx';
import { type OpinionSubject, OpinionSubjectProvider } from './subject.ts';
import { useFacts, useProgress } from './useOperationOpinion.ts';
import { canBegin, useOpinions } from './useOpinions.ts';

interface OperationOpinionProps {
  readonly opinion: Opinion;
  readonly operation: { readonly id: number; readonly code: string };
}

/** The opinion on an operation: its text with its sources, what it waits for, and who decides. */
export function OperationOpinion({ opinion, operation }: OperationOpinionProps) {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const opinions = useOpinions({ kind: 'operation', id: operation.id });
  const progress = useProgress(operation.id);
  const facts = useFacts(opinion.id);
  const navigate = useNavigate();
  const open = (id: number) => navigate(recordAddress('parecer', id));
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = opinions.lines ?? [];
  const current = lines.find(({ id }) => id === opinion.id);
  const isNewest = lines[0]?.id === opinion.id;
  const settle = async (id: number | null) => {
    await opinions.refresh(id);
    // A draft that was deleted leaves nothing to look at.
    if (id === null) return navigate(recordAddress('operacao', operation.id));
    await queries.invalidateQueries({ queryKey: ['Parecer', 'Fatos'] });
    // What was pressed is gone with the state it belonged to.
    setTimeout(() => document.activeElement === document.body && heading.current?.focus(), dialogCloses);
  };
  const begin = () => opinions.begin().then(open);
  const isHeld = facts.isTheirs && facts.data === undefined && facts.error === null;
  return (
    <OperationOfOpinion value={operation.id}>
      <div className="head stack">
        <PageTitle title={opinion.title} />
        <div className="grow">
          <p className="sm">
            <Link to={recordAddress('operacao', operation.id)}>
              {t('opinion.operation.ofOperation', { code: operation.code })}
            </Link>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {opinion.title}
          </h1>
          {opinion.validUntil !== null && (
            <p className="sm mut">
              {t('operationOpinion.validUntil', { day: formatDate(opinion.validUntil as LocalDate, locale) })}
            </p>
          )}
        </div>
        {lines.length > 1 && current && (
          <OpinionChoice
            lines={lines}
            current={current}
            onChoose={open}
            label={t('opinion.operation.older')}
          />
        )}
      </div>
      <div className="oo">
        <section className="op oo-text" aria-labelledby="rv-opinion">
          <h2 id="rv-opinion" tabIndex={-1} className="vh">
            {t('operationOpinion.title')}
          </h2>
          {facts.error && (
            <Failed
              text={`${t('opinion.operation.factsFailed')} ${facts.error.message}`}
              retry={facts.refetch}
            />
          )}
          {!facts.isTheirs && <p className="sm mut">{t('opinion.operation.sourcesClosed')}</p>}
          {isHeld ? (
            <OpinionWaiting label={t('operationOpinion.waiting')} />
          ) : (
            <OnOperation facts={facts.data ?? null} progress={isNewest ? (progress.data ?? null) : null}>
              <ShownOpinion
                id={opinion.id}
                version={facts.dataUpdatedAt}
                foot={t('opinion.operation.ofOperation', { code: operation.code })}
                outOfDate={t('operationOpinion.outOfDate')}
                onChanged={settle}
                onBegin={canBegin(lines) && lines.length > 0 ? begin : null}
              />
            </OnOperation>
          )}
        </section>
        <aside className="oo-side">
          {progress.error && (
            <Failed
              text={`${t('operationOpinion.failed')} ${progress.error.message}`}
              retry={progress.refetch}
            />
          )}
          {progress.data && isNewest && <ApprovalChain chain={progress.data.Alcada} opinion={opinion} />}
          {!progress.data && !progress.error && <OpinionWaiting label={t('operationOpinion.waiting')} />}
        </aside>
      </div>
    </OperationOfOpinion>
  );
}

/** Until then a dialog that asked gives the focus back to its button (milliseconds). */
const dialogCloses = 250;

function Failed({ text, retry }: { readonly text: string; readonly retry: () => unknown }) {
  const { t } = useTexts();
  return (
    <p className="sm" role="alert">
      {text}{' '}
      <button type="button" className="btn sq" onClick={() => void retry()}>
        {t('review.retry')}
      </button>
    </p>
  );
}

interface OnOperationProps {
  readonly facts: OpinionSubject['facts'];
  readonly progress: ReturnType<typeof useProgress>['data'] | null;
  readonly children: ReactNode;
}

/** Around what is said of the operation. */
function OnOperation({ facts, progress, children }: OnOperationProps) {
  const subject = useMemo<OpinionSubject>(
    () => ({
      kind: 'operation',
      facts,
      obstaclesTo: operationObstacles,
      pending: (progress?.Pendencias ?? []).map(({ Texto, Entidade, Identificador }) => ({
        id: `${Entidade}/${Identificador}`,
        text: Texto,
        to: recordAddress(Entidade, Identificador),
      })),
      refusal: progress?.Alcada.Motivo ?? null,
      isOpen: false,
      isUnsaved: false,
      Proofs: OperationProofs,
      isChosen: () => false,
    }),
    [facts, progress],
  );
  return <OpinionSubjectProvider value={subject}>{children}</OpinionSubjectProvider>;
}
