import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { findMentions } from './parties.ts';
import { partHeirs, partReceivers } from './usufructHolders.ts';

const parted = (text: string): string[][] => {
  const folded = fold(text);
  const from = folded.search(/\b(?:DOOU|DOARAM|VENDEU)\b/);
  const people = findMentions(folded, text, { start: from, end: text.length });
  const { owners, usufructuaries } = partReceivers(folded, from, people);
  return [owners, usufructuaries].map((some) => some.map(({ name }) => name));
};

const caio = ['CAIO PRADO'];
const both = ['CAIO PRADO', 'TITO PRADO'];
const rita = ['RITA MOTA'];

test.each<[string, string[], string[]]>([
  ['IVO doou o imóvel a CAIO PRADO, solteiro, reservando o usufruto para si e para RITA MOTA', caio, rita],
  ['IVO doou a CAIO PRADO, com reserva de usufruto em favor do doador e de sua irmã RITA MOTA', caio, rita],
  ['IVO doou a CAIO PRADO, sendo usufrutuários o doador e RITA MOTA', caio, rita],
  ['IVO doou a nua-propriedade a CAIO PRADO e o usufruto a RITA MOTA', caio, rita],
  ['IVO doou o usufruto a RITA MOTA e a nua-propriedade a CAIO PRADO', caio, rita],
  ['IVO doou a CAIO PRADO, reservando, do imóvel de 12.500,00 m2, o usufruto para RITA MOTA', caio, rita],
  ['IVO doou o imóvel, com reserva de usufruto, a CAIO PRADO e TITO PRADO', both, []],
  ['IVO vendeu a CAIO PRADO, respeitado o usufruto do R-3, e a TITO PRADO', both, []],
])('%s', (text, owners, usufructuaries) => {
  expect(parted(text)).toEqual([owners, usufructuaries]);
});

test.each<[string, string[], string[]]>([
  ['coube a nua-propriedade a CAIO PRADO, solteiro, e o usufruto vitalício a RITA MOTA, viúva', caio, rita],
  [
    'coube à viúva RITA MOTA, o usufruto vitalício, e aos filhos CAIO PRADO e TITO PRADO, a nua-propriedade',
    both,
    rita,
  ],
  [
    'coube aos filhos CAIO PRADO e TITO PRADO a nua-propriedade do imóvel, e à viúva RITA MOTA o usufruto',
    both,
    rita,
  ],
  [
    'coube à viúva RITA MOTA, a metade, e aos filhos CAIO PRADO e TITO PRADO, a outra metade',
    [...rita, ...both],
    [],
  ],
])('%s', (text, owners, usufructuaries) => {
  const folded = fold(text);
  const people = findMentions(folded, text, { start: 6, end: text.length });
  const parts = partHeirs(folded, 6, text.length, people);
  expect([parts.owners, parts.usufructuaries].map((some) => some.map(({ name }) => name))).toEqual([
    owners,
    usufructuaries,
  ]);
});
