import { useState } from 'react';
import type { TemplateSentence } from '../../../domain/opinions/model.ts';
import { ReasonForm } from '../../engine/entities/reason/ReasonForm.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { OpinionWords } from './OpinionWords.tsx';
import { useSubject } from './subject.ts';

interface MissingSentenceProps {
  readonly sentence: TemplateSentence;
  readonly onInclude: () => void;
  readonly onOmit: (reason: string) => void;
}

/** A fact that came up after the draft was made: to be said, or left out with a reason. */
export function MissingSentence({ sentence, onInclude, onOmit }: MissingSentenceProps) {
  const { t } = useTexts();
  const { Proofs } = useSubject();
  const [omitting, setOmitting] = useState(false);
  const of = <span className="vh">: {sentence.text.slice(0, 60)}</span>;
  return (
    <li className="op-sn new" id={`op-${sentence.key}`}>
      <div className="op-mg">
        <Proofs sentence={null} template={sentence} />
      </div>
      <div className="op-bd">
        <p className="xs b">{t('opinion.new')}</p>
        <p className="op-tx pre" lang="pt-BR">
          <ins>
            <OpinionWords text={sentence.text} />
          </ins>
        </p>
        {omitting ? (
          <ReasonForm
            question={t('opinion.omitWhy')}
            action={t('opinion.omit')}
            onReason={onOmit}
            onCancel={() => setOmitting(false)}
          />
        ) : (
          <div className="op-do">
            <button type="button" className="btn txt sq acc" onClick={onInclude}>
              {t('opinion.include')}
              {of}
            </button>
            <button type="button" className="btn txt sq" onClick={() => setOmitting(true)}>
              {t('opinion.omit')}
              {of}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
