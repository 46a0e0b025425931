import { draftStates } from '../../../domain/opinions/stateGroups.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { OpinionActions } from './OpinionActions.tsx';
import { OpinionView } from './OpinionView.tsx';
import { OpinionWaiting } from './OpinionWaiting.tsx';
import type { Opinion } from './opinion.ts';
import { useOpinionLanguage } from './useOpinionLanguage.ts';
import { useMe, useOpinion } from './useOpinions.ts';
import { usePrintFooter } from './usePrintFooter.ts';

interface ShownOpinionProps {
  readonly id: number;
  /** Of what it is on: when that moves on, a decided opinion is asked for again. */
  readonly version: number | string;
  /** What it is on, at the foot of each printed page. */
  readonly foot: string;
  /** Said of an approved one whose facts changed. */
  readonly outOfDate: string;
  readonly onChanged: (id: number | null) => Promise<void>;
  /** Null while another one is under way. */
  readonly onBegin: (() => Promise<unknown>) | null;
}

/** One opinion: under its author's hands, or to be read and decided on. */
export function ShownOpinion({ id, version, foot, outOfDate, onChanged, onBegin }: ShownOpinionProps) {
  const { t } = useTexts();
  const me = useMe();
  const codes = useCodes();
  const { opinion, error, retry, put } = useOpinion(id, version);
  const speaks = useOpinionLanguage();
  usePrintFooter(foot, opinion?.digest);
  if (error)
    return (
      <p className="sm" role="alert">
        {t('opinion.failed')} {error.message}{' '}
        <button type="button" className="btn sq" onClick={retry}>
          {t('review.retry')}
        </button>
      </p>
    );
  if (!opinion || !speaks) return <OpinionWaiting label={t('opinion.waiting')} />;
  const mayWrite = opinion.draft !== null && opinion.author.id === me && codes.has('PARECER.REDIGIR');
  return (
    <>
      <StateLine opinion={opinion} outOfDate={outOfDate} />
      {mayWrite && opinion.draft ? (
        <DraftEditor opinion={opinion} draft={opinion.draft} put={put} onChanged={onChanged} />
      ) : (
        <>
          <OpinionView opinion={opinion} />
          <OpinionActions opinion={opinion} onChanged={() => onChanged(opinion.id)} onBegin={onBegin} />
        </>
      )}
    </>
  );
}

/** Where it stands, whose it is, and what was said when it was sent back. */
function StateLine({ opinion, outOfDate }: { readonly opinion: Opinion; readonly outOfDate: string }) {
  const { t, locale } = useTexts();
  return (
    <>
      <p className="op-state sm">
        <StatusMark
          mark={markOf('SituacaoParecer', opinion.state)}
          label={enumLabel(locale)('SituacaoParecer', opinion.state)}
        />
        <span className="mut">{t('opinion.by', { name: opinion.author.name })}</span>
      </p>
      {opinion.returnedWhy && draftStates.includes(opinion.state) && (
        <p className="note wa op-note">{t('opinion.returnedWhy', { reason: opinion.returnedWhy })}</p>
      )}
      {opinion.revokedWhy && (
        <p className="note wa op-note">{t('opinion.revokedWhy', { reason: opinion.revokedWhy })}</p>
      )}
      {opinion.isStale && opinion.state === 'aprovado' && (
        <p className="note wa op-note" role="status">
          {outOfDate}
        </p>
      )}
    </>
  );
}
