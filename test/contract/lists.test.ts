import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { isSortable } from '../../src/metadata/sortable.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, type ApiAnswer, startApi } from '../support/servers/startApi.ts';

const names = [
  'Álvaro Queirós',
  'açaí Norte',
  'Banco Sul',
  'Zélia Prado',
  'São João',
  'Ávila',
  'ana',
  'Água Limpa',
];
const sorted = [
  'açaí Norte',
  'Água Limpa',
  'Álvaro Queirós',
  'ana',
  'Ávila',
  'Banco Sul',
  'São João',
  'Zélia Prado',
];

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let tenant: Tenant;

  beforeAll(async () => {
    api = await startApi(start, entities);
    tenant = await startTenant(api);
    for (const [index, Nome] of names.entries())
      await tenant.make('grupo', {
        Nome,
        Descricao: index % 2 ? 'par' : null,
        Ativo: index !== 2,
        IdentificadorOfficer: null,
      });
    await tenant.make('cliente', {
      Nome: 'Agropecuária São João Ltda.',
      TipoPessoa: 'J',
      Documento: '12ABC34501DE35',
      Email: 'contato@saojoao.com.br',
      IdentificadorGrupo: null,
    });
    await tenant.make('cliente', {
      Nome: 'Maria Antônia Conceição',
      TipoPessoa: 'F',
      Documento: '52998224725',
      Email: 'maria@exemplo.com.br',
      IdentificadorGrupo: null,
    });
  });
  afterAll(() => api.close());

  const list = (query: string, noun = 'Grupo'): Promise<ApiAnswer> =>
    api.call(tenant.actor, 'GET', `/${noun}/Listar${query}`);
  const found = async (query: string, noun?: string): Promise<string[]> => {
    const answer = await list(query, noun);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro.Itens.map(({ Nome }: Row) => Nome);
  };
  const filtered = (filter: unknown, noun?: string) =>
    found(`?Filtro=${encodeURIComponent(JSON.stringify(filter))}`, noun);

  test('sorts as people sort, accents and case aside, alike on every engine', async () => {
    expect(await found('')).toEqual(sorted);
    expect(await found('?SortFields=Nome&SortOrder=desc')).toEqual([...sorted].reverse());
  });

  test('gives each record once over all pages, and the total even past the last', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => found(`?Pagina=${page}&NumeroRegistros=3&SortFields=Ativo&SortOrder=asc`)),
    );
    expect(pages.flat().sort()).toEqual([...names].sort());
    const past = await list('?Pagina=9&NumeroRegistros=3');
    expect(past.body.ItemRegistro).toEqual({ Itens: [], Total: 8, TotalExato: true });
  });

  test('breaks ties by identifier', async () => {
    const answer = await list('?SortFields=Descricao&SortOrder=asc');
    const even = answer.body.ItemRegistro.Itens.filter(({ Descricao }: Row) => Descricao === 'par');
    const ids = even.map(({ Identificador }: Row) => Identificador);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('sorts by several fields in the order given', async () => {
    const both = await found('?SortFields=Ativo&SortFields=Nome&SortOrder=asc&SortOrder=desc');
    expect(both).toEqual(['Banco Sul', ...[...sorted].reverse().filter((name) => name !== 'Banco Sul')]);
  });

  test.each([
    ['Pagina=0', 'Pagina'],
    ['Pagina=-1', 'Pagina'],
    ['Pagina=1.5', 'Pagina'],
    ['Pagina=1&Pagina=2', 'Pagina'],
    ['NumeroRegistros=0', 'NumeroRegistros'],
    ['NumeroRegistros=201', 'NumeroRegistros'],
    ['NumeroRegistros=1000000000', 'NumeroRegistros'],
    ['SortFields=Nome', 'SortOrder'],
    ['SortFields=Nome&SortOrder=up', 'SortOrder'],
    ['SortFields=Inventado&SortOrder=asc', 'SortFields'],
    [`SortFields=${encodeURIComponent('Nome;drop table grupo')}&SortOrder=asc`, 'SortFields'],
    ['ContarTudo=1', 'ContarTudo'],
    ['Busca=%00', 'Busca'],
    ['Filtro=x', 'Filtro'],
    ['Filtro=[]', 'Filtro'],
    ['Filtro={}', 'Filtro'],
    [`Filtro=${encodeURIComponent('{"E":[]}')}`, 'Filtro'],
    [
      `Filtro=${encodeURIComponent('{"E":[{"Campo":"Nome","Operador":"igual","Valor":"a","X":1}]}')}`,
      'Filtro',
    ],
    [`Filtro=${encodeURIComponent('{"Campo":"Nome","Operador":"maior","Valor":"a"}')}`, 'Nome'],
    [`Filtro=${encodeURIComponent('{"Campo":"Nome","Operador":"__proto__","Valor":"a"}')}`, 'Nome'],
    [`Filtro=${encodeURIComponent('{"Campo":"Nome","Operador":"igual","Valor":{"$gt":""}}')}`, 'Nome'],
    [`Filtro=${encodeURIComponent('{"Campo":"Ativo","Operador":"igual","Valor":"true"}')}`, 'Ativo'],
    ['Inventado=1', 'Inventado'],
    ['IdentificadorEmpresa=1', 'IdentificadorEmpresa'],
    ['Ativo=talvez', 'Ativo'],
    ['IdentificadorOfficer=1%20or%201=1', 'IdentificadorOfficer'],
  ])('refuses %s and names %s', async (query, name) => {
    const answer = await list(`?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { Sucesso: false, Erros: [{ Campo: name }] } });
  });

  test('takes equality from the address, a repeated field as any of', async () => {
    expect(await found('?Ativo=false')).toEqual(['Banco Sul']);
    expect(await found('?Nome=ana&Nome=Banco%20Sul')).toEqual(['ana', 'Banco Sul']);
    expect(await found('?Nome=ana&Ativo=false')).toEqual([]);
  });

  test('joins conditions by E and OU, one within the other', async () => {
    const leaf = (Campo: string, Operador: string, Valor?: unknown) => ({ Campo, Operador, Valor });
    expect(await filtered({ OU: [leaf('Nome', 'igual', 'ana'), leaf('Ativo', 'igual', false)] })).toEqual([
      'ana',
      'Banco Sul',
    ]);
    const nested = {
      E: [leaf('Descricao', 'vazio'), { OU: [leaf('Nome', 'comeca', 'A'), leaf('Nome', 'contem', 'joao')] }],
    };
    expect(await filtered(nested)).toEqual(['Álvaro Queirós', 'ana', 'São João']);
    expect(await filtered(leaf('Descricao', 'vazio', false))).toHaveLength(4);
    const deep = Array.from({ length: 7 }).reduce<unknown>(
      (inner) => ({ E: [inner] }),
      leaf('Nome', 'igual', 'ana'),
    );
    expect((await list(`?Filtro=${encodeURIComponent(JSON.stringify(deep))}`)).status).toBe(400);
  });

  test('searches without regard to case, accents and masks, all words anywhere', async () => {
    expect(await found('?Busca=SAO%20joao')).toEqual(['São João']);
    expect(await found('?Busca=joao%20sa')).toEqual(['São João']);
    expect(await found('?Busca=529.982.247-25', 'Cliente')).toEqual(['Maria Antônia Conceição']);
    expect(await found('?Busca=52998224725', 'Cliente')).toEqual(['Maria Antônia Conceição']);
    expect(await found('?Busca=12.abc.345/01de-35', 'Cliente')).toEqual(['Agropecuária São João Ltda.']);
    expect(await found('?Busca=maria@exemplo.com', 'Cliente')).toEqual(['Maria Antônia Conceição']);
    expect(await found(`?Busca=${encodeURIComponent('100%')}`)).toEqual([]);
  });

  test('asks for documents with or without their mask', async () => {
    expect(await found('?Documento=529.982.247-25', 'Cliente')).toEqual(['Maria Antônia Conceição']);
    expect(
      await filtered({ Campo: 'Documento', Operador: 'comeca', Valor: '12.abc' }, 'Cliente'),
    ).toHaveLength(1);
  });

  test('finds nothing of another company by its words', async () => {
    const stranger = await startTenant(api);
    const answer = await api.call(stranger.actor, 'GET', '/Grupo/Listar?Busca=joao');
    expect(answer.body.ItemRegistro.Total).toBe(0);
  });

  test("a page asked again and again stays the reader's own: by company, owner, branch and right", async () => {
    const stranger = await startTenant(api);
    const readers = [
      tenant.actor,
      stranger.actor,
      { ...tenant.actor, allOwners: false, analystIds: [], officerIds: [], userId: 987_654 },
      { ...tenant.actor, branchIds: [987_654] },
      { ...tenant.actor, codes: new Set(['CLIENTE.CONSULTAR']) },
    ];
    const plain = async (actor: Actor) =>
      (await api.call(actor, 'GET', '/Cliente/Listar')).body.ItemRegistro as { readonly Total: number };
    const first = await Promise.all(readers.map(plain));
    const again = [];
    for (const reader of [...readers, ...readers]) again.push(await plain(reader));
    expect(again).toEqual([...first, ...first]);
    expect(first.map(({ Total }) => Total > 0)).toEqual([true, false, false, true, true]);
    const denied = await api.call({ ...tenant.actor, codes: new Set() }, 'GET', '/Cliente/Listar');
    expect(denied.status).toBe(403);
  });

  test('exports what the list shows, in the words and signs of the reader', async () => {
    const made = await tenant.make('grupo', { Nome: '=2+2; "x"', Descricao: null, Ativo: true });
    const id = made.Identificador;
    const path = `/Grupo/Exportar?Formato=csv&Colunas=Identificador,Nome,Ativo&Identificador=${id}`;
    const portuguese = await api.call(tenant.actor, 'GET', path);
    expect(portuguese.body).toBe(`\ufeffID;Nome;Ativo\r\n${id};"'=2+2; ""x""";Sim\r\n`);
    const english = await api.call({ ...tenant.actor, locale: 'en-us' }, 'GET', path);
    expect(english.body).toBe(`\ufeffID,Name,Active\r\n${id},"'=2+2; ""x""",Yes\r\n`);
    const all = await api.call(tenant.actor, 'GET', '/Grupo/Exportar?SortFields=Nome&SortOrder=desc');
    expect(all.body.trim().split('\r\n')).toHaveLength(names.length + 2);
    const wrong = await api.call(tenant.actor, 'GET', '/Grupo/Exportar?Colunas=Inventada');
    expect(wrong).toMatchObject({ status: 400, body: { Erros: [{ Campo: 'Colunas' }] } });
    const reader = { ...tenant.actor, codes: new Set(['GRUPO.CONSULTAR']) };
    expect((await api.call(reader, 'GET', path)).status).toBe(403);
    await api.call(tenant.actor, 'DELETE', `/Grupo/Excluir/${id}?Versao=1`);
  });

  test('deletes many by identifier or by search, keeps what is in use and says why', async () => {
    const used = await tenant.make('grupo', { Nome: 'Lote usado' });
    await tenant.make('cliente', { IdentificadorGrupo: used.Identificador });
    const free = await tenant.make('grupo', { Nome: 'Lote livre' });
    const many = (body: unknown, as = tenant) => api.call(as.actor, 'POST', '/Grupo/ExcluirVarios', body);
    expect((await many({ Busca: 'lote' })).body.ItemRegistro).toEqual({
      Lote: expect.any(Number),
      Excluidos: [free.Identificador],
      Recusados: [{ Identificador: used.Identificador, Texto: expect.stringContaining('1 cliente') }],
    });
    const wrong = [
      {},
      { Busca: ' ' },
      { Identificadores: [] },
      { Identificadores: ['1'] },
      { Identificadores: [1], Busca: 'x' },
    ];
    for (const body of wrong) expect((await many(body)).status).toBe(400);
    const other = await startTenant(api);
    const foreign = await many({ Identificadores: [used.Identificador] }, other);
    expect(foreign.body.ItemRegistro.Excluidos).toEqual([]);
    const own = await other.make('grupo', { Nome: 'De outra empresa' });
    const all = await many({ Filtro: { E: [] } }, other);
    expect(all.body.ItemRegistro).toMatchObject({ Excluidos: [own.Identificador], Recusados: [] });
  });

  test('offers the active by name and names whatever was chosen', async () => {
    const all = await api.call(tenant.actor, 'GET', '/Grupo/Escolhas');
    expect(all.body.ItemRegistro.Itens.map(({ Rotulo }: Row) => Rotulo)).not.toContain('Banco Sul');
    const searched = await api.call(tenant.actor, 'GET', '/Grupo/Escolhas?Busca=agua');
    expect(searched.body.ItemRegistro.Itens).toEqual([
      { Identificador: expect.any(Number), Rotulo: 'Água Limpa', Ativo: true },
    ]);
    const inactive = (await list('?Ativo=false')).body.ItemRegistro.Itens[0].Identificador;
    const named = await api.call(tenant.actor, 'GET', `/Grupo/Escolhas?Identificadores=${inactive}`);
    expect(named.body.ItemRegistro.Itens).toEqual([
      { Identificador: inactive, Rotulo: 'Banco Sul', Ativo: false },
    ]);
  });

  test('lets who may use a field look up its choices without the codes of the entity', async () => {
    const clerk = { ...tenant.actor, codes: new Set(['CLIENTE.INCLUIR']) };
    expect((await api.call(clerk, 'GET', '/Grupo/Escolhas')).status).toBe(200);
    expect((await api.call(clerk, 'GET', '/Grupo/Listar')).status).toBe(403);
    const stranger = { ...tenant.actor, codes: new Set(['FEEDBACK.ENVIAR']) };
    expect((await api.call(stranger, 'GET', '/Grupo/Escolhas')).status).toBe(403);
  });

  test('says "more than 1,000" where counting is dear, and counts all when asked', async () => {
    const big = await startTenant(api);
    await api.database.asMigrator(async (tx) => {
      const rows = Array.from({ length: 1200 }, (_item, index) => ({
        Nome: `Grupo ${index}`,
        Busca: `grupo ${index}`,
        IdentificadorEmpresa: big.actor.companyId,
        Ativo: index % 2 === 0,
      }));
      await tx.insertInto('grupo').values(rows).execute();
    });
    const ask = async (query: string) =>
      (await api.call(big.actor, 'GET', `/Grupo/Listar?${query}`)).body.ItemRegistro;
    expect(await ask('')).toMatchObject({ Total: 1200, TotalExato: true });
    await api.database.asMigrator(async (tx) => {
      await tx
        .insertInto('grupo')
        .values({ Identificador: 20_001, Nome: 'x', IdentificadorEmpresa: big.actor.companyId })
        .execute();
      await tx
        .selectNoFrom((eb) => eb.fn('setval', [eb.val('"grupo_Identificador_seq"'), eb.val(20_001)]).as('v'))
        .execute();
    });
    expect(await ask('')).toMatchObject({ Total: 1001, TotalExato: false });
    expect(await ask('Ativo=true')).toMatchObject({ Total: 600, TotalExato: true });
    expect(await ask('ContarTudo=true')).toMatchObject({ Total: 1201, TotalExato: true });
  });

  describe.each(
    entities.filter(({ calls }) => calls.includes('list')).map((entity) => [entity.name, entity] as const),
  )('%s', (_name, entity) => {
    test('sorts by every field that has an order', async () => {
      for (const field of entity.fields) {
        const answer = await list(`?SortFields=${field.name}&SortOrder=desc`, entity.noun);
        const expected = isSortable(entity, field) ? 200 : 400;
        expect([field.name, answer.status]).toEqual([field.name, expected]);
      }
    });

    test('survives hostile words in every parameter', async () => {
      const words = [`' or 1=1; drop table x; --`, '"$1\\E%)))\u202E', '1e309', '-0'];
      const fields = entity.fields.map(({ name }) => name);
      for (const word of words)
        for (const name of ['Busca', 'SortFields', 'Filtro', ...fields]) {
          const answer = await list(`?${name}=${encodeURIComponent(word)}`, entity.noun);
          expect([200, 400], `${name}=${word}`).toContain(answer.status);
        }
    });
  });
});
