import { sql } from 'kysely';
import { addDays, type LocalDate } from '../../../src/domain/dates.ts';
import { choose } from '../../../src/domain/opinions/content.ts';
import { contentFromWire, contentToWire } from '../../../src/domain/opinions/wire.ts';
import { findRecord } from '../../../src/server/engine/crud/findRecord.ts';
import { transact } from '../../../src/server/engine/facts/transact.ts';
import { issue } from '../../../src/server/features/certificates/answer.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { calmRecord } from '../papers/calmRecord.ts';
import type { Answer, Desk, TestCompany, TestServer } from '../servers/startServer.ts';
import { makeRecord } from './analysis.ts';
import { readOpinion, runOpinion, saveOpinion } from './opinionDesk.ts';

/**
 * What tests of opinions on operations share: a company with two segments, an analyst, the officer of the operations
 * (up to R$ 500.000,00), one of the directorate (up to R$ 5.000.000,00), and one of another segment.
 */
export interface OperationGround {
  readonly folio: TestServer;
  readonly company: TestCompany;
  readonly segment: number;
  readonly officers: Readonly<Record<'own' | 'director' | 'stranger', number>>;
  readonly analyst: number;
  readonly client: number;
  readonly users: Readonly<Record<string, number>>;
  /** An operation of the analyst and the own officer, without anything. */
  operation(values?: Row): Promise<number>;
  /** A concluded registry record of it with an approved opinion, unless another state is given. */
  record(operation: number, given?: { readonly state?: string; readonly number?: string }): Promise<number>;
  /** A required item of its checklist, met by an issued certificate unless told otherwise. */
  item(
    operation: number,
    given?: ItemGiven,
  ): Promise<{ readonly item: number; readonly certificate: number }>;
  /** An operation with one record and one certificate, lacking nothing. */
  ready(values?: Row): Promise<number>;
  /** State of a record of any table. */
  state(table: string, id: number): Promise<string>;
  run(statement: ReturnType<typeof sql>): Promise<Row[]>;
}

export interface ItemGiven {
  readonly type?: string;
  readonly result?: string;
  readonly due?: LocalDate;
  readonly comment?: string;
  /** Whether the certificate is only asked for. */
  readonly asked?: boolean;
}

/** Far enough not to matter. */
export const laterOn: LocalDate = '2099-06-30';

export async function openOperationGround(folio: TestServer, company: TestCompany): Promise<OperationGround> {
  const { database } = folio.server;
  const run = (statement: ReturnType<typeof sql>) =>
    database.asMigrator(async (tx) => (await statement.execute(tx)).rows as Row[]);
  const users = {
    ana: await company.person('ana@ipe.exemplo', 'analista'),
    otto: await company.person('otto@ipe.exemplo', 'officer'),
    dora: await company.person('dora@ipe.exemplo', 'officer'),
    eva: await company.person('eva@ipe.exemplo', 'officer'),
    adm: await company.person('adm@ipe.exemplo', 'administrador', { TodosProprietarios: true }),
  };
  const directorate = await company.make('diretoria', { Nome: 'Crédito' });
  const [segment, elsewhere] = await Promise.all(
    ['Imóveis', 'Agro'].map((Nome) =>
      company.make('segmento-area', { Nome, IdentificadorDiretoria: directorate }),
    ),
  );
  const officer = (Nome: string, user: number, of: number | undefined, limit: number) =>
    company.make('officer', {
      Nome,
      IdentificadorUsuario: user,
      IdentificadorSegmentoArea: of,
      Alcada: [{ IdentificadorSegmentoArea: of, ValorMaximo: limit }],
    });
  const officers = {
    own: await officer('Otto Reis', users.otto, segment, 500_000),
    director: await officer('Dora Lins', users.dora, segment, 5_000_000),
    stranger: await officer('Eva Prado', users.eva, elsewhere, 9_000_000),
  };
  const analyst = await company.make('analista', {
    Nome: 'Ana Sá',
    IdentificadorUsuario: users.ana,
    IdentificadorOfficer: officers.own,
  });
  const client = await company.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  let turn = 0;
  const ground: OperationGround = {
    folio,
    company,
    segment: segment ?? 0,
    officers,
    analyst,
    client,
    users,
    run,
    operation: async (values = {}) => {
      const id = await company.make('operacao', {
        IdentificadorCliente: client,
        TipoImovel: 'Urbano',
        Prioridade: 'normal',
        Valor: 400_000,
        IdentificadorSegmentoArea: segment,
        IdentificadorOfficer: officers.own,
        IdentificadorAnalista: analyst,
        ...values,
      });
      // What a standard workflow asks for is another test's.
      await run(sql`delete from item_checklist where "IdentificadorOperacao" = ${id}`);
      return id;
    },
    async record(operation, { state = 'concluida', number = String(41_000 + ++turn) } = {}) {
      const id = await makeRecord(folio, company, { operation, state, reading: calmRecord(number) });
      await run(sql`update registro_matricula set "Numero" = ${number} where "Identificador" = ${id}`);
      if (state === 'concluida') await approveRecord(ground, operation, id);
      return id;
    },
    async item(operation, given = {}) {
      const { type = 'CND_FED', result = 'NEGATIVA', due = laterOn, comment = null, asked = false } = given;
      const [row] = await run(sql`select "Identificador" as id from tipo_certidao where "Codigo" = ${type}`);
      const IdentificadorTipoCertidao = Number(row?.id);
      const item = await company.make('item-checklist', {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao,
        Obrigatoria: true,
      });
      const certificate = await company.make('certidao', {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao,
        Origem: 'manual',
        SolicitarMesmoAssim: true,
        Documento: '71938462050',
        Nome: 'Ana Couto',
        Uf: 'SP',
      });
      if (!asked) await issued(folio, company, certificate, { result, due });
      if (comment)
        await run(sql`update certidao set "Observacao" = ${comment} where "Identificador" = ${certificate}`);
      return { item, certificate };
    },
    async ready(values = {}) {
      const id = await ground.operation(values);
      await ground.record(id);
      await ground.item(id);
      return id;
    },
    async state(table, id) {
      const [row] = await run(
        sql`select "Situacao" as state from ${sql.table(table)} where "Identificador" = ${id}`,
      );
      return String(row?.state);
    },
  };
  return ground;
}

/** As a source or a person would bring it. */
export const issued = (
  { server }: TestServer,
  { actor }: TestCompany,
  id: number,
  { result, due }: { readonly result: string; readonly due: LocalDate },
) =>
  transact(server, actor, async (work) => {
    const record = await findRecord(work, server.models.named('certidao'), id, { lock: 'change' });
    return issue(work, record, {
      Resultado: result,
      DataEmissao: addDays(due < '2026' ? due : '2026-06-01', -1),
      DataVencimento: due,
    });
  });

/** An approved opinion on a record, put there whole. */
async function approveRecord({ company, run, users }: OperationGround, operation: number, record: number) {
  const id = await company.make('parecer', {
    Titulo: 'Parecer da matrícula',
    IdentificadorOperacao: operation,
    IdentificadorRegistroMatricula: record,
    IdentificadorAutor: users.ana,
    Texto: 'x',
    Sentencas: [],
    Conclusao: 'FAVORAVEL',
    Condicoes: [],
    Redatores: [],
  });
  await run(sql`update parecer set "Situacao" = 'aprovado', "AprovadoEm" = now(), "Desatualizado" = false,
    "IdentificadorAprovador" = ${users.otto} where "Identificador" = ${id}`);
  return id;
}

/** An opinion on an operation in somebody's hands. */
export const consolidate = (desk: Desk, operation: number): Promise<Answer> =>
  desk.post('Parecer/Executar/consolidar', { IdentificadorOperacao: operation });

type Conclusion = Parameters<typeof choose>[1]['conclusion'];

/** Drafted with a conclusion chosen and saved. @returns the opinion's id */
export async function draftedOn(
  desk: Desk,
  operation: number,
  conclusion: Conclusion = 'FAVORAVEL',
  conditions: string[] = [],
): Promise<number> {
  const made = await consolidate(desk, operation);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { Identificador: id, Rascunho } = made.body.ItemRegistro;
  const content = choose(contentFromWire(Rascunho), { conclusion, conditions }, 'operation');
  await saveOpinion(desk, id, contentToWire(content));
  return id;
}

/** Drafted and submitted. @throws when anything stands against it */
export async function submittedOn(desk: Desk, operation: number): Promise<number> {
  const id = await draftedOn(desk, operation);
  const answer = await runOpinion(desk, id, 'submeter');
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return id;
}

export { readOpinion, runOpinion };
