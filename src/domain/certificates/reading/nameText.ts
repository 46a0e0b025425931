import type { Found } from '../../text/found.ts';
import { type CertificateText, printedIn } from './certificateText.ts';

const small = /^(?:DE|DA|DO|DAS|DOS|E|DI|DEL|VAN|VON|Y|-|&|EM|PARA|COM)$/;
const notNames =
  /^(?:CPF|CNPJ|RG|CERTIDAO|CERTIFICA|CERTIFICO|CERTIFICAMOS|NADA|CONSTA|NAO|RESULTADO|PROCESSOS?|NOME|RAZAO|OBSERVAC\w+|ESTADO|COMARCA|MINISTERIO|SECRETARIA|PODER|JUSTICA|TRIBUNAL|QUE|NOS|CONTRA|RESPONSABILIDADE|INSCRIT\w|PORTADOR\w?|PROPRIEDADE|DOCUMENTO|DATA|SOB|PREFEITURA|TABELIONATO|CARTORIO|VALIDADE|NUMERO|CONSULTA|INTERESSAD\w|CADASTRO|DO|NO|NA|EM|LTDA|BRASIL|CODIGO|DEBITOS?)$/;

/** A labelled value as far as it is a name: no document, no stars, no date behind it; null when none is left. */
export function trimName(certificate: CertificateText, { start, end }: Found<string>): Found<string> | null {
  const raw = certificate.folded.slice(start, end);
  const stop =
    /\*{2,}|[,;]\s*(?:INSCRIT|CPF|CNPJ|CGC|PORTADOR|BRASILEIR|COM SEDE|RESIDENTE|NACIONALIDADE)|\s(?:CPF|CNPJ|CGC|CIC|RG)\b|\s\d{2,3}[.]\d{3}|\s+-\s+(?:CPF|CNPJ)/.exec(
      raw,
    );
  const kept = (stop ? raw.slice(0, stop.index) : raw).replace(/[\s,;:.*-]+$/, '');
  const lead = /^[\s*:.-]*/.exec(kept)?.[0].length ?? 0;
  const body = kept.slice(lead);
  if (!/[A-Z]{2}/.test(body) || /^(?:NAO INFORMAD|CPF|CNPJ|\d[\d./-]+$)/.test(body) || body.length > 150)
    return null;
  const from = start + lead;
  return named(certificate, from, start + kept.length);
}

/** `S.A.` ends with a point of its own. */
function named(certificate: CertificateText, start: number, end: number): Found<string> {
  const to =
    certificate.text[end] === '.' && /\bS\.A$/i.test(certificate.folded.slice(start, end)) ? end + 1 : end;
  return { value: printedIn(certificate, { start, end: to }), start, end: to };
}

const betweenNameAndDocument =
  /(?:[\s,;:.*()-]+(?:INSCRIT[OA](?:\s?\(A\))?|PORTADOR[A]?(?:\s?\(A\))?|NO|NA|DO|DA|SOB|O|N[ºO.]{1,2}|NUMERO|C[.]?P[.]?F[.]?(?:\/MF)?|C[.]?N[.]?P[.]?J[.]?(?:\/MF)?|CPF\/CNPJ|CNPJ\/CPF|MF|CIC|CADASTRO|DOCUMENTO|PESSOA|BRASILEIR[OA]|JURIDICA DE DIREITO PRIVADO|COM|E|EM)(?=[\s,;:.*()/-]|$))*[\s,;:.*()-]*$/;

/** The capital words right before a document, on its line or the one above. */
export function nameBefore(certificate: CertificateText, at: number): Found<string> | null {
  const from = Math.max(0, at - 200, belowTitle(certificate, at));
  const lead = certificate.folded.slice(from, at);
  const end = from + (betweenNameAndDocument.exec(lead)?.index ?? lead.length);
  return capitalRun(certificate, from, end);
}

const titled = /^[ \t]*(?:CERTIDAO|CERTIFICADO|CONSULTA|COMPROVANTE|CADASTRO|DECLARACAO|DEMONSTRATIVO)\b/;

/** Place behind the last title on the three lines above, 0 without one: capitals of a title are nobody's name. */
function belowTitle({ text, folded }: CertificateText, at: number): number {
  let end = text.lastIndexOf('\n', at - 1);
  for (let line = 0; line < 3 && end > 0; line += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    if (titled.test(folded.slice(start, end))) return end;
    end = start - 1;
  }
  return 0;
}

/** The capital words right behind a document: `12.345.678/0001-90 - NOME`. */
export function nameAfter(certificate: CertificateText, at: number): Found<string> | null {
  const lead = /^\s*[-:,]\s*(?:NOME\s*:\s*)?/.exec(certificate.folded.slice(at, at + 12))?.[0];
  if (!lead) return null;
  const from = at + lead.length;
  const line = certificate.text.indexOf('\n', from);
  const end = Math.min(line < 0 ? certificate.text.length : line, from + 100);
  const found = capitalRun(certificate, from, end);
  return found && found.start === from ? found : null;
}

const leads =
  /(?:\bEM\s+NOME\s+D[EAO]|\bCONTRA(?:\s+O\s+NOME(?:\s+DE|\s+POR\s+EXTENSO[^:;.]{0,20}DE)?)?|RESPONSABILIDADE\s+DE|\bEM\s+DESFAVOR\s+DE|\bPARA\s+O\s+NOME\s+DE|RELATIV\w+\s+A)\s*[:*]*\s*/g;

/** The capital words behind `em nome de:` and the like. */
export function nameBehind(certificate: CertificateText): (Found<string> & { doubt: number }) | null {
  for (const match of certificate.folded.matchAll(leads)) {
    const from = match.index + match[0].length;
    const end =
      from +
      (/[,;:*\d]|\.(?=\s)|\bCPF\b|\bCNPJ\b/.exec(certificate.folded.slice(from, from + 120))?.index ?? 0);
    const found = end > from ? capitalRun(certificate, from, end) : null;
    if (found && found.start - from < 6) return { ...found, doubt: 15 };
  }
  return null;
}

/** The last words of `[from, end)` that are all in capitals or capitalised; at least two. */
function capitalRun(certificate: CertificateText, from: number, end: number): Found<string> | null {
  const { text, folded } = certificate;
  const tokens = [...folded.slice(from, end).matchAll(/[^\s,;]+[,;]?/g)].map((match) => ({
    word: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  let start = -1;
  let count = 0;
  for (const token of tokens.reverse()) {
    const core = token.word.replace(/[.,;()"]+$/g, '').replace(/^[("]+/, '');
    const printed = text.slice(token.start, token.end);
    const isName = /^[A-Z0-9&'./-]+$/.test(core) && /^["(]?\p{Lu}/u.test(printed);
    if (count > 0 && (/[,;:]$/.test(token.word) || /^\*+$/.test(token.word))) break;
    if (notNames.test(core) && !small.test(core) && !(core === 'LTDA' || core === 'BRASIL')) break;
    if (!isName && !small.test(core) && !(count > 0 && /^\d+$/.test(core))) break;
    if (/^\d{4,}/.test(core) || /:$/.test(token.word)) break;
    if (small.test(core) && !isName && count === 0) break;
    // In prose the small words of a sentence end a name; in a name they stand between capitals.
    start = token.start;
    count += 1;
  }
  if (start < 0) return null;
  const raw = folded.slice(start, end);
  const lead = /^(?:(?:DE|DA|DO|DAS|DOS|E|-|EM|PARA|COM|A|O)\s+)*/.exec(raw)?.[0].length ?? 0;
  const kept = raw.slice(lead).replace(/[\s,;:(*-]+$/, '');
  const first = start + lead;
  const words = kept.split(/\s+/).filter((word) => /[A-Z]{2}/.test(word));
  if (words.length < 2 || kept.length < 6) return null;
  return named(certificate, first, first + kept.length);
}
