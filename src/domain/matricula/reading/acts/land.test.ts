import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode } from '../../model/model.ts';
import { readLand, sellsDetached } from './land.ts';

const land = (text: string, event: EventCode) => {
  const read = readLand(fold(text), { start: 0, end: text.length }, event);
  return {
    area: read.area?.value.value ?? null,
    detached: read.detachedArea?.value.value ?? null,
    reserve: read.legalReserve?.value.value ?? null,
  };
};

test.each<[string, EventCode, string | null, string | null]>([
  [
    'a área fica retificada de 512,60,00 ha para 508,33,40 ha (508,3340 ha)',
    'retificacao_area',
    '508.334',
    null,
  ],
  [
    'a área que era de 1.250,0000 ha, passou a ser de 1.243,8817 ha',
    'georreferenciamento',
    '1243.8817',
    null,
  ],
  [
    'foi desmembrada a área de 40,0000 ha, permanecendo nesta a área remanescente de 468,3340 ha',
    'desmembramento',
    '468.334',
    '40',
  ],
  [
    'foi desmembrada a área de 100,00 ha, que passou a constituir a matrícula nº 6.110',
    'desmembramento',
    null,
    '100',
  ],
  [
    'a área, que constava como 10.000,00 m², é retificada para 10.118,46 m²',
    'retificacao_area',
    '10118.46',
    null,
  ],
  [
    'unificado com o da matrícula 20.457, dando origem à matrícula nº 41.330, com 30,2500 ha',
    'unificacao',
    null,
    null,
  ],
  [
    'resultando o lote 3-A, com 2.887,62 m², que passa a ser o objeto desta matrícula',
    'unificacao',
    '2887.62',
    null,
  ],
  ['edificada uma casa com 110,00 m²', 'construcao', null, null],
])('%s', (text, event, area, detached) => {
  expect(land(text, event)).toMatchObject({ area, detached });
});

test('takes the stated total of a reserve in several pieces', () => {
  expect(
    land('as reservas de 140,0000 ha e 108,0000 ha, totalizando 248,0000 ha', 'reserva_legal').reserve,
  ).toBe('248');
  expect(
    land('a área de 102,52,00 ha, em duas glebas (70,52,00 ha e 32,00,00 ha)', 'reserva_legal').reserve,
  ).toBe('102.52');
});

test('knows the sale of a piece that becomes a record of its own', () => {
  const sells = (text: string) => sellsDetached(fold(text), { start: 0, end: text.length });
  expect(
    sells('venderam a área de 8 ha, a ser destacada deste imóvel e que passou a constituir a matrícula nº 2'),
  ).toBe(true);
  expect(sells('venderam o imóvel desta matrícula')).toBe(false);
});
