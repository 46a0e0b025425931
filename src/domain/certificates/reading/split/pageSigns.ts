import type { PageText } from '../../../pages/words.ts';
import type { ReadCertificateOptions } from '../../model/certificateReading.ts';
import { type CertificateText, certificateTextOf } from '../certificateText.ts';
import { readHolder } from '../holder.ts';
import { issueDates } from '../issueDate.ts';
import { certificateNumber, verificationCode } from '../numbers.ts';
import { resultFamily } from '../result/families.ts';
import { isInTitle } from '../result/titleKind.ts';
import { titleIn } from '../type.ts';

/** What a page by itself tells of the certificate it belongs to; null where it is silent. */
export interface PageSigns {
  /** Nothing is printed on it. */
  readonly isBlank: boolean;
  /** Code of the catalogue its head is titled by. */
  readonly title: string | null;
  readonly number: string | null;
  readonly verificationCode: string | null;
  /** CPF, CNPJ or root of whom it is about. */
  readonly holder: string | null;
  /** Under a plain heading it says when it was issued. */
  readonly isDated: boolean;
  /** Number of the registry record its head names. */
  readonly record: string | null;
  /** `Página 2 de 3`: 2. */
  readonly folio: number | null;
}

/** A title stands at the head of its page, above whatever else is named there. */
const headLength = 600;

export function pageSigns(page: PageText, { types = [] }: Pick<ReadCertificateOptions, 'types'>): PageSigns {
  const certificate = certificateTextOf([page]);
  const head = certificate.folded.slice(0, headLength);
  const found = titleIn(head, types);
  const isHeading = found !== null && isInTitle(certificate, found.start);
  const title = found && (isHeading || opensPage(certificate, found.start)) ? found.value : null;
  return {
    isBlank: certificate.cells.length === 0,
    title,
    number: certificateNumber(certificate, title)?.value ?? null,
    verificationCode: verificationCode(certificate)?.value ?? null,
    // Papers of registries name many people, and none is whom they are about.
    holder: title !== null && resultFamily(title) === 'content' ? null : holderOf(certificate, title),
    isDated: isHeading && issueDates(certificate).length > 0,
    record: recordPattern.exec(head)?.[1]?.replace(/\D/g, '') ?? null,
    folio: folioOf(certificate),
  };
}

/** Some titles are written like sentences: those begin one of the first lines. */
const opensPage = ({ lines, text }: CertificateText, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(at)) && lines.slice(0, openingLines).some(([first]) => first?.start === at);

const openingLines = 5;

const holderOf = (certificate: CertificateText, title: string | null): string | null =>
  readHolder(certificate, title).document?.value ?? null;

const recordPattern = /\bMATRICULA\b[\s:.-]{0,3}(?:N[ºO°.]{1,2}|NUMERO|NR\.?)?[\s:.-]{0,3}(\d[\d.]{1,11})/;

const folioPattern =
  /\b(?:PAGINA|PAG\.?|FOLHA|FLS?\.?)\s{0,2}:?\s{0,2}(\d{1,3})\s{0,2}(?:DE|\/)\s{0,2}(\d{1,3})\b/g;

/** The page's own number, where it counts the pages of its certificate and says it in one way. */
function folioOf({ folded }: CertificateText): number | null {
  const counts = [...folded.matchAll(folioPattern)].map(([, at, of]) => [Number(at), Number(of)] as const);
  const pages = new Set(counts.filter(([at, of]) => at >= 1 && at <= of).map(([at]) => at));
  const [only] = pages;
  return pages.size === 1 && only !== undefined ? only : null;
}
