import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../support/databases/engines.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';

describe.each(featureEngines)('preferences on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let buriti: TestCompany;
  let ana: Desk;
  let bento: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    const anaId = await ipe.person('ana@ipe.exemplo', 'consulta');
    await folio.server.database.transaction(buriti.actor, (tx) =>
      tx
        .insertInto('usuario_vinculos')
        .values({
          IdentificadorPai: anaId,
          Ordem: 1,
          IdentificadorEmpresa: buriti.id,
          Perfis: [buriti.profiles.get('consulta')],
          Filiais: [],
          Ativo: true,
        })
        .execute(),
    );
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    await moveTo(ana, ipe);
  });
  afterAll(() => folio.close());

  const moveTo = async (desk: Desk, { id }: TestCompany) => {
    const answer = await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: id });
    desk.token = answer.body.ItemRegistro.Token;
  };
  const keep = (desk: Desk, key: string, Valor: unknown) => desk.put(`Preferencia/Alterar/${key}`, { Valor });
  const all = async (desk: Desk) => (await desk.get('Preferencia/Listar')).body.ItemRegistro;

  test('come back as they were kept, and a later one takes the place of an earlier', async () => {
    const value = { Colunas: ['Nome', 'Área'], Linhas: 50, Denso: false, Vazio: null, Texto: '🌱' };
    expect((await keep(ana, 'lista.cliente', { Linhas: 10 })).status).toBe(200);
    expect(await keep(ana, 'lista.cliente', value)).toMatchObject({
      status: 200,
      body: { ItemRegistro: { Chave: 'lista.cliente', Valor: value } },
    });
    await keep(ana, 'constructor', [1]);
    expect(await all(ana)).toEqual({ constructor: [1], 'lista.cliente': value });
  });

  test('are forgotten with null, and forgetting what is not there does no harm', async () => {
    await keep(ana, 'some', 'x');
    expect((await keep(ana, 'some', null)).status).toBe(200);
    expect((await keep(ana, 'some', null)).status).toBe(200);
    expect(await all(ana)).not.toHaveProperty('some');
  });

  test('are seen by their person alone, whatever the other may do', async () => {
    await keep(ana, 'tema', 'escuro');
    await keep(bento, 'tema', 'claro');
    expect(await all(ana)).toMatchObject({ tema: 'escuro' });
    expect(await all(bento)).toEqual({ tema: 'claro' });
    await keep(bento, 'tema', null);
    expect(await all(ana)).toMatchObject({ tema: 'escuro' });
  });

  test('stay in the company they were kept in', async () => {
    await keep(ana, 'inicio', 'ipe');
    await moveTo(ana, buriti);
    expect(await all(ana)).toEqual({});
    await keep(ana, 'inicio', 'buriti');
    await moveTo(ana, ipe);
    expect(await all(ana)).toMatchObject({ inicio: 'ipe' });
  });

  test('no statement of the application reaches another person or company, even without a condition', async () => {
    const rows = await folio.server.database.transaction(
      { ...ipe.actor, userId: null, companyId: buriti.id },
      (tx) => tx.selectFrom('preferencia').selectAll().execute(),
    );
    expect(rows).toEqual([]);
    const foreign = folio.server.database.transaction({ ...ipe.actor, userId: 999_999 }, (tx) =>
      tx
        .insertInto('preferencia')
        .values({
          IdentificadorUsuario: 1,
          IdentificadorEmpresa: ipe.id,
          Chave: 'a',
          Valor: '1',
          AlteradoEm: new Date(),
        })
        .execute(),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
  });

  test.each([
    ['a capital', 'Lista', 'Valor'],
    ['a sign', 'lista%2Fcliente', 'Valor'],
    ['too long', 'a'.repeat(81), 'Valor'],
    ['the prototype', '__proto__', 'Valor'],
  ])('a key with %s is refused', async (_what, key) => {
    expect((await keep(ana, key, 1)).status).toBe(400);
  });

  test.each([
    [{}, 'Valor', 'body-invalid'],
    [{ Valor: 1, IdentificadorUsuario: 1 }, 'IdentificadorUsuario', 'field-unknown'],
    [{ Valor: { a: 'nul\u0000' } }, 'Valor.a', 'text-not-storable'],
  ])('a body of %j is refused beside the field', async (body, Campo, Codigo) => {
    const answer = await ana.put('Preferencia/Alterar/corpo', body);
    expect(answer).toMatchObject({ status: 400, body: { Erros: [{ Campo, Codigo }] } });
  });

  test('one value has 16 kB, counted in bytes', async () => {
    expect((await keep(ana, 'cheio', 'x'.repeat(16 * 1024 - 2))).status).toBe(200);
    const refused = await keep(ana, 'cheio', 'ã'.repeat(8 * 1024));
    expect(refused).toMatchObject({
      status: 413,
      body: { Erros: [{ Codigo: 'preference-too-large', Campo: 'Valor' }] },
    });
    await keep(ana, 'cheio', null);
  });

  test('a person keeps 200 at most; changing one of them still goes', async () => {
    const kept = Object.keys(await all(bento)).length;
    for (let count = kept; count < 200; count += 1) await keep(bento, `n${count}`, count);
    expect(await keep(bento, 'n-demais', 1)).toMatchObject({
      status: 422,
      body: { Erros: [{ Codigo: 'preferences-too-many' }] },
    });
    expect((await keep(bento, 'n199', 'outro')).status).toBe(200);
    expect((await keep(ana, 'de-outra', 1)).status).toBe(200);
  });

  test('ask for a session and write no change row', async () => {
    expect((await folio.ask({ method: 'GET', url: '/api/Preferencia/Listar' })).status).toBe(401);
    const rows = await folio.server.database.transaction(ipe.actor, (tx) =>
      tx.selectFrom('alteracao').select('Entidade').where('Entidade', 'like', '%preferencia%').execute(),
    );
    expect(rows).toEqual([]);
  });
});
