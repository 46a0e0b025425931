import { formatCar } from '../../documents/car.ts';
import { formatIncra } from '../../documents/incra.ts';
import { formatNirf } from '../../documents/nirf.ts';
import type { Act, Property } from '../../matricula/model/index.ts';
import type { FactRef, OpinionFacts, TemplateSentence } from '../model.ts';
import { areaText, eventText, listText } from '../prose.ts';
import { openingRef, ref, said } from './saying.ts';

/** What the land measures, since when, and under which numbers it is registered elsewhere. */
export const areaSentences = (facts: OpinionFacts): TemplateSentence[] => [
  ...measure(facts),
  ...registrations(facts),
];

function measure({ today: { areaHistory }, reading: { acts }, eventName }: OpinionFacts): TemplateSentence[] {
  const [first] = areaHistory;
  const last = areaHistory.at(-1);
  if (!first || !last) return [];
  const act = acts.find(({ code }) => code === last.code);
  const text =
    last.code === null
      ? `A área do imóvel é de ${areaText(last.area)}, sem alteração desde a abertura da matrícula.`
      : `A área do imóvel é de ${areaText(last.area)}, conforme ${last.code}${act ? ` (${eventText(eventName(act.event))})` : ''}${first.code === null ? `; na abertura da matrícula era de ${areaText(first.area)}` : ''}.`;
  return [
    {
      key: 'area',
      section: 'area',
      text,
      says: {
        steps: areaHistory
          .map(({ code, area }) => `${code ?? ''} ${area.value} ${area.unit}`.trim())
          .join('; '),
      },
      sources: act ? areaRefs(act) : [openingRef('property.area')],
    },
  ];
}

const areaRefs = ({ id }: Act): FactRef[] => [ref(id, 'area'), ref(id, 'detachedArea')];

function registrations({ today: { property }, reading: { acts } }: OpinionFacts): TemplateSentence[] {
  const numbers = property.kind === 'urban' ? urbanNumbers(property) : ruralNumbers(property);
  if (numbers.length === 0) return [];
  const known = numbers.filter(({ text }) => text !== null).map(({ label, text }) => `${label} ${text}`);
  const missing = numbers.filter(({ text }) => text === null).map(({ label }) => label);
  const text = [
    known.length === 0 ? '' : `${verbOf(known)} da matrícula ${listText(known)}.`,
    missing.length === 0 ? '' : `Não ${verbOf(missing).toLowerCase()} da matrícula ${listText(missing)}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const sources = numbers.flatMap(({ field }) => [
    ...acts
      .filter(({ propertyChange }) => Object.hasOwn(propertyChange, field))
      .map(({ id }) => ref(id, `propertyChange.${field}`))
      .toReversed(),
    openingRef(`property.${field}`),
  ]);
  return [
    {
      key: 'registrations',
      section: 'area',
      text,
      says: said({
        ...Object.fromEntries(numbers.map(({ field, text: value }) => [field, value])),
        kind: property.kind,
      }),
      sources,
    },
  ];
}

const verbOf = (items: readonly string[]): string => (items.length === 1 ? 'Consta' : 'Constam');

interface RegisteredNumber {
  readonly field: keyof Property;
  readonly label: string;
  readonly text: string | null;
}

const ruralNumbers = ({ incraCode, ccir, nirf, car }: Property): RegisteredNumber[] => [
  { field: 'incraCode', label: 'o código do imóvel no INCRA', text: incraCode && formatIncra(incraCode) },
  { field: 'ccir', label: 'o CCIR', text: ccir },
  { field: 'nirf', label: 'o NIRF', text: nirf.length === 0 ? null : listText(nirf.map(formatNirf)) },
  { field: 'car', label: 'a inscrição no CAR', text: car && formatCar(car) },
];

/** A house without its municipal number is no more than that: it is not said to lack what belongs to land. */
const urbanNumbers = ({ municipalRegistration }: Property): RegisteredNumber[] =>
  municipalRegistration === null
    ? []
    : [{ field: 'municipalRegistration', label: 'a inscrição municipal', text: municipalRegistration }];
