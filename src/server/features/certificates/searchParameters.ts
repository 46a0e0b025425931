import { type SqlBool, sql } from 'kysely';
import { splitCnm } from '../../../domain/documents/cnm.ts';
import { AppError } from '../../../domain/errors.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import { and, scopeOf } from '../../engine/crud/scope.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Row } from '../../kit/database/database.ts';
import { Failures, toWireError } from '../../kit/http/failures.ts';
import { fieldOfParameter, searchedFields } from './catalogue.ts';
import { landNumbers } from './landNumbers.ts';
import { typeName } from './typeNames.ts';

/** Something a type asks for: the field that holds it, and its code of `ParametroCertidao`. */
interface AskedParameter {
  readonly field: string;
  readonly item: string;
  readonly isRequired: boolean;
}

/** @param type a type with its `Parametros` */
export const askedBy = (type: Row): readonly AskedParameter[] =>
  rowsOf(type.Parametros).flatMap(({ Parametro, Obrigatorio }) => [
    {
      field: fieldOfParameter(Parametro),
      item: String(Parametro),
      isRequired: Obrigatorio !== false,
    },
    // A number is one record's only together with its office; some sources do without.
    ...(Parametro === 'matricula' ? [{ field: 'Cns', item: 'matricula', isRequired: false }] : []),
  ]);

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

/** Of a record that bears its national code. */
const officeOf = (record: FullRecord | null): string | null =>
  splitCnm(String(record?.Cnm ?? ''))?.office ?? null;

/** Numbers of one property: another one of the same client has others. */
const ofProperty: ReadonlySet<string> = new Set([
  'NumeroMatricula',
  'Cns',
  'Livro',
  'Folha',
  // A permit's; that of an agreement is told again.
  'NumeroRegistro',
  'Unidade',
  'CodigoIncra',
  'CodigoCertificacao',
  'Cib',
  'Car',
  'InscricaoMunicipal',
]);

/** The civil registry's office is the person's, not the land's. */
const isOfProperty = ({ field, item }: AskedParameter): boolean => item !== 'cns' && ofProperty.has(field);

/**
 * What was left out of a request, filled from the client, then the registry record and what was read in it, then the
 * last certificate of the same type. @see certificates, section 3.1
 * @param subjects of several requests, read once each
 */
export async function filledIn(
  work: Work,
  type: Row,
  values: Row,
  subjects: Subjects = subjectsOf(work),
): Promise<Row> {
  const empty = askedBy(type).filter(({ field }) => isEmpty(values[field]));
  if (empty.length === 0) return {};
  const client = await subjects.client(values.IdentificadorCliente);
  const record = await subjects.record(values.IdentificadorRegistroMatricula);
  const isOfLand = record !== null && empty.some(isOfProperty);
  const land = isOfLand ? await subjects.land(record.Identificador) : {};
  const known = filling(empty, ({ field, item }) => [
    client?.[fromClient[field] ?? ''],
    record?.[fromRecord[field] ?? ''],
    field === 'Cns' && item === 'matricula' ? officeOf(record) : null,
    land[field],
  ]);
  const rest = empty.filter(({ field }) => !(field in known));
  if (rest.length === 0) return known;
  const said = { ...values, ...known };
  const ofClient = await lastOne(work, said, 'IdentificadorCliente');
  const ofRecord = await lastOne(work, said, 'IdentificadorRegistroMatricula');
  return {
    ...known,
    ...filling(rest, (asked) => [
      isOfProperty(asked) ? null : ofClient?.[asked.field],
      ofRecord?.[asked.field],
    ]),
  };
}

/** The first value each field has among those offered for it. */
const filling = (
  fields: readonly AskedParameter[],
  offered: (asked: AskedParameter) => readonly unknown[],
): Row =>
  Object.fromEntries(
    fields.flatMap((asked) => {
      const value = offered(asked).find((candidate) => !isEmpty(candidate));
      return isEmpty(value) ? [] : [[asked.field, value]];
    }),
  );

/**
 * The last certificate of the type that the reader may see, about the same client or the same registry record, unless
 * it searched for something else: a spouse's mother is not the client's.
 */
async function lastOne(
  work: Work,
  asked: Row,
  about: 'IdentificadorCliente' | 'IdentificadorRegistroMatricula',
): Promise<FullRecord | null> {
  if (typeof asked[about] !== 'number') return null;
  const model = work.models.named('certidao');
  const column = (name: string) => sql.ref(`t.${name}`);
  const { rows } = await sql<{ id: number }>`select t."Identificador" as id from certidao t
    where ${and([
      sql`${column(about)} = ${asked[about]}`,
      sql`t."IdentificadorTipoCertidao" = ${asked.IdentificadorTipoCertidao}`,
      sql`t."ExcluidoEm" is null`,
      scopeOf(model.entity, work.actor, work.models, 't'),
      ...searchedFields
        .filter((name) => !isEmpty(asked[name]))
        .map((name) => sql<SqlBool>`(${column(name)} is null or ${column(name)} = ${asked[name]})`),
    ])} order by t."Identificador" desc limit 1`.execute(work.tx);
  const [last] = rows;
  return last ? findRecord(work, model, Number(last.id)) : null;
}

/** @throws Failures 422 beside every item the type needs and nobody gave */
export function requireParameters({ actor }: Work, type: FullRecord, values: Row): void {
  const missing = askedBy(type).filter(({ field, isRequired }) => isRequired && isEmpty(values[field]));
  if (missing.length === 0) return;
  const errors = missing.map(({ field, item }) =>
    toWireError(
      new AppError(
        'certificate-needs',
        { item: enumLabel(actor.locale)('ParametroCertidao', item), type: typeName({ actor }, type) },
        { field },
      ),
      actor.locale,
    ),
  );
  throw new Failures(422, errors);
}

/** Whom and what requests are about, each looked up when first asked for. */
export interface Subjects {
  readonly client: (id: unknown) => Promise<FullRecord | null>;
  readonly record: (id: unknown) => Promise<FullRecord | null>;
  readonly land: (recordId: number) => Promise<Row>;
}

export function subjectsOf(work: Work): Subjects {
  const found = new Map<string, Promise<FullRecord | null>>();
  const lands = new Map<number, Promise<Row>>();
  const look = (entity: string) => (id: unknown) => {
    if (typeof id !== 'number') return Promise.resolve(null);
    const key = `${entity} ${id}`;
    const looked = found.get(key) ?? findRecord(work, work.models.named(entity), id);
    found.set(key, looked);
    return looked;
  };
  const land = (id: number) => {
    const read = lands.get(id) ?? landNumbers(work, id);
    lands.set(id, read);
    return read;
  };
  return { client: look('cliente'), record: look('registro-matricula'), land };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
