import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

/** So many that a list walks along indexes instead of sorting, and searches row by row for common words. */
const count = 24_000;

interface Client {
  readonly Identificador: number;
  readonly Nome: string;
  readonly group: string | null;
}

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let tenant: Tenant;
  let all: readonly Client[];

  beforeAll(async () => {
    api = await startApi(start, entities);
    tenant = await startTenant(api);
    const groups = [];
    for (const Nome of ['Ômega', 'alfa', 'Beta', 'Gama']) groups.push(await tenant.make('grupo', { Nome }));
    const ids = groups.map(({ Identificador }) => Identificador);
    const stranger = await startTenant(api);
    all = await api.database.asMigrator(async (tx) => {
      const fill = (company: number | null, groupIds: readonly number[], rows: number) =>
        sql<Client>`
        insert into cliente ("IdentificadorEmpresa", "CriadoPor", "Nome", "Busca", "TipoPessoa", "IdentificadorGrupo")
        select ${company}::bigint, 1, 'Pessoa ' || i, 'pessoa ' || i || case when i % 4000 = 0 then ' rara' else '' end,
          'F', (${groupIds}::bigint[])[1 + i % 5]
        from generate_series(1, ${rows}::int) as i returning "Identificador", "Nome",
          (select "Nome" from grupo g where g."Identificador" = cliente."IdentificadorGrupo") as "group"`.execute(
          tx,
        );
      await fill(stranger.actor.companyId, [], 2_000);
      const made = await fill(tenant.actor.companyId, ids, count);
      await sql`update grupo set "ExcluidoEm" = now() where "Identificador" = ${ids[2]}`.execute(tx);
      await sql`analyze`.execute(tx);
      return made.rows;
    });
  }, 120_000);
  afterAll(() => api.close());

  const page = async (query: string) => {
    const answer = await api.call(tenant.actor, 'GET', `/Cliente/Listar?${query}`);
    expect(answer.status).toBe(200);
    return answer.body.ItemRegistro;
  };
  const ids = (items: readonly { readonly Identificador: number }[]) =>
    items.map(({ Identificador }) => Identificador);
  const slice = (sorted: readonly Client[], number: number) =>
    ids(sorted.slice((number - 1) * 200, number * 200));

  const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
  const byGroup = (a: Client, b: Client) =>
    Number(a.group === null) - Number(b.group === null) ||
    compare(folded(a.group ?? ''), folded(b.group ?? '')) ||
    a.Identificador - b.Identificador;

  test.each(['asc', 'desc'])('sorts by the name of a reference, %s, on every page', async (order) => {
    const sorted = order === 'asc' ? all.toSorted(byGroup) : all.toSorted((a, b) => byGroup(b, a));
    for (const number of [1, 2, 49, 97, count / 200]) {
      const { Itens, Total } = await page(
        `SortFields=IdentificadorGrupo&SortOrder=${order}&NumeroRegistros=200&Pagina=${number}`,
      );
      expect([number, ids(Itens)]).toEqual([number, slice(sorted, number)]);
      expect(Total).toBe(1001);
    }
  });

  test('sorts by the name of a reference and then by another field', async () => {
    const query = 'SortFields=IdentificadorGrupo&SortOrder=asc&SortFields=Nome&SortOrder=desc';
    const sorted = all.toSorted(
      (a, b) => compare(folded(a.group ?? '~'), folded(b.group ?? '~')) || compare(b.Nome, a.Nome),
    );
    expect(ids((await page(`${query}&NumeroRegistros=200&Pagina=30`)).Itens)).toEqual(slice(sorted, 30));
  });

  test('sorts the few of a filter by the name of a reference', async () => {
    const few = all.filter(({ Nome }) => Nome === 'Pessoa 7' || Nome === 'Pessoa 8').toSorted(byGroup);
    const { Itens, Total } = await page(
      'Nome=Pessoa%207&Nome=Pessoa%208&SortFields=IdentificadorGrupo&SortOrder=asc',
    );
    expect([ids(Itens), Total]).toEqual([ids(few), 2]);
  });

  test('keeps the order far from the first page, and ends where the records end', async () => {
    const sorted = all.toSorted((a, b) => compare(a.Nome, b.Nome));
    for (const number of [4, 77, count / 200]) {
      const { Itens } = await page(`NumeroRegistros=200&Pagina=${number}`);
      expect([number, ids(Itens)]).toEqual([number, slice(sorted, number)]);
    }
    expect(await page(`NumeroRegistros=200&Pagina=${count / 200 + 1}&ContarTudo=true`)).toEqual({
      Itens: [],
      Total: count,
      TotalExato: true,
    });
  });

  test('finds words that nearly all records hold, and words that few do', async () => {
    const sorted = all.toSorted((a, b) => compare(a.Nome, b.Nome));
    const many = await page('Busca=PESSOA&NumeroRegistros=200&Pagina=5');
    expect(ids(many.Itens)).toEqual(slice(sorted, 5));
    expect(many).toMatchObject({ Total: 1001, TotalExato: false });
    const rare = await page('Busca=rara%20pessoa');
    const expected = sorted.filter(({ Nome }) => Number(Nome.slice(7)) % 4000 === 0);
    expect([ids(rare.Itens), rare.Total]).toEqual([ids(expected), 6]);
    expect((await page('Busca=ra')).Total).toBe(6);
    expect(await page('Busca=inexistente')).toEqual({ Itens: [], Total: 0, TotalExato: true });
  });

  test('offers choices by a common word and by one letter', async () => {
    const offered = async (text: string) =>
      (await api.call(tenant.actor, 'GET', `/Cliente/Escolhas?Busca=${text}`)).body.ItemRegistro.Itens;
    expect(await offered('pessoa')).toHaveLength(50);
    expect(await offered('p')).toHaveLength(50);
    expect(await offered('rara')).toHaveLength(6);
  });
});
