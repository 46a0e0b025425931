import { useEffect, useId, useRef, useState } from 'react';
import { isEdited } from '../../../domain/opinions/content.ts';
import { mostOf } from '../../../domain/opinions/opinionSize.ts';
import { conclusionKey } from '../../../domain/opinions/sections/conclusion.ts';
import { isStale, type StandingSentence } from '../../../domain/opinions/staleness.ts';
import { ReasonForm } from '../../engine/entities/reason/ReasonForm.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { OpinionWords } from './OpinionWords.tsx';
import { useSubject } from './subject.ts';

interface SentenceRowProps {
  readonly row: StandingSentence;
  /** A sentence just begun. */
  readonly startsOpen: boolean;
  readonly edit: (text: string) => void;
  readonly free: () => void;
  readonly refresh: () => void;
  readonly keep: (reason: string) => void;
  readonly omit: (reason: string) => void;
  readonly restore: () => void;
  readonly remove: () => void;
}

type Mode = 'read' | 'edit' | 'keep' | 'omit';

/** One sentence: its words, what proves them, and what became of the facts beneath it. */
export function SentenceRow({ row, startsOpen, ...does }: SentenceRowProps) {
  const { t } = useTexts();
  const { sentence, standing, now } = row;
  const [mode, setMode] = useState<Mode>(startsOpen ? 'edit' : 'read');
  const { Proofs, isChosen } = useSubject();
  const saysChosen = isChosen(now);
  const stale = isStale(row);
  // What is concluded is said in the text: its sentence is edited, never left out.
  const mustBeSaid = sentence.binding?.key === conclusionKey && now !== null;
  const item = useRef<HTMLLIElement>(null);
  const done = () => {
    setMode('read');
    // The focus goes back to the row's own button, so that the next Tab goes on from here.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>('.op-edit')?.focus());
  };
  const classes = ['op-sn', standing, saysChosen ? 'said' : ''].filter(Boolean).join(' ');
  return (
    <li ref={item} className={classes} id={`op-${sentence.id}`}>
      <div className="op-mg">
        <Proofs sentence={sentence} template={now} />
      </div>
      <div className="op-bd">
        {mode === 'edit' ? (
          <SentenceEditor
            text={sentence.text}
            onChange={does.edit}
            onDone={() => (sentence.text.trim() === '' && sentence.binding === null ? does.remove() : done())}
          />
        ) : (
          <p className="op-tx pre" lang="pt-BR">
            {sentence.text === '' ? (
              <span className="mut">{t('opinion.emptySentence')}</span>
            ) : (
              <OpinionWords text={sentence.text} />
            )}
          </p>
        )}
        <Remark row={row} />
        {stale && <Change row={row} />}
        {mode === 'keep' && (
          <ReasonForm
            question={t('opinion.keepWhy')}
            action={t('opinion.keep')}
            onReason={(reason) => {
              does.keep(reason);
              done();
            }}
            onCancel={done}
          />
        )}
        {mode === 'omit' && (
          <ReasonForm
            question={t('opinion.omitWhy')}
            action={t('opinion.omit')}
            onReason={(reason) => {
              does.omit(reason);
              done();
            }}
            onCancel={done}
          />
        )}
        {mode === 'read' && (
          <div className="op-do">
            {stale && now && (
              <Do
                onClick={() => {
                  does.refresh();
                  done();
                }}
                label={t('opinion.refresh')}
                of={sentence.text}
                accent
              />
            )}
            {stale && (
              <Do onClick={() => setMode('keep')} label={t('opinion.keep')} of={sentence.text} accent />
            )}
            {standing === 'omitted' ? (
              <Do onClick={does.restore} label={t('opinion.restore')} of={sentence.text} edit />
            ) : (
              <>
                <Do onClick={() => setMode('edit')} label={t('opinion.edit')} of={sentence.text} edit />
                {sentence.binding !== null && isEdited(sentence) && !mustBeSaid && (
                  <Do onClick={does.free} label={t('opinion.free')} of={sentence.text} />
                )}
                {!mustBeSaid && (
                  <Do
                    onClick={() => (sentence.binding === null ? does.remove() : setMode('omit'))}
                    label={sentence.binding === null ? t('opinion.remove') : t('opinion.omit')}
                    of={sentence.text}
                  />
                )}
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Who answers for the words, where it is not the machine alone. */
export function Remark({ row: { sentence, standing } }: { readonly row: StandingSentence }) {
  const { t } = useTexts();
  const says =
    standing === 'omitted'
      ? t('opinion.omittedWhy', { reason: sentence.omitted ?? '' })
      : standing === 'kept'
        ? t('opinion.keptWhy', { reason: sentence.kept?.reason ?? '' })
        : standing === 'free'
          ? t('opinion.isFree')
          : isEdited(sentence)
            ? t('opinion.isEdited')
            : null;
  return says && <p className="xs mut">{says}</p>;
}

/** What the facts were when the sentence was brought up to them, and what they are now. */
function Change({ row: { sentence, now } }: { readonly row: StandingSentence }) {
  const { t } = useTexts();
  return (
    <div className="op-ch">
      <p>
        <span className="xs b">{t('opinion.was')}</span>{' '}
        <del lang="pt-BR">
          <OpinionWords text={sentence.binding?.text ?? ''} />
        </del>
      </p>
      <p>
        <span className="xs b">{t('opinion.is')}</span>{' '}
        {now ? (
          <ins lang="pt-BR">
            <OpinionWords text={now.text} />
          </ins>
        ) : (
          <span className="mut">{t('opinion.gone')}</span>
        )}
      </p>
    </div>
  );
}

interface DoProps {
  readonly label: string;
  readonly of: string;
  readonly onClick: () => void;
  readonly accent?: boolean;
  readonly edit?: boolean;
}

function Do({ label, of, onClick, accent = false, edit = false }: DoProps) {
  return (
    <button
      type="button"
      className={`btn txt sq ${accent ? 'acc' : ''} ${edit ? 'op-edit' : ''}`}
      onClick={onClick}
    >
      {label}
      <span className="vh">: {of.slice(0, 60)}</span>
    </button>
  );
}

/** Words under change count at once; Escape takes back what was written since it was opened. */
function SentenceEditor({
  text,
  onChange,
  onDone,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const before = useRef(text);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return (
    <div className="op-ed">
      <label className="vh" htmlFor={id}>
        {t('opinion.sentence')}
      </label>
      <textarea
        ref={area}
        id={id}
        className="in"
        lang="pt-BR"
        spellCheck
        maxLength={mostOf.characters}
        rows={Math.min(12, Math.max(2, Math.ceil(text.length / 70)))}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onChange(before.current);
            onDone();
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onDone();
          }
        }}
      />
      <button type="button" className="btn sq" onClick={onDone}>
        {t('opinion.done')}
      </button>
    </div>
  );
}
