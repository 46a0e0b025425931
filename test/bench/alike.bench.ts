import { alikeGroups } from '../../src/domain/alike/alikeGroups.ts';
import type { AlikeEntry } from '../../src/domain/alike/alikeIndex.ts';
import { randomOf } from '../genre/random.ts';
import { growth } from './growth.ts';
import type { Measurement } from './measurement.ts';

const first = ['Maria', 'José', 'Ana', 'João', 'Agropecuária', 'Fazenda', 'Transportes', 'Cerealista'];
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'xo', 'zu'];

/** Records that may be one are found without comparing every two, which for a hundred thousand would take an hour. */
export const measure = (): Promise<Measurement[]> =>
  growth({
    what: 'names compared',
    kinds: ['people and companies'],
    amount: 100_000,
    unit: 'names',
    atMost: 5_000,
    make: (_kind, amount) => inventedNames(amount),
    work: alikeGroups,
  });

function inventedNames(count: number): readonly AlikeEntry[] {
  const random = randomOf(3);
  const word = () => Array.from({ length: 3 }, () => random.pick(syllables)).join('');
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    names: { Nome: `${random.pick(first)} ${word()} ${word()}` },
    values: {},
  }));
}
