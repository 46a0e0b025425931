import { explainCpfCnpj, formatCpfCnpj } from '../../documents/cpfCnpj.ts';
import {
  type Act,
  type EventCode,
  foldName,
  isSameParty,
  type Owner,
  type Party,
} from '../../matricula/model/index.ts';
import { type FindingContext, folded, isCompany, says } from '../context.ts';
import { originOf, people, proofOfOwner } from '../ownersOf.ts';
import { openingWords, proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';
import { foreigners } from './foreigners.ts';

/** Who owns, how they are identified and married, and whether they may give the property alone. */
export const ownerRules: readonly FindingRule[] = [
  {
    id: 'RF-20',
    severity: 'CRITICA',
    law: 'CC art. 1.784; CPC art. 618',
    find: (context) => deaths(context),
  },
  {
    id: 'RF-21',
    severity: 'ALTA',
    law: 'CC arts. 504, 1.314 e 1.420 § 2º; Lei 6.766/1979',
    find: (context) => coOwnership(context),
  },
  { id: 'RF-22', severity: 'ALTA', law: 'CC art. 1.647 I', find: (context) => absentSpouses(context) },
  { id: 'RF-23', severity: 'MEDIA', law: 'LRP arts. 176 e 246', find: (context) => staleStatus(context) },
  {
    id: 'RF-24',
    severity: 'MEDIA',
    law: 'LRP art. 176 § 1º',
    find: (context) =>
      people(context).flatMap((owner): Hit[] => {
        const about = { acts: originOf(owner, context), subject: foldName(owner.name) };
        if (owner.document === null)
          return [{ ...about, params: { names: { names: [owner.name] } }, evidence: [] }];
        if (explainCpfCnpj(owner.document) === null) return [];
        return [
          {
            ...about,
            text: 'wrong',
            params: { names: { names: [owner.name] }, document: formatCpfCnpj(owner.document) },
            evidence: proofOfOwner(owner, context, 'document'),
          },
        ];
      }),
  },
  {
    id: 'RF-25',
    severity: 'ALTA',
    law: 'Lei 5.709/1971; Lei 8.629/1993 art. 23',
    find: (context) => (context.isRural ? foreigners(context) : []),
  },
  {
    id: 'RF-36',
    severity: 'MEDIA',
    law: 'Lei 8.009/1990 art. 3º V',
    find: (context) => familyHome(context),
  },
  {
    id: 'RF-55',
    severity: 'MEDIA',
    law: 'LRP art. 246; Lei 6.404/1976 art. 234',
    find: (context) => {
      const companies = people(context).filter(isCompany);
      const changed = context.stated('companyChanged');
      if (companies.length === 0 || changed === false) return [];
      const names = { names: { names: companies.map(({ name }) => name) } };
      return [
        {
          params: names,
          asks: 'companyChanged',
          isQuestion: changed === undefined,
          evidence: companies.flatMap((owner) => proofOfOwner(owner, context, 'name')),
        },
      ];
    },
  },
];

function deaths(context: FindingContext): Hit[] {
  const { standing, truth, opening } = context;
  const noted = standing.filter(
    ({ event, text }) => event === 'obito' || /FALECIMENTO D|OBITO D/.test(folded(text).slice(0, 200)),
  );
  return people(context).flatMap((owner): Hit[] => {
    const origin = originOf(owner, context)[0]?.place ?? -1;
    const act = noted.find((item) => item.place > origin && tellsDeathOf(item, owner));
    const subject = foldName(owner.name);
    const params = { names: { names: [owner.name] } };
    if (act) return [{ acts: [act], subject, params, evidence: proofOfWords(act, /OBITO|FALEC[A-Z]+/) }];
    const isEstate =
      /^\s*ESP[ÓO]LIO\b/i.test(owner.name) || namedAsEstate(owner, opening.text, truth.acts, owner.origin);
    return isEstate
      ? [{ subject, text: 'estate', params, evidence: proofOfOwner(owner, context, 'name') }]
      : [];
  });
}

function tellsDeathOf(act: Act, owner: Owner): boolean {
  const text = folded(act.text);
  const name = folded(owner.name);
  const at = text.indexOf(name);
  if (at >= 0) {
    const before = text.slice(Math.max(0, at - 90), at);
    const after = text.slice(at + name.length, at + name.length + 160);
    return (
      /(?:OBITO|FALECIMENTO|MORTE) D[EOA]S?[^.;]{0,60}$/.test(before) || /^[^.;]{0,120}\bFALEC/.test(after)
    );
  }
  return (
    act.text === '' &&
    [...act.grantors, ...act.personChanges].some(
      ({ name: other }) => foldName(other) === foldName(owner.name),
    )
  );
}

const namedAsEstate = (
  owner: Owner,
  opening: string,
  acts: readonly Act[],
  origin: string | null,
): boolean => {
  const text = origin === null ? opening : (acts.find(({ code }) => code === origin)?.text ?? '');
  const at = folded(text).indexOf(folded(owner.name));
  // Who gives as an estate no longer owns; who receives as one does.
  return at > 0 && origin === null && /ESPOLIO D[EOA] $/.test(folded(text).slice(Math.max(0, at - 14), at));
};

/** Several owners who are not one couple hold notional parts. */
function coOwnership(context: FindingContext): Hit[] {
  const owners = people(context);
  const sales = context.standing.filter(
    (act) => says(act, measured) && context.owners.some(({ origin }) => origin === act.code),
  );
  const parts = sales.map((act) => ({
    acts: [act],
    text: 'measured',
    evidence: proofOfWords(act, measured),
  }));
  if (owners.length < 2 || (owners.length === 2 && areCouple(owners[0], owners[1]))) return parts;
  return [
    {
      params: { count: String(owners.length) },
      evidence: owners.flatMap((owner) => proofOfOwner(owner, context, 'name')),
    },
    ...parts,
  ];
}

const measured =
  /PARTE IDEAL[^.;]{0,60}\d[\d.,]* ?(?:HA\b|HECTARES|ALQUEIRES|M2)|\d ?HA[^.;]{0,30}DE UM TODO|DENTRO DE (?:AREA|UM TODO) MAIOR/;

const areCouple = (a: Owner | undefined, b: Owner | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  [a.spouse === null ? '' : foldName(a.spouse), b.spouse === null ? '' : foldName(b.spouse)].some((name) =>
    [foldName(a.name), foldName(b.name)].includes(name),
  );

/** Acts of will that a married owner may not do alone. */
const needsSpouse: ReadonlySet<EventCode> = new Set([
  'compra_venda', 'doacao', 'permuta', 'dacao_pagamento', 'hipoteca', 'hipoteca_cedular', 'alienacao_fiduciaria', 'compromisso_venda', 'usufruto', 'servidao',
]); // biome-ignore format: a table reads better than a column

/**
 * Acts of a married giver in which the spouse does not appear. Only the wording of an act tells, so acts typed in
 * by hand are left out, and any word of consent counts.
 */
function absentSpouses({ standing, opening }: FindingContext): Hit[] {
  const known: Party[] = [...opening.owners];
  return standing.flatMap((act): Hit[] => {
    const hits = needsSpouse.has(act.event) && act.text !== '' ? absentIn(act, known) : [];
    known.unshift(
      ...act.grantees,
      ...act.grantors.filter(({ spouse, maritalRegime }) => spouse !== null || maritalRegime !== null),
    );
    return hits;
  });
}

function absentIn(act: Act, known: readonly Party[]): Hit[] {
  const text = folded(act.text);
  if (
    /CONJUGE|SUA (?:MULHER|ESPOSA)|SEU (?:MARIDO|ESPOSO)|OUTORGA|ANUEN|CONSENTI|ASSISTID|SUPRIMENTO|VIUV|E S\/? ?MULHER/.test(
      text,
    )
  )
    return [];
  return act.grantors.flatMap((giver): Hit[] => {
    const told = giver.spouse !== null ? giver : known.find((party) => isSameParty(party, giver));
    const spouse = told?.spouse ?? null;
    if (spouse === null || isCompany(giver) || freeRegime.test(folded(told?.maritalRegime ?? ''))) return [];
    const appears =
      act.grantors.some(({ name }) => foldName(name) === foldName(spouse)) || text.includes(folded(spouse));
    if (appears || /\bDIVORCIAD|\bSOLTEIR|\bSEPARAD/.test(text)) return [];
    return [
      {
        acts: [act],
        subject: foldName(giver.name),
        params: { names: { names: [giver.name] }, spouse: { names: [spouse] }, event: { event: act.event } },
        evidence: proofOfField(
          act,
          `grantors.${act.grantors.indexOf(giver)}.name`,
          'grantors.0.name',
          'event',
        ),
      },
    ];
  });
}

/** Separation agreed by the couple; the one the law imposes still communicates what both worked for. */
const freeRegime = /SEPARACAO (?:ABSOLUTA|TOTAL|CONVENCIONAL)|^SEPARACAO DE BENS/;

/** Single when acquiring, with a spouse later, and no act that tells of a marriage. */
function staleStatus(context: FindingContext): Hit[] {
  return people(context).flatMap((owner): Hit[] => {
    if (owner.spouse === null) return [];
    const [origin] = originOf(owner, context);
    const source = origin?.text ?? context.opening.text;
    const at = folded(source).indexOf(folded(owner.name));
    const next = folded(source).slice(at, at + owner.name.length + 120);
    const single =
      at >= 0 && /^[^;]*?\bSOLTEIR[OA]\b/.test(next) && !/CASAD/.test(next.slice(0, next.search(/SOLTEIR/)));
    const explained = context.standing.some(
      (act) => act.event === 'alteracao_estado_civil' && folded(act.text).includes(folded(owner.name)),
    );
    if (!single || explained) return [];
    return [
      {
        acts: origin ? [origin] : [],
        subject: foldName(owner.name),
        params: { names: { names: [owner.name] }, spouse: { names: [owner.spouse] } },
        evidence: origin ? proofOfWords(origin, /SOLTEIR[OA]/) : openingWords(context.opening, /SOLTEIR[OA]/),
      },
    ];
  });
}

/** The home of a person who guarantees another's debt; whether it is, and whose debt, the record cannot tell. */
function familyHome(context: FindingContext): Hit[] {
  const { isUrban, deal, stated } = context;
  const owners = people(context).filter((owner) => !isCompany(owner));
  if (!isUrban || owners.length === 0 || deal.guarantee !== 'HIPOTECA') return [];
  const borrower = deal.borrower;
  const known = borrower ? !owners.some((owner) => isSameParty(owner, borrower)) : undefined;
  const isThirdParty = stated('thirdPartyDebt') ?? known;
  const isHome = stated('soleResidence');
  if (isThirdParty === false || isHome === false) return [];
  const evidence = owners.flatMap((owner) => proofOfOwner(owner, context, 'name'));
  const params = { names: { names: owners.map(({ name }) => name) } };
  if (isThirdParty === undefined)
    return [{ params, evidence, asks: 'thirdPartyDebt', isQuestion: true, text: 'questionDebt' }];
  if (isHome === undefined) return [{ params, evidence, asks: 'soleResidence', isQuestion: true }];
  return [{ params, evidence, asks: 'soleResidence' }];
}
