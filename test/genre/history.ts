import { addDays, type LocalDate } from '../../src/domain/dates.ts';
import { carriedOver, condominium, usucapion } from './acts/carried.ts';
import { ends } from './acts/ends.ts';
import { closing, land } from './acts/land.ts';
import { lienChanges, liens } from './acts/liens.ts';
import { personal } from './acts/personal.ts';
import { transfers } from './acts/transfers.ts';
import { currencyOn } from './currencyOn.ts';
import type { Random } from './random.ts';
import { type Draft, makeBuyers, type World } from './world.ts';

/** An act with its place in the record. */
export interface TimedDraft {
  readonly draft: Draft;
  readonly code: string;
  readonly date: LocalDate;
}

export interface History {
  readonly world: World;
  readonly openedOn: LocalDate;
  /** How the opening names the owners; null when it has none. */
  readonly openingOwners: string | null;
  readonly openingPlural: boolean;
  readonly acts: readonly TimedDraft[];
  /** What the opening said of the land, before anything changed. */
  readonly first: {
    readonly area: number | null;
    readonly name: string | null;
    readonly incra: string | null;
    readonly nirf: string | null;
    readonly ccir: string | null;
    readonly municipal: string | null;
  };
}

/** A chain of acts from the opening on, each possible where it stands. `length` acts, or a few more that must follow. */
export function makeHistory(random: Random, world: World, length: number): History {
  const openedOn = world.date;
  const first = {
    area: world.area,
    name: world.name,
    incra: world.incra,
    nirf: world.nirf,
    ccir: world.ccir,
    municipal: world.municipal,
  };
  const isUsucapion = random.chance(0.03);
  let openingOwners: string | null = null;
  let openingPlural = false;
  if (!isUsucapion) {
    const buyers = makeBuyers(world);
    openingOwners = buyers.text;
    openingPlural = buyers.people.length > 1;
    const shares = buyers.shares ?? buyers.people.map(() => `1/${buyers.people.length}`);
    world.owners = buyers.people.map((who, index) => ({ who, share: shares[index] ?? '1/1' }));
  }
  const acts: TimedDraft[] = [];
  const orders = { R: 0, AV: 0 };
  const put = (draft: Draft): void => {
    const order = world.house.apart ? ++orders[draft.kind] : acts.length + 1;
    const code = `${draft.kind}-${order}`;
    acts.push({ draft, code, date: world.date });
    for (const cancelled of draft.cancels ?? [])
      if (!code || !cancelled) throw new Error('an act without code');
    world.acts.push({
      Codigo: code, Tipo: draft.kind, Ordem: order, Data: world.date, Evento: draft.event, Valor: draft.value === undefined ? null : draft.value / 100, Moeda: draft.value === undefined ? null : currencyOn(world.date).code,
      Credor: draft.creditor ?? null, Transmitentes: draft.from ?? [], Adquirentes: draft.to ?? [], Grau: draft.degree ?? null, Vencimento: draft.due ?? null, Cancela: draft.cancels ?? [], Valido: true,
    }); // biome-ignore format: one act
    draft.settle?.(code);
  };
  if (isUsucapion) put(usucapion(world));
  else if (world.done.has('flat')) for (const draft of condominium(world)) put(draft);
  if (!isUsucapion && random.chance(0.1)) put(carriedOver(world));
  const last = '2025-09-30';
  while (acts.length < length || world.pending.length > 0) {
    const pending = world.pending.shift();
    if (pending) {
      const draft = pending();
      if (draft) put(draft);
      continue;
    }
    const next = random.chance(0.12) ? world.date : addDays(world.date, random.int(15, 900));
    if (next > last) break;
    world.date = next;
    const draft = nextDraft(world);
    if (draft) put(draft);
  }
  if (random.chance(0.04)) {
    world.date = addDays(world.date, random.int(10, 60));
    put(closing(world));
  }
  return { world, openedOn, openingOwners, openingPlural, acts, first };
}

/** The more liens are open, the likelier the next act ends one. */
function nextDraft(world: World): Draft | null {
  const { random } = world;
  const open = world.liens.length;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const family = random.weigh([
      [3, transfers],
      [3.4, liens],
      [open > 0 ? 1 : 0, lienChanges],
      [open > 0 ? 1 + open * 0.8 : 0, ends],
      [2, land],
      [1, personal],
    ]);
    const draft = random.weigh(family)(world);
    if (draft) return draft;
  }
  return null;
}
