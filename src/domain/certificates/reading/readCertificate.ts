import type { LocalDate } from '../../dates.ts';
import type { PageText } from '../../pages/words.ts';
import { findDates } from '../../text/dateText.ts';
import type { Found } from '../../text/found.ts';
import type { CertificateReading, Proposed, ReadCertificateOptions } from '../model/certificateReading.ts';
import { readCaveats } from './caveats.ts';
import { type CertificateText, certificateTextOf } from './certificateText.ts';
import { readCompany } from './companyData.ts';
import { contradictionsOf, saying } from './contradictions.ts';
import { readHolder } from './holder.ts';
import { issueDates, issueTime } from './issueDate.ts';
import { readIssuer, readState } from './issuer.ts';
import { readLandData } from './landData.ts';
import { certificateNumber, verificationCode } from './numbers.ts';
import { misreadings, proposed, scanDoubt } from './proposed.ts';
import { readRecordNumbers } from './recordNumbers.ts';
import { readResult } from './result/result.ts';
import { readType } from './type.ts';
import { dueDates, terms } from './validityText.ts';

/**
 * Words of a file's pages -> what its certificate says. The same pages always give the same reading, and every value
 * carries the words that prove it.
 */
export function readCertificate(
  pages: readonly PageText[],
  { today, types = [] }: ReadCertificateOptions,
): CertificateReading {
  const certificate = certificateTextOf(pages);
  const type = readType(certificate, types);
  const code = type?.value ?? null;
  const holder = readHolder(certificate, code);
  const issuer = readIssuer(certificate, type);
  const dates = datesOf(certificate);
  return {
    type,
    result: readResult(certificate, code),
    holder,
    issuer,
    state: readState(certificate, code, issuer),
    number: orNull(certificate, certificateNumber(certificate, code)),
    verificationCode: orNull(certificate, verificationCode(certificate)),
    issuedOn: dates.issues[0] ?? null,
    issuedAt: dates.time,
    validUntil: dates.dues[0] ?? null,
    validityDays: dates.days[0] ?? null,
    validityMonths: dates.months[0] ?? null,
    caveats: readCaveats(certificate),
    contradictions: [
      ...contradictionsOf(dates, today),
      ...(holder.misprinted
        ? [saying('document-misprinted', { document: holder.misprinted.value }, holder.misprinted)]
        : []),
    ],
    company: readCompany(certificate, code),
    record: readRecordNumbers(certificate, code),
    land: readLandData(certificate, code),
  };
}

const orNull = (
  certificate: CertificateText,
  found: Parameters<typeof proposed<string>>[1] | null,
): Proposed<string> | null => found && proposed(certificate, found);

/** The hour may stand beside another mention of the day. */
const sameDay = ({ folded }: CertificateText, issues: readonly Found<LocalDate>[]): Found<LocalDate>[] => [
  ...issues,
  ...findDates(folded).filter(({ value }) => value === issues[0]?.value),
];

function datesOf(certificate: CertificateText) {
  const issues = issueDates(certificate);
  const plainest = issues.filter(({ rank }) => rank === issues[0]?.rank);
  const time = sameDay(certificate, issues)
    .map((date) => issueTime(certificate, date))
    .find((found) => found !== null);
  const said = terms(certificate);
  const inUnit = (unit: 'days' | 'months') =>
    said.flatMap(({ value, start, end }) =>
      value.unit === unit ? [proposed(certificate, { value: value.count, start, end })] : [],
    );
  return {
    issues: plainest.map((date) =>
      proposed(certificate, date, date.rank * 3 + scanDoubt(certificate, date, misreadings.date)),
    ),
    time: orNull(certificate, time ?? null),
    dues: dueDates(certificate).map((date) =>
      proposed(certificate, date, scanDoubt(certificate, date, misreadings.date)),
    ),
    days: inUnit('days'),
    months: inUnit('months'),
  };
}
