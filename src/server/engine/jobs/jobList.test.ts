import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/databases/engines.ts';
import { makePdf } from '../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { ListedJob, ListedJobs } from '../../../metadata/calls/jobs.ts';
import { makeExport } from '../exports/makeExport.ts';
import { sendMail } from '../mail/sendMail.ts';
import { noticeMail } from '../notices/mailNotices.ts';
import type { JobType } from './job.ts';

describe.each(engines)('%s: jobs as who operates the installation sees them', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let jatoba: TestCompany;
  let ana: Desk;
  let eva: Desk;

  beforeAll(async () => {
    folio = await startServer({ start, onError: () => undefined });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
    await ipe.person('ana@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('bia@ipe.exemplo', 'analista', { TodosProprietarios: true });
    await jatoba.person('eva@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    eva = await folio.signIn('eva@jatoba.exemplo');
  }, 60_000);
  afterAll(() => folio.close());
  beforeEach(() => run(sql`delete from pgboss.job`));

  const run = (statement: ReturnType<typeof sql>) =>
    folio.server.database.asMigrator((tx) => statement.execute(tx));
  const send = (exportId: number, company = ipe) =>
    folio.server.database.system((tx) =>
      folio.server.jobs.send(tx, makeExport, { companyId: company.id, userId: 1, exportId }),
    );
  /** As if the jobs that wait had failed for the last time. */
  const giveUp = async () => {
    await run(sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 99,
      output = '{"code":"server-busy","params":{}}' where state < 'active'`);
    await folio.workOff();
  };
  const jobs = async (desk = ana): Promise<ListedJobs> => (await desk.get('Tarefa/Listar')).body.ItemRegistro;
  const kind = async (name: string, desk = ana) => (await jobs(desk)).Tipos.find(({ Tipo }) => Tipo === name);
  const again = ({ Identificador }: ListedJob, desk = ana) => desk.post(`Tarefa/Repetir/${Identificador}`);

  test('are those of the own company, and of the whole installation the counts alone', async () => {
    await send(1);
    await send(2, jatoba);
    await folio.server.database.system((tx) => folio.server.jobs.send(tx, sendMail, { mailId: 1 }));
    const { Itens, HaMais } = await jobs();
    expect(HaMais).toBe(false);
    expect(Itens).toMatchObject([{ Tipo: 'exportacao', Situacao: 'esperando', Tentativas: 0, Motivo: null }]);
    expect(await kind('exportacao')).toEqual({
      Tipo: 'exportacao',
      Nome: 'Exportações longas',
      Esperando: 1,
      EmAndamento: 0,
      Falhas: 0,
    });
    expect(await kind('correio')).toMatchObject({ Esperando: 1 });
    expect((await jobs(eva)).Itens).toHaveLength(1);
  });

  test('are told with what failed and why, in the reader’s language', async () => {
    await send(1);
    await giveUp();
    expect((await jobs()).Itens).toMatchObject([
      {
        Tipo: 'exportacao',
        Situacao: 'falhou',
        NaoAntesDe: null,
        Motivo: expect.stringContaining('ocupado'),
      },
    ]);
    expect(await kind('exportacao')).toMatchObject({ Esperando: 0, Falhas: 1 });
    const english = await ana.get('Tarefa/Listar', { 'accept-language': 'en-US' });
    expect(english.body.ItemRegistro.Itens[0].Motivo).toContain('busy');
    expect((await jobs(eva)).Itens).toEqual([]);
  });

  test('that failed are run again, once, and by their company alone', async () => {
    await send(1);
    await giveUp();
    const [failed] = (await jobs()).Itens as [ListedJob];
    expect((await again(failed, eva)).status).toBe(404);
    expect((await again(failed)).status).toBe(200);
    expect((await again(failed)).status).toBe(404);
    expect((await jobs()).Itens).toMatchObject([{ Situacao: 'esperando', Tentativas: 0, Motivo: null }]);
  });

  test('the reading of a file is run again as its record would be', async () => {
    const IdentificadorCliente = await ipe.make('cliente', {
      Nome: 'Ana Couto',
      TipoPessoa: 'F',
      Documento: '71938462050',
    });
    const operation = await ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
    const pdf = makePdf([{ content: 'BT /F 12 Tf 72 700 Td (folha) Tj ET' }]);
    const sent = await ana.send(
      `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=a.pdf`,
      pdf,
    );
    const id = sent.body.ItemRegistro.Identificador;
    const state = async () => (await ana.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro.Situacao;
    await giveUp();
    expect(await state()).toBe('erro');
    const [failed] = (await jobs()).Itens as [ListedJob];
    expect(failed).toMatchObject({
      Tipo: 'leitura-matricula',
      Situacao: 'falhou',
      Sobre: { Entidade: 'registro-matricula', Identificador: id, Nome: 'a.pdf' },
    });
    expect((await again(failed)).body.Erros).toBeUndefined();
    expect(await state()).toBe('na_fila');
    const waiting = [{ Tipo: 'leitura-matricula', Situacao: 'esperando' }];
    expect((await jobs()).Itens).toMatchObject(waiting);
    await giveUp();
    const [overtaken] = (await jobs()).Itens as [ListedJob];
    const { Versao } = (await ana.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;
    expect((await ana.post(`RegistroMatricula/Executar/reprocessar/${id}`, { Versao })).status).toBe(200);
    expect((await again(overtaken)).body.Erros).toBeUndefined();
    expect((await jobs()).Itens).toMatchObject(waiting);
  });

  test('say what they are about where it is of the company and the reader’s to see, and of no other', async () => {
    const certificate = async (company: TestCompany) => {
      const IdentificadorCliente = await company.make('cliente', {
        Nome: `Cliente de ${company.id}`,
        TipoPessoa: 'F',
        Documento: '52998224725',
      });
      const IdentificadorOperacao = await company.make('operacao', {
        IdentificadorCliente,
        TipoImovel: 'Rural',
      });
      return company.make('certidao', { IdentificadorOperacao, ...(await typeOf(company)) });
    };
    const typeOf = async (company: TestCompany) => {
      const { rows } = await folio.server.database.transaction(
        { companyId: company.id, userId: null },
        (tx) =>
          sql<{
            id: number;
          }>`select "Identificador" as id from tipo_certidao where "Codigo" = 'CNDT'`.execute(tx),
      );
      return { IdentificadorTipoCertidao: Number(rows[0]?.id) };
    };
    const mine = await certificate(ipe);
    const theirs = await certificate(jatoba);
    await run(sql`delete from pgboss.job`);
    const orders = folio.server.jobs.kinds.find(({ name }) => name === 'pedido-certidao') as JobType;
    const order = (certificateId: number, company: TestCompany) =>
      folio.server.database.system((tx) =>
        folio.server.jobs.send(tx, orders, { companyId: company.id, certificateId }),
      );
    const about = (listed: ListedJobs) => listed.Itens.map(({ Sobre }) => Sobre?.Identificador ?? null);
    await order(mine, ipe);
    await order(theirs, jatoba);
    expect(about(await jobs())).toEqual([mine]);
    expect(about(await jobs(eva))).toEqual([theirs]);
    // A number of another company in a job of one's own names nothing.
    await order(theirs, ipe);
    expect((await jobs()).Itens).toHaveLength(2);
    expect(about(await jobs()).sort()).toEqual([mine, null].sort());
  });

  test('of the installation are told where they failed, and run again', async () => {
    await folio.server.database.system(async (tx) => {
      await folio.server.jobs.send(tx, sendMail, { mailId: 1 });
      await folio.server.jobs.send(tx, noticeMail, {}, { at: new Date(0) });
    });
    await giveUp();
    // Once more: of what goes on by itself one failure is kept.
    await run(sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 99, start_after = now()
      where state < 'active' and name = ${noticeMail.name}`);
    await folio.workOff();
    const { Itens } = await jobs();
    expect(Itens.map(({ Tipo, Situacao }) => `${Tipo} ${Situacao}`).sort()).toEqual([
      'avisos-por-correio falhou',
      'correio falhou',
    ]);
    for (const letter of Itens) expect((await again(letter)).status).toBe(200);
    expect((await jobs()).Itens).toEqual([]);
    await folio.workOff();
    expect(await kind('avisos-por-correio')).toMatchObject({ Esperando: 1, Falhas: 0 });
  });

  test('that failed for a reason this version has no words for are told by its name', async () => {
    await send(1);
    await run(sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 99,
      output = '{"code":"of-another-version","params":{}}' where state < 'active'`);
    await folio.workOff();
    expect((await jobs()).Itens[0]?.Motivo).toContain('(of-another-version)');
  });

  test('are for holders of the code alone', async () => {
    const bia = await folio.signIn('bia@ipe.exemplo');
    expect((await bia.get('Tarefa/Listar')).status).toBe(403);
    const nothing = '00000000-0000-4000-8000-000000000000';
    expect((await bia.post(`Tarefa/Repetir/${nothing}`)).status).toBe(403);
    expect((await ana.post(`Tarefa/Repetir/${nothing}`)).status).toBe(404);
    expect((await ana.post('Tarefa/Repetir/1')).status).toBe(400);
  });
});
