import { Decimal } from 'decimal.js';
import { currencyOfCode, toReais } from '../../currency.ts';
import { addMonths } from '../../dates.ts';
import { type Act, type EventCode, foldName } from '../../matricula/model/index.ts';
import { type FindingContext, isOwnCreditor, type Lien, says } from '../context.ts';
import type { Params } from '../finding.ts';
import { proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** Rights of creditors over the property, their age, term, value and rank. */
export const guaranteeRules: readonly FindingRule[] = [
  {
    id: 'RF-04',
    severity: 'CRITICA',
    law: 'Lei 9.514/1997 arts. 22 e 23',
    find: (context) =>
      foreign(context, 'alienacao_fiduciaria').map((lien) => ({
        ...ofLien(lien),
        severity: context.deal.guarantee === 'ALIENACAO_SUPERVENIENTE' ? 'ALTA' : 'CRITICA',
      })),
  },
  {
    id: 'RF-05',
    severity: 'ALTA',
    law: 'CC arts. 1.476 e 1.477',
    find: (context) => [
      ...foreign(context, 'hipoteca', 'hipoteca_cedular', 'cedula_credito').map(ofLien),
      ...foreign(context, 'caucao').map((lien) => ({
        ...ofLien(lien),
        law: 'CC art. 1.451; Lei 8.245/1991 art. 38 § 1º',
      })),
      ...context.standing
        .filter((act) => act.event === 'outro' && says(act, /\bANTICRESE\b/))
        .map((act) => ({
          acts: [act],
          text: 'antichresis',
          law: 'CC arts. 1.506 a 1.510',
          evidence: proofOfWords(act, /ANTICRESE/),
        })),
    ],
  },
  { id: 'RF-11', severity: 'MEDIA', law: 'CC art. 1.485', find: (context) => peremptions(context) },
  {
    id: 'RF-13',
    severity: 'MEDIA',
    law: 'LRP art. 252; CC art. 1.439 § 1º',
    find: ({ liens, deal, truth }) =>
      liens.flatMap(({ source, event, dueOn, amendments }): Hit[] => {
        if (dueOn === null || dueOn >= deal.date) return [];
        const chain = [source, ...truth.acts.filter(({ id }) => amendments.includes(id))];
        const stating = chain.findLast((act) => act.dueOn !== null) ?? source;
        return [
          {
            acts: [source],
            params: { event: { event }, date: { date: dueOn } },
            evidence: proofOfField(stating, 'dueOn'),
          },
        ];
      }),
  },
  {
    id: 'RF-45',
    severity: 'BAIXA',
    law: 'Lei 9.069/1995',
    find: ({ liens }) => liens.flatMap(oldCurrency),
  },
  {
    id: 'RF-48',
    severity: 'MEDIA',
    law: 'CC arts. 1.440 e 1.442 a 1.446',
    find: (context) => foreign(context, 'penhor', 'penhor_cedular').map(ofLien),
  },
  {
    id: 'RF-54',
    severity: 'MEDIA',
    law: 'política de crédito da instituição',
    find: ({ liens, truth }) =>
      liens.flatMap((lien): Hit[] => {
        const extensions = truth.acts.filter(
          ({ id, dueOn }) => lien.amendments.includes(id) && dueOn !== null,
        );
        if (extensions.length <= 2 || !publicBank.test(foldName(lien.creditor ?? ''))) return [];
        return [
          {
            acts: [lien.source, ...extensions],
            params: { creditor: { names: [lien.creditor ?? ''] }, count: String(extensions.length) },
            evidence: extensions.flatMap((act) => proofOfField(act, 'dueOn')),
          },
        ];
      }),
  },
  {
    id: 'RF-61',
    severity: 'MEDIA',
    law: 'CC arts. 1.424 e 1.487-A; Lei 14.711/2023',
    find: ({ liens, truth }) =>
      of(liens, 'hipoteca', 'hipoteca_cedular', 'alienacao_fiduciaria').flatMap((lien) =>
        raises(lien, truth.acts),
      ),
  },
  {
    id: 'RF-62',
    severity: 'MEDIA',
    law: 'Resolução CMN 4.676/2018 art. 7º III',
    find: ({ liens, deal }) =>
      deal.isHousing
        ? of(liens, 'hipoteca', 'hipoteca_cedular')
            .filter(({ degree }) => degree !== null && degree > 1)
            .map((lien) => ({
              ...ofLien(lien),
              text: 'text',
              evidence: proofOfField(lien.source, 'degree', 'event'),
            }))
        : [],
  },
];

const of = (liens: readonly Lien[], ...events: readonly EventCode[]): Lien[] =>
  liens.filter(({ event }) => events.includes(event));

/** Those in favour of anybody but the lender. */
const foreign = (context: FindingContext, ...events: readonly EventCode[]): Lien[] =>
  of(context.liens, ...events).filter(({ creditor, source }) => !isOwnCreditor(context, creditor, source));

function ofLien({ source, event, creditor, value, currency, dueOn }: Lien): Hit {
  const params: Params = {
    event: { event },
    ...(creditor && { creditor: { names: [creditor] } }),
    ...(value !== null && { value: { money: value, currency } }),
    ...(dueOn !== null && { date: { date: dueOn } }),
  };
  const text = creditor ? (value !== null ? 'full' : 'named') : 'text';
  return { acts: [source], text, params, evidence: proofOfField(source, 'creditor', 'event') };
}

/**
 * A mortgage lasts thirty years from its title, twenty for titles signed under the first wording of the code;
 * only a new title and registration keep it beyond.
 */
function peremptions({ liens, deal, truth }: FindingContext): Hit[] {
  return of(liens, 'hipoteca', 'hipoteca_cedular').flatMap(({ source, event, amendments }): Hit[] => {
    const signed = source.titleDate ?? source.date;
    if (signed === null) return [];
    const years = signed >= '2003-01-11' && signed <= '2004-08-02' ? 20 : 30;
    const renewed = truth.acts.some(
      (act) => amendments.includes(act.id) && says(act, /RENOVACAO D[EA] HIPOTECA|RECONSTITU/),
    );
    if (renewed || addMonths(signed, years * 12) >= deal.date) return [];
    return [
      {
        acts: [source],
        params: { event: { event }, date: { date: signed }, years: String(years) },
        evidence: proofOfField(source, source.titleDate ? 'titleDate' : 'date', 'date'),
      },
    ];
  });
}

function oldCurrency({ source, event, value, currency, since }: Lien): Hit[] {
  if (value === null || currency === null || currency === 'BRL') return [];
  const day = source.titleDate ?? since ?? '1994-06-30';
  const reais = new Decimal(toReais(value, currencyOfCode(currency, day))).toFixed(2);
  return [
    {
      acts: [source],
      params: {
        event: { event },
        value: { money: value, currency },
        reais: { money: reais, currency: 'BRL' },
      },
      evidence: proofOfField(source, 'value', 'event'),
    },
  ];
}

/** Amendments that raise the debt by averbação, where the law did not yet allow it or the creditor is another. */
function raises({ source, amendments }: Lien, acts: readonly Act[]): Hit[] {
  const chain = [source, ...acts.filter(({ id }) => amendments.includes(id))];
  return chain.flatMap((act, index): Hit[] => {
    const before = chain.slice(0, index).findLast(({ value }) => value !== null);
    if (index === 0 || act.value === null || before?.value == null || act.currency !== before.currency)
      return [];
    const gap = new Decimal(act.value).minus(before.value);
    const signed = source.titleDate ?? source.date;
    const isOther =
      act.creditor !== null &&
      source.creditor !== null &&
      foldName(act.creditor) !== foldName(source.creditor);
    const isOld = signed !== null && signed < extensionsAllowed;
    if (!gap.isPositive() || gap.isZero() || !(isOld || isOther)) return [];
    return [
      {
        acts: [source, act],
        params: {
          value: { money: gap.toFixed(2), currency: act.currency },
          total: { money: act.value, currency: act.currency },
        },
        evidence: proofOfField(act, 'value', 'event'),
      },
    ];
  });
}

/** Lei 14.711/2023 lets the same creditor extend a mortgage to a new operation from this day on. */
const extensionsAllowed = '2023-10-31';

const publicBank =
  /BANCO DO BRASIL|CAIXA ECONOMICA|BANCO DO NORDESTE|BANCO DA AMAZONIA|\bBNDES\b|DESENVOLVIMENTO ECONOMICO E SOCIAL|BANRISUL|BANCO DO ESTADO|\bBRDE\b|BANPARA|BANESTES|BANCO DE BRASILIA|BANESE|BANCO REGIONAL DE DESENVOLVIMENTO/;
