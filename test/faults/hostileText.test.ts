import { expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { hostileKinds, hostileProse } from '../support/hostile/hostileProse.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import { inForm } from '../support/run/form.ts';

const characters = inForm({ short: 40_000, long: 1_000_000 });

// That it takes no time out of proportion is the bench's to say (test/bench/hostileText.bench.ts).
test.each(hostileKinds)(
  'text made to be slow to read is read to its end: %s',
  { timeout: 120_000 },
  (kind) => {
    expect(readMatricula(printedPages(hostileProse(kind, characters))).length).toBeGreaterThan(0);
  },
);
