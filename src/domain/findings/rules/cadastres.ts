import { Decimal } from 'decimal.js';
import { convertArea } from '../../area.ts';
import {
  type CertificateContent,
  compareProperty,
  type Difference,
  propertyHeld,
} from '../../certificates/comparison.ts';
import { normaliseName } from '../../certificates/exactSearch.ts';
import { oldExercise } from '../../certificates/exercise.ts';
import { alphanumericOf } from '../../documents/normalise.ts';
import { readStatedArea } from '../../text/statedArea.ts';
import type { FindingContext } from '../context.ts';
import type { FindingEvidence, Param } from '../finding.ts';
import { isOneOf } from '../landAgreement.ts';
import { landNumberText } from '../landNumberText.ts';
import { type LandField, type LandSaying, type LandStatement, sayingsOf } from '../landStatements.ts';
import { people, proofOfOwner } from '../ownersOf.ts';
import { openingField, proofOfField } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** The cadastres of rural land, as issued certificates tell them, against the record. */
export const cadastreRules: readonly FindingRule[] = [
  {
    id: 'FL-03',
    severity: 'ALTA',
    law: 'Decreto 4.449/2002 art. 4º; Lei 9.393/1996 art. 6º; Lei 12.651/2012 art. 29',
    find: (context) => [...disagreements(context), ...declarants(context)],
  },
  {
    id: 'FL-04',
    severity: 'INFO',
    law: 'Lei 4.947/1966 art. 22; Lei 9.393/1996 art. 8º',
    find: (context) => oldExercises(context),
  },
];

/** Fields in which a record and a certificate can disagree. */
const compared = ['incraCode', 'ccir', 'nirf', 'car', 'municipality', 'state', 'area'] as const;

interface Disagreement extends Pick<Difference, 'field' | 'there' | 'severity'> {
  readonly field: (typeof compared)[number];
  readonly said: LandSaying;
}

/** One for each pair of values that disagree, whichever certificates say so. */
function disagreements(context: FindingContext): Hit[] {
  const held = propertyHeld(context.situation.property);
  const found = compared.flatMap((field) =>
    sayingsOf(context.deal.statements, field).flatMap((said): Disagreement[] =>
      compareProperty({ [field]: said.value } as CertificateContent, held).map(({ there, severity }) => ({
        field,
        there,
        severity,
        said,
      })),
    ),
  );
  const pairs = Map.groupBy(found, ({ field, said, there }) =>
    [field, keyOf(field, said.value), keyOf(field, there)].join(' '),
  );
  return [...pairs].flatMap(([subject, all]): Hit[] => {
    const [first] = all;
    if (!first) return [];
    const { field, said, there, severity } = first;
    return [
      {
        subject,
        severity,
        text: field,
        params: {
          here: shownValue(field, said.value),
          there: shownValue(field, there),
        },
        evidence: [...all.map((item) => wordsOf(item.said)), ...proofInRecord(field, context)],
      },
    ];
  });
}

/** Whoever declares the land to a cadastre and owns none of it: a holder, a seller of long ago, a spouse unnamed. */
function declarants(context: FindingContext): Hit[] {
  const owners = people(context);
  if (owners.length === 0) return [];
  const strangers = sayingsOf(context.deal.statements, 'declarant').filter(
    ({ value }) => !isOneOf(value, owners),
  );
  const byName = Map.groupBy(strangers, ({ value }) => normaliseName(value));
  return [...byName].flatMap(([name, all]): Hit[] => {
    const [first] = all;
    return first
      ? [
          {
            subject: `declarant ${name}`,
            severity: 'MEDIA',
            text: 'declarant',
            params: {
              here: { names: [first.value] },
              there: { names: owners.map((owner) => owner.name) },
            },
            evidence: [
              ...all.map(wordsOf),
              ...owners.flatMap((owner) => proofOfOwner(owner, context, 'name')),
            ],
          },
        ]
      : [];
  });
}

/** Of each kind the newest certificate that names its exercise. */
function oldExercises({ deal }: FindingContext): Hit[] {
  const newest = new Map<string, LandSaying>();
  for (const said of sayingsOf(deal.statements, 'exercise')) {
    const kind = said.by.type.startsWith('CCIR') ? 'ccir' : 'itr';
    if (/^(?:CCIR|ITR_DEC)/.test(said.by.type) && !newest.has(kind)) newest.set(kind, said);
  }
  return [...newest].flatMap(([kind, said]): Hit[] => {
    const old = oldExercise(said.by.type, said.value, deal.date);
    if (!old) return [];
    return [
      {
        subject: `${kind} ${old.year}`,
        text: kind,
        params: { year: String(old.year), current: String(old.current) },
        evidence: [wordsOf(said)],
      },
    ];
  });
}

const wordsOf = ({ by, page, quote }: LandSaying): FindingEvidence => ({
  act: null,
  code: null,
  field: null,
  page,
  quote,
  certificate: certificateOf(by),
});

const certificateOf = ({ certificate, name, issuedOn }: LandStatement) => ({
  id: certificate,
  name,
  issuedOn,
});

/** Where the record says it: in the last act in force that does, else in the opening. */
function proofInRecord(field: (typeof compared)[number], context: FindingContext): FindingEvidence[] {
  const { standing, opening, situation } = context;
  if (field === 'area') {
    const act = standing.findLast(({ code }) => code === situation.areaHistory.at(-1)?.code);
    if (act) return proofOfField(act, 'area', 'area.value');
    return openingField(opening, 'property.area', 'property.area.value');
  }
  const act = standing.findLast(({ propertyChange }) => Object.hasOwn(propertyChange, field));
  return act
    ? proofOfField(act, `propertyChange.${field}`, `propertyChange.${field}.0`, 'event')
    : openingField(opening, `property.${field}`, `property.${field}.0`, 'number');
}

/** As little as tells one value from another. */
function keyOf(field: LandField, value: string): string {
  if (field === 'municipality' || field === 'state') return normaliseName(value);
  if (field === 'area') return new Decimal(hectaresIn(value)).toString();
  return alphanumericOf(value);
}

const shownValue = (field: LandField, value: string): Param =>
  field === 'area' ? { area: { value: hectaresIn(value), unit: 'ha' } } : landNumberText(field, value);

/** Of an area that was compared, so that it is known to be one. */
function hectaresIn(text: string): string {
  const area = readStatedArea(text);
  if (!area || area.Unidade === 'alqueire') return '0';
  return convertArea({ value: area.Valor, unit: area.Unidade ?? 'ha' }, 'ha').value;
}
