import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../src/server/engine/housekeeping/housekeeping.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';

const plain = {
  Busca: '',
  Filtro: { E: [{ Campo: 'TipoPessoa', Operador: 'igual', Valor: ['J'] }] },
  Ordem: { Campo: 'Nome', Ordem: 'asc' },
  Colunas: ['Documento', 'Email'],
  Larguras: { Nome: 220 },
  Linhas: 50,
};

describe.each(featureEngines)('saved views on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let bento: Desk;
  let chefe: Desk;
  let estranha: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    await ipe.person('ana@ipe.exemplo', 'analista');
    await ipe.person('bento@ipe.exemplo', 'consulta');
    await ipe.person('chefe@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await buriti.person('estranha@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    chefe = await folio.signIn('chefe@ipe.exemplo');
    estranha = await folio.signIn('estranha@buriti.exemplo');
  });
  afterAll(() => folio.close());

  const save = async (desk: Desk, Nome: string, Definicao: object = plain, Entidade = 'cliente') => {
    const answer = await desk.post('Visao/Incluir', { Entidade, Nome, Definicao });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  };
  const names = async (desk: Desk) =>
    (await desk.get('Visao/Listar')).body.ItemRegistro.Itens.map(({ Nome }: { Nome: string }) => Nome);
  const seenBy = async (desk: Desk, id: number) =>
    (await desk.get('Visao/Listar')).body.ItemRegistro.Itens.find(
      ({ Identificador }: { Identificador: number }) => Identificador === id,
    );
  const share = (
    desk: Desk,
    { Identificador, Versao }: { Identificador: number; Versao: number },
    ...Partilhas: object[]
  ) => desk.post(`Visao/Partilhar/${Identificador}`, { Versao, Partilhas });
  const logOf = async (id: number) =>
    (await chefe.get(`LogAlteracao/Listar?Entidade=visao&IdentificadorRegistro=${id}`)).body.ItemRegistro
      .Itens;
  const codeOf = (answer: { body: { Erros?: { Codigo: string }[] } }) => answer.body.Erros?.[0]?.Codigo;

  test('are their author’s alone, come back as kept, and can be renamed, changed, deleted and brought back', async () => {
    const made = await save(ana, 'Empresas');
    expect(made).toMatchObject({
      Versao: 1,
      Minha: true,
      Partilhada: false,
      PodeAlterar: true,
      Definicao: plain,
    });
    expect(await names(ana)).toContain('Empresas');
    for (const other of [bento, chefe, estranha]) expect(await names(other)).not.toContain('Empresas');
    const renamed = await ana.put(`Visao/Alterar/${made.Identificador}`, {
      Versao: 1,
      Nome: ' Só empresas ',
    });
    expect(renamed.body.ItemRegistro).toMatchObject({ Versao: 2, Nome: 'Só empresas', Definicao: plain });
    const late = await ana.put(`Visao/Alterar/${made.Identificador}`, { Versao: 1, Nome: 'Tarde' });
    expect(late).toMatchObject({ status: 409, body: { ItemRegistro: { Nome: 'Só empresas', Versao: 2 } } });
    expect((await ana.delete(`Visao/Excluir/${made.Identificador}?Versao=2`)).status).toBe(200);
    expect(await names(ana)).not.toContain('Só empresas');
    const back = await ana.post(`Visao/Restaurar/${made.Identificador}`);
    expect(back.body.ItemRegistro).toMatchObject({ Nome: 'Só empresas', Definicao: plain });
  });

  test('of somebody else do not exist: not read, changed, deleted or brought back', async () => {
    const made = await save(ana, 'Minha e só minha');
    for (const other of [bento, chefe, estranha]) {
      const id = made.Identificador;
      const asked = [
        await other.put(`Visao/Alterar/${id}`, { Versao: 1, Nome: 'x' }),
        await other.delete(`Visao/Excluir/${id}?Versao=1`),
        await other.post(`Visao/Restaurar/${id}`),
      ];
      for (const answer of asked) expect([answer.status, codeOf(answer)]).toEqual([404, 'view-not-found']);
    }
    expect(await seenBy(ana, made.Identificador)).toMatchObject({ Versao: 1 });
  });

  test('are shared by who holds the code, and then seen by the profile or the company', async () => {
    const made = await save(chefe, 'Da equipe');
    const profile = ipe.profiles.get('analista');
    const shared = await share(chefe, made, { IdentificadorPerfil: profile, Abre: false });
    expect(shared.body.ItemRegistro).toMatchObject({
      Partilhada: true,
      Partilhas: [{ IdentificadorPerfil: profile, Abre: false }],
    });
    expect(await seenBy(ana, made.Identificador)).toMatchObject({
      Minha: false,
      NomeDono: expect.any(String),
      PodeAlterar: false,
      Partilhas: [],
      AbrePor: null,
    });
    expect(await seenBy(bento, made.Identificador)).toBeUndefined();
    await share(chefe, shared.body.ItemRegistro, { IdentificadorPerfil: null, Abre: true });
    expect(await seenBy(bento, made.Identificador)).toMatchObject({ AbrePor: 'empresa' });
    expect(await names(estranha)).not.toContain('Da equipe');
    const touched = await ana.put(`Visao/Alterar/${made.Identificador}`, { Versao: 3, Nome: 'Tomada' });
    expect([touched.status, codeOf(touched)]).toEqual([403, 'permission-missing']);
  });

  test('may not be shared, nor their readers asked for, without the code', async () => {
    const made = await save(ana, 'Quero mostrar');
    const asked = await share(ana, made, { IdentificadorPerfil: null, Abre: false });
    expect([asked.status, codeOf(asked)]).toEqual([403, 'permission-missing']);
    expect((await ana.get('Visao/Perfis')).status).toBe(403);
    expect((await chefe.get('Visao/Perfis')).body.ItemRegistro.Itens).toHaveLength(4);
  });

  test('a list opens with one for a profile: the later takes the place of the earlier', async () => {
    const profile = ipe.profiles.get('consulta');
    const first = await save(chefe, 'Primeira');
    const second = await save(chefe, 'Segunda');
    await share(chefe, first, { IdentificadorPerfil: profile, Abre: true });
    expect(await seenBy(bento, first.Identificador)).toMatchObject({ AbrePor: 'perfil' });
    await share(chefe, second, { IdentificadorPerfil: profile, Abre: true });
    expect(await seenBy(bento, first.Identificador)).toMatchObject({ AbrePor: null });
    expect(await seenBy(bento, second.Identificador)).toMatchObject({ AbrePor: 'perfil' });
    // Both changed: whoever had the earlier one open is told so, and the log tells of both.
    expect(await seenBy(chefe, first.Identificador)).toMatchObject({ Versao: 3 });
    expect(await logOf(first.Identificador)).toMatchObject([
      { Operacao: 'ALTERAR', VersaoRegistro: 3, Campos: 'Compartilhada com' },
      { Operacao: 'ALTERAR', VersaoRegistro: 2 },
    ]);
    expect(await logOf(second.Identificador)).toHaveLength(1);
  });

  test('made to open for one profile at once take turns: the list opens with one of them', async () => {
    const profile = ipe.profiles.get('consulta');
    const made = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(chefe, `Ao mesmo tempo ${name}`)));
    const answers = await Promise.all(
      made.map((one) => share(chefe, one, { IdentificadorPerfil: profile, Abre: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const seen = await Promise.all(made.map(({ Identificador }) => seenBy(bento, Identificador)));
    expect(seen.filter(({ AbrePor }) => AbrePor === 'perfil')).toHaveLength(1);
  });

  test('given one name at once are not both kept', async () => {
    const given = { Entidade: 'cliente', Nome: 'Duas vezes', Definicao: plain };
    const answers = await Promise.all([1, 2, 3].map(() => ana.post('Visao/Incluir', given)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('that are shared keep a name apart from their author’s own', async () => {
    const made = await save(chefe, 'Nome de todos');
    await save(chefe, 'Nome só meu');
    const { body } = await share(chefe, made, { IdentificadorPerfil: null, Abre: false });
    const renamed = await chefe.put(`Visao/Alterar/${made.Identificador}`, {
      Versao: body.ItemRegistro.Versao,
      Nome: 'Nome só meu',
    });
    expect([renamed.status, codeOf(renamed)]).toEqual([422, 'view-name-taken']);
  });

  test('come back from the trash while there is room and for thirty days; then they are gone', async () => {
    await ipe.person('cheia@ipe.exemplo', 'analista');
    const cheia = await folio.signIn('cheia@ipe.exemplo');
    const first = await save(cheia, 'Excluída');
    const shared = await save(chefe, 'Excluída de todos');
    const { body } = await share(chefe, shared, { IdentificadorPerfil: null, Abre: false });
    await cheia.delete(`Visao/Excluir/${first.Identificador}?Versao=1`);
    await chefe.delete(`Visao/Excluir/${shared.Identificador}?Versao=${body.ItemRegistro.Versao}`);
    const age = (days: number) =>
      folio.server.database.asMigrator((tx) =>
        sql`update visao set "ExcluidoEm" = ${folio.server.now()}::timestamptz - make_interval(days => ${days}::int)
          where "Identificador" in (${first.Identificador}, ${shared.Identificador})`.execute(tx),
      );
    await folio.server.database.asMigrator((tx) =>
      sql`insert into visao ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Nome", "Definicao", "AlteradoEm")
        select "IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", 'Cheia ' || n, "Definicao", now()
        from visao, generate_series(1, 100) n where "Identificador" = ${first.Identificador}`.execute(tx),
    );
    const full = await cheia.post(`Visao/Restaurar/${first.Identificador}`);
    expect([full.status, codeOf(full)]).toEqual([422, 'views-too-many']);
    await age(31);
    const late = await chefe.post(`Visao/Restaurar/${shared.Identificador}`);
    expect([late.status, codeOf(late)]).toEqual([404, 'view-not-found']);
    const left = async () =>
      (
        await folio.server.database.asMigrator((tx) =>
          sql`select 1 from visao where "Identificador" in (${first.Identificador}, ${shared.Identificador})`.execute(
            tx,
          ),
        )
      ).rows.length;
    await age(29);
    await tidy(folio.server);
    expect(await left()).toBe(2);
    await age(31);
    await tidy(folio.server);
    expect(await left()).toBe(0);
    expect(await logOf(shared.Identificador)).toMatchObject([
      { Operacao: 'APAGAR', Usuario: 'limpeza' },
      { Operacao: 'EXCLUIR' },
      { Operacao: 'ALTERAR' },
    ]);
    expect(await logOf(first.Identificador)).toEqual([]);
  });

  test('of another administrator may be made personal again, and then are gone from sight', async () => {
    await ipe.person('outra@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    const outra = await folio.signIn('outra@ipe.exemplo');
    const made = await save(chefe, 'Emprestada');
    await share(chefe, made, { IdentificadorPerfil: null, Abre: false });
    const seen = await seenBy(outra, made.Identificador);
    expect((await share(outra, seen)).body.ItemRegistro).toBeNull();
    expect(await seenBy(outra, made.Identificador)).toBeUndefined();
    expect(await seenBy(chefe, made.Identificador)).toMatchObject({ Partilhada: false, Minha: true });
  });

  test('that others see leave a row in the change log with every change, and personal ones none', async () => {
    const made = await save(chefe, 'Para o log');
    const id = made.Identificador;
    await chefe.put(`Visao/Alterar/${id}`, { Versao: 1, Nome: 'Ainda minha' });
    expect(await logOf(id)).toEqual([]);
    await share(chefe, { Identificador: id, Versao: 2 }, { IdentificadorPerfil: null, Abre: true });
    const profile = ipe.profiles.get('analista');
    await share(chefe, { Identificador: id, Versao: 3 }, { IdentificadorPerfil: profile, Abre: false });
    await chefe.put(`Visao/Alterar/${id}`, { Versao: 4, Nome: 'De todos' });
    await chefe.delete(`Visao/Excluir/${id}?Versao=5`);
    await chefe.post(`Visao/Restaurar/${id}`);
    const rows = await logOf(id);
    expect(
      rows.map((row: Record<string, unknown>) => [
        row.Operacao,
        row.Registro,
        row.VersaoRegistro,
        row.Campos,
      ]),
    ).toEqual([
      ['RESTAURAR', 'De todos', 7, null],
      ['EXCLUIR', 'De todos', 6, null],
      ['ALTERAR', 'De todos', 5, 'Nome'],
      ['ALTERAR', 'Ainda minha', 4, 'Compartilhada com'],
      ['ALTERAR', 'Ainda minha', 3, 'Compartilhada com'],
    ]);
    const told = (await chefe.get(`LogAlteracao/Retornar/${rows[3].Identificador}`)).body.ItemRegistro;
    expect(told.Alteracoes).toEqual([
      {
        Campo: 'Compartilhada com',
        De: 'Toda a empresa: Sim; A lista abre com ela: Sim',
        Para: 'Perfil: analista; A lista abre com ela: Não',
      },
    ]);
  });

  test('with a field that is no more, or not the reader’s, come without it and say so', async () => {
    const made = await save(chefe, 'Antiga');
    await share(chefe, made, { IdentificadorPerfil: null, Abre: false });
    await folio.server.database.asMigrator((tx) =>
      sql`update visao set "Definicao" = ${JSON.stringify({
        ...plain,
        Filtro: {
          E: [
            { Campo: 'CampoQueSaiu', Operador: 'igual', Valor: 1 },
            { OU: [{ Campo: 'Outro', Operador: 'vazio' }] },
            // Asked when it was a text.
            { Campo: 'Ativo', Operador: 'contem', Valor: 'sim' },
            { Campo: 'ProdutorRural', Operador: 'igual', Valor: true },
          ],
        },
        Ordem: { Campo: 'CampoQueSaiu', Ordem: 'desc' },
        Colunas: ['Documento', 'Saiu'],
      })}::jsonb where "Identificador" = ${made.Identificador}`.execute(tx),
    );
    expect(await seenBy(ana, made.Identificador)).toMatchObject({
      Retirados: ['CampoQueSaiu', 'Outro', 'Ativo', 'Saiu'],
      Definicao: {
        Filtro: { E: [{ Campo: 'ProdutorRural', Operador: 'igual', Valor: true }] },
        Ordem: { Campo: 'Nome', Ordem: 'asc' },
        Colunas: ['Documento'],
      },
    });
  });

  test('of a field under a code are told without it to who lacks the code', async () => {
    // `EntrouEm` of people needs LOGACESSO.CONSULTAR, which an officer does not hold.
    const definition = {
      ...plain,
      Filtro: { E: [{ Campo: 'EntrouEm', Operador: 'entre', Valor: ['2026-01-01', '2026-01-31'] }] },
      Colunas: ['EntrouEm'],
      Larguras: {},
    };
    const made = await save(chefe, 'Quem entrou', definition, 'usuario');
    await share(chefe, made, { IdentificadorPerfil: null, Abre: false });
    await ipe.person('olga@ipe.exemplo', 'officer');
    const olga = await folio.signIn('olga@ipe.exemplo');
    expect(await seenBy(olga, made.Identificador)).toMatchObject({
      Retirados: ['EntrouEm'],
      Definicao: { Filtro: null, Colunas: [] },
    });
    // Whoever may not open the list of people is not told of its views.
    expect(await seenBy(bento, made.Identificador)).toBeUndefined();
    const asked = await olga.post('Visao/Incluir', { Entidade: 'usuario', Nome: 'x', Definicao: definition });
    expect([asked.status, codeOf(asked)]).toEqual([403, 'permission-missing']);
  });

  test.each([
    ['a field that is none', { Filtro: { E: [{ Campo: 'Nada', Operador: 'igual', Valor: 1 }] } }, 400],
    [
      'an operator its type has not',
      { Filtro: { E: [{ Campo: 'Nome', Operador: 'maior', Valor: 1 }] } },
      400,
    ],
    ['an empty group', { Filtro: { OU: [] } }, 400],
    [
      'more conditions than a list takes',
      {
        Filtro: { OU: Array.from({ length: 51 }, () => ({ Campo: 'Nome', Operador: 'igual', Valor: 'A' })) },
      },
      400,
    ],
    ['a group of both', { Filtro: { E: [], OU: [] } }, 400],
    ['a list in place of a filter', { Filtro: [] }, 400],
    ['a column that is none', { Colunas: ['Nada'] }, 400],
    ['a column twice', { Colunas: ['Email', 'Email'] }, 400],
    ['a width of nothing', { Larguras: { Nome: 0 } }, 400],
    ['a width of half a pixel', { Larguras: { Nome: 100.5 } }, 400],
    ['too many rows', { Linhas: 201 }, 400],
    ['something more', { Mais: 1 }, 400],
    ['a text no database keeps', { Busca: 'nul\u0000' }, 400],
    [
      'eight kilobytes and more',
      { Filtro: { E: [{ Campo: 'Nome', Operador: 'contem', Valor: 'x'.repeat(8200) }] } },
      413,
    ],
  ])('a definition with %s is refused', async (_what, change, status) => {
    const answer = await ana.post('Visao/Incluir', {
      Entidade: 'cliente',
      Nome: 'Torta',
      Definicao: { ...plain, ...change },
    });
    expect([answer.status, answer.body.Sucesso]).toEqual([status, false]);
    expect(await names(ana)).not.toContain('Torta');
  });

  test('two of one person have two names; a name of spaces and a list that is none are refused', async () => {
    await save(ana, 'Única');
    const same = await ana.post('Visao/Incluir', { Entidade: 'cliente', Nome: 'UNICA', Definicao: plain });
    expect(same).toMatchObject({
      status: 422,
      body: { Erros: [{ Campo: 'Nome', Codigo: 'view-name-taken' }] },
    });
    for (const wrong of [{ Nome: '   ' }, { Entidade: 'nada' }, { Nome: 'x'.repeat(61) }])
      expect(
        (await ana.post('Visao/Incluir', { Entidade: 'cliente', Nome: 'a', Definicao: plain, ...wrong }))
          .status,
      ).toBe(400);
  });

  test('a profile of another company, one profile twice, and shares of another shape are refused', async () => {
    const made = await save(chefe, 'Para todos');
    const mine = ipe.profiles.get('analista');
    const unknown = await share(chefe, made, { IdentificadorPerfil: 999_999, Abre: false });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'view-audience-unknown']);
    const twice = { IdentificadorPerfil: mine, Abre: false };
    expect((await share(chefe, made, twice, twice)).status).toBe(400);
    expect((await share(chefe, made, { IdentificadorPerfil: mine })).status).toBe(400);
    expect(await seenBy(chefe, made.Identificador)).toMatchObject({ Partilhada: false });
  });

  test('no statement of the application reaches views of another person or company', async () => {
    await save(ana, 'Escondida');
    const rows = await folio.server.database.transaction({ ...ipe.actor, userId: null }, (tx) =>
      tx.selectFrom('visao').select('Nome').execute(),
    );
    expect(rows.map(({ Nome }) => Nome)).not.toContain('Escondida');
    const other = await folio.server.database.transaction(
      { ...ipe.actor, companyId: ipe.id + 1, userId: null },
      (tx) => tx.selectFrom('visao').selectAll().execute(),
    );
    expect(other).toEqual([]);
  });
});
