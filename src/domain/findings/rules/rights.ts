import { type Act, type EventCode, holdersOf } from '../../matricula/model/index.ts';
import { type FindingContext, folded, says } from '../context.ts';
import { openingWords, proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** Rights of others to use, buy or cross the property, and limits that public law lays on it. */
export const rightRules: readonly FindingRule[] = [
  {
    id: 'RF-08',
    severity: 'ALTA',
    law: 'CC arts. 1.390 a 1.416',
    find: (context) => [
      ...liensOf(context, /USUFRUTO|\bUSO\b|HABITACAO/, 'usufruto'),
      ...others(context, /DIREITO DE SUPERFICIE/).map((hit) => ({
        ...hit,
        text: 'surface',
        law: 'CC arts. 1.369 a 1.377',
      })),
    ],
  },
  {
    id: 'RF-09',
    severity: 'CRITICA',
    law: 'CC arts. 1.417 e 1.418',
    find: (context) => liensOf(context, /COMPROMISS[A-Z]+|PROMESSA|PROMET[A-Z]+|CESSAO/, 'compromisso_venda'),
  },
  {
    id: 'RF-10',
    severity: 'MEDIA',
    law: 'Lei 8.245/1991 arts. 8º e 33; Lei 4.504/1964 art. 92',
    find: (context) => liensOf(context, /\bLOCA[A-Z]+|ARREND[A-Z]+|PARCERIA/, 'locacao', 'arrendamento'),
  },
  {
    id: 'RF-37',
    severity: 'ALTA',
    law: 'DL 25/1937; DL 9.760/1946; DL 2.398/1987',
    find: (context) => [
      ...liensOf(context, /TOMBA[A-Z]+/, 'tombamento'),
      ...context.standing
        .filter((act) => act.event === 'app' || mentions(act, protectedLand))
        .map((act) => ({
          acts: [act],
          text: 'land',
          evidence: proofOfWords(act, act.event === 'app' ? /PRESERVACAO PERMANENTE/ : protectedLand),
        })),
      ...ofOpening(context, protectedLand, 'land'),
    ],
  },
  {
    id: 'RF-38',
    severity: 'ALTA',
    law: 'DL 3.365/1941',
    find: (context) => [
      ...context.liens
        .filter(
          ({ event, source }) =>
            event === 'desapropriacao' || (event === 'servidao' && says(source, utility)),
        )
        .map(({ source, event }) => ({
          acts: [source],
          text: event === 'servidao' ? 'utility' : 'text',
          evidence: proofOfWords(
            source,
            event === 'servidao' ? utility : /DESAPROPRIA[A-Z]+|UTILIDADE PUBLICA|IMISSAO/,
          ),
        })),
      ...context.standing
        .filter((act) => act.event === 'outro' && says(act, /FAIXA DE DOMINIO|UTILIDADE PUBLICA/))
        .map((act) => ({ acts: [act], evidence: proofOfWords(act, /FAIXA DE DOMINIO|UTILIDADE PUBLICA/) })),
      ...ofOpening(context, crossed, 'crossed'),
    ],
  },
  {
    id: 'RF-49',
    severity: 'MEDIA',
    law: 'CC arts. 1.285 e 1.378',
    find: (context) => [
      ...context.liens
        .filter(({ event, source }) => event === 'servidao' && !says(source, utility))
        .map(({ source }) => ({
          acts: [source],
          evidence: proofOfWords(source, /SERVID[A-Z]+(?: DE [A-Z]+)?/),
        })),
      ...ofOpening(context, /\bENCRAVAD[OA]\b/, 'enclave'),
    ],
  },
  {
    id: 'FL-02',
    severity: 'MEDIA',
    law: 'LRP arts. 167 e 246',
    find: (context) => unclassified(context),
  },
];

const liensOf = ({ liens, truth }: FindingContext, words: RegExp, ...events: readonly EventCode[]): Hit[] =>
  liens
    .filter(({ event }) => events.includes(event))
    .map((lien) => {
      const { source, event, creditor } = lien;
      const named = holdersOf(lien, truth.acts);
      const holders = named.length === 0 && creditor ? [creditor] : named;
      return {
        acts: [source],
        text: holders.length > 0 ? 'named' : 'text',
        params: { event: { event }, ...(holders.length > 0 && { names: { names: holders } }) },
        evidence: proofOfWords(source, words),
      };
    });

const others = ({ standing }: FindingContext, pattern: RegExp): Hit[] =>
  standing
    .filter((act) => act.event === 'outro' && says(act, pattern))
    .map((act) => ({ acts: [act], evidence: proofOfWords(act, pattern) }));

const ofOpening = ({ opening }: FindingContext, pattern: RegExp, text: string): Hit[] =>
  pattern.test(folded(opening.text))
    ? [{ subject: 'abertura', text, evidence: openingWords(opening, pattern) }]
    : [];

const protectedLand =
  /UNIDADES? DE CONSERVACAO|AREA DE PROTECAO AMBIENTAL|TERRENOS? DE MARINHA|ACRESCIDOS? DE MARINHA|\bENFITEU[A-Z]+|\bAFORAMENTO\b|\bFOREIR[OA]\b|\bLAUDEMIO\b|PARQUE (?:NACIONAL|ESTADUAL)|RESERVA (?:EXTRATIVISTA|BIOLOGICA|PARTICULAR DO PATRIMONIO)/;

/** Described as a limit of this property; a neighbour's park or a receipt of laudêmio paid in a sale is none. */
const mentions = (act: Act, pattern: RegExp): boolean =>
  !['cancelamento', 'tombamento', 'compra_venda', 'georreferenciamento', 'retificacao_area'].includes(
    act.event,
  ) && says(act, pattern);

const utility =
  /LINHAS? DE TRANSMISSAO|ENERGIA ELETRICA|ELETRODUTO|REDE ELETRICA|GASODUTO|OLEODUTO|MINERODUTO|ETANOLDUTO|ADUTORA|AQUEDUTO|ESGOTO|FERROVI|RODOVI|TELECOMUNICAC|\bKV\b|ALTA TENSAO/;

const crossed =
  /(?:ATRAVESSAD|CORTAD|ONERAD|GRAVAD)[OA][^.;]{0,60}(?:FAIXA DE DOMINIO|LINHA DE TRANSMISSAO|SERVIDAO|GASODUTO|OLEODUTO)/;

const burden =
  /ARROLAMENTO (?:FISCAL|ADMINISTRATIVO|DE BENS)|\bGRAVAME\b|\bONUS\b|RESTRICAO|TUTELA (?:CAUTELAR|DE URGENCIA)|MEDIDA CAUTELAR|ACAO CIVIL|MULTIPROPRIEDADE|ORDEM JUDICIAL|VEDAD[OA] A (?:ALIENACAO|TRANSFERENCIA)|INTRANSFERIVEL|PREFERENCIA/;

/** Acts of no class of the taxonomy whose words burden: whether they do is for a person to say. */
function unclassified({ standing }: FindingContext): Hit[] {
  const known =
    /ANTICRESE|SUPERFICIE|PROTESTO|ACAO REA|REIPERSECUTORIA|UTILIDADE PUBLICA|FAIXA DE DOMINIO|AFETACAO/;
  return standing
    .filter((act) => act.event === 'outro' && says(act, burden) && !says(act, known))
    .map((act) => {
      const isTax = says(act, /ARROLAMENTO/);
      return {
        acts: [act],
        text: isTax ? 'tax' : 'text',
        ...(isTax && { law: 'Lei 9.532/1997 art. 64' }),
        evidence: says(act, burden) ? proofOfWords(act, burden) : proofOfField(act, 'event'),
      };
    });
}
