import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { applyCorrections, situationOf, type Truth } from '../../../domain/matricula/corrections/index.ts';
import {
  type Act,
  type Correction,
  type CorrectionBody,
  type NewAct,
  type Reading,
  type Situation,
  situationsOf,
} from '../../../domain/matricula/model/index.ts';
import { openRecordStates } from '../../../domain/matricula/stateGroups.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import { toLocalText } from '../../engine/data/instants.ts';
import { createSignal } from '../../kit/signal.ts';
import {
  type PendingCorrection,
  usePendingCorrections,
  withCorrection,
} from './corrections/pendingCorrections.ts';
import { nextDoubt } from './facts/doubts.ts';
import { type Effect, effectOf } from './facts/effect.ts';
import { type Fact, factsOf } from './facts/facts.ts';
import { homesOf } from './facts/sources.ts';
import { pageOf, pageOfAct } from './pages/pageMarks.ts';
import type { Place } from './place.ts';
import { replayOf } from './replay/replay.ts';
import { correctingCode, isElsewhere, type ReviewRecord } from './reviewRecord.ts';

/** What the person has chosen; both ends of the proof follow it. `by` says which end must not move. */
interface Chosen {
  readonly kind: 'fact' | 'act';
  readonly id: string;
  /** Which of the places that show the value leads. */
  readonly place: Place;
  readonly by: 'page' | 'facts' | 'keys';
  /** Grows with each choice, so that choosing the same again scrolls again. */
  readonly turn: number;
}

/** A record whose file has been read. */
export type ReadRecord = ReviewRecord & { readonly reading: Reading };

export type Review = ReturnType<typeof useReview>;

/**
 * State of the review of one record: the reading with its corrections, the situation folded from them at
 * once, what is chosen, which page shows, and what is not yet saved.
 */
export function useReview(record: ReadRecord) {
  const { reading } = record;
  const mayCorrect = useCodes().has(correctingCode) && !isElsewhere(record);
  const maySave = mayCorrect && openRecordStates.includes(record.state);
  const pageCount = record.statistics?.pages ?? lastPageOf(reading);
  const [pending, changePending] = usePendingCorrections(record.id);
  const { truth, corrections, misfits } = useMemo(() => truthOf(record, pending), [record, pending]);
  const today = useMemo(() => situationOf(truth), [truth]);
  // Cuts and drawing of a long record take longer than one key press may: they follow a moment later.
  const drawn = useDeferredValue(truth);
  const situations = useMemo(() => situationsOf(drawn.opening, drawn.acts), [drawn]);
  const facts = useMemo(() => factsOf(truth, corrections), [truth, corrections]);
  const replay = useMemo(() => replayOf(drawn.opening, drawn.acts, situations), [drawn, situations]);
  const doubts = useMemo(() => facts.filter((fact, index) => isFirstOfDoubt(facts, fact, index)), [facts]);

  const [day] = useState(() => toLocalText(new Date(), companyTimeZone()).slice(0, 10));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Apart from the rest: turning a page must not draw the facts again.
  const [shownPage] = useState(() => createSignal(1));
  const [editing, setEditing] = useState<{ readonly id: string; readonly place: Place } | null>(null);
  const [openActs, setOpenActs] = useState<ReadonlySet<string>>(new Set());
  const [step, setStepRaw] = useState<number | null>(null);

  const lastStep = situations.length - 1;
  const cut = step === null ? lastStep : Math.min(step, lastStep);

  const setPage = useCallback(
    (to: number) => shownPage.set(Math.min(pageCount, Math.max(1, to))),
    [shownPage, pageCount],
  );
  const setStep = (to: number | null) => setStepRaw(to === null || to >= lastStep ? null : Math.max(0, to));

  const homes = useMemo(() => homesOf(truth, today, facts), [truth, today, facts]);
  const homeOf = (id: string): Place => homes.get(id) ?? 'acts';

  const choose = (kind: Chosen['kind'], id: string, by: Chosen['by'], place: Place) => {
    const fact = kind === 'fact' ? facts.find((item) => item.id === id) : undefined;
    const act = truth.acts.find((item) => item.id === (kind === 'act' ? id : fact?.act));
    const target = fact ? pageOf(fact) : act ? pageOfAct(act) : null;
    if (target !== null) setPage(target);
    // A value chosen from elsewhere must be there to be scrolled to.
    if (fact && act && place === 'acts') setOpenActs((open) => new Set(open).add(act.id));
    setChosen((before) => ({ kind, id, by, place, turn: (before?.turn ?? 0) + 1 }));
  };

  const edit = (id: string | null, by: Chosen['by'] = 'facts', place: Place = homeOf(id ?? '')) => {
    setEditing(id === null || !mayCorrect ? null : { id, place });
    if (id !== null) choose('fact', id, by, place);
  };

  const add = (correction: PendingCorrection) =>
    changePending((before) => withCorrection(before, correction));

  return {
    record,
    /** The day it is in the company, as the review was opened. */
    day,
    truth,
    misfits,
    facts,
    doubts,
    replay,
    pending,
    today,
    shown: cut === lastStep ? today : (situations[cut] as Situation),
    /** The situation an act found. */
    before: (act: Act): Situation | undefined => situations[drawn.acts.findIndex(({ id }) => id === act.id)],
    cut,
    isCut: cut !== lastStep,
    setStep,
    chosen,
    chosenAct: chosen ? (chosen.kind === 'act' ? chosen.id : actOfFact(facts, chosen.id)) : null,
    chooseFact: (id: string, by: Chosen['by'], place: Place = homeOf(id)) => choose('fact', id, by, place),
    chooseAct: (id: string, by: Chosen['by']) => choose('act', id, by, 'acts'),
    /** Read it with `useShownPage`. */
    shownPage,
    pageCount,
    setPage,
    /** By who may; a look back at an earlier act shows what was, which nobody corrects. */
    canCorrect: maySave && cut === lastStep,
    /** Whether what is not saved yet could be: not once somebody else has the record in hand. */
    maySave,
    isEditing: (id: string, place: Place): boolean => editing?.id === id && editing.place === place,
    editing: editing?.id ?? null,
    edit,
    /**
     * Opens the doubt after `after` (the first one without it), coming round at the end.
     * @param settled doubts that were answered together with it
     */
    editNextDoubt: (after: string | null = null, settled: readonly Fact[] = []) => {
      const next = nextDoubt(doubts, after, settled);
      edit(next?.id ?? null, 'keys');
      return next;
    },
    openActs,
    toggleAct: (id: string) => setOpenActs((open) => toggled(open, id)),
    correct: (body: CorrectionBody, reason: string) => add({ ...body, reason }),
    /** Null takes a validity set by hand away. */
    setValidity: (act: Act, valid: boolean | null, reason: string) =>
      add({
        type: 'change',
        act: act.id,
        field: 'manualValidity',
        value: valid === null ? null : { valid, reason },
        from: act.manualValidity,
        reason,
      }),
    /** @param block id of the block of text it was read from */
    addAct: (id: string, act: NewAct, reason: string, block?: string) =>
      add({ type: 'add-act', act: id, value: act, reason, ...(block !== undefined && { block }) }),
    removeAct: (id: string, reason: string) => add({ type: 'remove-act', act: id, reason }),
    takeBack: (correction: PendingCorrection) =>
      changePending((before) => before.filter((item) => item !== correction)),
    discard: () => changePending(() => []),
    /** Takes away what the server has by now. */
    forget: (saved: readonly PendingCorrection[]) =>
      changePending((before) => before.filter((item) => !saved.includes(item))),
    /** What a correction would change, without making it; null when it cannot be made. */
    preview: (body: CorrectionBody): Effect | null => {
      const next = truthOf(record, withCorrection(pending, { ...body, reason: '' }));
      return next.misfits.length > misfits.length ? null : effectOf(today, situationOf(next.truth));
    },
  };
}

/**
 * Saved corrections, then the unsaved ones that fit. An unsaved one may no longer fit after somebody else
 * changed the record: it is kept aside and shown, never dropped.
 */
function truthOf(
  { reading, corrections }: ReadRecord,
  pending: readonly PendingCorrection[],
): { truth: Truth; corrections: readonly Correction[]; misfits: readonly PendingCorrection[] } {
  const misfits: PendingCorrection[] = [];
  let kept: readonly Correction[] = corrections;
  let truth = applyCorrections(reading, kept);
  for (const item of pending) {
    try {
      const next = [...kept, { ...item, by: '', at: '' }];
      truth = applyCorrections(reading, next);
      kept = next;
    } catch {
      misfits.push(item);
    }
  }
  return { truth, corrections: kept, misfits };
}

const actOfFact = (facts: readonly Fact[], id: string): string | null =>
  facts.find((fact) => fact.id === id)?.act ?? null;

const isFirstOfDoubt = (facts: readonly Fact[], fact: Fact, index: number): boolean =>
  fact.doubt !== null && facts.findIndex(({ doubt }) => doubt === fact.doubt) === index;

/** Where nobody counted the pages, the last one that proves something. */
const lastPageOf = ({ acts }: Reading): number =>
  Math.max(
    1,
    ...acts.flatMap(({ evidence }) =>
      Object.values(evidence).flatMap(({ spans }) => spans.map(({ page }) => page)),
    ),
  );

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
