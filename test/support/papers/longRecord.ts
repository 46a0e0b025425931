import type { Act, EventCode, Reading } from '../../../src/domain/matricula/model/index.ts';
import { act, cancels, inOrder, linked, opening, owner, people, property, reading } from './matricula.ts';

/**
 * An invented record with a long chain of acts: parts sold on and on, liens of several degrees amended, released in
 * part and cancelled, gifts with usufruct, cancellations taken back, areas measured anew. The same for the
 * same seed.
 * @param count how many acts
 */
export function longRecord(count: number, seed = 1): Reading {
  const random = numbers(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const names = Array.from({ length: 24 }, (_, index) => `PESSOA ${'ABCDEFGHIJKLMNOPQRSTUVWX'[index]} TESTE`);
  const acts: Act[] = [];
  for (let order = 1; order <= count; order += 1) {
    const earlier = acts.map(({ code }) => code);
    const liens = acts.filter(({ event }) => lienEvents.includes(event)).map(({ code }) => code);
    const date = dayAfter(order);
    const kind = random();
    if (kind < 0.3) {
      const [giver, taker] = [pick(names), pick(names)];
      acts.push(
        act(`R-${order}`, 'compra_venda', {
          date,
          value: '100000',
          currency: 'BRL',
          grantors: people(giver),
          grantees: people(taker),
          transfers: [
            {
              from: [giver],
              to: [{ name: taker, share: null }],
              share: pick([null, '1/2', '1/4', '1/10']),
              of: pick(['property', 'holding']),
              mode: 'transfer',
            },
          ],
        }),
      );
    } else if (kind < 0.36) {
      const [giver, taker] = [pick(names), pick(names)];
      acts.push(
        act(`R-${order}`, 'doacao', {
          date,
          grantors: people(giver),
          grantees: people(taker),
          text: 'com reserva de usufruto vitalício',
        }),
      );
    } else if (kind < 0.4) {
      const giver = pick(names);
      acts.push(
        act(`R-${order}`, 'usufruto', { date, grantors: people(pick(names)), grantees: people(giver) }),
      );
    } else if (kind < 0.6) {
      acts.push(
        act(`R-${order}`, pick(lienEvents), {
          date,
          value: String(100_000 + order),
          currency: 'BRL',
          creditor: 'BANCO HORIZONTE S.A.',
          degree: 1 + (order % 3),
          dueOn: dayAfter(order + 60),
        }),
      );
    } else if (kind < 0.68 && liens.length > 0) {
      acts.push(
        act(`AV-${order}`, 'aditivo_cedula', {
          date,
          dueOn: dayAfter(order + 90),
          links: linked('amends', pick(liens)),
        }),
      );
    } else if (kind < 0.86 && earlier.length > 0) {
      acts.push(act(`AV-${order}`, 'cancelamento', { date, links: cancels(pick(earlier.slice(-12))) }));
    } else if (kind < 0.9 && liens.length > 0) {
      acts.push(act(`AV-${order}`, 'outro', { date, links: linked('cancels-in-part', pick(liens)) }));
    } else if (kind < 0.93 && earlier.length > 0) {
      acts.push(act(`AV-${order}`, 'outro', { date, links: linked('restores', pick(earlier)) }));
    } else if (kind < 0.96) {
      acts.push(
        act(`AV-${order}`, 'georreferenciamento', { date, area: { value: `${400 + order}.5`, unit: 'ha' } }),
      );
    } else {
      acts.push(act(`AV-${order}`, 'reserva_legal', { date, legalReserve: { value: '96.8', unit: 'ha' } }));
    }
  }
  return reading(
    opening(
      names.slice(0, 4).map((name) => owner(name, '1/4')),
      {
        number: '70001',
        openedOn: '1976-01-02',
        property: property({ name: 'Fazenda Cem Folhas', area: { value: '484', unit: 'ha' } }),
      },
    ),
    inOrder(...acts),
  );
}

const lienEvents: readonly EventCode[] = [
  'hipoteca',
  'hipoteca_cedular',
  'penhora',
  'alienacao_fiduciaria',
  'servidao',
];

/** A few acts a year from 1976 on. */
const dayAfter = (order: number): string => {
  const month = order * 3;
  return `${1976 + Math.floor(month / 12)}-${String(1 + (month % 12)).padStart(2, '0')}-15`;
};

/** Numbers from 0 to 1 by a small generator (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
