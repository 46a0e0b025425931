import { Decimal } from 'decimal.js';
import { convertArea } from '../../../area.ts';
import { formatCnm } from '../../../documents/cnm.ts';
import { formatMatriculaNumber } from '../../../documents/matriculaNumber.ts';
import type { Encumbrance } from '../../../matricula/model/index.ts';
import { readableName } from '../../../text/readableName.ts';
import type { ConclusionCode, TemplateSentence } from '../../model.ts';
import {
  areaText,
  calmName,
  dayText,
  documentText,
  ended,
  eventText,
  listText,
  moneyText,
  shareText,
} from '../../prose.ts';
import { said } from '../../sections/saying.ts';
import type { DealFacts, OperationFacts, RecordFacts } from '../facts.ts';
import { recordName } from '../recordName.ts';

/** Each property in short: what it is, whose, what lies on it, and what the opinion on its record concludes. */
export const guaranteeSentences = ({ records, deal }: OperationFacts): TemplateSentence[] => [
  ...records.flatMap((record) => [
    propertySentence(record),
    ownersSentence(record),
    liensSentence(record),
    opinionSentence(record),
  ]),
  ...wholeArea(records, deal),
];

const key = ({ id }: RecordFacts, what?: string): string => ['record', id, what].filter(Boolean).join(':');

function propertySentence(record: RecordFacts): TemplateSentence {
  const { property } = record.today;
  const { number, registryOffice, cnm } = record.reading.opening;
  const kind =
    property.kind === null ? 'imóvel' : property.kind === 'rural' ? 'imóvel rural' : 'imóvel urbano';
  const place = [property.municipality, property.state].filter(Boolean).join('/');
  const text = [
    capital(recordName(record)),
    registryOffice === null ? '' : `, ${registryOffice}`,
    cnm === null ? '' : ` (CNM ${formatCnm(cnm)})`,
    `: ${kind}`,
    property.name === null ? '' : ` denominado ${calmName(property.name)}`,
    place === '' ? '' : `, situado em ${place}`,
    property.area === null ? ', sem área lida' : `, com área de ${areaText(property.area)}`,
  ].join('');
  return sentence(key(record), text, {
    number,
    registryOffice,
    cnm,
    kind: property.kind,
    name: property.name,
    municipality: property.municipality,
    state: property.state,
    area: property.area && `${property.area.value} ${property.area.unit}`,
  });
}

function ownersSentence(record: RecordFacts): TemplateSentence {
  const { owners } = record.today;
  const named = owners.map(({ name, document, share, kind }) => {
    const who = [readableName(name), documentText(document)].filter(Boolean).join(', ');
    return `${who}, ${kind === 'bare' ? 'nua-propriedade ' : ''}${shareText(share)}`;
  });
  const text =
    owners.length === 0
      ? `Na ${recordName(record)} não foi possível apontar titular em vigor`
      : `${owners.length === 1 ? 'Titular' : 'Titulares'} da ${recordName(record)}: ${named.join('; ')}`;
  return sentence(key(record, 'owners'), text, {
    owners: owners
      .map(({ name, document, share, kind }) => `${document ?? name} ${share} ${kind}`)
      .join('; '),
  });
}

function liensSentence(record: RecordFacts): TemplateSentence {
  const { encumbrances } = record.today;
  const text =
    encumbrances.length === 0
      ? `Não constam ônus em vigor na ${recordName(record)}`
      : `Ônus em vigor na ${recordName(record)}: ${encumbrances.map((lien) => lienText(lien, record)).join('; ')}`;
  return sentence(key(record, 'liens'), text, {
    codes: encumbrances.map(({ code }) => code).join(' '),
    liens: encumbrances
      .map(({ code, event, creditor, value, currency, degree, dueOn }) =>
        [code, event, creditor, value, currency, degree, dueOn].map((part) => part ?? '-').join(' '),
      )
      .join('; '),
  });
}

function lienText(
  { code, event, creditor, value, currency, since, degree }: Encumbrance,
  record: RecordFacts,
) {
  return [
    `${code}, ${eventText(record.eventName(event))}`,
    degree === null ? '' : ` de ${degree}º grau`,
    creditor === null ? '' : ` em favor de ${readableName(creditor)}`,
    value === null ? '' : `, de ${moneyText(value, currency, since)}`,
  ].join('');
}

function opinionSentence(record: RecordFacts): TemplateSentence {
  const { opinion } = record;
  if (!opinion)
    return sentence(key(record, 'opinion'), `A ${recordName(record)} ainda não tem parecer aprovado`, {
      opinion: null,
    });
  const { conclusion, conditions, approvedOn, approver, isStale } = opinion;
  const listed = conditions.map((condition, index) => `${index + 1}) ${condition.replace(/[.;]$/, '')}`);
  const text = [
    `O parecer da ${recordName(record)} é ${conclusionWords[conclusion]}, aprovado em ${dayText(approvedOn)} por ${approver}`,
    isStale ? ', e está desatualizado: os fatos da matrícula mudaram depois' : '',
    listed.length === 0 ? '' : `. ${listed.length === 1 ? 'Ressalva' : 'Ressalvas'}: ${listed.join('; ')}`,
  ].join('');
  return sentence(key(record, 'opinion'), text, {
    opinion: opinion.id,
    conclusion,
    isStale: isStale || null,
  });
}

/** Inside a sentence, whose adjectives are masculine: o parecer. */
const conclusionWords: Readonly<Record<ConclusionCode, string>> = {
  FAVORAVEL: 'favorável',
  FAVORAVEL_COM_RESSALVAS: 'favorável com ressalvas',
  DESFAVORAVEL: 'desfavorável',
  INCONCLUSIVO: 'inconclusivo',
};

/** Land of several records in one sum, in hectares; homes are not added up. */
function wholeArea(records: readonly RecordFacts[], { propertyType }: DealFacts): TemplateSentence[] {
  const areas = records.flatMap(({ today }) => today.property.area ?? []);
  if (propertyType !== 'Rural' || records.length < 2 || areas.length < records.length) return [];
  const sum = areas
    .reduce((total, area) => total.plus(convertArea(area, 'ha').value), new Decimal(0))
    .toFixed();
  const names = listText(
    records.map(({ reading: { opening } }) =>
      opening.number === null ? '–' : formatMatriculaNumber(opening.number),
    ),
  );
  return [
    sentence('records:area', `As matrículas ${names} somam ${areaText({ value: sum, unit: 'ha' })}`, { sum }),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (name: string, text: string, says: Parameters<typeof said>[0]): TemplateSentence => ({
  key: name,
  section: 'guarantees',
  text: ended(text),
  says: said(says),
  sources: [],
});
