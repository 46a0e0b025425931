import { Decimal } from 'decimal.js';
import { addMonths } from '../../dates.ts';
import {
  type Act,
  isAcquisition,
  isJudicialSale,
  isTranscription,
  shareCase,
  targetsOf,
} from '../../matricula/model/index.ts';
import { type FindingContext, folded, says, surnameOf } from '../context.ts';
import type { Params } from '../finding.ts';
import { openingField, openingWords, proofOfField, proofOfHead, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** The chain of title: where it begins, whether each link holds, and how recent or contestable the last ones are. */
export const chainRules: readonly FindingRule[] = [
  {
    id: 'RF-12',
    severity: 'ALTA',
    law: 'Lei 9.514/1997 arts. 26 e 27',
    find: (context) => consolidations(context),
  },
  {
    id: 'RF-14',
    severity: 'CRITICA',
    law: 'LRP arts. 214 § 3º e 233',
    find: ({ standing }) => [
      ...standing
        .filter(({ event }) => event === 'encerramento')
        .map((act) => ({ acts: [act], evidence: proofOfWords(act, /ENCERR[A-Z]+/) })),
      ...standing
        .filter((act) => act.event !== 'cancelamento' && says(act, blocked))
        .map((act) => ({ acts: [act], text: 'blocked', evidence: proofOfWords(act, blocked) })),
    ],
  },
  {
    id: 'RF-19',
    severity: 'MEDIA',
    law: 'CC arts. 158 a 165; CPC art. 792',
    find: (context) => recent(context, 24).flatMap((act) => suspect(act, context)),
  },
  {
    id: 'RF-46',
    severity: 'ALTA',
    law: 'LRP arts. 228 e 229',
    find: ({ opening }) => {
      const before = opening.previousRecord;
      if (before === null || !isTranscription(before)) return [];
      const found = openingField(opening, 'previousRecord');
      return [
        {
          params: { record: before },
          evidence: found.length > 0 ? found : openingWords(opening, /TRANSCRI[A-Z]+[^.;]{0,60}/),
        },
      ];
    },
  },
  {
    id: 'RF-50',
    severity: 'BAIXA',
    law: 'CC arts. 158 e 2.002',
    find: ({ standing, owners }) =>
      standing
        .filter((act) => act.event === 'doacao' && owners.some(({ origin }) => origin === act.code))
        .filter((act) => isBetweenRelatives(act) && !says(act, /DISPENS[^.;]{0,40}COLACAO|PARTE DISPONIVEL/))
        .map((act) => {
          const debts = standing.filter((later) => later.place > act.place && isDebtOf(later, act));
          return {
            acts: [act, ...debts],
            text: debts.length > 0 ? 'debts' : 'text',
            params: { donors: { names: act.grantors.map(({ name }) => name) } },
            evidence: proofOfWords(act, /DOA[A-Z]+/),
          };
        }),
  },
  {
    id: 'RF-51',
    severity: 'ALTA',
    law: 'CPC art. 903; CC art. 1.499 VI',
    find: (context) => auctions(context),
  },
  {
    id: 'RF-52',
    severity: 'BAIXA',
    law: 'LRP art. 216-A; CPC art. 966',
    find: (context) =>
      recent(context, 24)
        .filter(({ event }) => event === 'usucapiao')
        .map((act) => ({ acts: [act], params: dated(act), evidence: proofOfWords(act, /USUCAPIAO/) })),
  },
];

const blocked =
  /BLOQUEIO D(?:A|ESTA|A PRESENTE) MATRICULA|MATRICULA[^.;]{0,20}BLOQUEADA|CANCELAD[OA] (?:A|ESTA|A PRESENTE) MATRICULA/;

/** Until the auctions are noted, the creditor's ownership is not free. */
function consolidations({ standing, truth }: FindingContext): Hit[] {
  // A discharge of taxes or condominium fees, which every sale tells of, is no discharge of this debt.
  const ended =
    /LEILA?O(?:ES)?[^.;]{0,60}NEGATIV|LEILOES|TERMO DE QUITACAO|QUITACAO D[AEO]S? (?:REFERIDA |PRESENTE |RESPECTIVA )?(?:DIVIDA|FINANCIAMENTO|EMPRESTIMO|MUTUO|ALIENACAO|PROPRIEDADE FIDUCIARIA|CONTRATO|CEDULA|OBRIGAC)|CANCELAMENTO D[AEO] (?:PROPRIEDADE|ALIENACAO) FIDUCIARIA/;
  return standing
    .filter(({ event }) => event === 'consolidacao_propriedade')
    .filter((act) => !standing.some((later) => later.place > act.place && isNotice(later, act, truth.acts)))
    .map((act) => ({
      acts: [act],
      params: { names: { names: act.grantees.map(({ name }) => name) } },
      text: act.grantees.length > 0 ? 'named' : 'text',
      evidence: proofOfWords(act, /CONSOLID[A-Z]+(?: D?A PROPRIEDADE)?/),
    }));

  function isNotice(later: Act, act: Act, acts: readonly Act[]): boolean {
    const words = folded(later.text);
    if (ended.test(words)) return true;
    const fiduciary = targetsOf(act, 'cites', acts).concat(targetsOf(act, 'cancels', acts));
    const cited = targetsOf(later, 'cites', acts);
    if (/\bQUITACAO\b/.test(words) && cited.some((target) => target === act || fiduciary.includes(target)))
      return true;
    return targetsOf(later, 'cancels', acts).some((target) => fiduciary.includes(target));
  }
}

/** Acquisitions in force registered within the months before the reference day. */
const recent = ({ standing, deal }: FindingContext, months: number): Act[] =>
  standing.filter(
    (act) => isAcquisition(act.event) && act.date !== null && act.date > addMonths(deal.date, -months),
  );

const dated = ({ date }: Act): Params => (date === null ? {} : { date: { date } });

function suspect(act: Act, context: FindingContext): Hit[] {
  const params = { event: { event: act.event }, ...dated(act) };
  if (act.event === 'doacao' || act.event === 'dacao_pagamento')
    return [{ acts: [act], params, evidence: proofOfField(act, 'event') }];
  if (['compra_venda', 'permuta', 'integralizacao_capital'].includes(act.event) && isBetweenRelatives(act))
    return [
      {
        acts: [act],
        text: 'relatives',
        params,
        evidence: proofOfField(act, 'grantors.0.name', 'grantees.0.name', 'event'),
      },
    ];
  const before = context.standing.findLast(
    (other) => other.place < act.place && other.event === 'compra_venda' && other.value !== null,
  );
  if (act.event !== 'compra_venda' || act.value === null || before?.value == null) return [];
  // Prices only rise by adjustment, so what is below half of the bare figure is below half of the adjusted one.
  const isCheap = act.currency === before.currency && new Decimal(act.value).times(2).lt(before.value);
  if (!isCheap || wholeOf(act) !== wholeOf(before)) return [];
  const [value, former] = [act, before].map((item) => ({
    money: item.value ?? '0',
    currency: item.currency,
  }));
  return [
    {
      acts: [act, before],
      text: 'cheap',
      params: { ...params, ...(value && { value }), ...(former && { former }) },
      evidence: [...proofOfField(act, 'value'), ...proofOfField(before, 'value')],
    },
  ];
}

/** Prices compare only where as much of the property was sold. */
const wholeOf = ({ transfers }: Act): string => transfers.map(({ share }) => share ?? 'all').join(' ');

const isBetweenRelatives = ({ grantors, grantees }: Act): boolean => {
  const names = grantors.flatMap((party) => surnameOf(party) ?? []);
  return grantees.some((party) => names.includes(surnameOf(party) ?? '-'));
};

/** A charge laid later on what the donor owns, or once owned. */
const isDebtOf = (later: Act, { grantors }: Act): boolean =>
  ['penhora', 'arresto', 'sequestro', 'indisponibilidade', 'premonitoria'].includes(later.event) &&
  grantors.some(({ name }) => folded(later.text).includes(folded(name)));

/** An auction may be contested for two years, and takes down only the attachment of its own case. */
function auctions(context: FindingContext): Hit[] {
  const { standing, liens, deal } = context;
  return standing.filter(isJudicialSale).flatMap((act): Hit[] => {
    const words = proofOfWords(act, /ARREMAT[A-Z]+|ADJUDIC[A-Z]+/);
    const isRecent = act.date !== null && act.date > addMonths(deal.date, -24);
    const left = liens.filter(({ source }) => source.place < act.place && isExtinguishable(source));
    return [
      ...(isRecent ? [{ acts: [act], params: dated(act), evidence: words }] : []),
      ...left.map(({ source, event }) => {
        const isSpent = source.event === 'penhora' && shareCase(act, source);
        return {
          acts: [source, act],
          text: isSpent ? 'spent' : 'survives',
          params: { event: { event } },
          evidence: [...proofOfHead(source), ...words],
        };
      }),
    ];
  });
}

const isExtinguishable = ({ event }: Act): boolean =>
  [
    'penhora',
    'arresto',
    'sequestro',
    'premonitoria',
    'indisponibilidade',
    'hipoteca',
    'hipoteca_cedular',
  ].includes(event);
