import { useState } from 'react';
import type { Missing } from '../../../../domain/matricula/corrections/index.ts';
import { openRecordStates } from '../../../../domain/matricula/stateGroups.ts';
import type { Transition } from '../../../../metadata/entity.ts';
import { RightControl } from '../../../engine/auth/RightControl.tsx';
import { ApiError } from '../../../engine/client/apiError.ts';
import { ReasonDialog } from '../../../engine/entities/reason/ReasonDialog.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { usePageCommands } from '../../../engine/page/pageCommands.ts';
import { useIsNarrow } from '../../../engine/page/ScreenSize.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconDots } from '../../../kit/ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../../kit/ui/MenuButton.tsx';
import { correctingCode, type ReviewRecord } from '../reviewRecord.ts';
import { comparing } from './comparing.ts';
import { MissingButton, useMissingChoices } from './MissingButton.tsx';
import { SyncDialog } from './SyncDialog.tsx';
import { useFocusAfterStep } from './stepFocus.ts';
import { runTransition, useTransitions } from './useTransitions.ts';
import './workflow.css';

interface ReviewActionsProps {
  readonly record: ReviewRecord;
  /** Saves what is unsaved first: the state is about what is saved. @returns the record as saved; null stops here */
  readonly before: () => Promise<ReviewRecord | null>;
  readonly onDone: () => void;
  readonly onRefused: (text: string) => void;
  /** No primary button here while another one is on the page. */
  readonly quiet?: boolean;
  /** What stands against concluding, and the way to it. */
  readonly missing?: readonly Missing[];
  readonly onGo?: (field: string) => void;
  /** Further entries of the menu. */
  readonly others?: readonly MenuChoice[];
}

/** The transitions open to this person: one or two buttons, the rest behind "more". */
export function ReviewActions({
  record,
  before,
  onDone,
  onRefused,
  quiet = false,
  missing = [],
  onGo = () => undefined,
  others = [],
}: ReviewActionsProps) {
  const { t, locale } = useTexts();
  const isNarrow = useIsNarrow();
  const { shown: steps, more, takeOver, withheld } = useTransitions(record, missing.length === 0);
  // A small window has room for the next step alone; the others come first behind "more".
  const shown = isNarrow ? steps.slice(-1) : steps;
  const behind = [...steps.filter((step) => !shown.includes(step)), ...more];
  const [asking, setAsking] = useState<Transition | null>(null);
  const [syncing, setSyncing] = useState<Transition | null>(null);
  const [running, setRunning] = useState(false);

  const expectStep = useFocusAfterStep(record.state);

  const perform = async (saved: ReviewRecord, transition: Transition, reason: string | null) => {
    setRunning(true);
    try {
      await runTransition(saved, transition, { reason });
      expectStep();
      onDone();
    } catch (error) {
      // Somebody else was first: the record is shown as they left it.
      if (error instanceof ApiError && [409, 423].includes(error.status)) onDone();
      throw error;
    } finally {
      setRunning(false);
    }
  };
  const run = async (transition: Transition) => {
    const saved = running ? null : await before();
    if (saved === null) return;
    try {
      await perform(saved, transition, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error.message);
    }
  };
  /** Whatever goes wrong is thrown: the dialog says it, and keeps the reason that was typed. */
  const runWithReason = async (transition: Transition, reason: string) => {
    const saved = await before();
    if (saved === null) throw new ApiError(0, t('review.save.notSavedFirst'));
    await perform(saved, transition, reason);
  };
  const start = (transition: Transition) => {
    // What is about to be compared has to be what is saved.
    if (transition.event === 'sincronizar')
      void before().then((saved) => saved !== null && setSyncing(transition));
    else if (transition.reasonRequired) setAsking(transition);
    else void run(transition);
  };
  usePageCommands(
    [...steps, ...more, ...(takeOver ? [takeOver] : [])].map((transition) => ({
      key: transition.event,
      label: transition.label[locale],
      act: () => start(transition),
    })),
  );
  const concludes = steps.some(({ event }) => event === 'concluir');
  const missingChoices = useMissingChoices(concludes ? missing : [], onGo);
  const choices: readonly MenuChoice[] = [
    ...(isNarrow ? missingChoices : []),
    ...[...behind, ...(takeOver ? [takeOver] : [])].map((transition, index, all) => ({
      key: transition.event,
      label: transition.label[locale],
      act: () => start(transition),
      danger: final.includes(transition.event),
      ruled: final.includes(transition.event) && index > 0 && !final.includes(all[index - 1]?.event ?? ''),
    })),
    ...(record.readingOrder > 1
      ? [
          {
            key: 'comparing',
            label: t('analysis.reading.open'),
            act: () => comparing.set(record.id),
            ruled: true,
          },
        ]
      : []),
    ...others,
  ];
  return (
    <div className="row rv-acts">
      {record.reading !== null &&
        openRecordStates.includes(record.state) &&
        withheld?.code !== correctingCode && (
          <RightControl code={correctingCode} label={t('review.correct')} />
        )}
      {withheld && <RightControl code={withheld.code} label={withheld.label[locale]} />}
      {missingChoices.length > 0 && !isNarrow && <MissingButton choices={missingChoices} />}
      {shown.map((transition, index) => (
        <button
          key={transition.event}
          type="button"
          className={`btn ${index === shown.length - 1 && !quiet && transition.event !== 'reabrir' ? 'pri' : ''}`}
          aria-disabled={running || undefined}
          data-next-step={index === shown.length - 1 || undefined}
          onClick={() => start(transition)}
        >
          {transition.label[locale]}
        </button>
      ))}
      {choices.length > 0 && (
        <MenuButton className="txt ico" name={t('review.more')} choices={choices}>
          <Glyph icon={IconDots} />
        </MenuButton>
      )}
      {asking && (
        <ReasonDialog
          title={t('review.transitionWhy', { action: asking.label[locale] })}
          action={asking.label[locale]}
          onCancel={() => setAsking(null)}
          onReason={(reason) => runWithReason(asking, reason)}
        />
      )}
      {syncing && (
        <SyncDialog
          record={record}
          onClose={() => setSyncing(null)}
          act={() => runTransition(record, syncing)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** Events after which nobody goes on. */
const final: readonly string[] = ['cancelar', 'descartar'];
