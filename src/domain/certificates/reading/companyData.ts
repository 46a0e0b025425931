import type { LocalDate } from '../../dates.ts';
import { normaliseCnae } from '../../documents/cnae.ts';
import { isCnpj } from '../../documents/cnpj.ts';
import { normaliseNire } from '../../documents/nire.ts';
import { findDates } from '../../text/dateText.ts';
import { findDocuments } from '../../text/documentText.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import type { CompanyData, Proposed } from '../model/certificateReading.ts';
import type { Cell, CertificateText } from './certificateText.ts';
import { firstLabelled, labelled } from './labelled.ts';
import { trimName } from './nameText.ts';
import { proposed } from './proposed.ts';

const kinds = /^(?:CNPJ|JC_SIMP|JC_IT)/;

export function readCompany(certificate: CertificateText, code: string | null): CompanyData | null {
  if (code === null || !kinds.test(code)) return null;
  const text = (label: string) => orNull(certificate, firstLabelled(certificate, label));
  const [cnae, ...otherCnaes] = activities(certificate);
  return {
    cnpj: orNull(
      certificate,
      findDocuments(certificate.folded, 0, certificate.folded.length).find(({ value }) => isCnpj(value)) ??
        null,
    ),
    name: nameOf(
      certificate,
      'NOME EMPRESARIAL|RAZAO SOCIAL|DENOMINACAO SOCIAL|NOME DA EMPRESA|EMPRESA|DENOMINACAO',
    ),
    tradeName: nameOf(
      certificate,
      'TITULO DO ESTABELECIMENTO(?: \\(NOME DE FANTASIA\\))?|NOME (?:DE )?FANTASIA',
    ),
    stateRegistration: text('INSCRICAO ESTADUAL|I\\.E\\.'),
    cnae: cnae ?? null,
    otherCnaes,
    status: text('SITUACAO(?: CADASTRAL| DA EMPRESA| DO REGISTRO)?'),
    nire: number(certificate, /\bNIRE\b[^\d\n;]{0,24}([\d][\d.\s-]{9,14}\d)/g, normaliseNire, 11),
    openedOn: dateAt(
      certificate,
      'DATA DE ABERTURA|DATA DE ARQUIVAMENTO DO ATO CONSTITUTIVO|ARQUIVAMENTO DO ATO CONSTITUTIVO|DATA D[AE] CONSTITUICAO|CONSTITUICAO|INICIO D[AE] ATIVIDADES?',
    ),
    duration: text('PRAZO DE DURACAO|DURACAO'),
    legalType: text('NATUREZA JURIDICA|CODIGO E DESCRICAO DA NATUREZA JURIDICA|TIPO JURIDICO|FORMA JURIDICA'),
    address: addressOf(certificate),
    partners: partnersOf(certificate),
  };
}

const orNull = (certificate: CertificateText, found: Found<string> | null): Proposed<string> | null =>
  found && !/^\*+$/.test(found.value) ? proposed(certificate, found) : null;

function nameOf(certificate: CertificateText, label: string): Proposed<string> | null {
  const found = firstLabelled(certificate, label);
  return orNull(certificate, found && trimName(certificate, found));
}

const cnaePattern =
  /(?<![\d/.-])(\d{2}\s?[.]?\s?\d{2}\s?[-.]\s?\d\s?[-/]\s?\d{2}|\d{4}-?\d\/\d{2})(?![\d/])/g;

/** The main activity is the first one named. */
const activities = (certificate: CertificateText): Proposed<string>[] => {
  const seen = new Set<string>();
  return [...matchesIn(cnaePattern, certificate.folded)].flatMap((match) => {
    const value = normaliseCnae(match[0]);
    if (value.length !== 7 || seen.has(value)) return [];
    seen.add(value);
    return [proposed(certificate, { value, start: match.index, end: match.index + match[0].length })];
  });
};

function number(
  certificate: CertificateText,
  pattern: RegExp,
  normal: (text: string) => string,
  length: number,
): Proposed<string> | null {
  for (const match of matchesIn(pattern, certificate.folded)) {
    const value = normal(match[1] ?? '').slice(0, length);
    if (value.length === length)
      return proposed(certificate, { value, start: match.index, end: match.index + match[0].length });
  }
  return null;
}

function dateAt(certificate: CertificateText, label: string): Proposed<LocalDate> | null {
  for (const found of labelled(certificate, label)) {
    const [date] = findDates(certificate.folded, found.start, found.end);
    if (date) return proposed(certificate, date);
  }
  return null;
}

const addressParts = [
  'LOGRADOURO',
  'NUMERO',
  'COMPLEMENTO',
  'BAIRRO(?:/DISTRITO)?',
  'MUNICIPIO',
  'UF',
  'CEP',
];

/** One line where it is printed as one, else its parts in the order of a letter. */
function addressOf(certificate: CertificateText): Proposed<string> | null {
  const whole = firstLabelled(certificate, 'ENDERECO(?: COMPLETO| DA SEDE| DA MATRIZ)?|SEDE');
  if (whole) return proposed(certificate, whole);
  const street = firstLabelled(certificate, addressParts[0] ?? '');
  if (!street) return null;
  const parts = addressParts.flatMap((label) => {
    const found = labelled(certificate, label).find(({ start }) => start >= street.start - 40);
    return found && !/^\*+$/.test(found.value) ? [found] : [];
  });
  const value = parts.map((part) => part.value).join(', ');
  // The words of all parts, whatever labels stand between them.
  const end = Math.max(...parts.map((part) => part.end));
  return proposed(certificate, { value, start: street.start, end }, 10);
}

const partnersHead = /\bSOCIOS?\b|\bQSA\b|QUADRO DE SOCIOS|QUADRO SOCIETARIO|ADMINISTRADORES/;

/** Names beside documents, or behind `Nome/Nome Empresarial:`, below the head of the partners. */
function partnersOf(certificate: CertificateText): Proposed<string>[] {
  const head = partnersHead.exec(certificate.folded);
  if (!head) return [];
  const seen = new Set<string>();
  const note = (found: Found<string> | null): Proposed<string>[] => {
    if (!found || found.start < head.index || seen.has(found.value)) return [];
    seen.add(found.value);
    return [proposed(certificate, found)];
  };
  const named = labelled(certificate, 'NOME(?:\\s?/\\s?NOME EMPRESARIAL)?|SOCI[OA](?=\\s?:)').flatMap(
    (found) => note(trimName(certificate, found)),
  );
  if (named.length > 0) return named;
  return findDocuments(certificate.folded, head.index, certificate.folded.length).flatMap(({ start }) => {
    const isHolding = (cell: Cell) => cell.start <= start && start < cell.end;
    const [first] = certificate.rows.find((cells) => cells.some(isHolding)) ?? [];
    const range = first && { value: '', start: first.start, end: isHolding(first) ? start : first.end };
    return range ? note(trimName(certificate, range)) : [];
  });
}
