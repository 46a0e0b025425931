import type { LocalDate } from '../../dates.ts';
import type { PageText } from '../../pages/words.ts';
import { findDates } from '../../text/dateText.ts';
import type { Found } from '../../text/found.ts';
import { type Caveat, readCaveats } from './caveats.ts';
import { type CertificateText, certificateTextOf } from './certificateText.ts';
import { type CompanyData, readCompany } from './companyData.ts';
import { type Contradiction, contradictionsOf, saying } from './contradictions.ts';
import { type ProposedHolder, readHolder } from './holder.ts';
import { issueDates, issueTime } from './issueDate.ts';
import { readIssuer, readState } from './issuer.ts';
import { type LandData, readLandData } from './landData.ts';
import { certificateNumber, verificationCode } from './numbers.ts';
import { misreadings, type Proposed, proposed, scanDoubt } from './proposed.ts';
import { type RecordNumbers, readRecordNumbers } from './recordNumbers.ts';
import { type ProposedResult, readResult } from './result.ts';
import { readType, type TypeAliases } from './type.ts';
import { dueDates, terms } from './validityText.ts';

/** What a certificate says of itself, proposed to whoever stores it; null where it says nothing. */
export interface CertificateReading {
  /** Code of the catalogue. */
  readonly type: Proposed<string> | null;
  readonly result: ProposedResult | null;
  readonly holder: ProposedHolder;
  readonly issuer: Proposed<string> | null;
  /** State of the issuer; null for bodies of the Union. */
  readonly state: Proposed<string> | null;
  readonly number: Proposed<string> | null;
  readonly verificationCode: Proposed<string> | null;
  readonly issuedOn: Proposed<LocalDate> | null;
  /** `HH:MM`. */
  readonly issuedAt: Proposed<string> | null;
  /** The last day as printed. */
  readonly validUntil: Proposed<LocalDate> | null;
  readonly validityDays: Proposed<number> | null;
  readonly validityMonths: Proposed<number> | null;
  readonly caveats: readonly Proposed<Caveat>[];
  readonly contradictions: readonly Contradiction[];
  /** Of certificates about companies. */
  readonly company: CompanyData | null;
  /** Which registry record or unit it is about. */
  readonly record: RecordNumbers;
  /** Of certificates about rural property. */
  readonly land: LandData | null;
}

export interface ReadCertificateOptions {
  /** The day on which it is read: an issue after it is a contradiction. */
  readonly today: LocalDate;
  /** Titles the catalogue knows beside those every office uses. */
  readonly types?: readonly TypeAliases[];
}

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
