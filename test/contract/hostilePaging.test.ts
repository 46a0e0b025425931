import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '../support/entities/subjects.ts';
import { having, named, namedFields, startTarget, type Target } from '../support/hostile/hostile.ts';

describe.each(subjects)('%s', (_subject, subject) => {
  const listed = having('list', subject, 1);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  describe.each(named(listed))('the list of %s', (_name, entity) => {
    const list = (query: string) => target.get(`/${entity.noun}/Listar?${query}`);

    test('has pages from 1 to 200 rows, counted from 1', async () => {
      for (const size of [
        '0',
        '-1',
        '201',
        '1000000000',
        '1e3',
        '25.5',
        '',
        'x',
        '0x10',
        ' 25',
        '99999999999999999999',
      ]) {
        const answer = await list(`NumeroRegistros=${encodeURIComponent(size)}`);
        expect([size, answer.status, namedFields(answer)]).toEqual([size, 400, ['NumeroRegistros']]);
      }
      for (const page of ['0', '-1', '1e9', '1.5', '', 'x', '9007199254740993', '1000000000000']) {
        const answer = await list(`Pagina=${encodeURIComponent(page)}`);
        expect([page, answer.status, namedFields(answer)]).toEqual([page, 400, ['Pagina']]);
      }
      expect((await list('NumeroRegistros=200')).status).toBe(200);
    });

    test('is empty beyond its end and still tells how many there are', async () => {
      const { Total } = (await list('')).body.ItemRegistro;
      for (const page of [2, 1000, 10_000_000]) {
        const answer = await list(`Pagina=${page}&NumeroRegistros=200`);
        expect(answer.body.ItemRegistro).toMatchObject({ Itens: [], Total });
      }
    });

    test('sorts by pairs of field and order, each field once and five at most', async () => {
      const sorted = (fields: readonly string[], orders: readonly string[]) =>
        list(
          [
            ...fields.map((field) => `SortFields=${field}`),
            ...orders.map((order) => `SortOrder=${order}`),
          ].join('&'),
        );
      for (const [fields, orders, named] of [
        [['Identificador'], [], 'SortOrder'],
        [[], ['asc'], 'SortOrder'],
        [['Identificador'], ['asc', 'desc'], 'SortOrder'],
        [['Identificador', 'Versao'], ['asc'], 'SortOrder'],
        [['Identificador', 'Identificador'], ['asc', 'desc'], 'SortFields'],
        [['Identificador,Versao'], ['asc'], 'SortFields'],
        [['Inventado'], ['asc'], 'SortFields'],
        [Array(6).fill('Identificador'), Array(6).fill('asc'), 'SortFields'],
      ] as const) {
        const answer = await sorted(fields, orders);
        expect([fields, answer.status, namedFields(answer)]).toEqual([fields, 400, [named]]);
      }
      const { field } = entity.sort;
      expect((await sorted([field], ['DESC'])).status).toBe(200);
    });
  });

  /**
   * Rows that come in before the place where somebody reads push the rest down. Whoever reads on holds the newest
   * identifier seen, and new rows stay out; among equal values the identifier decides.
   */
  test.each([
    ['Ativo', 'asc'],
    ['Ativo', 'desc'],
    ['Nome', 'asc'],
    ['CriadoEm', 'desc'],
  ])('pages sorted by %s %s skip and double nothing while rows are inserted', async (field, order) => {
    const entity = subject.entities.find(({ name }) => ['grupo', 'especie-ensaio'].includes(name));
    if (!entity) throw new Error('Nothing to page through');
    const insert = (Nome: string) => target.here.make(entity.name, { Nome, Ativo: true });
    for (let count = 0; count < 45; count += 1)
      await insert(`Página ${field} ${order} ${String(count % 7)} ${count}`);
    const newest = (await insert(`Última ${field} ${order}`)).Identificador;
    const held = encodeURIComponent(
      JSON.stringify({ Campo: 'Identificador', Operador: 'menorIgual', Valor: newest }),
    );
    const query = `NumeroRegistros=10&SortFields=${field}&SortOrder=${order}&Filtro=${held}`;
    const seen: number[] = [];
    let total = 0;
    for (let page = 1; page === 1 || seen.length < total; page += 1) {
      const { Itens, Total } = (await target.get(`/${entity.noun}/Listar?Pagina=${page}&${query}`)).body
        .ItemRegistro;
      expect(Itens.length).toBeGreaterThan(0);
      seen.push(...Itens.map(({ Identificador }: { Identificador: number }) => Identificador));
      total = Total;
      await insert(`A primeira de todas ${field} ${order} ${page}`);
      await insert(`Zz a última de todas ${field} ${order} ${page}`);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(total);
    expect(seen).toContain(newest);
  });
});
