import { Decimal } from 'decimal.js';
import { convertArea } from '../../area.ts';
import type { Area, FactCode, FactValue } from '../../matricula/model/index.ts';
import { findAreas } from '../../text/areaText.ts';
import { type FindingContext, folded, isCompany, says } from '../context.ts';
import { openingField, openingWords, proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** What rural land owes to cadastres, environment and agrarian law. */
export const ruralRules: readonly FindingRule[] = [
  rural('RF-26', 'ALTA', 'Lei 6.634/1979; Lei 13.097/2015', (context) => {
    if (!borderStates.has(context.state ?? '')) return [];
    return asked(context, 'borderStrip', {
      evidence: openingField(context.opening, 'property.municipality', 'district'),
    });
  }),
  rural('RF-27', 'ALTA', 'Lei 4.947/1966 art. 22; Decreto 4.449/2002', ({ situation: { property } }) =>
    property.incraCode === null && property.ccir === null ? [{}] : [],
  ),
  rural('RF-28', 'MEDIA', 'Lei 9.393/1996', ({ situation: { property } }) =>
    property.nirf.length === 0 ? [{}] : [],
  ),
  rural('RF-29', 'MEDIA', 'Decreto 4.449/2002 art. 10; Decreto 12.689/2025', (context) =>
    georeferencing(context),
  ),
  rural('RF-30', 'ALTA', 'Lei 12.651/2012 arts. 12, 18, 29 e 78-A', ({ situation, standing }) => {
    const inCar = situation.property.car !== null || standing.some(({ event }) => event === 'cadastro_car');
    return situation.legalReserve.registered || inCar ? [] : [{}];
  }),
  rural('RF-31', 'ALTA', 'Lei 12.651/2012 art. 12', (context) => smallReserve(context)),
  rural('RF-34', 'ALTA', 'Lei 5.868/1972 art. 8º', (context) => belowMinimum(context)),
  rural('RF-35', 'ALTA', 'CF art. 5º XXVI; CPC art. 833 VIII; STF Tema 961', (context) =>
    familyLand(context),
  ),
];

function rural(
  id: FindingRule['id'],
  severity: FindingRule['severity'],
  law: string,
  find: FindingRule['find'],
): FindingRule {
  return {
    id,
    severity,
    law,
    find: (context) => (context.isRural && !context.situation.closed ? find(context) : []),
  };
}

/** States of which some municipality lies within 150 km of the border. @see Lei 6.634/1979 art. 1 */
const borderStates = new Set(['AC', 'AM', 'AP', 'MS', 'MT', 'PA', 'PR', 'RO', 'RR', 'RS', 'SC']);

/** A question until the fact is stated; a finding where it is true, nothing where it is false. */
function asked({ stated }: FindingContext, fact: FactCode, hit: Hit): Hit[] {
  const value: FactValue | undefined = stated(fact);
  if (value === false) return [];
  return [{ ...hit, asks: fact, isQuestion: value === undefined }];
}

/** Needed for a split, a merger or a transfer from this day on; a guarantee alone may wait. */
const georeferencedFrom = '2029-10-21';

function georeferencing({ standing, opening, deal, situation }: FindingContext): Hit[] {
  const pattern = /GEO-?REF|SIGEF|CERTIFICA[A-Z]+[^.;]{0,60}INCRA/;
  if (standing.some((act) => act.event === 'georreferenciamento' || says(act, pattern))) return [];
  if (pattern.test(folded(opening.text))) return [];
  const last = standing.findLast(({ code }) => code === situation.areaHistory.at(-1)?.code);
  const mayWait = deal.guarantee !== null && deal.date < georeferencedFrom;
  return [
    {
      severity: mayWait ? 'INFO' : 'MEDIA',
      params: { date: { date: georeferencedFrom } },
      evidence: last
        ? proofOfField(last, 'area', 'area.value', 'detachedArea')
        : openingField(opening, 'property.area', 'property.area.value', 'property.name', 'number'),
    },
  ];
}

/** Least legal reserve by vegetation, as a part of the land. @see Lei 12.651/2012 art. 12 */
const leastReserve: Readonly<Record<string, string>> = {
  FLORESTA_AML: '0.8',
  CERRADO_AML: '0.35',
  CAMPOS_AML: '0.2',
  DEMAIS: '0.2',
};

/** Where the state alone tells the vegetation. In MT and TO a person has to say. */
const forestStates = new Set(['AC', 'AM', 'AP', 'PA', 'RO', 'RR']);

function smallReserve(context: FindingContext): Hit[] {
  const { situation, stated, state, standing } = context;
  const act = standing.findLast(({ code }) => code === situation.legalReserve.code);
  const part = reservedPart(context);
  if (!act || part === null) return [];
  const usual = forestStates.has(state ?? '') ? 'FLORESTA_AML' : 'DEMAIS';
  const isOpen = state === 'MT' || state === 'TO';
  const biome = stated('biome') ?? (isOpen ? null : usual);
  const evidence = proofOfField(act, 'legalReserve', 'legalReserve.value', 'event');
  const base = {
    acts: [act],
    evidence,
    asks: 'biome' as const,
    params: {
      percent: { percent: part.times(100).toFixed(2) },
      ...(situation.legalReserve.area && { area: { area: situation.legalReserve.area } }),
    },
  };
  const isBelow = (least: string) => part.lt(new Decimal(least).minus('0.0005'));
  if (biome === null && !isBelow('0.2')) return isBelow('0.8') ? [{ ...base, isQuestion: true }] : [];
  const least = leastReserve[String(biome ?? 'DEMAIS')] ?? '0.2';
  if (!isBelow(least)) return [];
  return [
    {
      ...base,
      text: situation.legalReserve.area ? 'text' : 'percent',
      params: { ...base.params, least: { percent: new Decimal(least).times(100).toFixed(0) } },
    },
  ];
}

/** Reserve over the land in force; the percentage the act prints where it gives no area. */
function reservedPart({ situation, standing }: FindingContext): Decimal | null {
  const { area: reserve, code } = situation.legalReserve;
  const total = hectares(situation.property.area);
  const reserved = hectares(reserve);
  if (reserved && total?.gt(0)) return reserved.div(total);
  const act = standing.findLast((item) => item.code === code);
  const printed = act ? /(\d{1,2}(?:[.,]\d{1,4})?) ?(?:%|POR CENTO)/.exec(folded(act.text))?.[1] : undefined;
  return printed ? new Decimal(printed.replace(',', '.')).div(100) : null;
}

const hectares = (area: Area | null): Decimal | null =>
  area ? new Decimal(convertArea(area, 'ha').value) : null;

/** No municipality asks for a larger parcel than this, so larger land is not asked about: a prudent bound of ours. */
const largestMinimum = 20;

function belowMinimum(context: FindingContext): Hit[] {
  const { situation, stated } = context;
  const total = hectares(situation.property.area);
  if (!total || !situation.property.area) return [];
  const evidence = proofOfArea(context);
  const params = { area: { area: situation.property.area } };
  const value = stated('minimumParcel');
  const least = typeof value === 'string' ? new Decimal(value) : printedMinimum(context);
  if (least === null)
    return total.lt(largestMinimum) ? [{ params, evidence, asks: 'minimumParcel', isQuestion: true }] : [];
  if (total.gte(least)) return [];
  return [
    {
      params: { ...params, least: { area: { value: least.toFixed(), unit: 'ha' } } },
      evidence,
      asks: 'minimumParcel',
    },
  ];
}

/** The parcel a cadastre copied into the record prints. */
function printedMinimum({ opening, standing }: FindingContext): Decimal | null {
  for (const text of [...standing.map((act) => act.text).toReversed(), opening.text]) {
    const plain = folded(text);
    const at = plain.search(/FRACAO MINIMA|\bF\.?M\.?P\b/);
    if (at < 0) continue;
    const [area] = findAreas(plain, at, at + 90);
    if (area) return new Decimal(convertArea(area.value, 'ha').value);
    const bare = /(\d{1,3},\d{1,4})/.exec(plain.slice(at, at + 60))?.[1];
    if (bare) return new Decimal(bare.replace(',', '.'));
  }
  return null;
}

/** A fiscal module has 5 to 110 ha, so four of them are never less nor more than these. @see Lei 8.629/1993 art. 4 */
const surelySmall = 20;
const surelyLarge = 440;

/** Small land worked by the family cannot be seized; size in modules and who works it are not in the record. */
function familyLand(context: FindingContext): Hit[] {
  const { situation, owners, stated } = context;
  const total = hectares(situation.property.area);
  const persons = owners.filter((owner) => !isCompany(owner));
  if (!total || persons.length === 0 || total.gt(surelyLarge) || stated('familyWorked') === false) return [];
  const value = stated('fiscalModules');
  const modules = typeof value === 'string' ? new Decimal(value) : printedModules(context);
  const evidence = proofOfArea(context);
  if (modules === null && total.gt(surelySmall))
    return [{ evidence, asks: 'fiscalModules', isQuestion: true }];
  if (modules?.gt(4)) return [];
  return asked(context, 'familyWorked', {
    evidence,
    text: stated('familyWorked') === undefined ? 'questionFamily' : 'text',
  });
}

function printedModules({ opening, standing }: FindingContext): Decimal | null {
  for (const text of [...standing.map((act) => act.text).toReversed(), opening.text]) {
    const found =
      /(?:N[ºO.]{0,2} ?(?:DE )?|NUMERO DE )MODULOS(?: FISCAIS)?[^.;\d]{0,20}(\d{1,4}(?:,\d{1,4})?)|(\d{1,4},\d{1,4}) MODULOS FISCAIS/.exec(
        folded(text),
      );
    const printed = found?.[1] ?? found?.[2];
    if (printed) return new Decimal(printed.replace(',', '.'));
  }
  return null;
}

/** Words of the area in force. */
function proofOfArea({ situation, standing, opening }: FindingContext) {
  const act = standing.findLast(({ code }) => code === situation.areaHistory.at(-1)?.code);
  if (act)
    return act.evidence.area || act.evidence['area.value']
      ? proofOfField(act, 'area', 'area.value')
      : proofOfWords(act, /AREA[^.;]{0,40}/);
  const found = openingField(opening, 'property.area', 'property.area.value');
  return found.length > 0 ? found : openingWords(opening, /\d[\d.,]* ?(?:HA\b|HECTARES)/);
}
