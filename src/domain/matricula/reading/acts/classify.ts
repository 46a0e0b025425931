import type { ActKind, EventCode } from '../../model/model.ts';
import { withDecisiveWords } from '../text/misread.ts';
import { type EventRule, eventTable } from './eventTable.ts';
import { withoutExtinctBodies } from './extinctBodies.ts';
import { liens } from './lienTable.ts';

/**
 * What an act does, from its title and body (folded). A title in the office's own words decides; without one the
 * order of the table does: cancellation before everything, guarantees before deeds that merely mention them.
 * @see domain rules of the matrícula, section 3
 */
export function classify(title: string, body: string, kind: ActKind): EventCode {
  const lead = withoutExtinctBodies(body.slice(0, 900));
  const event = named(title, lead, kind) ?? named(withDecisiveWords(title), withDecisiveWords(lead), kind);
  const refined = refine(event ?? 'outro', title, body);
  // A guarantee given anew by a registration of its own amends nothing.
  return kind === 'R' && refined === 'aditivo_cedula' ? (guaranteeOf(body) ?? refined) : refined;
}

const guaranteeOf = (body: string): EventCode | null =>
  /\bALIEN\w+ FIDUCIARI|PROPRIEDADE FIDUCIARIA/.test(body)
    ? 'alienacao_fiduciaria'
    : /\bHIPOTEC/.test(body)
      ? 'hipoteca'
      : null;

const named = (title: string, lead: string, kind: ActKind): EventCode | undefined =>
  (kind === 'AV' && (endsByTitle.test(title) || endsBesideTitle.test(lead))
    ? 'cancelamento'
    : carriedOver(title, lead, kind)) ??
  byTitle(title, kind) ??
  byLabel(lead, kind) ??
  eventTable.find((rule) => fits(rule, kind) && rule.body?.test(lead))?.event ??
  byObject(lead, kind);

/** `Averba-se o desdobro do imóvel`, `procede-se ao cadastro`: what the office's own verb is about. */
const byObject = (lead: string, kind: ActKind): EventCode | undefined => {
  const object =
    /^.{0,200}?\b(?:AVERB(?:A-SE|O|EI|OU-SE)|PROCED(?:E-SE|O|I)|REGISTR(?:A-SE|O)|FACO|FAZ-SE|EFETUO|EFETUA-SE)\s(?:[A-Z-]+\s){0,4}?(?:[OA]S?|AOS?|D[OA]S?)\s([A-Z][A-Z ]{4,60})/s.exec(
      lead,
    )?.[1];
  return object ? byTitle(object, kind) : undefined;
};

const fits = (rule: EventRule, kind: ActKind) => rule.kind === undefined || rule.kind === kind;

const byTitle = (title: string, kind: ActKind): EventCode | undefined =>
  eventTable.find((rule) => fits(rule, kind) && rule.title?.test(title))?.event;

/** Whatever else the title names is what ends. */
const endsByTitle = /^\W*(?:AVERBACAO DE )?(?:CANCELAMENTO|BAIXA|LEVANTAMENTO|REVOGACAO)\b/;

/** `INDISPONIBILIDADE DE BENS - CANCELAMENTO.` */
const endsBesideTitle = /^\W*[A-Z ]{4,60}\s?[-:(/]\s?(?:CANCELAMENTO|BAIXA|LEVANTAMENTO|EXTINCAO D[EO])\b/;

/** `TRANSMITENTE: ... ADQUIRENTE: ... TÍTULO: Compra e venda.`; what goes with it (`com reserva de usufruto`) left out. */
const labelledTitles = (body: string): string[] =>
  [
    ...body.matchAll(
      /(?:^|[.;)-]\s+)(?:TITULO|NATUREZA(?: D[OA] (?:TITULO|ATO|ONUS|NEGOCIO))?|ESPECIE|ATO|ONUS|MODO DE AQUISICAO|GARANTIA)\s?(?::|\s-\s)\s*((?:(?!,| COM | C\/)[^.;:]){4,80})/g,
    ),
  ].map(([, title]) => title ?? '');

/** `TÍTULO: contrato particular. ... GARANTIA: alienação fiduciária`: the first label that names an event. */
const byLabel = (lead: string, kind: ActKind): EventCode | undefined =>
  labelledTitles(lead)
    .map((title) => byTitle(title, kind))
    .find((event) => event !== undefined);

/**
 * A lien brought over from an earlier record or told to stand on it: the act that tells of it is the lien.
 * @see domain rules of the matrícula, section 5 (carried-over liens count)
 */
function carriedOver(title: string, body: string, kind: ActKind): EventCode | null {
  if (kind !== 'AV' || /CANCEL|BAIXA|CESSAO|ADITIVO/.test(title)) return null;
  const isSaid =
    /^\W*(?:TRANSPORTE?|ONUS|GRAVAMES?|MENCAO)\b/.test(title) ||
    /\bTRANSPORT(?:A|AM|O|E)?(?:-SE)?\b|\b(?:R|AV)[-. ]?0?\d{1,2}[^.;]{0,12}\bDA MATRICULA (?:ANTERIOR|DE ORIGEM|PRIMITIVA|N?[ºO.]{0,2}\s?\d)|\bDA MATRICULA (?:ANTERIOR|DE ORIGEM|N?[ºO.]{0,2}\s?\d[\d.]*),? CONSTAM?\b|\b(?:CONSTA|CONFORME|NOS TERMOS D|OBJETO D|REGISTRAD|AVERBAD)[^.;]{0,40}(?:\b(?:R|AV)[-. ]?0?\d{1,2}[^.;]{0,12})?\b(?:DA|NA) MATRICULA (?:ANTERIOR|DE ORIGEM|PRIMITIVA|N?[ºO.]{0,2}\s?\d)/.test(
      body,
    );
  if (!isSaid) return null;
  const weighs =
    /(?:GRAVAD[OA]|ONERAD[OA]|HIPOTECAD[OA]|DAD[OA]S? EM|PES(?:A|AM|ANDO)|RECA(?:I|EM)|INCID(?:E|EM)|EXIST(?:E|EM|ENCIA)|SUJEIT[OA]|ALIENAD[OA] FIDUC|ENCONTRA-SE|ACHA-SE|TRANSPORT|PERTENCE|ONUS|CONSTA|PENDE|VIGE|SUBSIST|VIND[OA])/;
  if (!weighs.test(`${title} ${body}`) || /\bCANCELAD|CANCELA-SE|CANCELO\b|CANCELAMENTO/.test(body))
    return null;
  return liens.find(({ carried }) => carried?.test(`${title} ${body}`))?.events[0] ?? null;
}

/** Whether a title names an event in the office's own words. */
export const isEventTitle = (title: string): boolean => eventTable.some((rule) => rule.title?.test(title));

/** Whether the act is drawn from a credit note: then its mortgage or pledge is `cedular`. */
export const isFromCreditNote = (body: string): boolean =>
  /CEDULAR|CEDULA (?:RURAL|DE CREDITO|DE PRODUTO|INDUSTRIAL|COMERCIAL|HIPOTECARIA|PIGNORATICIA|IMOBILIARIA RURAL|A EXPORTACAO)|NOTA DE CREDITO|\bC\.?C\.?B\b|\bC\.?P\.?R\b/.test(
    body,
  ) && !/ESCRITURA PUBLICA DE (?:HIPOTECA|CONFISSAO|ABERTURA)/.test(body.slice(0, 220));

/** The product note of Lei 8.929/1994 is no rural credit note: its pledge is `cedular` only where the words say so. */
const isOfProductNote = (text: string): boolean =>
  /\bC\.?P\.?R\b|CEDULA DE PRODUTO/.test(text) && !/CEDULAR\b|PIGNORATICI/.test(text);

/** `SUB-ROGAÇÃO DE CLÁUSULAS ... ficando o presente imóvel delas liberado`: they weigh on other land from now on. */
const movesClauses = (title: string, body: string): boolean =>
  /\bSUB-?ROGACAO D[AEO]S? (?:CLAUSULAS?|VINCULOS?|GRAVAMES?)\b/.test(title) &&
  /\b(?:PRESENTE|EST[AE]) (?:IMOVEL|MATRICULA)\b[^.;]{0,60}\b(?:LIBERAD|LIVRE|DESONERAD)|\bCANCELAD[OA]S?\b/.test(
    body,
  );

function refine(event: EventCode, title: string, body: string): EventCode {
  if (event === 'hipoteca' && isFromCreditNote(`${title} ${body}`)) return 'hipoteca_cedular';
  if (event === 'penhor' && isFromCreditNote(`${title} ${body}`) && !isOfProductNote(`${title} ${body}`))
    return /HIPOTECA/.test(title) ? 'hipoteca_cedular' : 'penhor_cedular';
  if (event === 'clausulas_restritivas' && movesClauses(title, body)) return 'cancelamento';
  // The usufruct that goes back to the bare owners, no fiduciary transfer.
  if (
    event === 'consolidacao_propriedade' &&
    /\bUSUFRUT/.test(`${title} ${body}`) &&
    !/FIDUCI|\b9\.?514\b/.test(body)
  )
    return 'cancelamento';
  // Full ownership back with the debtor who paid.
  if (
    event === 'consolidacao_propriedade' &&
    /\bQUITA(?:CAO|D[OA]S?)\b/.test(body) &&
    !/\bMORA\b|INTIMA|PURG|LEILA|\bART(?:IGO)?\.? ?26\b|CONSOLIDACAO/.test(`${title} ${body}`)
  )
    return 'cancelamento';
  if (event === 'cancelamento' && isSettledAtAuction(title, body)) return 'outro';
  if (event === 'cancelamento' && isPaidPromise(title, body)) return 'outro';
  if (event === 'cedula_credito' && !isOfGuarantee.test(`${title} ${body}`)) {
    if (/ALIEN(?:ACAO|OU|ARAM|AM|A)\s+FIDUCIARI|PROPRIEDADE (?:FIDUCIARIA|RESOLUVEL)/.test(body))
      return 'alienacao_fiduciaria';
    if (/\bHIPOTEC(?:A\b|A CEDULAR|OU|ARAM|AD)|GARANTIA (?:REAL )?HIPOTECARIA/.test(body))
      return 'hipoteca_cedular';
    if (/\bPENHOR\b/.test(body)) return 'penhor_cedular';
  }
  if (
    event === 'retificacao_area' &&
    /^\W*RETIFICACAO\W{1,4}GEORREF|AVERBACAO D[OE] GEORREF/.test(body.slice(0, 200))
  )
    return 'georreferenciamento';
  if (event === 'retificacao_area' && isOfDebt.test(`${title} ${body}`)) return 'aditivo_cedula';
  if (
    event === 'retificacao_area' &&
    !/\bAREA\b|MEDIDA|METRAG|DIVISAS|CONFRONT|PERIMETR|\bHA\b|HECTAR|\bM2\b|DESCRICAO/.test(body)
  ) {
    return /\bCPF\b|\bCNPJ\b|\bNOME\b|\bRG\b|IDENTIDADE|QUALIFIC|ESTADO CIVIL|PROFISS|REGIME/.test(body)
      ? 'qualificacao_pessoal'
      : 'outro';
  }
  if (event === 'mudanca_denominacao') {
    if (/\bRECEB[A-Z]+ O (?:NUMERO|N[ºO])/.test(body)) return 'numero_predial';
    if (
      /RAZAO SOCIAL|TRANSFORM(?:OU|ADA|ACAO)|SOCIEDADE|JUNTA COMERCIAL|CONTRATO SOCIAL|\bATA\b/.test(
        `${title} ${body}`,
      ) &&
      !/\bO IMOVEL\b[^.]{0,40}DENOMINAR|\bRURAL EM URBAN/.test(`${title} ${body}`)
    )
      return 'qualificacao_pessoal';
  }
  if (event === 'qualificacao_pessoal' && /^\W*(?:[AO] )?CREDOR/.test(body)) return 'outro';
  if (event === 'instituicao_condominio' && ofCompanies.test(`${title} ${body}`))
    return 'qualificacao_pessoal';
  if (event === 'indisponibilidade' && ofRecord.test(body)) return 'outro';
  if (event === 'partilha_inventario' && isTaxList.test(`${title} ${body}`)) return 'outro';
  if (event === 'partilha_inventario') return partitionOf(`${title} ${body}`);
  return event;
}

/** An order that nothing more be entered in the record; no attachment of anybody's goods. @see LRP art. 214 par. 3 */
const ofRecord =
  /BLOQUEAD[OA] (?:A (?:PRESENTE )?|ESTA )MATRICULA|BLOQUEIO D(?:A|ESTA) (?:PRESENTE )?MATRICULA|\bART(?:IGO)?\.? ?214\b/;

/** The tax office's list of a debtor's goods, no estate. @see Lei 9.532/1997 art. 64 */
const isTaxList =
  /^(?!.*\b(?:ESPOLIO|FALECI|HERDEIR|MEEIR|FORMAL DE PARTILHA)).*\bARROLAMENTO\b.*(?:\b9\.?532\b|RECEITA FEDERAL|FAZENDA NACIONAL|SUJEITO PASSIVO|FISCAL)/s;

/** One company taken over by another, no building. */
const ofCompanies =
  /^(?!.*(?:4\.?591|EMPREENDIMENTO|EDIFICIO|UNIDADES)).*(?:INCORPORAD[AO] (?:POR|PEL[AO]|A[O]?)\b|SOCIETARIA|\bATA\b|\bJUNTA\b|\bJUCE)/s;

/** Notes issued on a guarantee already registered: they burden nothing more. */
const isOfGuarantee =
  /CEDULAS? DE CREDITO IMOBILIARIO|\bC\.?C\.?I\b|EMI(?:SSAO|TIU|TID[OA])\b[^.;]{0,60}CEDULAS? HIPOTECARIA|^CEDULA HIPOTECARIA/;

/** A rectification of a guarantee's terms, none of the land. */
const isOfDebt =
  /\bRE-?R?RATIFIC[A-Z]+\b[^;]{0,160}\b(?:HIPOTECA|CEDULA|DEBITO|DIVIDA|VENCIMENTO|FIDUCIARIA|FINANCIAMENTO|MUTUO)\b/;

/** The debt ends by law when two auctions find no buyer; the fiduciary transfer ended with the consolidation. */
const isSettledAtAuction = (title: string, body: string): boolean =>
  /EXTINCAO D[AE] DIVIDA|^QUITACAO|LEIL(?:AO|OES)/.test(title) &&
  /\bLEIL(?:AO|OES)\b|\bART(?:IGO)?\.? ?27\b/.test(body) &&
  !/CANCEL/.test(body);

/** The price of a promise paid: the promise stands until the deed. */
const isPaidPromise = (title: string, body: string): boolean =>
  /^\W*QUITACAO/.test(title) &&
  /\bPROMI(?:TENTE|SSARI|SSAD)|\bPROMESSA\b|\bCOMPROMISS/.test(body) &&
  !/CANCEL|\bBAIX|SEM EFEITO|EXTINT|EXTING/.test(body);

/** Partition on death or on divorce: the words of death win, because heirs may be divorced. */
function partitionOf(text: string): EventCode {
  if (
    /\bESPOLIO|INVENTARI|\bFALECI|HERDEIR|\bMEEIR|VIUV[AO]|DE CUJUS|DEIXADOS POR|SUCESSO(?:ES|RIO)|ARROLAMENTO/.test(
      text,
    )
  )
    return 'partilha_inventario';
  return /DIVORCI|SEPARACAO|SEPARAND|DESQUITE|\bMEACAO\b|FAMILIA|UNIAO ESTAVEL/.test(text)
    ? 'partilha_divorcio'
    : 'partilha_inventario';
}
