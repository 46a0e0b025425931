import {
  type AddressParts,
  addressParts,
  isSameDuration,
  isSameLegalType,
  isSameStreet,
  registrationStatus,
} from '../../../../domain/certificates/companyRegistry.ts';
import { isSameName } from '../../../../domain/certificates/comparison.ts';
import { normaliseName } from '../../../../domain/certificates/exactSearch.ts';
import { alphanumericOf, digitsOf } from '../../../../domain/documents/normalise.ts';
import type { Severity } from '../../../../domain/severity.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import { rowsOf } from '../../../engine/crud/references.ts';
import type { DocumentData } from '../attach/documentData.ts';
import type { Said } from '../attach/said.ts';

type CompanySays = NonNullable<DocumentData['Empresa']>;

/** A field of a client that a company's certificate may fill. */
export interface Fillable {
  /** Of the client, in the order of the form. */
  readonly field: string;
  /** Where `Empresa` of the document says it. */
  readonly said: (says: CompanySays) => readonly Said[];
  /** As the field holds it; null where no value for it can be made of what is said. */
  readonly value: (said: readonly Said[], client: FullRecord) => unknown;
  /** Whether two values differ in writing alone. */
  readonly isSame: (a: unknown, b: unknown) => boolean;
  /** Of a difference to the client's record. */
  readonly severity: Severity;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const alike =
  (normal: (value: string) => string): Fillable['isSame'] =>
  (a, b) =>
    normal(text(a)) === normal(text(b));
const judgedBy =
  (same: (a: string, b: string) => boolean): Fillable['isSame'] =>
  (a, b) =>
    same(text(a), text(b));

const named =
  (name: string): Fillable['said'] =>
  (says) =>
    [says[name] ?? []].flat() as readonly Said[];
const asSaid: Fillable['value'] = ([said]) => text(said?.Valor).trim() || null;

const part = (
  field: string,
  name: keyof AddressParts,
  isSame: Fillable['isSame'] = alike(normaliseName),
): Fillable => ({
  field,
  said: named('Endereco'),
  value: ([said]) => addressParts(text(said?.Valor))?.[name] ?? null,
  isSame,
  severity: 'BAIXA',
});

export const fillables: readonly Fillable[] = [
  // Names are compared with everybody the certificate may be about; here the client's alone may be filled.
  {
    field: 'Nome',
    said: named('RazaoSocial'),
    value: asSaid,
    isSame: judgedBy(isSameName),
    severity: 'MEDIA',
  },
  {
    field: 'NomeFantasia',
    said: named('NomeFantasia'),
    value: asSaid,
    isSame: alike(normaliseName),
    severity: 'INFO',
  },
  {
    field: 'InscricaoEstadual',
    said: named('InscricaoEstadual'),
    value: asSaid,
    isSame: alike(alphanumericOf),
    severity: 'MEDIA',
  },
  {
    field: 'CnaePrincipal',
    said: named('Cnae'),
    value: asSaid,
    isSame: alike(digitsOf),
    severity: 'MEDIA',
  },
  {
    field: 'CnaesSecundarios',
    said: named('CnaesSecundarios'),
    value: (said, client) =>
      said.map(({ Valor }) => ({ Cnae: Valor, Descricao: descriptionOf(Valor, client) })),
    isSame: (a, b) => codesOf(a) === codesOf(b),
    severity: 'INFO',
  },
  {
    field: 'SituacaoCadastral',
    said: named('SituacaoCadastral'),
    value: ([said]) => registrationStatus(text(said?.Valor)) || null,
    isSame: alike((value) => normaliseName(registrationStatus(value))),
    severity: 'MEDIA',
  },
  { field: 'Nire', said: named('Nire'), value: asSaid, isSame: alike(digitsOf), severity: 'ALTA' },
  {
    field: 'DataConstituicao',
    said: named('DataAbertura'),
    value: asSaid,
    isSame: (a, b) => a === b,
    severity: 'MEDIA',
  },
  {
    field: 'PrazoDuracao',
    said: named('Prazo'),
    value: asSaid,
    isSame: judgedBy(isSameDuration),
    severity: 'BAIXA',
  },
  {
    field: 'NaturezaJuridica',
    said: named('NaturezaJuridica'),
    value: asSaid,
    isSame: judgedBy(isSameLegalType),
    severity: 'MEDIA',
  },
  part('Cep', 'postalCode', alike(digitsOf)),
  part('Logradouro', 'street', judgedBy(isSameStreet)),
  part(
    'Numero',
    'number',
    alike((value) => alphanumericOf(value).replace(/^N(?=\d)/, '')),
  ),
  part('Complemento', 'complement'),
  part('Bairro', 'district'),
  part('Municipio', 'city'),
  part('Uf', 'state'),
];

/** Other activities are a list: in what order is no matter, and how somebody described one stays. */
const codesOf = (rows: unknown): string =>
  rowsOf(rows)
    .map(({ Cnae }) => digitsOf(text(Cnae)))
    .sort()
    .join(' ');

const descriptionOf = (code: unknown, client: FullRecord): unknown =>
  rowsOf(client.CnaesSecundarios).find(({ Cnae }) => Cnae === code)?.Descricao ?? null;
