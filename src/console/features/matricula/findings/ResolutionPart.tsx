import { type FormEvent, useId, useRef, useState } from 'react';
import type { Standing } from '../../../../domain/findings/resolutions.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { DecidedBy } from './DecidedBy.tsx';
import { type Decision, useDecisions } from './useDecisions.ts';
import { useKeptText } from './useKeptText.ts';

/** What each state may become, in the order of the buttons. */
const ways: Readonly<Record<Standing['resolution'], readonly Decision[]>> = {
  aberta: ['confirmar', 'afastar', 'diligenciar'],
  em_diligencia: ['confirmar', 'afastar', 'reabrir'],
  confirmada: ['afastar', 'diligenciar', 'reabrir'],
  afastada: ['confirmar', 'diligenciar', 'reabrir'],
};

const labels: Readonly<Record<Decision, string>> = {
  confirmar: 'findings.confirm',
  afastar: 'findings.dismiss',
  diligenciar: 'findings.diligence',
  reabrir: 'findings.reopen',
};

/** What was decided, by whom and why, and what may be decided now. */
export function ResolutionPart({ standing, onDecided }: { standing: Standing; onDecided: () => void }) {
  const { t } = useTexts();
  const { canCorrect, pending } = useReviewContext();
  const { kept, resolution } = standing;
  const isKept = kept?.applies && (kept.resolution === resolution || pending.length === 0);
  return (
    <div className="fd-resolution">
      <DecidedBy standing={standing} />
      {!canCorrect ? (
        <p className="sm mut">{t('findings.locked')}</p>
      ) : isKept ? (
        <ResolutionForm standing={standing} onDecided={onDecided} />
      ) : (
        <p className="sm mut">{t('findings.saveFirst')}</p>
      )}
    </div>
  );
}

/** One field for the reason and one button for each decision: dismissing needs a reason, confirming may have one. */
function ResolutionForm({
  standing: { finding, kept, resolution },
  onDecided,
}: {
  standing: Standing;
  onDecided: () => void;
}) {
  const { t } = useTexts();
  const { decide, isSaving, refused } = useDecisions();
  const [reason, setReason] = useKeptText(`reason ${finding.id}`);
  const [problem, setProblem] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: Decision) => {
    if (kept === null || isSaving) return;
    if (event !== 'confirmar' && reason.trim() === '') {
      setProblem(true);
      document.getElementById(id)?.focus();
      return;
    }
    setProblem(false);
    if (!(await decide(kept, event, reason.trim()))) return;
    setReason('');
    // The buttons are others now, or folded away; the line stays.
    form.current?.closest('li')?.querySelector<HTMLElement>('.fd-open')?.focus();
    if (event !== 'reabrir') onDecided();
  };
  const message = problem ? t('findings.reasonMissing') : refused && t('findings.refused', { text: refused });
  return (
    <form
      ref={form}
      className="fd-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(ways[resolution][0] ?? 'confirmar');
      }}
    >
      <label htmlFor={id} className="sm b">
        {t(resolution === 'aberta' ? 'findings.reasonConfirm' : 'findings.reason')}
      </label>
      <textarea
        id={id}
        className="in"
        rows={1}
        maxLength={2000}
        value={reason}
        aria-invalid={problem || undefined}
        aria-describedby={message ? `${id}-m` : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(false);
        }}
      />
      {message && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {message}
        </p>
      )}
      <div className="row wrap">
        {ways[resolution].map((event) => (
          <BusyButton
            key={event}
            type="button"
            className="sq"
            busy={isSaving}
            busyText={t('findings.saving')}
            onClick={() => void send(event)}
          >
            {t(labels[event])}
          </BusyButton>
        ))}
      </div>
    </form>
  );
}
