import { useState } from 'react';
import type { AccountedBlock } from '../../../../domain/matricula/corrections/index.ts';
import { actInBlock } from '../../../../domain/matricula/reading/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { AddActForm } from '../facts/AddActForm.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { AsideForm } from './AsideForm.tsx';
import { chooseBlock, chosenBlock, focusBlock, nextOpenBlock } from './blocks.ts';

/** One open block: where it stands, why it is open, its words, and the two ways to settle it. */
export function BlockRow({ block }: { block: AccountedBlock }) {
  const { t } = useTexts();
  const { record, truth, today, canCorrect, setPage, correct } = useReviewContext();
  const formats = useFormats();
  const [step, setStep] = useState<'aside' | 'act' | null>(null);
  const chosen = useSignal(chosenBlock);
  const isChosen = chosen?.record === record.id && chosen.block === block.id;
  const code = truth.acts.find(({ id }) => id === block.act)?.code ?? null;
  const show = () => {
    chooseBlock(record.id, block);
    setPage(block.page);
  };
  const close = () => {
    setStep(null);
    focusBlock(block.id);
  };
  const first = actInBlock(block.text);
  // A block may begin with an act that was read: that one is not the one that is missing.
  const isRead = truth.acts.some((act) => act.code === `${first.kind}-${first.order}`);
  const seeming = isRead ? actInBlock('') : first;
  const missing = today.warnings.find(
    ({ code: kind, acts }) => kind === 'act-number-gap' && code !== null && acts[0] === code,
  )?.params.missing;
  return (
    <li className={isChosen ? 'on' : ''}>
      <div className="lg-row">
        <span className="mg">
          <button
            type="button"
            id={`rv-block-${block.id}`}
            className={`ev ${isChosen ? 'on' : ''}`}
            aria-current={isChosen ? 'true' : undefined}
            onClick={show}
          >
            {t('review.pageShort', { page: block.page })}
            <span className="vh">, {t('review.ledger.showWords')}</span>
          </button>
        </span>
        <div className="lg-body">
          <p className="b">
            {t(`review.ledger.why.${block.why}`)}
            {code && <span className="mut"> {t('review.ledger.within', { code })}</span>}
          </p>
          {block.text !== '' && <blockquote className="lg-quote">{block.text}</blockquote>}
          {canCorrect && step === null && (
            <div className="row">
              <button type="button" className="btn sq" onClick={() => setStep('aside')}>
                {t('review.ledger.setAside')}
              </button>
              <button type="button" className="btn txt sq" onClick={() => setStep('act')}>
                {t('review.ledger.isAct')}
              </button>
            </div>
          )}
          {step === 'aside' && (
            <AsideForm
              block={block}
              onReason={(reason) => {
                const next = nextOpenBlock(truth, block.id);
                correct({ type: 'set-aside', block: block.id, aside: true }, reason);
                focusBlock(next?.id === block.id ? null : (next?.id ?? null));
              }}
              onCancel={close}
            />
          )}
          {step === 'act' && (
            <AddActForm
              block={block.id}
              given={{
                code:
                  seeming.kind && seeming.order !== null
                    ? `${seeming.kind}-${seeming.order}`
                    : missing && /^\d+$/.test(missing)
                      ? `AV-${missing}`
                      : '',
                date: seeming.date ? formats.date(seeming.date) : '',
                event: seeming.event,
                reason: t('review.ledger.actReason', { page: block.page }),
              }}
              onDone={close}
            />
          )}
        </div>
      </div>
    </li>
  );
}
