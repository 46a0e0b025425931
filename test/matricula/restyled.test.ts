import { expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import { names, textOf } from '../support/papers/records.ts';
import { recordsFolder, scoreExtractions } from '../support/papers/score.ts';
import { inForm, partOf } from '../support/run/form.ts';

/**
 * The invented records as another house would have printed them: what they say is the same, so what is read is too.
 * Every record is told again in every style; in the short form each style tells another part of them, a sixteenth, whose
 * floor is what the worst of the sixteen reaches.
 */
const heading = /^([ \t]*)(R|AV|Av)[.\s-]{0,3}0*(\d{1,2}) ?[-/.–] ?(?:M[-.\s]{0,2})?(\d[\d.]*\d)(?=[^\d])/gm;

type Style = (kind: 'R' | 'AV', order: string, number: string) => string;

const headed = (style: Style) => (text: string) =>
  text.replace(
    heading,
    (_, space: string, kind: string, order: string, number: string) =>
      space + style(kind === 'R' ? 'R' : 'AV', order, number),
  );

let turn = 0;

function score(retell: (text: string) => string) {
  turn += 1;
  return scoreExtractions(
    recordsFolder,
    new Map(
      partOf(names, 16, turn).map((name) => {
        const [reading] = readMatricula(printedPages(retell(textOf(name))));
        return [name, reading ? toExtraction(reading) : {}];
      }),
    ),
  );
}

test.each<readonly [string, Style]>([
  ['R.03 - 12.345', (kind, order, number) => `${kind}. ${order.padStart(2, '0')} - ${number}`],
  ['R-3 (M-12.345)', (kind, order, number) => `${kind}-${order} (M-${number})`],
  ['[R-3/12.345]', (kind, order, number) => `[${kind}-${order}/${number}]`],
  ['REGISTRO Nº 3 DA MATRÍCULA 12.345', (kind, order, number) => `${kind === 'R' ? 'REGISTRO' : 'AVERBAÇÃO'} Nº ${order} DA MATRÍCULA ${number}`],
  ['R.3', (kind, order) => `${kind}.${order}`],
  ['A V . 3 - 12.345', (kind, order, number) => `${kind === 'R' ? 'R' : 'A V'} . ${order} - ${number}`],
  ['r.3-12.345', (kind, order, number) => `${kind.toLowerCase()}.${order}-${number}`],
  ['M-12.345 - R-3', (kind, order, number) => `M-${number} - ${kind}-${order}`],
])('headings like %s are read as well as their own', (_, style) => {
  const { overall, group } = score(headed(style));
  expect(overall).toBeGreaterThanOrEqual(0.99);
  expect(group('onusAtivos').missed).toBe(0);
}); // biome-ignore format: a table reads better than a column

test.each<readonly [string, (text: string) => string, number]>([
  ['without accents', (text) => text.normalize('NFD').replace(/\p{M}/gu, ''), 0.99],
  ['in capitals alone', (text) => text.toUpperCase(), inForm({ short: 0.96, long: 0.975 })],
])('%s they are read nearly as well', (_, retell, least) => {
  const { overall, group } = score(retell);
  expect(overall).toBeGreaterThanOrEqual(least);
  expect(group('onusAtivos').missed).toBe(0);
});
