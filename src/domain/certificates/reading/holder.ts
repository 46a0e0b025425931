import { cnpjRoot } from '../../documents/cnpj.ts';
import { isCpfCnpj } from '../../documents/cpfCnpj.ts';
import { findDocuments } from '../../text/documentText.ts';
import { editDistance } from '../../text/fold.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import type { ProposedHolder } from '../model/certificateReading.ts';
import type { CertificateText } from './certificateText.ts';
import { labelled } from './labelled.ts';
import { nameAfter, nameBefore, nameBehind, trimName } from './nameText.ts';
import { misreadings, proposed, scanDoubt } from './proposed.ts';

const doubtUnlabelled = 10;
const doubtMisprinted = 60;

/** Certificates that only companies have: people named in them are partners. */
const companyKinds = /^(?:CNPJ|JC_|JUS_FAL)/;

/** Labels by which forms name the holder. Patterns of folded text, without groups. */
const labels = {
  name: 'NOME(?: EMPRESARIAL|\\s?/\\s?(?:NOME EMPRESARIAL|RAZAO SOCIAL)| OU RAZAO SOCIAL| COMPLETO| DO (?:CONTRIBUINTE|REQUERENTE|PESQUISADO|TITULAR|INTERESSADO|DECLARANTE)| D[AO] (?:EMPRESA|PESSOA))?|RAZAO SOCIAL(?:\\s?/\\s?NOME)?|DENOMINACAO SOCIAL|CONTRIBUINTE|SUJEITO PASSIVO|INTERESSAD[OA]|REQUERENTE|PESQUISAD[OA]|EMPREGADOR|PROPRIETARI[OA](?:\\s?/\\s?POSSUIDOR)?|TITULAR|DECLARANTE|DEVEDOR|EMPRESA|DENOMINACAO',
  companyName:
    'NOME(?: EMPRESARIAL|\\s?/\\s?RAZAO SOCIAL| DA EMPRESA)|RAZAO SOCIAL(?:\\s?/\\s?NOME)?|DENOMINACAO(?: SOCIAL)?|REQUERENTE|EMPRESA',
  root: '(?:RAIZ DO CNPJ|CNPJ[ -](?:BASE|RAIZ)|CNPJ \\((?:BASE|RAIZ)\\))',
} as const;

/** Holder by labels, else by the document beside which a name stands, else by the words that lead to a name. */
export function readHolder(certificate: CertificateText, code: string | null): ProposedHolder {
  const root = rootOf(certificate);
  const isCompany = code !== null && companyKinds.test(code);
  const printed = findDocuments(certificate.folded, 0, certificate.folded.length).filter(
    ({ value }) => !isCompany || value.length === 14,
  );
  const foreign = printed.filter((item) => !isIssuersOwn(certificate, item));
  const all = foreign.length > 0 ? foreign : printed;
  const name =
    nameByLabel(certificate, isCompany ? labels.companyName : labels.name) ??
    nameAtDocument(certificate, all) ??
    nameBehind(certificate);
  const { document, misprinted } = documentOf(all, name);
  return {
    name: name && proposed(certificate, name, name.doubt + scanDoubt(certificate, name, misreadings.name)),
    document: proposedOrNull(
      certificate,
      root ?? document ?? misprinted,
      !root && !document ? doubtMisprinted : 0,
    ),
    isRoot: root !== null,
    misprinted: proposedOrNull(certificate, root ? null : misprinted, 0),
  };
}

/**
 * The document beside the name. Where its check digits fail, the same number printed right elsewhere stands for it, and
 * never the number of somebody else named further off.
 */
function documentOf(all: readonly Found<string>[], name: Found<string> | null) {
  const closest = nearest(all, name);
  if (!closest || isCpfCnpj(closest.value)) return { document: closest, misprinted: null };
  const again = all.find(
    ({ value }) => isCpfCnpj(value) && editDistance(value, closest.value, misreadDigits) <= misreadDigits,
  );
  return { document: again ?? null, misprinted: again ? null : closest };
}

const misreadDigits = 3;

const proposedOrNull = (certificate: CertificateText, found: Found<string> | null, doubt: number) =>
  found && proposed(certificate, found, doubt + scanDoubt(certificate, found, misreadings.document));

interface Named extends Found<string> {
  readonly doubt: number;
}

function nameByLabel(certificate: CertificateText, label: string): Named | null {
  for (const found of labelled(certificate, label)) {
    const name = trimName(certificate, found);
    if (name) return { ...name, doubt: 0 };
  }
  return null;
}

/** `FULANO DE TAL, inscrito no CPF sob nº ...`, or the line above the number. */
function nameAtDocument(certificate: CertificateText, documents: readonly Found<string>[]): Named | null {
  for (const document of documents) {
    const name = nameBefore(certificate, document.start) ?? nameAfter(certificate, document.end);
    if (name) return { ...name, doubt: doubtUnlabelled };
  }
  return null;
}

/** The document next to the name, those behind it first; the first one where no name is known. */
function nearest(documents: readonly Found<string>[], name: Found<string> | null): Found<string> | null {
  if (!name) return documents[0] ?? null;
  const behind = documents.find(({ start }) => start >= name.end - 1 && start - name.end < 260);
  const before = documents.findLast(({ end }) => end <= name.start && name.start - end < 700);
  if (behind && before) return name.start - before.end < behind.start - name.end ? before : behind;
  return behind ?? before ?? documents[0] ?? null;
}

/** Town halls and notaries print their own number in the head and foot, beside their address. */
function isIssuersOwn({ folded, lines }: CertificateText, { start }: Found<string>): boolean {
  const index = lines.findIndex((cells) => (cells.at(-1)?.end ?? 0) > start);
  if (index >= 6 && index < lines.length - 4) return false;
  const around = [index - 2, index - 1, index, index + 1].flatMap((at) => lines[at] ?? []);
  const first = lines[index]?.[0]?.start ?? 0;
  const line = folded.slice(first, lines[index]?.at(-1)?.end ?? first);
  if (
    /\b(?:PREFEITURA|MUNICIPIO DE|TABELIONATO|CARTORIO|OFICIAL|SERVENTIA|FONE|TELEFONE|TEL\b|PRACA|PACO MUNICIPAL)/.test(
      line,
    )
  )
    return true;
  const head = around.map((cell) => folded.slice(cell.start, cell.end)).join(' ');
  return (
    index < 5 &&
    /^(?:CNPJ)/.test(line) &&
    /\b(?:PREFEITURA|CARTORIO|TABELIONATO|ESTADO D)/.test(head) &&
    !/\bNOME\b|RAZAO SOCIAL/.test(head)
  );
}

const rootPattern = new RegExp(`${labels.root}\\s?[:.]?\\s?(\\d{2}\\.?\\d{3}\\.?\\d{3})(?![\\d/.-])`, 'g');

function rootOf({ folded }: CertificateText): Found<string> | null {
  const [match] = [...matchesIn(rootPattern, folded)];
  const text = match?.[1];
  if (!match || !text) return null;
  const start = match.index + match[0].lastIndexOf(text);
  return { value: cnpjRoot(text.replace(/\D/g, '')), start, end: start + text.length };
}
