import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { checkDigitsOfCnpj } from '../../../src/domain/documents/cnpj.ts';
import type { Field } from '../../../src/field-types/types.ts';
import { entities, entityNamed } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { type Refer, saidLater, sampleRecord } from '../entities/sampleValues.ts';
import type { TestCompany, TestServer } from '../servers/startServer.ts';

/** A company with one living record of every entity, and one in the trash, in all of whose texts stands its mark. */
export interface SeededCompany {
  readonly company: TestCompany;
  /** A word that stands nowhere else: whoever of another company reads it has seen what is not theirs. */
  readonly mark: string;
  readonly living: ReadonlyMap<string, number>;
  readonly deleted: ReadonlyMap<string, number>;
  /** A branch no record carries. */
  readonly otherBranch: number;
  /** A stored file that the registry record holds. */
  readonly file: number;
  /** Who answers for the operation as its analyst, and whose own the records are that belong to one person. */
  readonly analystUser: number;
  /** A session of somebody whom no test asks as. */
  readonly someSession: number;
}

/** Records that all companies share carry nobody's mark. */
export const isShared = ({ scope, ownership }: Entity): boolean =>
  scope === 'installation' && !ownership.tenant;

let turn = 0;

export async function seedCompany(
  folio: TestServer,
  { name, mark, root }: { readonly name: string; readonly mark: string; readonly root: string },
): Promise<SeededCompany> {
  const company = await folio.company(`${name} ${mark}`, cnpjOf(`${root}0001`));
  const living = new Map<string, number>([['empresa', company.id]]);
  const deleted = new Map<string, number>();
  const begun = new Set<string>();
  const refer: Refer = async (entity) => {
    const found = living.get(entity);
    if (found !== undefined) return found;
    if (begun.has(entity)) return null; // a circle
    begun.add(entity);
    const id = await make(entity);
    living.set(entity, id);
    return id;
  };
  const make = async (entity: string, given: Row = {}): Promise<number> => {
    turn += 1;
    const word = `${mark}X${turn}X`;
    const model = folio.server.models.named(entity).entity;
    const own = { ...inUse(model), ...saidLater(model), ...fitting(entity, root), ...given };
    const record = await sampleRecord(model, turn, refer, own);
    return company.make(entity, isShared(model) ? record : marked(record, model.fields, word, own));
  };
  const kept = entities.filter(({ name: entity, storage }) => storage === 'table' && entity !== 'empresa');
  for (const { name: entity } of kept) await refer(entity);
  for (const entity of kept)
    if (!isShared(entity))
      deleted.set(
        entity.name,
        await inTrash(folio, entity, await make(entity.name, await another(entity.name, make))),
      );
  const gone = await folio.company(`${name} extinto ${mark}`, cnpjOf(`${root}9001`));
  deleted.set('empresa', await inTrash(folio, entityNamed('empresa'), gone.id));
  const otherBranch = await make('filial');
  const analystUser = Number(living.get('usuario'));
  const file = await storeFile(folio, company.id, Number(living.get('registro-matricula')), mark);
  for (const entity of kept) await giveTo(folio, entity, analystUser, company.id);
  await noteSomething(folio, company.id, analystUser);
  for (const entity of kept) await begunAnew(folio, entity, Number(living.get(entity.name)));
  for (const { name: entity, storage, table, of } of entities) {
    if (storage === 'view') living.set(entity, await newestOf(folio, table, company.id));
    if (storage === 'shared') living.set(entity, Number(living.get(of ?? '')));
    if (storage === 'shared') deleted.set(entity, Number(deleted.get(of ?? '')));
  }
  const someSession = await openSomeSession(folio, analystUser);
  return { company, mark, living, deleted, otherBranch, file, analystUser, someSession };
}

/** One record moves another; the cells ask of records that are where all begin. */
async function begunAnew({ server }: TestServer, { table, states }: Entity, id: number): Promise<void> {
  if (states)
    await server.database.asMigrator((tx) =>
      sql`update ${sql.table(table)} set ${sql.ref(states.field)} = ${states.initial}
        where "Identificador" = ${id}`.execute(tx),
    );
}

/** By turns a sample is active or not; the inactive are offered to nobody, and the cells ask for what is offered. */
const inUse = ({ fields }: Entity): Row =>
  fields.some(({ name }) => name === 'Ativo') ? { Ativo: true } : {};

/** What rules between records ask for beyond the schema. */
function fitting(entity: string, root: string): Row {
  if (entity === 'perfil') return { Codigos: [{ Codigo: 'CLIENTE.CONSULTAR' }], CodigosConceder: [] };
  if (entity === 'filial') return { Cnpj: cnpjOf(`${root}${String(turn).padStart(4, '0')}`) };
  if (entity === 'operacao') return { UsaFgts: false };
  // A person is searched by two names, and a mark is one word.
  if (entity === 'certidao') return { Documento: cnpjOf(`${root}0001`) };
  // Whoever is spoken to must be able to read it, and nobody of the sample has a profile yet.
  if (entity === 'comentario') return { Mencionados: [] };
  if (entity === 'calculo') return { Calculadora: 'propriedade', Entrada: ownersOf(root), Fontes: [] };
  return {};
}

/** An operation asks for a type of certificate once: the second item is of another one. */
const another = async (entity: string, make: (entity: string) => Promise<number>): Promise<Row> =>
  entity === 'item-checklist' ? { IdentificadorTipoCertidao: await make('tipo-certidao') } : {};

/** A calculation is made of its input, so that no sample of a structure serves. */
const ownersOf = (root: string) => ({ Proprietarios: [{ Nome: `Pessoa ${root}` }] });

const cnpjOf = (base: string) => `${base}${checkDigitsOfCnpj(base)}`;

/** The record with a word of its own in every text a person could have typed. */
function marked(record: Row, fields: readonly Field[], word: string, given: Row): Row {
  const values = fields
    .filter(({ name }) => !(name in given) && record[name] !== null && record[name] !== undefined)
    .map((field) => [field.name, markedValue(record[field.name], field, word)]);
  return { ...record, ...Object.fromEntries(values) };
}

function markedValue(value: unknown, field: Field, word: string): unknown {
  if (field.type === 'lines')
    return (value as readonly Row[]).map((row) => marked(row, field.fields, word, {}));
  if (field.type === 'email') return `${word.toLowerCase()}@exemplo.com.br`;
  const isFree = ['text', 'longText'].includes(field.type) && !field.mask;
  return isFree ? word.slice(0, field.maxLength ?? 200) : value;
}

/** Thrown away behind the application's back: rules may hold a record that is in use, and here it must lie there. */
async function inTrash({ server }: TestServer, { table }: Entity, id: number): Promise<number> {
  await server.database.asMigrator((tx) =>
    sql`update ${sql.table(table)} set "ExcluidoEm" = now() where "Identificador" = ${id}`.execute(tx),
  );
  return id;
}

async function giveTo({ server }: TestServer, { table, ownership }: Entity, user: number, company: number) {
  if (ownership.person === null) return;
  await server.database.asMigrator((tx) =>
    sql`update ${sql.table(table)} set ${sql.ref(ownership.person ?? '')} = ${user}
      where "IdentificadorEmpresa" = ${company}`.execute(tx),
  );
}

async function openSomeSession({ server }: TestServer, user: number): Promise<number> {
  const { rows } = await server.database.asMigrator((tx) =>
    sql<{
      id: number;
    }>`insert into sessao ("Resumo", "IdentificadorUsuario", "CriadaEm", "UsadaEm", "ExpiraEm",
        "Endereco", "Agente")
      values (sha256('someone'::bytea || ${String(user)}::text::bytea), ${user}, now(), now(), now() + interval '1 hour', '', '')
      returning "Identificador" as id`.execute(tx),
  );
  return Number(rows[0]?.id);
}

async function storeFile({ server }: TestServer, company: number, record: number, mark: string) {
  const bytes = Readable.from([Buffer.from(`%PDF-1.7 ${mark}`)]);
  const stored = await server.files.put(bytes, { name: mark, maxBytes: 100, check: async () => undefined });
  return server.database.asMigrator(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into arquivo ("IdentificadorEmpresa", "Chave", "Nome", "Tipo", "Tamanho")
      values (${company}, ${stored.key}, ${`${mark}.pdf`}, 'application/pdf', ${stored.size})
      returning "Identificador" as id`.execute(tx);
    const id = Number(rows[0]?.id);
    await sql`update registro_matricula set "IdentificadorArquivo" = ${id}
      where "Identificador" = ${record}`.execute(tx);
    await sql`insert into processamento ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "IdentificadorArquivo",
        "Resultado", "TerminadoEm")
      values (${company}, ${record}, ${id}, 'cancelada', now())`.execute(tx);
    return id;
  });
}

/** A line of the access log and a notice: what no call makes. */
async function noteSomething({ server }: TestServer, company: number, user: number): Promise<void> {
  const access = { Quando: new Date(), Evento: 'leu', Requisicao: 'seed', IdentificadorEmpresa: company };
  await server.database.asMigrator(async (tx) => {
    await sql`select folio_anotar_acessos(${JSON.stringify([access])}::jsonb)`.execute(tx);
    await sql`insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "Tipo", "Entidade",
        "IdentificadorRegistro", "Parametros", "Dia")
      values (${company}, ${user}, 'matricula-lida', 'operacao', 1, '{}', current_date)`.execute(tx);
  });
}

async function newestOf({ server }: TestServer, view: string, company: number): Promise<number> {
  const { rows } = await server.database.asMigrator((tx) =>
    sql<{ id: number }>`select max("Identificador") as id from ${sql.table(view)}
      where "IdentificadorEmpresa" = ${company} and "ExcluidoEm" is null`.execute(tx),
  );
  return Number(rows[0]?.id);
}
