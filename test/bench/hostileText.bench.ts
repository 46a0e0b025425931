import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { hostileKinds, hostileProse } from '../support/hostile/hostileProse.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import { growth } from './growth.ts';
import type { Measurement } from './measurement.ts';

const characters = 160_000;

/** No text makes the reader slow out of proportion to its length (security, S-34). */
export const measure = (): Promise<Measurement[]> =>
  growth({
    what: 'hostile text',
    kinds: hostileKinds,
    amount: characters,
    unit: 'characters',
    atMost: characters / 50,
    make: (kind, amount) => printedPages(hostileProse(kind, amount)),
    work: (pages) => readMatricula(pages),
  });
