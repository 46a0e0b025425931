import { useState } from 'react';
import { Link } from 'react-router';
import { draftStates } from '../../../domain/opinions/stateGroups.ts';
import { isFavourable } from '../../../domain/opinions/textObstacles.ts';
import { RightControl } from '../../engine/auth/RightControl.tsx';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { saveFile } from '../../engine/data/entityCalls.ts';
import { ReasonDialog } from '../../engine/entities/reason/ReasonDialog.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconDownload } from '../../kit/ui/icons.ts';
import { BeginButton } from './BeginButton.tsx';
import type { Opinion } from './opinion.ts';
import { useComparison, useSubject } from './subject.ts';
import { runOnOpinion, useMe } from './useOpinions.ts';
import { printOpinion } from './usePrintFooter.ts';

interface OpinionActionsProps {
  readonly opinion: Opinion;
  readonly onChanged: () => Promise<void>;
  /** Null while another one is under way. */
  readonly onBegin: (() => Promise<unknown>) | null;
}

type Asking = 'aprovar' | 'devolver' | 'revogar' | 'assumir';

/** What may be done with an opinion that is not one's own draft: decided, revoked, taken over, kept as a file. */
export function OpinionActions({ opinion, onChanged, onBegin }: OpinionActionsProps) {
  const { t } = useTexts();
  const { isOpen, refusal } = useSubject();
  const me = useMe();
  const codes = useCodes();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isOwn = me !== null && opinion.drafters.includes(me);
  const run = async (reason: string | null) => {
    if (!asking) return;
    await runOnOpinion(opinion, asking, reason);
    await onChanged();
  };
  const close = () => setAsking(null);
  // While the record is under review, its own next step is the primary one.
  const approving = isOpen ? 'acc' : 'pri';
  const isDecided = opinion.approvedAt !== null;
  return (
    <div className="op-bar">
      {opinion.state === 'submetido' && <Against opinion={opinion} isOwn={isOwn} />}
      <div className="row wrap">
        {opinion.state === 'submetido' && !isOwn && (
          <>
            <RightControl code="PARECER.APROVAR" label={t('opinion.approve')}>
              <button
                type="button"
                className={`btn ${refusal === null ? approving : ''}`}
                aria-disabled={refusal !== null || undefined}
                onClick={() =>
                  refusal === null ? setAsking('aprovar') : document.getElementById(againstId)?.focus()
                }
              >
                {t('opinion.approve')}
              </button>
            </RightControl>
            {codes.has('PARECER.DEVOLVER') && (
              <button type="button" className="btn" onClick={() => setAsking('devolver')}>
                {t('opinion.return')}
              </button>
            )}
          </>
        )}
        {draftStates.includes(opinion.state) && codes.has('PARECER.REDIGIR') && (
          <button type="button" className="btn" onClick={() => setAsking('assumir')}>
            {t('opinion.takeOver')}
          </button>
        )}
        {!draftStates.includes(opinion.state) && (
          <button type="button" className="btn" onClick={printOpinion}>
            {t('opinion.printOpinion')}
          </button>
        )}
        {isDecided && opinion.file !== null && <PdfButton file={opinion.file} name={opinion.title} />}
        {opinion.state === 'aprovado' && codes.has('PARECER.REVOGAR') && (
          <button type="button" className="btn txt danger" onClick={() => setAsking('revogar')}>
            {t('opinion.revoke')}
          </button>
        )}
        {onBegin && codes.has('PARECER.REDIGIR') && (
          <BeginButton
            onBegin={onBegin}
            label={t('opinion.beginAnother')}
            busyText={t('opinion.beginning')}
          />
        )}
      </div>
      {(asking === 'devolver' || asking === 'revogar') && (
        <ReasonDialog
          title={t(asking === 'devolver' ? 'opinion.returnTitle' : 'opinion.revokeTitle')}
          action={t(asking === 'devolver' ? 'opinion.return' : 'opinion.revoke')}
          onReason={run}
          onCancel={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'aprovar' || asking === 'assumir'}
        title={t(asking === 'assumir' ? 'opinion.takeOverTitle' : 'opinion.approveTitle')}
        text={t(asking === 'assumir' ? 'opinion.takeOverText' : 'opinion.approveText')}
        cancel={t('review.cancel')}
        confirm={t(asking === 'assumir' ? 'opinion.takeOver' : 'opinion.approve')}
        close={close}
        act={() => run(null)}
      />
    </div>
  );
}

const againstId = 'op-against';

/** What would refuse the approval, said before it is tried. */
function Against({ opinion, isOwn }: { readonly opinion: Opinion; readonly isOwn: boolean }) {
  const { t } = useTexts();
  const { isOpen, pending, refusal } = useSubject();
  const { obstacles } = useComparison(opinion.content);
  const open = isFavourable(opinion.content) && isOpen;
  if (isOwn) return <p className="sm mut">{t('opinion.waitsForOther')}</p>;
  if (obstacles.length === 0 && pending.length === 0 && refusal === null && !open) return null;
  return (
    <div className="op-obs" id={againstId} tabIndex={-1}>
      <p className="b sm">{t('opinion.againstApproval')}</p>
      <ul>
        {refusal !== null && <li>{refusal}</li>}
        {open && <li>{t('errors.opinion-record-open')}</li>}
        {pending.map(({ id, text, to }) => (
          <li key={id}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {obstacles.map(({ code, params, at }) => (
          <li key={`${code} ${at}`}>{t(`errors.${code}`, params)}</li>
        ))}
      </ul>
    </div>
  );
}

function PdfButton({ file, name }: { readonly file: number; readonly name: string }) {
  const { t } = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    try {
      await saveFile(client(), `Arquivo/${file}`, `${name}.pdf`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void save()}>
        <Glyph icon={IconDownload} />
        {t('opinion.pdf')}
      </button>
      {problem && (
        <p className="msg" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
