import type { PageText } from '../../../pages/words.ts';
import type { CertificatePart, ReadCertificateOptions } from '../../model/certificateReading.ts';
import type { CertificateExtractor } from '../../model/extractor.ts';
import { readCertificate } from '../readCertificate.ts';
import { type PageSigns, pageSigns } from './pageSigns.ts';
import { secondTitle } from './secondTitle.ts';

/**
 * Words of a file's pages -> the certificates that were put into it one behind the other, each read by itself. A page
 * begins another one where its head is titled and it disagrees with those before about kind, number, code or holder, or
 * counts its pages anew; pages that do not tell go with those before. What stands on one page is not parted, only told.
 */
export function splitCertificates(
  pages: readonly PageText[],
  options: ReadCertificateOptions,
): CertificatePart[] {
  return groupsOf(pages, options).map((group) => ({
    pages: group.map(({ page }) => page),
    reading: readCertificate(group, options),
    second: group.map((page) => secondTitle(page, options)).find((found) => found !== null) ?? null,
  }));
}

/** Our rules as a reader of certificates. */
export const certificateRules: CertificateExtractor = { read: splitCertificates };

function groupsOf(pages: readonly PageText[], options: ReadCertificateOptions): PageText[][] {
  const groups: PageText[][] = [];
  let before: PageSigns | null = null;
  for (const page of pages) {
    const signs = pageSigns(page, options);
    const last = groups.at(-1);
    if (last && before && !beginsAnother(before, signs)) {
      last.push(page);
      before = joined(before, signs);
    } else {
      groups.push([page]);
      before = signs;
    }
  }
  return groups;
}

/** What pages of one certificate tell together: what came first stands. */
const joined = (before: PageSigns, page: PageSigns): PageSigns => ({
  isBlank: before.isBlank && page.isBlank,
  title: before.title ?? page.title,
  number: before.number ?? page.number,
  verificationCode: before.verificationCode ?? page.verificationCode,
  holder: before.holder ?? page.holder,
  isDated: before.isDated || page.isDated,
  record: before.record ?? page.record,
  folio: page.folio ?? before.folio,
});

function beginsAnother(before: PageSigns, page: PageSigns): boolean {
  if (page.title === null || before.isBlank || (page.folio !== null && page.folio > 1)) return false;
  const differs = (key: 'number' | 'verificationCode' | 'holder' | 'record') =>
    before[key] !== null && page[key] !== null && before[key] !== page[key];
  const agrees = (key: 'number' | 'verificationCode' | 'record') =>
    page[key] !== null && before[key] === page[key];
  if (agrees('number') || agrees('verificationCode') || agrees('record')) return false;
  if (page.folio === 1 && before.folio !== null) return true;
  if (isOfRecord(before.title) && isOfRecord(page.title)) return differs('record');
  if (before.title !== page.title) return standsAlone(page);
  return differs('number') || differs('verificationCode') || differs('holder');
}

/** Other papers are named in the head of a page too; one of its own says whom it is about, when, or how it is checked. */
const standsAlone = ({ number, verificationCode, holder, record, isDated }: PageSigns): boolean =>
  isDated || [number, verificationCode, holder, record].some((sign) => sign !== null);

/** Registries bind what they certify of a record into one paper. */
const isOfRecord = (title: string | null): boolean =>
  title !== null && /^(?:MAT_|TRANSC|LIVRO3|PACTO)/.test(title);
