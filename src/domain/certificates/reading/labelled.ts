import type { Found, Range } from '../../text/found.ts';
import { type Cell, type CertificateText, printedIn } from './certificateText.ts';

/** The start of any label: where it stands in a line, the value before it is over. */
const anyLabel =
  /(?<=^|[\s.,;|/(-])(?:(?:N[ºO.]{1,2} DO )?(?:CPF|CNPJ|CGC|CIC)(?:\s?\/\s?(?:MF|CNPJ|CPF))?|UF|NOME(?: EMPRESARIAL| FANTASIA| DO IMOVEL)?|RAZAO SOCIAL|MUNICIPIO|INSCRICAO(?: ESTADUAL| MUNICIPAL)?|DATA(?: D[AEO] [A-Z]+){0,3}|ENDERECO|BAIRRO|CEP|NUMERO|COMPLEMENTO|SITUACAO(?: CADASTRAL)?|STATUS|VALIDADE|EMISSAO|NIRF|CIB|NIRE|DENOMINACAO(?: DO IMOVEL(?: RURAL)?)?|CLASSIFICACAO(?: FUNDIARIA)?|AREA(?: TOTAL)?(?:\s?\([A-Z]+\))?|SERIE|CR (?:EMITIDO|VALIDO)(?: EM| ATE)|HORA|FOLHA(?= \d)|CODIGO D[AEO] [A-Z]+(?: RURAL)?|REGISTRO(?: N\S{1,4})?|RG|IDENTIDADE|FILIACAO|NACIONALIDADE|NATUREZA JURIDICA|CAPITAL SOCIAL|PORTE|TELEFONE|EXERCICIO|PROTOCOLO|LOCALIZACAO)\s{0,2}[:;]/;

/**
 * What stands behind a label of a form, in order: `UF: MG`, the cell to its right, or, under a label that has its cell
 * for itself, the cell below. Without a colon a label must fill its cell, so that prose has none.
 * @param label source of a pattern of folded text, without groups
 */
export function labelled(certificate: CertificateText, label: string): Found<string>[] {
  const pattern = new RegExp(
    `(?<=^|[\\s.,;|/(-])(?:${label})(?=[\\s:.\\d-]|$)(?:\\s?\\([A-Z/]{1,8}\\))?(?:\\s?N[ºO.°]{1,2}(?![A-Z]))?\\s{0,2}([:;]|\\.(?=\\s|$)|(?=\\s?$))?\\s*-?\\s*`,
    'g',
  );
  return certificate.cells.flatMap((cell) => {
    const text = certificate.folded.slice(cell.start, cell.end);
    return [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      const fills = match.index === 0 && end >= text.length;
      if (!fills && !(match[1] && (match[1] !== '.' || match.index === 0))) return [];
      const inside = cutAtLabel(certificate, { start: cell.start + end, end: cell.end });
      const range = inside ?? (fills ? besideOrBelow(certificate, cell) : null);
      return range ? [valueAt(certificate, range)] : [];
    });
  });
}

export const firstLabelled = (certificate: CertificateText, label: string): Found<string> | null =>
  labelled(certificate, label)[0] ?? null;

const valueAt = (certificate: CertificateText, range: Range): Found<string> => ({
  value: printedIn(certificate, range),
  ...range,
});

/** The range up to the next label in it; null when nothing stands there. */
function cutAtLabel({ folded }: CertificateText, { start, end }: Range): Range | null {
  const text = folded.slice(start, end);
  const next = text.search(anyLabel);
  const cut = next < 0 ? text : text.slice(0, next);
  const kept = cut.replace(/[\s,;|/-]+$/, '');
  return kept.trim() === '' ? null : { start, end: start + kept.length };
}

function besideOrBelow(certificate: CertificateText, cell: Cell): Range | null {
  const at = certificate.rowAt.get(cell) ?? -1;
  const row = certificate.rows[at] ?? [];
  const right = row[row.indexOf(cell) + 1];
  if (right && !isLabel(certificate, right)) return cutAtLabel(certificate, right);
  for (const below of certificate.rows.slice(at + 1, at + 3)) {
    if (below[0]?.page !== cell.page) return null;
    const under =
      row.length === 1 && below.length === 1 ? below[0] : below.find((other) => isUnder(cell, other));
    if (under) return isLabel(certificate, under) ? null : cutAtLabel(certificate, under);
  }
  return null;
}

/** A value begins under its label, or a little to the left of it. */
const isUnder = (label: Cell, other: Cell): boolean =>
  other.left < label.right + 0.02 && other.right > label.left - 0.005 && other.left > label.left - 0.03;

/** Whether a cell begins with a label: then the one before it is empty. */
function isLabel({ folded }: CertificateText, { start, end }: Range): boolean {
  const text = folded.slice(start, end);
  return text.search(anyLabel) === 0 || bareLabel.test(text);
}

const bareLabel =
  /^(?:LOGRADOURO|NUMERO|COMPLEMENTO|CEP|BAIRRO(?:\/DISTRITO)?|MUNICIPIO(?: SEDE.*)?|UF|PORTE|TELEFONE|ENDERECO ELETRONICO|ENTE FEDERATIVO.*|SITUACAO (?:CADASTRAL|ESPECIAL)|MOTIVO DE SITUACAO CADASTRAL|DATA (?:D[AEO] .*)?|CODIGO (?:E DESCRICAO|DO IMOVEL).*|NOME(?: EMPRESARIAL| D[OA] [A-Z]+)?|TITULO DO ESTABELECIMENTO.*|CPF|CNPJ|CPF\/CNPJ|NACIONALIDADE|INSCRICAO (?:ESTADUAL|MUNICIPAL)|CLASSIFICACAO FUNDIARIA|DENOMINACAO DO IMOVEL.*|AREA TOTAL.*|N(?:UMERO|º) (?:DO CCIR|MODULOS FISCAIS)|MODULO FISCAL.*|FMP.*|TAXA DE SERVICOS CADASTRAIS.*|INDICACOES.*)$/;
