import { useRef, useState } from 'react';
import type { WaysToOrder, WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import type { ConsoleRecord } from '../../../engine/data/records.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { type OpenOrders, sendOrder, type Typed } from './order.ts';
import { useWays } from './useWays.ts';
import { costOf, firstOrigin, needsOf, needsRecord, type Origin } from './ways.ts';

/** What became of one line: it tells its own success or refusal. */
type Outcome = { readonly kind: 'sending' | 'done' } | { readonly kind: 'refused'; readonly text: string };

/** What the person has said so far; the panel keeps it while no dialog is open. */
export interface KeptOrder {
  readonly typed: Typed;
  /** The registry record that lines about property are for. */
  readonly record: number | null;
}

interface Asked {
  readonly operation: number;
  /** How the lines of the dialog can be had, as of its opening. */
  readonly start: WaysToOrder;
  readonly items: readonly number[];
  /** One alone is ordered as it is; of many, those required are chosen at first. */
  readonly isAlone: boolean;
  readonly origin: Origin | null;
  readonly kept: KeptOrder;
  readonly keep: (kept: KeptOrder) => void;
}

/** Key of the choice of a registry record among the problems. */
export const recordField = 'IdentificadorRegistroMatricula';

/** Which lines are ordered and how, what is still to be said, and what came of each. */
export function useOrder({ operation, start, items, isAlone, origin, kept, keep }: Asked) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        start.Itens.filter(
          ({ Identificador, Obrigatoria }) => items.includes(Identificador) && (isAlone || Obrigatoria),
        ).map(({ Identificador }) => Identificador),
      ),
  );
  const [origins, setOrigins] = useState<Readonly<Record<number, Origin>>>({});
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const open = useRef<OpenOrders>(new Map());
  const { typed, record } = kept;
  const forRecord = useWays({ operation, record, stamp: 'chosen', enabled: record !== null });
  const known = record === null ? start : (forRecord.ways ?? start);
  const wayOf = (id: number): WayToOrder | undefined =>
    [...known.Itens, ...start.Itens].find(({ Identificador }) => Identificador === id);
  const ways = items.flatMap((id) => wayOf(id) ?? []);
  const originOf = (way: WayToOrder): Origin => origins[way.Identificador] ?? origin ?? firstOrigin(way);
  const isDone = ({ Identificador }: WayToOrder) => outcomes[Identificador]?.kind === 'done';
  const toOrder = ways.filter((way) => chosen.has(way.Identificador) && !isDone(way));
  const isOfSomeRecord = (way: WayToOrder) => needsRecord(firstOf(way), start);
  const waitsForRecord = (way: WayToOrder) => isOfSomeRecord(way) && record === null;
  const needs = needsOf(toOrder.filter((way) => !waitsForRecord(way)));

  /** The line as it was before a record was chosen for it. */
  function firstOf(way: WayToOrder): WayToOrder {
    return start.Itens.find(({ Identificador }) => Identificador === way.Identificador) ?? way;
  }

  /** @returns the first field that lacks something, or null */
  function lacking(): string | null {
    const found: Record<string, string> = {};
    if (toOrder.some(waitsForRecord)) found[recordField] = t('certificates.order.chooseRecord');
    for (const { field } of needs)
      if ((typed[field] ?? '') === '') found[field] = t('certificates.order.sayIt');
    setProblems(found);
    return Object.keys(found)[0] ?? null;
  }

  const tell = (id: number, outcome: Outcome) => setOutcomes((before) => ({ ...before, [id]: outcome }));

  /** One line after the other: a refused one stops nobody. */
  async function send(): Promise<{ readonly made: readonly ConsoleRecord[]; readonly refused: number }> {
    const made: ConsoleRecord[] = [];
    const wrong: Record<string, string> = {};
    setBusy(true);
    for (const way of toOrder) {
      tell(way.Identificador, { kind: 'sending' });
      try {
        made.push(await sendOrder({ operation, way, origin: originOf(way), typed }, open.current));
        tell(way.Identificador, { kind: 'done' });
      } catch (error) {
        tell(way.Identificador, {
          kind: 'refused',
          text: error instanceof Error ? error.message : String(error),
        });
        if (error instanceof ApiError)
          for (const [field, text] of Object.entries(error.body.errors))
            if (way.Faltam.includes(field)) wrong[field] = text;
      }
    }
    setProblems(wrong);
    setBusy(false);
    return { made, refused: toOrder.length - made.length };
  }

  return {
    ways,
    toOrder,
    isChosen: ({ Identificador }: WayToOrder) => chosen.has(Identificador),
    choose(ids: readonly number[], isChosen: boolean) {
      const others = [...chosen].filter((id) => !ids.includes(id));
      setChosen(new Set(isChosen ? [...others, ...ids] : others));
    },
    originOf,
    bring: (id: number, by: Origin) => setOrigins({ ...origins, [id]: by }),
    outcomeOf: ({ Identificador }: WayToOrder) => outcomes[Identificador],
    isDone,
    cost: costOf(toOrder.map((way) => ({ way, origin: originOf(way) }))),
    records: toOrder.some(isOfSomeRecord) ? start.Matriculas : [],
    record,
    needs,
    typed,
    problems,
    say(field: string, value: unknown) {
      const { [field]: _, ...others } = problems;
      setProblems(others);
      keep({ ...kept, typed: { ...typed, [field]: value } });
    },
    sayRecord(id: number | null) {
      const { [recordField]: _, ...others } = problems;
      setProblems(others);
      keep({ ...kept, record: id });
    },
    /** Values of another registry record are being looked up. */
    isLooking: record !== null && forRecord.ways === undefined && forRecord.error === null,
    lookFailed: record !== null ? forRecord.error : null,
    busy,
    lacking,
    send,
  };
}

export type OrderState = ReturnType<typeof useOrder>;
