import { AppError } from '../../domain/errors.ts';
import { enumLabel } from '../../metadata/enums.ts';
import { findRecord } from '../crud/findRecord.ts';
import type { FullRecord } from '../crud/record.ts';
import { rowsOf } from '../crud/references.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';
import { Failures, toWireError } from '../http/failures.ts';

/** Fields of a certificate that hold each item a search may need. @see certificates, section 3.1 */
export const parameterFields: Readonly<Record<string, string>> = {
  doc: 'Documento',
  nome: 'Nome',
  mae: 'NomeMae',
  nascimento: 'DataNascimento',
  uf: 'Uf',
  municipio: 'MunicipioIbge',
  matricula: 'NumeroMatricula',
  incra: 'CodigoIncra',
  cib: 'Cib',
  car: 'Car',
  inscricao_municipal: 'InscricaoMunicipal',
  nire: 'Nire',
  inscricao_estadual: 'InscricaoEstadual',
  tribunal: 'Tribunal',
};

/** Fields that say what was searched: two searches with the same ones ask the same. */
export const searchedFields: readonly string[] = [...new Set([...Object.values(parameterFields), 'Cns'])];

/** What a type asks for. */
const askedBy = (type: FullRecord) =>
  rowsOf(type.Parametros).map(({ Parametro, Obrigatorio }) => ({
    field: parameterFields[String(Parametro)] ?? '',
    item: String(Parametro),
    isRequired: Obrigatorio !== false,
  }));

/** Fields a client, or a registry record, can fill. */
const fromClient: Readonly<Record<string, string>> = {
  Documento: 'Documento',
  Nome: 'Nome',
  Nire: 'Nire',
  InscricaoEstadual: 'InscricaoEstadual',
  Uf: 'Uf',
  MunicipioIbge: 'Ibge',
};
const fromRecord: Readonly<Record<string, string>> = { NumeroMatricula: 'Numero', Uf: 'Uf' };

/** What was left out of a request, filled from the client, then the registry record. */
export async function filledIn(work: Work, type: FullRecord, values: Row): Promise<Row> {
  const empty = askedBy(type).filter(({ field }) => isEmpty(values[field]));
  if (empty.length === 0) return {};
  const client = await maybe(work, 'cliente', values.IdentificadorCliente);
  const record = await maybe(work, 'registro-matricula', values.IdentificadorRegistroMatricula);
  return Object.fromEntries(
    empty.flatMap(({ field }) => {
      const value = client?.[fromClient[field] ?? ''] ?? record?.[fromRecord[field] ?? ''];
      return isEmpty(value) ? [] : [[field, value]];
    }),
  );
}

/** @throws Failures 422 beside every item the type needs and nobody gave */
export function requireParameters({ actor }: Work, type: FullRecord, values: Row): void {
  const missing = askedBy(type).filter(({ field, isRequired }) => isRequired && isEmpty(values[field]));
  if (missing.length === 0) return;
  const errors = missing.map(({ field, item }) =>
    toWireError(
      new AppError(
        'certificate-needs',
        { item: enumLabel(actor.locale)('ParametroCertidao', item), type: String(type.Nome) },
        { field },
      ),
      actor.locale,
    ),
  );
  throw new Failures(422, errors);
}

async function maybe(work: Work, entity: string, id: unknown): Promise<FullRecord | null> {
  return typeof id === 'number' ? findRecord(work, work.models.named(entity), id) : null;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
