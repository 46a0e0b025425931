import type { Correction } from '../../../../domain/matricula/model/index.ts';
import { session } from '../../../engine/auth/session.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import type { Fact } from '../facts/facts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';

/** What was read and what people made of it, one line each; the last of one's own can be undone. */
export function ValueHistory({ fact }: { fact: Fact }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { clock: timeOf } = useInstants();
  const { record, correct, edit, canCorrect } = useReviewContext();
  const name = nameOf(useSignal(session));
  const steps = record.corrections.filter((item): item is Change => isOf(item, fact));
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const text = (value: unknown) => formats.fact({ ...fact, value });
  const before = steps.at(-2)?.value ?? first.from ?? null;
  const undo = () => {
    const { act, field } = fact;
    correct({ type: 'change', act, field, value: before, from: last.value }, t('analysis.history.undone'));
    edit(null);
  };
  return (
    <details className="wf-history">
      <summary>{t('analysis.history.title', { smart_count: steps.length })}</summary>
      <ol>
        <li>
          <b>{text(first.from ?? null)}</b> <span className="mut">{t('analysis.history.read')}</span>
        </li>
        {steps.map((step) => (
          <li key={`${step.at} ${JSON.stringify(step.value)}`}>
            <b className="hand">{text(step.value)}</b>{' '}
            <span className="mut">
              {t('analysis.history.step', { who: step.by, when: timeOf(step.at), reason: step.reason })}
            </span>
            {step === last && canCorrect && step.by === name && (
              <button type="button" className="btn txt sq" onClick={undo}>
                {t('analysis.history.undo')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Change = Extract<Correction, { readonly type: 'change' }>;

const isOf = (item: Correction, { act, field }: Fact): boolean =>
  item.type === 'change' && item.act === act && item.field === field;

const nameOf = (now: ReturnType<typeof session.get>): string | null =>
  now.status === 'in' ? now.data.NomePessoa : null;
