import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Transition } from '../../../metadata/entity.ts';
import { RightControl } from '../../auth/RightControl.tsx';
import { ApiError } from '../../data/apiError.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconDots } from '../../ui/icons.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { correctingCode, openStates, type ReviewRecord } from './reviewRecord.ts';
import { runTransition, useTransitions } from './useTransitions.ts';

interface ReviewActionsProps {
  readonly record: ReviewRecord;
  /** Unsaved corrections are saved first: the state is about what is saved. False stops here. */
  readonly before: () => Promise<boolean>;
  readonly onDone: () => void;
  readonly onRefused: (text: string) => void;
  /** No primary button here while another one is on the page. */
  readonly quiet?: boolean;
}

/** The transitions open to this person: one or two buttons, the rest behind "more". */
export function ReviewActions({ record, before, onDone, onRefused, quiet = false }: ReviewActionsProps) {
  const { t, locale } = useTexts();
  const { shown, more, withheld } = useTransitions(record);
  const [asking, setAsking] = useState<Transition | null>(null);
  const [running, setRunning] = useState(false);

  const run = async (transition: Transition, reason: string | null) => {
    setAsking(null);
    if (running || !(await before())) return;
    setRunning(true);
    try {
      await runTransition(record, transition, { reason });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error.message);
      if (error.status === 409) onDone();
    } finally {
      setRunning(false);
    }
  };
  const start = (transition: Transition) =>
    transition.reasonRequired ? setAsking(transition) : void run(transition, null);
  return (
    <div className="row rv-acts">
      {record.reading !== null && openStates.includes(record.state) && withheld?.code !== correctingCode && (
        <RightControl code={correctingCode} label={t('review.correct')} />
      )}
      {withheld && <RightControl code={withheld.code} label={withheld.label[locale]} />}
      {shown.map((transition, index) => (
        <button
          key={transition.event}
          type="button"
          className={`btn ${index === shown.length - 1 && !quiet ? 'pri' : ''}`}
          aria-disabled={running || undefined}
          onClick={() => start(transition)}
        >
          {transition.label[locale]}
        </button>
      ))}
      {more.length > 0 && <More transitions={more} onChoose={start} />}
      {asking && (
        <ReasonDialog
          title={t('review.transitionWhy', { action: asking.label[locale] })}
          action={asking.label[locale]}
          onCancel={() => setAsking(null)}
          onReason={(reason) => void run(asking, reason)}
        />
      )}
    </div>
  );
}

function More({
  transitions,
  onChoose,
}: {
  transitions: readonly Transition[];
  onChoose: (transition: Transition) => void;
}) {
  const { t, locale } = useTexts();
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    holder.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const away = (event: Event) => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const items = [...(holder.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      items.at(to % items.length)?.focus();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div ref={holder}>
      <button
        ref={opener}
        type="button"
        className="btn txt ico"
        aria-label={t('review.more')}
        title={t('review.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph icon={IconDots} />
      </button>
      {open && (
        <div className="rv-menu" role="menu" tabIndex={-1} aria-label={t('review.more')} onKeyDown={keys}>
          {transitions.map((transition) => (
            <button
              key={transition.event}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onChoose(transition);
              }}
            >
              {transition.label[locale]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
