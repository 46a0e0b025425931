import { useState } from 'react';
import type { Obstacle } from '../../../domain/opinions/textObstacles.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import { RightControl } from '../../engine/auth/RightControl.tsx';
import { useCodes } from '../../engine/auth/rights.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import type { Opinion } from './opinion.ts';
import { leadTo, placeOfObstacle, submitId } from './places.ts';
import { useSubject } from './subject.ts';
import type { DraftEditing } from './useOpinionDraft.ts';
import { deleteOpinion, runOnOpinion } from './useOpinions.ts';

interface SubmitBarProps {
  readonly opinion: Opinion;
  readonly editing: DraftEditing;
  readonly obstacles: readonly Obstacle[];
  readonly onChanged: (id: number | null) => Promise<void>;
}

/** What stands against submitting, each leading to its place, and the two ways a draft ends. */
export function SubmitBar({ opinion, editing, obstacles, onChanged }: SubmitBarProps) {
  const { t } = useTexts();
  const { isUnsaved, pending } = useSubject();
  const isHeld = isUnsaved || pending.length > 0;
  const mayDelete = useCodes().has('PARECER.EXCLUIR');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [deleting, setDeleting] = useState(false);
  const submit = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      if (!(await editing.save())) return;
      await runOnOpinion(opinion, 'submeter');
      await onChanged(opinion.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.status === 409) await onChanged(opinion.id);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="op-bar">
      {obstacles.length > 0 && (
        <div className="op-obs">
          <p className="b sm">{t('opinion.obstacles', { smart_count: obstacles.length })}</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.code} ${obstacle.at}`}>
                <button type="button" className="link" onClick={() => leadTo(obstacle.at, obstacle.code)}>
                  {t(`errors.${obstacle.code}`, obstacle.params)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isUnsaved && <p className="sm mut">{t('opinion.unsavedFacts')}</p>}
      {pending.length > 0 && (
        <p className="sm mut">{t('operationOpinion.pendingCount', { smart_count: pending.length })}</p>
      )}
      {refusal && <Refusal error={refusal} />}
      <div className="row wrap">
        <RightControl code="PARECER.SUBMETER" label={t('opinion.submit')}>
          <BusyButton
            id={submitId}
            type="button"
            className="acc"
            busy={busy}
            busyText={t('opinion.submitting')}
            aria-disabled={obstacles.length > 0 || isHeld || undefined}
            onClick={() => {
              const [first] = obstacles;
              if (first) leadTo(first.at, first.code);
              else if (pending[0]) leadTo(pending[0].id);
              else if (!isHeld) void submit();
            }}
          >
            {t('opinion.submit')}
          </BusyButton>
        </RightControl>
        {mayDelete && (
          <button type="button" className="btn txt danger" onClick={() => setDeleting(true)}>
            {t('opinion.delete')}
          </button>
        )}
      </div>
      <ConfirmDialog
        open={deleting}
        title={t('opinion.deleteTitle')}
        text={t('opinion.deleteText')}
        cancel={t('review.cancel')}
        confirm={t('opinion.delete')}
        danger
        close={() => setDeleting(false)}
        act={async () => {
          await editing.save();
          await deleteOpinion(opinion);
          await onChanged(null);
        }}
      />
    </div>
  );
}

/** Why the server refused, each reason leading to its place where it has one on the screen. */
function Refusal({ error }: { readonly error: ApiError }) {
  const told: readonly Partial<WireError>[] =
    error.errors.length > 0 ? error.errors : [{ Texto: error.message }];
  return (
    <ul className="msg" role="alert">
      {told.map(({ Texto, Campo, Codigo }) => (
        <li key={`${Codigo} ${Campo}`} className="pre">
          {Campo !== undefined && placeOfObstacle(Campo, Codigo) ? (
            <button type="button" className="link" onClick={() => leadTo(Campo, Codigo)}>
              {Texto}
            </button>
          ) : (
            Texto
          )}
        </li>
      ))}
    </ul>
  );
}
