import { Moeda } from '../../../../domain/generated/codes.ts';
import type {
  Act,
  CertificateClosing,
  CurrencyCode,
  Opening,
} from '../../../../domain/matricula/model/index.ts';
import type { IdentifierKind } from './identifiers.ts';

/** How a value is shown, typed and compared. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'document'
  | 'date'
  | 'money'
  | 'currency'
  | 'integer'
  | 'share'
  | 'area'
  | 'event'
  | 'propertyKind'
  | 'link'
  | 'certificateKind'
  | 'protocols'
  | IdentifierKind;

/**
 * A value a person may prove and correct, by its path in the domain model.
 * `*` stands for each item of a list: `grantees.*.name`.
 */
export interface FieldRule {
  readonly path: string;
  readonly kind: FieldKind;
  /** Key under `review.field`. */
  readonly label: string;
}

/** Fields of an act in the order an analyst asks for them. */
export const actFields: readonly FieldRule[] = [
  { path: 'event', kind: 'event', label: 'event' },
  { path: 'date', kind: 'date', label: 'date' },
  { path: 'grantors.*.name', kind: 'name', label: 'grantor' },
  { path: 'grantees.*.name', kind: 'name', label: 'grantee' },
  { path: 'grantees.*.document', kind: 'document', label: 'document' },
  { path: 'grantees.*.maritalRegime', kind: 'text', label: 'maritalRegime' },
  { path: 'grantees.*.spouse', kind: 'name', label: 'spouse' },
  { path: 'transfers.*.share', kind: 'share', label: 'transferredShare' },
  { path: 'transfers.*.to.*.share', kind: 'share', label: 'receivedShare' },
  { path: 'value', kind: 'money', label: 'value' },
  { path: 'currency', kind: 'currency', label: 'currency' },
  { path: 'creditor', kind: 'name', label: 'creditor' },
  { path: 'degree', kind: 'integer', label: 'degree' },
  { path: 'dueOn', kind: 'date', label: 'dueOn' },
  { path: 'links.*', kind: 'link', label: 'link' },
  { path: 'area', kind: 'area', label: 'area' },
  { path: 'detachedArea', kind: 'area', label: 'detachedArea' },
  { path: 'legalReserve', kind: 'area', label: 'legalReserve' },
  { path: 'propertyChange.name', kind: 'text', label: 'propertyName' },
  { path: 'propertyChange.municipality', kind: 'text', label: 'municipality' },
  { path: 'propertyChange.incraCode', kind: 'incra', label: 'incraCode' },
  { path: 'propertyChange.nirf.*', kind: 'nirf', label: 'nirf' },
  { path: 'propertyChange.ccir', kind: 'ccir', label: 'ccir' },
  { path: 'propertyChange.car', kind: 'car', label: 'car' },
  { path: 'propertyChange.municipalRegistration', kind: 'text', label: 'municipalRegistration' },
  { path: 'titleDate', kind: 'date', label: 'titleDate' },
  { path: 'protocol', kind: 'protocol', label: 'protocol' },
] satisfies readonly (FieldRule & { path: PathOf<Act> })[];

/** Fields of the opening: property first, then its first owners. */
export const openingFields: readonly FieldRule[] = [
  { path: 'number', kind: 'recordNumber', label: 'number' },
  { path: 'cnm', kind: 'text', label: 'cnm' },
  { path: 'registryOffice', kind: 'text', label: 'registryOffice' },
  { path: 'district', kind: 'text', label: 'district' },
  { path: 'state', kind: 'text', label: 'officeState' },
  { path: 'openedOn', kind: 'date', label: 'openedOn' },
  { path: 'previousRecord', kind: 'text', label: 'previousRecord' },
  { path: 'property.kind', kind: 'propertyKind', label: 'propertyKind' },
  { path: 'property.name', kind: 'text', label: 'propertyName' },
  { path: 'property.municipality', kind: 'text', label: 'municipality' },
  { path: 'property.state', kind: 'text', label: 'propertyState' },
  { path: 'property.area', kind: 'area', label: 'area' },
  { path: 'property.incraCode', kind: 'incra', label: 'incraCode' },
  { path: 'property.nirf.*', kind: 'nirf', label: 'nirf' },
  { path: 'property.ccir', kind: 'ccir', label: 'ccir' },
  { path: 'property.car', kind: 'car', label: 'car' },
  { path: 'property.municipalRegistration', kind: 'text', label: 'municipalRegistration' },
  { path: 'owners.*.name', kind: 'name', label: 'owner' },
  { path: 'owners.*.document', kind: 'document', label: 'document' },
  { path: 'owners.*.share', kind: 'share', label: 'share' },
  { path: 'owners.*.maritalRegime', kind: 'text', label: 'maritalRegime' },
  { path: 'owners.*.spouse', kind: 'name', label: 'spouse' },
] satisfies readonly (FieldRule & { path: PathOf<Opening> })[];

/** What the certificate says of itself at its end. */
export const closingFields: readonly FieldRule[] = [
  { path: 'closing.kind', kind: 'certificateKind', label: 'certificateKind' },
  { path: 'closing.issuedOn', kind: 'date', label: 'issuedOn' },
  { path: 'closing.openProtocols', kind: 'protocols', label: 'openProtocols' },
] satisfies readonly (FieldRule & { path: `closing.${PathOf<CertificateClosing>}` })[];

/** In the order they are offered. */
export const certificateKinds: readonly NonNullable<CertificateClosing['kind']>[] = [
  'full',
  'situation',
  'view',
  'other',
];

/** Checks at compile time that a path starts at a field the model has. */
type PathOf<T> = (keyof T & string) | `${keyof T & string}.${string}`;

/** In the order they are offered: today's first. */
export const currencyCodes: readonly CurrencyCode[] = Moeda;
