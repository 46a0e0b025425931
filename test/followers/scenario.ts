import { sql } from 'kysely';
import { choose } from '../../src/domain/opinions/content.ts';
import { contentFromWire, contentToWire } from '../../src/domain/opinions/wire.ts';
import { calmRecord } from '../support/papers/calmRecord.ts';
import { makeRecord } from '../support/people/analysis.ts';
import { draftedOn, type OperationGround, openOperationGround } from '../support/people/operationDesk.ts';
import { draftOpinion, saveOpinion } from '../support/people/opinionDesk.ts';
import { type Answer, type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/** One change, and what is worked out again for it. */
export interface Scenario {
  /** By a call of the API, or as the job does it. */
  readonly change: () => Promise<unknown>;
  /** What the follower works out. */
  readonly seen: () => Promise<unknown>;
  readonly from: unknown;
  readonly to: unknown;
}

/** By the fact and the follower: `newDay -> operationState`. */
export type Scenarios = Readonly<Record<string, () => Promise<Scenario>>>;

/** What scenarios are told with: a company at work, and its people. */
export interface Stage extends OperationGround {
  readonly folio: TestServer;
  readonly ana: Desk;
  readonly otto: Desk;
  readonly adm: Desk;
  /** Identifier of a certificate type. */
  type(code: string): Promise<number>;
  /** A living record of an operation with the calm reading, in a state. */
  read(operation: number, state: string): Promise<number>;
  /** An opinion on an operation, or on a registry record, that says what is so now, approved behind the back of the rules. */
  approved(subject: { readonly operation: number } | { readonly record: number }): Promise<number>;
  /** Puts a record of any table into a state behind the back of the rules. */
  put(table: string, id: number, state: string): Promise<void>;
  /** Whether an opinion is out of date. */
  isStale(opinion: number): Promise<boolean>;
  /** Rules that find something in a record. */
  findings(record: number): Promise<readonly string[]>;
  /** Fields changed by a person on the record as it is. */
  alter(desk: Desk, noun: string, id: number, values: object): Promise<Answer>;
  /** A transition or an action by a person. */
  act(desk: Desk, noun: string, id: number, event: string, more?: object): Promise<Answer>;
  /** One value of the database. */
  value(statement: ReturnType<typeof sql<{ value: unknown }>>): Promise<unknown>;
}

/** What went well. @throws with the refusal */
export async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return answer;
}

export async function openStage(): Promise<Stage> {
  const folio = await startServer();
  const company = await folio.company('Banco Ipê S.A.', '47392015000106');
  const ground = await openOperationGround(folio, company);
  const { run } = ground;
  const value: Stage['value'] = async (statement) => (await run(statement))[0]?.value ?? null;
  const versionOf = async (desk: Desk, noun: string, id: number) =>
    (await done(desk.get(`${noun}/Retornar/${id}`))).body.ItemRegistro.Versao;
  const ana = await folio.signIn('ana@ipe.exemplo');
  return {
    ...ground,
    folio,
    ana,
    otto: await folio.signIn('otto@ipe.exemplo'),
    adm: await folio.signIn('adm@ipe.exemplo'),
    value,
    type: async (code) =>
      Number(await value(sql`select "Identificador" as value from tipo_certidao where "Codigo" = ${code}`)),
    async read(operation, state) {
      const reading = calmRecord();
      const id = await makeRecord(folio, company, { operation, state, reading });
      await run(sql`update registro_matricula set "Numero" = ${reading.opening.number}
        where "Identificador" = ${id}`);
      return id;
    },
    async approved(subject) {
      const id = await ('record' in subject
        ? draftedOnRecord(ana, subject.record)
        : draftedOn(ana, subject.operation));
      await run(sql`update parecer p set "Sentencas" = r."Conteudo" -> 'Sentencas', "Condicoes" = '[]',
          "Conclusao" = 'FAVORAVEL', "Situacao" = 'aprovado', "AprovadoEm" = now(), "Desatualizado" = false,
          "IdentificadorAprovador" = ${ground.users.otto}
        from parecer_rascunho r where r."IdentificadorParecer" = p."Identificador" and p."Identificador" = ${id}`);
      await run(sql`delete from parecer_rascunho where "IdentificadorParecer" = ${id}`);
      return id;
    },
    async put(table, id, state) {
      await run(sql`update ${sql.table(table)} set "Situacao" = ${state} where "Identificador" = ${id}`);
    },
    isStale: async (opinion) =>
      (await value(sql`select "Desatualizado" as value from parecer where "Identificador" = ${opinion}`)) ===
      true,
    async findings(record) {
      const rows = await run(sql`select "Regra" as rule from apontamento
        where "IdentificadorRegistroMatricula" = ${record} and "Aplicavel" order by 1`);
      return rows.map(({ rule }) => String(rule));
    },
    alter: async (desk, noun, id, values) =>
      done(desk.put(`${noun}/Alterar/${id}`, { Versao: await versionOf(desk, noun, id), ...values })),
    act: async (desk, noun, id, event, more = {}) =>
      done(
        desk.post(`${noun}/Executar/${event}/${id}`, { Versao: await versionOf(desk, noun, id), ...more }),
      ),
  };
}

async function draftedOnRecord(desk: Desk, record: number): Promise<number> {
  const { Identificador: id, Rascunho } = (await done(draftOpinion(desk, record))).body.ItemRegistro;
  const chosen = choose(contentFromWire(Rascunho), { conclusion: 'FAVORAVEL', conditions: [] });
  await done(saveOpinion(desk, id, contentToWire(chosen)));
  return id;
}
