import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { createExportAllowance } from '../../src/server/engine/crud/export/exportAllowance.ts';
import { exportRecords, prepareExport } from '../../src/server/engine/crud/export/exportRecords.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import { readWorkbook } from '../support/papers/readWorkbook.ts';
import type { Api } from '../support/servers/startApi.ts';

describe('createExportAllowance', () => {
  test('lets a person export so many times a minute, each person for himself', () => {
    let now = 0;
    const allow = createExportAllowance(2, () => now);
    const [ana, rui] = [{ userId: 1 } as Actor, { userId: 2 } as Actor];
    allow(ana);
    now = 20_000;
    allow(ana);
    now = 30_000;
    expect(() => allow(ana)).toThrow(
      expect.objectContaining({ code: 'exports-too-many', params: { seconds: 30 } }),
    );
    allow(rui);
    now = 60_001;
    allow(ana);
    expect(() => allow(ana)).toThrow();
  });
});

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;

  beforeAll(async () => {
    api = await startNotaries(start);
    actor = await actorOf(api);
    for (const [index, Nome] of ['Ácido', '=1+1', 'Bom; melhor'].entries())
      await api.call(actor, 'POST', '/Cartorio/Incluir', {
        Nome,
        Capital: 1234.5 + index,
        Abertura: '1950-02-01',
        Segredo: 'x',
      } satisfies Row);
  });
  afterAll(() => api.close());

  const get = (query: string, as: Actor = actor) => api.call(as, 'GET', `/Cartorio/Exportar${query}`);

  test('writes what is asked, with decimal commas, whole years and no formulas', async () => {
    const answer = await get('?Colunas=Nome,Capital,Abertura&SortFields=Nome&SortOrder=asc');
    expect(answer.body).toBe(
      '\ufeffNome;Capital;Data de abertura\r\n' +
        '\'=1+1;1.235,50;01/02/1950\r\nÁcido;1.234,50;01/02/1950\r\n"Bom; melhor";1.236,50;01/02/1950\r\n',
    );
  });

  /** The file of a query, whole. */
  const made = (query: string) =>
    api.database.transaction(actor, async (tx) => {
      const work = { tx, actor, models: api.models };
      const model = api.models.named('cartorio');
      const prepared = prepareExport(work, model, new URLSearchParams(query), () => undefined);
      const { bytes, count, fileName } = exportRecords(work, model, prepared);
      return { bytes: await buffer(bytes), count: await count, fileName };
    });

  test('writes a workbook with numbers and days in it', async () => {
    const file = await made('Formato=xlsx&Colunas=Nome,Capital,Abertura&SortFields=Nome&SortOrder=asc');
    expect(file.fileName).toMatch(/^cartorio-\d{4}-\d{2}-\d{2}\.xlsx$/);
    expect((await readWorkbook(file.bytes)).rows).toEqual([
      { A: 'Nome', B: 'Capital', C: 'Data de abertura' },
      ...[
        ['=1+1', 1235.5],
        ['Ácido', 1234.5],
        ['Bom; melhor', 1236.5],
      ].map(([A, number]) => ({
        A,
        B: { number, format: '#,##0.00' },
        C: { number: 18_295, format: 'dd/mm/yyyy' },
      })),
    ]);
  });

  test('leaves out columns one may not see, and refuses them when asked for', async () => {
    const codes = new Set([...actor.codes].filter((code) => code !== 'CARTORIO.SEGREDO'));
    expect((await get('', { ...actor, codes })).body).not.toContain('Segredo');
    expect((await get('')).body).toContain('Segredo');
    expect((await get('?Colunas=Segredo', { ...actor, codes })).status).toBe(403);
    expect((await get('?Colunas=Nada')).status).toBe(400);
    expect((await get('?Formato=ods')).status).toBe(400);
    expect((await get('?Formato=toString')).status).toBe(400);
    expect((await get('?Formato=csv&Formato=csv')).status).toBe(400);
  });

  test('is noted once, with how many records went out', async () => {
    api.reads.length = 0;
    await get('?Busca=bom');
    expect(api.reads).toEqual([expect.objectContaining({ call: 'Exportar', entity: 'cartorio', count: 1 })]);
  });

  test('is called by entity and day where the company works, and holds all of many rows', async () => {
    await api.database.asMigrator((tx) =>
      sql`insert into cartorio ("IdentificadorEmpresa", "Nome", "Busca")
        select ${actor.companyId}, 'Série ' || n, '' from generate_series(1, 1200) n`.execute(tx),
    );
    const file = await made('');
    expect(file.fileName).toMatch(/^cartorio-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file.count).toBe(1203);
    const lines = file.bytes.toString().trimEnd().split('\r\n');
    expect(new Set(lines).size).toBe(1204);
  });
});
