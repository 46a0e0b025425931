import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { asking } from '../asking.ts';
import { everything } from '../fieldsUnderCodes.ts';
import type { Cell, Matrix } from '../matrix.ts';
import type { Person } from '../people.ts';

/** What cells of rights stand on: who asks, of which records, and how the answer is judged. */
export async function rightsGroundOf(matrix: Matrix) {
  const { people } = matrix;
  const ask = asking(matrix);
  const named = (name: string) => {
    const found = people.standard.find((person) => person.name === name);
    if (!found) throw new Error(`nobody is ${name}`);
    return found;
  };
  return {
    matrix,
    facts: await learn(matrix),
    all: named('holder of every code'),
    none: named('without any code'),
    ownerless: named('without TodosProprietarios'),
    temporary: named('with a temporary password'),
    analyst: named('the analyst alone'),
    /** The holder of one code. */
    lone: (code: string) => people.holderOf(`holder of ${code} alone`, new Set([code])),
    /** The holder of every code but one. */
    lacking: (code: string) => people.holderOf(`all but ${code}`, everything.difference(new Set([code]))),
    ask,
    refusal: (name: string, person: Person, request: InjectOptions, status: number, code: string): Cell =>
      ask(
        name,
        person,
        request,
        ({ statusCode, payload }) => statusCode === status && payload.includes(`"Codigo":"${code}"`),
      ),
    shows: (name: string, person: Person, request: InjectOptions, text: string, isShown: boolean): Cell =>
      ask(
        name,
        person,
        request,
        ({ statusCode, payload }) => statusCode === 200 && payload.includes(text) === isShown,
      ),
    listed: (name: string, person: Person, request: InjectOptions, count: number): Cell =>
      ask(
        name,
        person,
        request,
        ({ statusCode, payload }) =>
          statusCode === 200 && JSON.parse(payload).ItemRegistro.Itens.length === count,
      ),
  };
}

export type RightsGround = Awaited<ReturnType<typeof rightsGroundOf>>;

/** Identifiers and words of the seeded records, and what else these cells need to be there. */
async function learn({ folio, home, people }: Matrix) {
  const idOf = async (name: string) => {
    const token = people.standard.find((person) => person.name === name)?.token ?? '';
    const data = await folio.ask({
      method: 'GET',
      url: '/api/Autenticacao/CarregarDadoToken',
      headers: { authorization: `Bearer ${token}` },
    });
    return Number(data.body.ItemRegistro.IdentificadorUsuario);
  };
  const value = async <T>(statement: ReturnType<typeof sql>): Promise<T> => {
    const { rows } = await folio.server.database.asMigrator((tx) => statement.execute(tx));
    return Object.values((rows[0] ?? {}) as Record<string, unknown>)[0] as T;
  };
  const client = home.living.get('cliente');
  const record = home.living.get('registro-matricula');
  const changeOf = (entity: string) =>
    value<number>(sql`select max("Identificador") from alteracao
      where "Entidade" = ${entity} and "IdentificadorRegistro" = ${home.living.get(entity)}`);
  const earlierFile = await value<number>(sql`
    insert into arquivo ("IdentificadorEmpresa", "Chave", "Nome", "Tipo", "Tamanho")
    select "IdentificadorEmpresa", "Chave", 'anterior.pdf', "Tipo", "Tamanho" from arquivo
    where "Identificador" = ${home.file} returning "Identificador"`);
  await value(sql`insert into processamento ("IdentificadorEmpresa", "IdentificadorRegistroMatricula",
      "IdentificadorArquivo", "Paginas") values (${home.company.id}, ${record}, ${earlierFile}, 1) returning 1`);
  await value(sql`insert into preferencia ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave", "Valor", "AlteradoEm")
    values (${home.analystUser}, ${home.company.id}, 'lista.cliente', '1', now()) returning 1`);
  const self = await idOf('holder of every code');
  return {
    self,
    colleague: await idOf('in another branch'),
    shared: await idOf('switched away, new token'),
    ownProfile: await value<number>(
      sql`select "Perfis"[1] from usuario_vinculos where "IdentificadorPai" = ${self}`,
    ),
    profile: home.company.profiles.get('consulta'),
    login: await value<string>(sql`select "Login" from usuario where "Identificador" = ${self}`),
    group: await value<number>(sql`
      insert into grupo ("IdentificadorEmpresa", "Nome", "Ativo") values (${home.company.id}, 'Grupo em uso', true)
      returning "Identificador"`),
    document: await value<string>(sql`select "Documento" from cliente where "Identificador" = ${client}`),
    email: await value<string>(sql`select "Email" from cliente where "Identificador" = ${client}`),
    // As the log writes a value: a name may begin another.
    clientName: `"${await value<string>(sql`select "Nome" from cliente where "Identificador" = ${client}`)}"`,
    change: await changeOf('cliente'),
    // What came of other records since names no client.
    operationChange: await value<number>(sql`select min("Identificador") from alteracao
      where "Entidade" = 'operacao' and "IdentificadorRegistro" = ${home.living.get('operacao')}`),
    earlierFile,
  };
}
