import type { LocalDate } from '../../../dates.ts';
import { dateAfter } from '../../../text/dateText.ts';
import { type Found, matchesIn, type Range } from '../../../text/found.ts';
import { findMoney, type Money } from '../../../text/moneyText.ts';
import { readOrdinal } from '../../../text/numbersInWords.ts';
import { isAcquisition } from '../../model/events.ts';
import type { EventCode } from '../../model/model.ts';

const secured: ReadonlySet<EventCode> = new Set([
  'hipoteca', 'hipoteca_cedular', 'penhor', 'penhor_cedular', 'alienacao_fiduciaria', 'caucao', 'cedula_credito', 'aditivo_cedula',
]); // biome-ignore format: a table reads better than a column
const valued: ReadonlySet<EventCode> = new Set([
  ...secured, 'penhora', 'arresto', 'sequestro', 'premonitoria', 'usufruto', 'servidao', 'compromisso_venda', 'construcao', 'demolicao',
]); // biome-ignore format: a table reads better than a column

/**
 * The act's own sum: price, debt, declared value. Fees, taxes, appraisals for an auction, down payments and
 * instalments stand beside it and are passed over; leases and cancellations have none.
 */
export function readValue(
  folded: string,
  body: Range,
  event: EventCode,
  day: LocalDate | null,
): Found<Money> | null {
  if (!isAcquisition(event) && !valued.has(event)) return null;
  const sums = findMoney(folded, day, body.start, body.end)
    .map((sum) => ({ sum, rank: rankOf(folded, sum, body, event) }))
    .filter(({ rank }) => rank > 0);
  const best = Math.max(...sums.map(({ rank }) => rank));
  return sums.find(({ rank }) => rank === best)?.sum ?? null;
}

const asides =
  /(?:\bSINAL|\bVENAL|\bITBI|\bITCMD|\bITCD|\bITR|SISA|IMPOSTO|\bGUIA|EMOL(?:UMENTOS?)?|\bCUSTAS|\bTAXA|\bSELO|ENTRADA|\bFGTS|RECURSOS PROPRIOS|PRESTAC(?:AO|OES)|PARCELAS?(?: [A-Z]+)? DE|\bALUGUE[LR]|\bMULTA|\bTORNA|HONORARIOS|ENCARGOS?|LEILAO|LEILOES|BASE DE CALCULO|FISCAL|A VISTA|\bDOS QUAIS|\bSENDO|DESCONTO|SUBSIDIO|(?<!VALOR DE )REFERENCIA|TRIBUT[A-Z]+|RECOLHID[OA])[^.;]{0,34}$|(?:\bITBI|\bITCMD|\bITCD|IMPOSTO|\bSISA)\b[^.;]{0,62}$/;
const asidesAfter =
  /^[\s,]*(?:A TITULO DE (?:SINAL|ENTRADA|DESCONTO|SUBSIDIO)|COM RECURSOS (?:PROPRIOS|D[AO]S? (?:CONTA|FGTS|SUA|COMPRADOR))|DE SINAL|DE ENTRADA|A VISTA|POR MES|MENSAIS|ANUAIS|DO FGTS)/;
const appraisal =
  /(?:AVALIA(?:D[OA]|CAO)|VALOR D[OEA] (?:IMOVEL|GARANTIA)|ESTIMATIVA|ESTIMAD[OA] EM|VALOR ATUALIZADO D[OA] IMOVEL)[^.;]{0,40}$/;
const announced =
  /(?:PRECO|PELO VALOR|VALOR|DIVIDA|IMPORTANCIA|QUANTIA|FINANCIAMENTO|CREDITO|EXECUCAO|LANCO|LANCE|DEBITO|CAUSA|EMPRESTIMO|MUTUO|ESTIMAD[OA]|ATRIBUID[OA]|INDENIZACAO|CUSTO|GARANTIA|LIMITE|MONTANTE|SALDO|PRINCIPAL|TOTAL|POR)\b[^.;]{0,40}$/;

/** 0 = not the act's sum. */
function rankOf(folded: string, sum: Found<Money>, body: Range, event: EventCode): number {
  const before = folded
    .slice(Math.max(body.start, sum.start - 70), sum.start)
    .replace(/LEI N?[ºO.]?\s?[\d./]+/g, '');
  const clause = before.slice(before.search(/[^.;]*$/));
  const after = folded.slice(sum.end, sum.end + 60);
  // `sendo de R$ 10,00 o débito`: named behind.
  if (
    /^[\s,]*(?:\([^)]{0,50}\)?\s*)?[OA]\s(?:VALOR D[AEO]S? )?(?:DEBITO|DIVIDA|CREDITO|PRECO|MONTANTE|CAUSA|EXECUCAO)\b/.test(
      after,
    )
  )
    return 3;
  const isNamed =
    /PRECO|PELO VALOR|(?:DOACAO|VENDA|PERMUTA|TRANSMISSAO) (?:ESTIMAD|AVALIAD)A EM|VALOR (?:TOTAL|D[AO] (?:DIVIDA|CAUSA|EXECUCAO|DEBITO|ACAO|CREDITO))/;
  if (asides.test(clause) && !isNamed.test(clause.slice(-26))) return 0;
  if (asidesAfter.test(after.slice(0, 40)) && !/(?:PRECO|QUANTIA|IMPORTANCIA)[^.;]{0,30}$/.test(clause))
    return 0;
  const isAppraisal = appraisal.test(clause);
  if (isAppraisal && (secured.has(event) || event === 'penhora' || event === 'arrematacao')) return 0;
  if (
    event === 'aditivo_cedula' &&
    /\bDE\s+$/.test(clause) &&
    /^[^.;]{0,40}\bPARA\s+(?:R|C|N)/.test(folded.slice(sum.end, sum.end + 60))
  )
    return 1;
  if (
    /VALOR (?:TOTAL|DA DIVIDA|DO DEBITO|DA CAUSA|DA EXECUCAO|DO CREDITO)[^.;]{0,12}$|PRECO[^.;]{0,16}$/.test(
      clause,
    )
  )
    return 4;
  return isAppraisal ? 2 : announced.test(clause) ? 3 : 2;
}

const due =
  /\bVENC(?:IMENTO|IVEL|ENDO-SE|ENDO|ERA|E-SE|E|\.)(?![A-Z])|\bA VENCER|\bSER(?:A|AO)? PAG[OA]S?|(?:PAGAVEL|RESGATAVEL|LIQUIDAVEL) (?:ATE|EM)|SER PAG[OA]S? ATE|COM PRAZO (?:DE [^,.;]{3,30} )?(?:ATE|A TERMINAR|A FINDAR)|PRAZO(?: FINAL)?\s?:?\s+(?:ATE|VENCIMENTO)|PRAZO(?: FINAL)?\s?:(?=\s*(?:\d{1,2}[ºO°]?\s?(?:DE\s|[./-]\d)|(?:[A-Z]+ ){1,3}(?:\(\d{1,2}[ºO°]?\) )?DE (?:JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ)))|RESGATE (?:EM|ATE|PARA|FINAL)|EXIGIVEL (?:EM|ATE)|PAG(?:AR|AMENTO)(?: FINAL)? (?:ATE|EM|NO DIA)|ULTIM[OA] (?:PAGAMENTO|ENCARGO|VENCIMENTO) (?:EM|A|NO DIA)|DATA FINAL|ATE O DIA|PASSA A SER|TERMINO (?:EM|D[OA] PRAZO[^.;]{0,12}\b(?:PASSA A|EM|PARA))|TERMO FINAL(?: EM| A)?|(?:REESCALON|ESTEND|DILAT|PROTEL|POSTERG|TRANSFER|ADIAD|ADIOU)[A-Z-]*[^.;]{0,40}\b(?:ATE|PARA)\b|\bA ULTIMA\b(?:[^.;]|\.\d){0,40}?\b(?:EM|NO DIA|A)\b(?=\s+\d|\s+[A-Z]+ DE )|PRORO\s?GA[A-Z]*|\bENTREG(?:A|AR|UES?)\b(?:[^.;]|\.[\dA-Z,]){0,190}?\bATE\b|PRORROGA[A-Z]*/g;

const firstInstalment =
  /(?:\bA (?:PRIMEIRA|1[ªA])|(?:PRIMEIRA|1[ªA])\.? (?:PARCELA|PRESTACAO|DELAS)|\b(?:PRIMEIRO|1[ºO]) (?:ENCARGO|PAGAMENTO))\b(?:[^.;]|\.\d|R\$){0,60}$/;

/** The day the debt falls due, as printed in the act; none for first instalments and debts in months only. */
export function readDueDate(folded: string, body: Range, event: EventCode): Found<LocalDate> | null {
  if (!secured.has(event)) return null;
  let chosen: Found<LocalDate> | null = null;
  for (const match of matchesIn(due, folded, body.start, body.end)) {
    const before = folded.slice(Math.max(body.start, match.index - 80), match.index);
    if (firstInstalment.test(before) && !match[0].startsWith('A ULTIMA')) continue;
    const at = match.index + match[0].length;
    const words = folded.slice(at, at + 70);
    const date = dateIn(folded, at, body.end, /^PRORR?OG/.test(match[0]) ? 110 : 62);
    if (
      !date ||
      /PRIMEIRA|1[ªA]\b|(?:PRIMEIRO|1[ºO]) (?:ENCARGO|PAGAMENTO)/.test(words.slice(0, date.start - at))
    )
      continue;
    if (/[.;](?!\s?\d)\s*[A-Z]{4}/.test(folded.slice(at, date.start).replace(/\bVENC\./g, ''))) continue;
    chosen = date;
    if (event !== 'aditivo_cedula') return chosen;
  }
  return chosen;
}

/** The date behind `at`; of `de 10/05/1990 para 10/05/1992` the second. */
function dateIn(folded: string, at: number, end: number, reach: number): Found<LocalDate> | null {
  const first = dateAfter(folded, at, reach, end);
  if (!first) return null;
  const second = dateAfter(folded, first.end, 12, end);
  return second && /^\s*,?\s*PARA\s/.test(folded.slice(first.end, second.start)) ? second : first;
}

const degreePattern =
  /\bGRAU\s*[:-]?\s*(?:DE\s+)?(\d|[A-Z]+)|\b(\d)\s?[ºOªA°.'"]{0,2}\s*(?:\([A-Z]+\)\s*)?(?:,?\s*E (?:UNIC[OA]|ESPECIAL)\s+)?(?:GRAU|H[IL1]POTECA)\b|\b(PRIMEIR[OA]|SEGUND[OA]|TERCEIR[OA]|QUART[OA]|QUINT[OA]|SEXT[OA])\s*(?:\(\s?\d\s?[ºOª]?\s?\)\s*)?(?:,?\s*(?:E UNIC[OA]|E ESPECIAL|UNIC[OA] E ESPECIAL)\s+)?(?:GRAU|H[IL1]POTECA|E ESPECIAL|LUGAR)\b/g;

/** Rank of a mortgage or pledge: `segundo grau`, `Grau: 1º`, `primeira e especial hipoteca`. */
export function readDegree(folded: string, body: Range, event: EventCode): Found<number> | null {
  if (!secured.has(event) || event === 'aditivo_cedula' || event === 'alienacao_fiduciaria') return null;
  for (const match of matchesIn(degreePattern, folded, body.start, body.end)) {
    const word = match[1] ?? match[2] ?? match[3] ?? '';
    const value = /^\d$/.test(word) ? Number(word) : readOrdinal(word);
    if (value) return { value, start: match.index, end: match.index + match[0].length };
  }
  return null;
}
