import { Decimal } from 'decimal.js';
import { convertArea } from '../../area.ts';
import { formatDecimal } from '../../units.ts';
import type { OpinionFacts, TemplateSentence } from '../model.ts';
import { areaText, withArticle } from '../prose.ts';
import { ref, said } from './saying.ts';

/**
 * The legal reserve of rural land: noted on the record, or registered in the CAR alone.
 * @see Lei 12.651/2012 arts. 12 and 18
 */
export function reserveSentences({ today, reading: { acts } }: OpinionFacts): TemplateSentence[] {
  const { legalReserve, property } = today;
  if (property.kind === 'urban') return [];
  const act = acts.findLast(({ code }) => code === legalReserve.code);
  const text = legalReserve.registered ? registered(today) : absent(property.car);
  return [
    {
      key: 'reserve',
      section: 'reserve',
      text,
      says: said({
        registered: legalReserve.registered,
        code: legalReserve.code,
        area: legalReserve.area && `${legalReserve.area.value} ${legalReserve.area.unit}`,
        total: legalReserve.area && property.area && `${property.area.value} ${property.area.unit}`,
        car: legalReserve.registered ? null : property.car,
      }),
      sources: act ? [ref(act.id, 'legalReserve')] : [],
    },
  ];
}

function registered({ legalReserve: { code, area }, property }: OpinionFacts['today']): string {
  const where = code === null ? 'averbada' : `averbada ${withArticle('em', code)}`;
  if (area === null) return `A reserva legal está ${where}, sem área lida.`;
  const total = property.area && convertArea(property.area, 'm2').value;
  const part =
    total === null || new Decimal(total).isZero()
      ? ''
      : `, o que corresponde a ${formatDecimal(new Decimal(convertArea(area, 'm2').value).div(total).times(100).toFixed(), 'pt-br', 2)}% da área do imóvel`;
  return `A reserva legal está ${where}, com ${areaText(area)}${part}.`;
}

const absent = (car: string | null): string =>
  car === null
    ? 'Não constam reserva legal averbada nem inscrição no CAR.'
    : `Não consta reserva legal averbada; o imóvel está inscrito no CAR (${car}).`;
