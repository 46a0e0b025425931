import { type ReactNode, useId, useRef, useState } from 'react';
import {
  addSentence,
  choose,
  editSentence,
  freeSentence,
  includeSentence,
  keepSentence,
  omitSentence,
  refreshSentence,
  removeSentence,
  restoreSentence,
} from '../../../domain/opinions/content.ts';
import { type OpinionContent, type SectionCode, sectionsOf } from '../../../domain/opinions/model.ts';
import { sectionTitles } from '../../../domain/opinions/printedText.ts';
import { isStale } from '../../../domain/opinions/staleness.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ConclusionForm } from './ConclusionForm.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { MissingSentence } from './MissingSentence.tsx';
import { NextStep } from './NextStep.tsx';
import type { Opinion, OpinionDraft } from './opinion.ts';
import { Pending } from './Pending.tsx';
import { SentenceRow } from './SentenceRow.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { type OpinionComparison, useComparison, useSubject } from './subject.ts';
import { useOpinionDraft } from './useOpinionDraft.ts';

interface DraftEditorProps {
  readonly opinion: Opinion;
  readonly draft: OpinionDraft;
  readonly put: (opinion: Opinion) => void;
  readonly onChanged: (id: number | null) => Promise<void>;
}

/** The opinion under its author's hands: sentences by section, what changed beneath them, the conclusion. */
export function DraftEditor({ opinion, draft, put, onChanged }: DraftEditorProps) {
  const { t } = useTexts();
  const { kind } = useSubject();
  const editing = useOpinionDraft(opinion.id, draft, (saved) => put({ ...opinion, draft: saved }));
  const { content } = editing;
  const comparison = useComparison(content);
  const stale = comparison.sentences.filter(isStale);
  const head = useRef<HTMLDivElement>(null);
  const refreshAll = () => {
    editing.change(
      stale.reduce(
        (now, { sentence, now: template }) =>
          template
            ? refreshSentence(now, sentence.id, template)
            : omitSentence(now, sentence.id, t('opinion.goneReason')),
        content,
      ),
    );
    // The button goes with the last change: the next Tab goes on from the head of the draft.
    head.current?.querySelector<HTMLElement>('.op-next')?.focus();
  };
  return (
    <>
      <div ref={head}>
        <DraftStatus editing={editing} />
        <NextStep obstacles={comparison.obstacles} />
      </div>
      <Pending />
      {stale.length > 0 && (
        <div className="note wa op-note" role="status">
          <span className="grow">{t('opinion.staleCount', { smart_count: stale.length })}</span>
          <button type="button" className="btn sq" onClick={refreshAll}>
            {t('opinion.refreshAll')}
          </button>
        </div>
      )}
      {sectionsOf(kind).map((section) => (
        <DraftSection
          key={section}
          section={section}
          content={content}
          comparison={comparison}
          change={editing.change}
        >
          {section === 'conclusion' && (
            <ConclusionForm
              content={content}
              onChoose={(choice) => editing.change(choose(content, choice, kind))}
            />
          )}
        </DraftSection>
      ))}
      <SubmitBar opinion={opinion} editing={editing} obstacles={comparison.obstacles} onChanged={onChanged} />
    </>
  );
}

interface DraftSectionProps {
  readonly section: SectionCode;
  readonly content: OpinionContent;
  readonly comparison: OpinionComparison;
  readonly change: (content: OpinionContent) => void;
  /** What is decided before the sentences are written. */
  readonly children: ReactNode;
}

function DraftSection({ section, content, comparison, change, children }: DraftSectionProps) {
  const { t } = useTexts();
  const heading = useId();
  const [fresh, setFresh] = useState<string | null>(null);
  const rows = comparison.sentences.filter(({ sentence }) => sentence.section === section);
  const missing = comparison.missing.filter((sentence) => sentence.section === section);
  const add = () => {
    const added = addSentence(content, section, '');
    setFresh(added.id);
    change(added.content);
  };
  return (
    <section aria-labelledby={heading} className="op-sec">
      <h3 id={heading} lang="pt-BR">
        {sectionTitles[section]}
      </h3>
      {children}
      <ol>
        {rows.map((row) => (
          <SentenceRow
            key={row.sentence.id}
            row={row}
            startsOpen={row.sentence.id === fresh}
            edit={(text) => change(editSentence(content, row.sentence.id, text))}
            free={() => change(freeSentence(content, row.sentence.id))}
            refresh={() => row.now && change(refreshSentence(content, row.sentence.id, row.now))}
            keep={(reason) => change(keepSentence(content, row.sentence.id, row.now, reason))}
            omit={(reason) => change(omitSentence(content, row.sentence.id, reason))}
            restore={() => change(restoreSentence(content, row.sentence.id))}
            remove={() => change(removeSentence(content, row.sentence.id))}
          />
        ))}
        {missing.map((sentence) => (
          <MissingSentence
            key={sentence.key}
            sentence={sentence}
            onInclude={() => change(includeSentence(content, comparison.template, sentence.key))}
            onOmit={(reason) =>
              change(
                omitSentence(
                  includeSentence(content, comparison.template, sentence.key),
                  sentence.key,
                  reason,
                ),
              )
            }
          />
        ))}
      </ol>
      <button type="button" className="btn txt sq op-add" onClick={add}>
        {t('opinion.add')}
        <span className="vh">, {sectionTitles[section]}</span>
      </button>
    </section>
  );
}
