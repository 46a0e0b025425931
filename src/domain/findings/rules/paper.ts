import { addDays } from '../../dates.ts';
import { explainCar, normaliseCar } from '../../documents/car.ts';
import { isCnm, normaliseCnm } from '../../documents/cnm.ts';
import { isIncra, normaliseIncra } from '../../documents/incra.ts';
import { explainNirf, formatNirf, normaliseNirf } from '../../documents/nirf.ts';
import { formatProtocol } from '../../documents/protocol.ts';
import { type FindingContext, folded } from '../context.ts';
import type { FindingEvidence } from '../finding.ts';
import { closingProof, openingField, proofOfField } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** The paper itself: how old it is, what waits at the office, and how well it was read. */
export const paperRules: readonly FindingRule[] = [
  {
    id: 'RF-15',
    severity: 'ALTA',
    law: 'LRP arts. 182 a 188 e 205',
    find: ({ truth: { closing } }) =>
      closing.openProtocols.map((protocol, index) => ({
        subject: protocol,
        params: { protocol: formatProtocol(protocol) },
        evidence: closingProof(closing, `openProtocols.${index}`, 'openProtocols'),
      })),
  },
  {
    id: 'RF-40',
    severity: 'ALTA',
    law: 'Decreto 93.240/1986 art. 1º IV',
    find: (context) => age(context),
  },
  {
    id: 'RF-41',
    severity: 'ALTA',
    law: 'LRP art. 232',
    find: ({ truth: { coverage } }) => lostSheets(coverage),
  },
  {
    id: 'RF-56',
    severity: 'BAIXA',
    law: 'Provimento CNJ 143/2023; Lei 5.868/1972; Lei 9.393/1996',
    find: (context) => codes(context),
  },
  {
    id: 'RF-58',
    severity: 'ALTA',
    law: 'política de leitura: OCR abaixo de 70 na página ou de 60 no cabeçalho do ato',
    find: ({ pages, truth }) => [
      ...pages
        .filter(({ confidence }) => confidence < 70)
        .map(({ page, confidence }) => ({
          subject: `p${page}`,
          params: { page: String(page), confidence: String(Math.round(confidence)) },
          evidence: [{ act: null, code: null, field: null, page, quote: '' }],
        })),
      ...truth.acts
        .filter(({ evidence }) => heading.some((field) => (evidence[field]?.confidence ?? 100) < 60))
        .map((act) => ({ acts: [act], text: 'heading', evidence: proofOfField(act, ...heading) })),
    ],
  },
];

const heading = ['order', 'kind', 'code', 'date', 'event'];

/** A certificate counts for thirty days, and a mere view certifies nothing. */
function age({ truth, deal, stated }: FindingContext): Hit[] {
  const { closing } = truth;
  const said = stated('certificateIssuedOn');
  const issued = closing.issuedOn ?? (typeof said === 'string' ? said : null);
  const view: Hit[] =
    closing.kind === 'view' ? [{ subject: 'visualizacao', text: 'view', evidence: wordsOfView(truth) }] : [];
  if (issued === null)
    return [...view, { subject: 'data', asks: 'certificateIssuedOn', isQuestion: true, evidence: [] }];
  if (addDays(issued, 30) >= deal.date) return view;
  return [
    ...view,
    {
      params: { date: { date: issued } },
      evidence: closingProof(closing, 'issuedOn'),
      ...(closing.issuedOn === null && { asks: 'certificateIssuedOn' }),
    },
  ];
}

/** A view says so in its closing, or on the edge of every page. */
function wordsOfView({ closing, coverage }: FindingContext['truth']): FindingEvidence[] {
  const said = closingProof(closing, 'kind');
  if (said.length > 0) return said;
  const block = coverage.find(({ text }) => viewWords.test(folded(text)));
  const match = block ? viewWords.exec(folded(block.text)) : null;
  if (!block || !match) return [];
  const quote = block.text.slice(match.index, match.index + match[0].length);
  return [{ act: null, code: null, field: null, page: block.page, quote }];
}

const viewWords = /PARA SIMPLES CONSULTA|NAO VALE COMO CERTIDAO|VISUALIZACAO/;

/**
 * Sheets that the page before announces (`continua na ficha 02`) and the file does not hold: nothing of the record
 * follows, or the next head is of a later sheet.
 */
function lostSheets(coverage: FindingContext['truth']['coverage']): Hit[] {
  const texts = coverage.map(({ text }) => folded(text));
  const seen = texts.map((text, index) =>
    coverage[index]?.use === 'furniture'
      ? [...text.matchAll(sheetHead)].map(([, sheet]) => Number(sheet))
      : [],
  );
  return coverage.flatMap(({ page, text }, index): Hit[] => {
    const match = announced.exec(texts[index] ?? '');
    const sheet = Number(match?.[1]);
    if (!match || seen.flat().includes(sheet)) return [];
    const after = coverage.slice(index + 1).some(({ use }) => use === 'act' || use === 'open');
    if (after && !seen.slice(index + 1).some((sheets) => sheets.some((other) => other > sheet))) return [];
    const quote = text.slice(match.index, match.index + match[0].length);
    return [
      {
        subject: `sheet ${sheet}`,
        text: 'sheet-missing',
        params: { sheet: String(sheet) },
        evidence: [{ act: null, code: null, field: null, page, quote }],
      },
    ];
  });
}

const announced =
  /\b(?:CONTINUA(?:CAO)?|SEGUE)\b[^.;:\d]{0,16}\b(?:FICHA|FOLHA|FLS?)\b\.?\s?(?:N[.º°O]{0,3}\s?)?0{0,3}([1-9]\d{0,2})\b/;
const sheetHead =
  /(?<!\b(?:CONTINUA|CONTINUACAO|SEGUE)\b[^.;:\d]{0,16})\b(?:FICHA|FOLHAS?|FLS?)\b\.?\s?(?:N[.º°O]{0,3}\s?)?[:-]?\s?0{0,3}([1-9]\d{0,2})(?!\d)/g;

/** Codes whose own check says that they were misread or misprinted; documents of owners have a rule of their own. */
function codes({ opening, situation: { property }, standing, isRural }: FindingContext): Hit[] {
  const wrong: (readonly [string, string, string])[] = [];
  if (opening.cnm !== null && !isCnm(normaliseCnm(opening.cnm))) wrong.push(['CNM', opening.cnm, 'cnm']);
  if (isRural && property.incraCode !== null && !isIncra(normaliseIncra(property.incraCode)))
    wrong.push(['INCRA', property.incraCode, 'property.incraCode']);
  for (const [index, nirf] of property.nirf.entries())
    if (explainNirf(normaliseNirf(nirf)) !== null) wrong.push(['NIRF', nirf, `property.nirf.${index}`]);
  if (property.car !== null && explainCar(normaliseCar(property.car)) !== null)
    wrong.push(['CAR', property.car, 'property.car']);
  return wrong.map(([name, value, field]): Hit => {
    const key = field.split('.')[1] as keyof typeof property | undefined;
    const act = key
      ? standing.findLast(({ propertyChange }) => Object.hasOwn(propertyChange, key))
      : undefined;
    const inAct = `propertyChange.${field.replace('property.', '')}`;
    return {
      acts: act ? [act] : [],
      subject: name === 'NIRF' ? `NIRF ${value}` : name,
      params: { name, code: name === 'NIRF' ? formatNirf(normaliseNirf(value)) : value },
      evidence: act
        ? proofOfField(act, inAct, `propertyChange.${key}`, 'event')
        : openingField(opening, field, `property.${key}`, 'number'),
    };
  });
}
