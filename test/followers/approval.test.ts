import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgres } from '../support/databases/engines.ts';
import { runOpinion, submittedOn } from '../support/people/operationDesk.ts';
import type { Answer } from '../support/servers/startServer.ts';
import { done, openStage, type Stage } from './scenario.ts';

/** An opinion is approved while a fact it speaks of changes: neither sees what the other has not ended. */
describe.skipIf(!postgres)('while an opinion is approved', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.folio.close());
  afterEach(() => vi.restoreAllMocks());

  const waiting = () =>
    stage.value(sql`select count(*)::int as value from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);

  /** Approves, and does the other thing after all was looked at and before it is stored. */
  async function meanwhile(opinion: number, change: () => Promise<Answer>): Promise<readonly Answer[]> {
    const { files } = stage.folio.server.models.services;
    const put = files.put.bind(files);
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(files, 'put').mockImplementation(async (...given) => {
      const stored = await put(...given);
      reached.resolve();
      await goOn.promise;
      return stored;
    });
    const approval = runOpinion(stage.otto, opinion, 'aprovar');
    await Promise.race([reached.promise, approval]);
    const other = change();
    // It comes to wait for the approval, or ends without.
    await Promise.race([other, expect.poll(waiting).toBe(1)]);
    goOn.resolve();
    return Promise.all([approval, other]);
  }

  test('a calculation that is kept puts it out of date', async () => {
    const id = await stage.ready();
    const opinion = await submittedOn(stage.ana, id);
    const Entrada = { DataReferencia: '2024-04-25', ValorImovel: 1_000_000, NovaOperacao: 100_000, Onus: [] };
    const given = { Titulo: 'Base', Calculadora: 'hipoteca', IdentificadorOperacao: id, Entrada };
    const answers = await meanwhile(opinion, () => stage.ana.post('Calculo/Incluir', given));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stage.isStale(opinion)).toBe(true);
    expect(await stage.state('operacao', id)).toBe('em_andamento');
  });

  test('a registry record that is opened again puts it out of date', async () => {
    const id = await stage.ready();
    const opinion = await submittedOn(stage.ana, id);
    const record = Number(
      await stage.value(
        sql`select "Identificador" as value from registro_matricula where "IdentificadorOperacao" = ${id}`,
      ),
    );
    const { Versao } = (await done(stage.otto.get(`RegistroMatricula/Retornar/${record}`))).body.ItemRegistro;
    const answers = await meanwhile(opinion, () =>
      stage.otto.post(`RegistroMatricula/Executar/reabrir/${record}`, { Versao, Motivo: 'falta um ato' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stage.isStale(opinion)).toBe(true);
    expect(await stage.state('operacao', id)).toBe('em_andamento');
  });

  test('a certificate that goes puts it out of date', async () => {
    const id = await stage.ready();
    const opinion = await submittedOn(stage.ana, id);
    const [row] = await stage.run(
      sql`select "Identificador"::int as id, "Versao" as version from certidao where "IdentificadorOperacao" = ${id}`,
    );
    const answers = await meanwhile(opinion, () =>
      stage.adm.delete(`Certidao/Excluir/${row?.id}?Versao=${row?.version}`),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stage.isStale(opinion)).toBe(true);
    expect(await stage.state('operacao', id)).toBe('em_andamento');
  });
});
