import { Decimal } from 'decimal.js';
import { convertArea, usualAlqueire } from '../../area.ts';
import type { Act, Area, AreaStep } from '../../matricula/model/index.ts';
import { type FindingContext, folded } from '../context.ts';
import { openingField, openingWords, proofOfField } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** Measures of the land, what stands on it, and what kind of property it is. */
export const landRules: readonly FindingRule[] = [
  {
    id: 'RF-32',
    severity: 'ALTA',
    law: 'LRP art. 213; CC art. 500 § 1º',
    find: (context) =>
      steps(context).flatMap(({ act, before, after }): Hit[] => {
        if (act.event !== 'retificacao_area' && act.event !== 'georreferenciamento') return [];
        const [from, to] = [metres(before.area), metres(after.area)];
        if (from.isZero() || to.minus(from).abs().div(from).lte('0.05')) return [];
        return [
          {
            acts: [act],
            params: {
              before: { area: before.area },
              after: { area: after.area },
              percent: { percent: to.minus(from).div(from).times(100).toFixed(2) },
            },
            evidence: proofOfField(act, 'area', 'area.value', 'event'),
          },
        ];
      }),
  },
  {
    id: 'RF-33',
    severity: 'ALTA',
    law: 'LRP arts. 176 e 225',
    find: (context) => [
      ...splitsOfTooMuch(context),
      ...steps(context).flatMap(({ act, before }): Hit[] => {
        if (act.area === null || act.detachedArea === null) return [];
        const whole = metres(before.area);
        const left = whole.minus(metres(act.detachedArea));
        const gap = left.minus(metres(act.area)).abs();
        if (gap.lte(Decimal.max(100, whole.times('0.001')))) return [];
        return [
          {
            acts: [act],
            params: {
              before: { area: before.area },
              detached: { area: act.detachedArea },
              after: { area: act.area },
              expected: { area: convertArea({ value: left.toFixed(), unit: 'm2' }, before.area.unit) },
            },
            evidence: proofOfField(act, 'detachedArea', 'area', 'event'),
          },
        ];
      }),
    ],
  },
  { id: 'RF-39', severity: 'MEDIA', law: 'LRP arts. 167 II 4 e 169', find: (context) => buildings(context) },
  {
    id: 'RF-44',
    severity: 'MEDIA',
    law: 'Lei 6.015/1973 art. 176 § 1º II 3',
    find: (context) => alqueires(context),
  },
  {
    id: 'RF-57',
    severity: 'MEDIA',
    law: 'LRP art. 169',
    find: ({ situation: { property }, opening }) => {
      const [place, district] = [property.municipality, opening.district].map((name) =>
        name ? folded(name).trim() : null,
      );
      const isElsewhere = place && district && place !== district;
      const otherState =
        property.state !== null && opening.state !== null && property.state !== opening.state;
      const isNoted = district
        ? folded(opening.text).match(/(?:NEST|DEST)[AE] (?:MUNICIPIO E )?COMARCA|COMARCA D[EOA]/)
        : null;
      if (!otherState && (!isElsewhere || isNoted)) return [];
      return [
        {
          params: {
            place: [property.municipality, property.state].filter(Boolean).join('/'),
            district: [opening.district, opening.state].filter(Boolean).join('/'),
          },
          evidence: openingField(
            opening,
            'property.municipality',
            'property.state',
            'district',
            'registryOffice',
          ),
        },
      ];
    },
  },
  {
    id: 'RF-59',
    severity: 'INFO',
    law: 'CTN art. 32; DL 57/1966',
    find: ({ standing, opening }) =>
      opening.property.kind !== 'rural'
        ? []
        : standing
            .filter(({ propertyChange }) => propertyChange.kind === 'urban')
            .map((act) => ({
              acts: [act],
              evidence: proofOfField(act, 'propertyChange.kind', 'kind', 'event'),
            })),
  },
];

const metres = (area: Area): Decimal => new Decimal(convertArea(area, 'm2').value);

/** Acts by which more leaves than there is, and which do not say what remains: the area stays as it was. */
function splitsOfTooMuch({ situation, standing }: FindingContext): Hit[] {
  return standing.flatMap((act): Hit[] => {
    const detached = act.detachedArea;
    if (detached === null || act.area !== null) return [];
    const before = situation.areaHistory.findLast(({ code }) => placeOf(code, standing) < act.place);
    if (!before || metres(detached).lte(metres(before.area))) return [];
    return [
      {
        acts: [act],
        text: 'tooMuch',
        params: { before: { area: before.area }, detached: { area: detached } },
        evidence: proofOfField(act, 'detachedArea', 'event'),
      },
    ];
  });
}

/** Place of the act behind a step of the area; the opening stands before all. */
const placeOf = (code: string | null, acts: readonly Act[]): number =>
  acts.findLast((act) => act.code === code)?.place ?? -1;

/** Acts that leave another area, each with the one before. */
function steps({ situation, standing }: FindingContext): { act: Act; before: AreaStep; after: AreaStep }[] {
  const history = situation.areaHistory;
  return history.flatMap((after, index) => {
    const before = history[index - 1];
    const act = standing.findLast(({ code }) => code === after.code);
    return before && act ? [{ act, before, after }] : [];
  });
}

const built =
  /\bCASA\b|\bPREDIO\b|APARTAMENTO|EDIFICI|EDIFICAD|EDIFICAC|CONSTRUID|CONSTRUC|\bSALA\b|\bLOJA\b|GALPAO|SOBRADO|RESIDENCIA\b|BENFEITORIA|\bBARRACAO\b|\bVAGA\b|UNIDADE AUTONOMA/;

/** Only a visit, the tax roll or an appraisal tells that a building stands on bare land. */
function buildings({ isUrban, standing, opening, stated }: FindingContext): Hit[] {
  const noted = standing.some(({ event }) => event === 'construcao') || built.test(folded(opening.text));
  const razed = standing.some(({ event }) => event === 'demolicao');
  const seen = stated('building');
  if (!isUrban || opening.text === '' || (noted && !razed) || seen === false) return [];
  return [{ asks: 'building', isQuestion: seen === undefined, evidence: [] }];
}

const named: readonly (readonly [RegExp, Parameters<typeof convertArea>[0]['unit']])[] = [
  [/PAULISTA/, 'alqueire-paulista'],
  [/MINEIR|GOIAN|GEOMETRIC/, 'alqueire-mineiro'],
  [/BAIAN/, 'alqueire-baiano'],
  [/NORTE/, 'alqueire-do-norte'],
];

/** Alqueires and hectares stated side by side that differ by more than one per cent. */
function alqueires({ opening, standing, state, isRural }: FindingContext): Hit[] {
  if (!isRural) return [];
  const sources = [
    { area: opening.property.area, text: opening.text, act: null },
    ...standing.map((act) => ({ area: act.area, text: act.text, act })),
  ];
  return sources.flatMap(({ area, text, act }): Hit[] => {
    const match =
      /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,4})?) ?(?:\([A-Z ]+\) ?)?ALQUEIRES?(?: (?:DE [A-Z]+ )?(PAULISTA|MINEIR[OA]|GEOMETRIC[OA]|GOIAN[OA]|BAIAN[OA]|DO NORTE))?S?/.exec(
        folded(text),
      );
    const unit = match?.[2]
      ? named.find(([word]) => word.test(match[2] ?? ''))?.[1]
      : usualAlqueire(state ?? '');
    if (!match || !unit || area === null) return [];
    const stated = new Decimal(convertArea({ value: (match[1] ?? '0').replace(',', '.'), unit }, 'm2').value);
    const read = metres(area);
    // A part of the land told in alqueires is no second measure of the whole.
    if (
      stated.isZero() ||
      read.minus(stated).abs().div(stated).lte('0.01') ||
      read.div(stated).gt(2) ||
      stated.div(read).gt(3)
    )
      return [];
    const evidence = act
      ? proofOfField(act, 'area', 'area.value', 'event')
      : openingWords(opening, /\d[\d.,]* ?(?:\([A-Z ]+\) ?)?ALQUEIRES?/);
    return [
      {
        acts: act ? [act] : [],
        params: {
          alqueires: (match[1] ?? '').replace('.', ','),
          expected: { area: { value: stated.div(10000).toFixed(4), unit: 'ha' } },
          area: { area: convertArea(area, 'ha') },
        },
        evidence,
      },
    ];
  });
}
