import { type Act, type EventCode, targetsOf } from '../../matricula/model/index.ts';
import { type FindingContext, folded, type Lien, says } from '../context.ts';
import { proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** Acts of courts, and restrictions on disposing: what may take the property away or keep it from being given. */
export const constraintRules: readonly FindingRule[] = [
  {
    id: 'RF-01',
    severity: 'CRITICA',
    law: 'LRP art. 247; Provimento CNJ 188/2024',
    find: ({ liens }) => of(liens, 'indisponibilidade').map(freezing),
  },
  {
    id: 'RF-02',
    severity: 'CRITICA',
    law: 'CPC arts. 792 e 844; CC art. 1.228',
    find: ({ liens }) => of(liens, 'penhora', 'arresto', 'sequestro').map(attachment),
  },
  {
    id: 'RF-03',
    severity: 'CRITICA',
    law: 'CPC arts. 792 e 828; Lei 13.097/2015 art. 54',
    find: (context) => [
      ...of(context.liens, 'premonitoria').map(({ source }) => ({
        acts: [source],
        evidence: proofOfWords(source, /EXECUCAO|ACAO DE [A-Z]+|ART\S* ?(?:828|799)/),
      })),
      ...saying(context, lawsuit).map((act) => ({
        acts: [act],
        text: 'lawsuit',
        evidence: proofOfWords(act, lawsuit),
      })),
    ],
  },
  {
    id: 'RF-06',
    severity: 'CRITICA',
    law: 'CC arts. 1.848 e 1.911; CPC art. 833 I',
    find: (context) => [
      ...of(context.liens, 'clausulas_restritivas').flatMap(({ source }) => clause(source)),
      ...giftsWithClauses(context).map((act) => ({
        acts: [act],
        text: 'inGift',
        evidence: proofOfWords(act, strictClause),
      })),
    ],
  },
  {
    id: 'RF-07',
    severity: 'BAIXA',
    law: 'CC art. 1.668',
    find: ({ liens }) =>
      of(liens, 'clausulas_restritivas')
        .filter(({ source }) => !says(source, strictClause) && says(source, /INCOMUNICAB/))
        .map(({ source }) => ({ acts: [source], evidence: proofOfWords(source, /INCOMUNICAB[A-Z]+/) })),
  },
  {
    id: 'RF-53',
    severity: 'CRITICA',
    law: 'Lei 13.986/2020 arts. 7º a 10',
    find: (context) =>
      quoted(context, /PATRIMONIO RURAL (?:EM|DE|SOB) AFETACAO|AFETACAO D[EO] (?:PATRIMONIO|IMOVEL) RURAL/),
  },
  {
    id: 'RF-60',
    severity: 'CRITICA',
    law: 'CC art. 474; Lei 8.629/1993 arts. 18 e 21',
    find: (context) => [
      ...of(context.liens, 'clausulas_restritivas')
        .filter(({ source }) => !says(source, strictClause) && says(source, condition))
        .map(({ source }) => ({ acts: [source], evidence: proofOfWords(source, condition) })),
      ...stillOwning(context)
        .filter((act) => says(act, resolutive))
        .map((act) => ({ acts: [act], evidence: proofOfWords(act, resolutive) })),
      ...settlements(context),
    ],
  },
];

const of = (liens: readonly Lien[], ...events: readonly EventCode[]): Lien[] =>
  liens.filter(({ event }) => events.includes(event));

const freezing = ({ source }: Lien): Hit => ({
  acts: [source],
  evidence: proofOfWords(
    source,
    /INDISPONIBILIDADE(?: D[EOA]S? [A-Z]+)?|INDISPONIVE(?:L|IS)|\bCNIB\b|BLOQUEIO/,
  ),
});

const attachment = ({ source, event, value, currency, creditor }: Lien): Hit => ({
  acts: [source],
  text: value !== null ? (creditor ? 'full' : 'valued') : 'text',
  params: {
    event: { event },
    ...(value !== null && { value: { money: value, currency } }),
    ...(creditor && { creditor: { names: [creditor] } }),
  },
  evidence: proofOfWords(source, /\bPENHORA(?:D[OA]S?)?\b|\bARREST(?:O|AD[OA])\b|\bSEQUEST(?:RO|RAD[OA])\b/),
});

/** What the reader files under other events and yet says that somebody claims the property. */
const lawsuit =
  /CITACAO[^.;]{0,60}ACA?O (?:REAL|REIPERSECUT)|ACAO REIPERSECUTORIA|ACOES? REA(?:L|IS)\b|PROTESTO[^.;]{0,30}ALIENACAO DE BENS|PROTESTO CONTRA (?:A )?ALIENACAO/;

const strictClause = /INALIENAB|IMPENHORAB/;
const condition = /RESOLUTIV|REVERSAO|\bREVERSIV/;
const resolutive = /CLAUSULA RESOLUTIVA|CONDICAO RESOLUTIVA|PACTO COMISSORIO/;
const urban =
  /LOTEAMENTO|LOTEADOR|URBANISTIC|RECUO|EDIFICAR|CONSTRUIR|GABARITO|USO (?:EXCLUSIVAMENTE )?RESIDENCIAL/;

/** A clause that no pattern knows is taken for the strict kind until somebody reads it. */
function clause(act: Act): Hit[] {
  if (says(act, strictClause))
    return [{ acts: [act], evidence: proofOfWords(act, /(?:INALIENAB|IMPENHORAB)[A-Z]+/) }];
  if (says(act, /INCOMUNICAB/) || says(act, condition)) return [];
  if (says(act, urban))
    return [
      {
        acts: [act],
        text: 'urban',
        severity: 'MEDIA',
        law: 'Lei 6.766/1979 art. 26 VII',
        evidence: proofOfWords(act, urban),
      },
    ];
  return [{ acts: [act], text: 'unknown', severity: 'ALTA', evidence: proofOfField(act, 'event') }];
}

/** Gifts to present owners whose own text lays clauses on them, with no act of their own for these. */
function giftsWithClauses(context: FindingContext): Act[] {
  const { standing, truth } = context;
  // Clauses with an act of their own are found there; those of another gift say nothing of this one.
  const hasOwnAct = (gift: Act) =>
    standing.some(
      (act) =>
        act.event === 'clausulas_restritivas' &&
        act.place > gift.place &&
        (act.date === gift.date || targetsOf(act, 'cites', truth.acts).includes(gift)),
    );
  return stillOwning(context).filter(
    (act) =>
      (act.event === 'doacao' || act.event === 'partilha_inventario') &&
      says(act, /CLAUSULAS?[^.;]{0,60}(?:INALIENAB|IMPENHORAB)/) &&
      !hasOwnAct(act),
  );
}

/** Acts that present owners hold their shares from. */
function stillOwning({ standing, owners }: FindingContext): Act[] {
  const origins = new Set(owners.map(({ origin }) => origin));
  return standing.filter(({ code }) => origins.has(code));
}

/** Other acts in force that meet a pattern; cancellations only tell what was. */
function saying({ standing, liens }: FindingContext, pattern: RegExp): Act[] {
  const known = new Set(liens.map(({ act }) => act));
  return standing.filter((act) => !known.has(act.id) && act.event !== 'cancelamento' && says(act, pattern));
}

const quoted = (context: FindingContext, pattern: RegExp): Hit[] =>
  context.standing
    .filter((act) => act.event !== 'cancelamento' && says(act, pattern))
    .map((act) => ({ acts: [act], evidence: proofOfWords(act, pattern) }));

/** Titles of the agrarian reform may not be sold for ten years. */
function settlements({ standing, deal, opening }: FindingContext): Hit[] {
  const since = `${Number(deal.date.slice(0, 4)) - 10}${deal.date.slice(4)}`;
  const pattern =
    /TITULO DE (?:DOMINIO|CONCESSAO)[^.;]{0,80}INCRA|PROJETO DE ASSENTAMENTO|PROGRAMA (?:NACIONAL )?DE REFORMA AGRARIA/;
  const isRecent = (date: string | null) => date === null || date > since;
  const acts = standing.filter(
    (act) => act.event !== 'cancelamento' && isRecent(act.date) && says(act, pattern),
  );
  const hits: Hit[] = acts.map((act) => ({
    acts: [act],
    text: 'settlement',
    evidence: proofOfWords(act, pattern),
  }));
  const text = folded(opening.text);
  const match = isRecent(opening.openedOn) ? pattern.exec(text) : null;
  return match
    ? [
        ...hits,
        {
          text: 'settlement',
          evidence: [
            {
              act: null,
              code: null,
              field: null,
              page: 1,
              quote: opening.text.slice(match.index, match.index + match[0].length),
            },
          ],
        },
      ]
    : hits;
}
