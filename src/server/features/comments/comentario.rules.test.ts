import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { sampleRecord } from '../../../../test/support/entities/sampleValues.ts';
import { putInState } from '../../../../test/support/people/analysis.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { emptyTrash } from '../../engine/crud/write/trash.ts';

describe.each(featureEngines)('comments on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let bento: Desk;
  let reader: Desk;
  let officer: Desk;
  let elsewhere: Desk;
  let outside: Desk;
  let record: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    for (const name of ['ana', 'bento'])
      await ipe.person(`${name}@ipe.exemplo`, 'analista', { TodosProprietarios: true });
    await ipe.person('rita@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await ipe.person('otto@ipe.exemplo', 'officer', { TodosProprietarios: true });
    await ipe.person('caio@ipe.exemplo', 'analista');
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    reader = await folio.signIn('rita@ipe.exemplo');
    officer = await folio.signIn('otto@ipe.exemplo');
    elsewhere = await folio.signIn('caio@ipe.exemplo');
    outside = await folio.signIn('davi@buriti.exemplo');
    const needed = ['cliente', 'operacao', 'registro-matricula'];
    const refer = async (entity: string): Promise<number | null> => {
      if (!needed.includes(entity)) return null;
      const { entity: model } = folio.server.models.named(entity);
      const given = entity === 'operacao' ? { UsaFgts: false } : {};
      return ipe.make(entity, await sampleRecord(model, 1, refer, given));
    };
    record = Number(await refer('registro-matricula'));
  });
  afterAll(() => folio.close());

  const say = (desk: Desk, more: object = {}) =>
    desk.post('Comentario/Incluir', {
      IdentificadorRegistroMatricula: record,
      Texto: 'Conferir com o cartório.',
      ...more,
    });
  const made = async (desk: Desk) => Number((await say(desk)).body.ItemRegistro.Identificador);
  const said = async (desk: Desk) =>
    (await desk.get(`Comentario/Listar?IdentificadorRegistroMatricula=${record}`)).body.ItemRegistro?.Itens;

  test('are seen with the record by whoever sees it, with the author’s name and what they are about', async () => {
    const about = { Ato: 'R-7', Campo: 'value', Assunto: 'R-7, valor: R$ 400.000,00' };
    const { Identificador: id } = (await say(ana, about)).body.ItemRegistro;
    for (const desk of [ana, bento, reader])
      expect(await said(desk)).toContainEqual(
        expect.objectContaining({
          Identificador: id,
          ...about,
          Rotulos: expect.objectContaining({ IdentificadorUsuario: 'ana' }),
        }),
      );
  });

  test('are not told to who does not see the record: another owner, another company', async () => {
    const id = await made(ana);
    for (const desk of [elsewhere, outside]) {
      expect(await said(desk)).toEqual([]);
      expect((await desk.get(`Comentario/Retornar/${id}`)).status).toBe(404);
      expect((await say(desk)).status).toBe(404);
    }
  });

  test('are changed and deleted by their author alone', async () => {
    const id = await made(ana);
    const change = (desk: Desk) => desk.put(`Comentario/Alterar/${id}`, { Versao: 1, Texto: 'Conferido.' });
    expect(await change(bento)).toMatchObject({
      status: 403,
      body: { Erros: [{ Codigo: 'comment-of-another' }] },
    });
    expect((await bento.delete(`Comentario/Excluir/${id}?Versao=1`)).status).toBe(403);
    expect(await change(ana)).toMatchObject({ status: 200, body: { ItemRegistro: { Texto: 'Conferido.' } } });
    expect((await ana.delete(`Comentario/Excluir/${id}?Versao=2`)).status).toBe(200);
    expect(await said(ana)).not.toContainEqual(expect.objectContaining({ Identificador: id }));
  });

  describe('on an operation', () => {
    let operation: number;
    beforeAll(async () => {
      operation = (await officer.get(`RegistroMatricula/Retornar/${record}`)).body.ItemRegistro
        .IdentificadorOperacao;
    });
    const sayOf = (desk: Desk, more: object = {}) =>
      desk.post('Comentario/Incluir', {
        IdentificadorOperacao: operation,
        Texto: 'Ligar para o cliente.',
        ...more,
      });
    const idOf = async (login: string) =>
      Number(
        (
          await folio.server.database.asMigrator((tx) =>
            sql<{ id: number }>`select "Identificador" as id from usuario where "Login" = ${login}`.execute(
              tx,
            ),
          )
        ).rows[0]?.id,
      );
    const told = async (desk: Desk) =>
      (await desk.get('Notificacao/Listar')).body.ItemRegistro.Itens as {
        Tipo: string;
        Texto: string;
        Entidade: string;
        IdentificadorRegistro: number;
      }[];

    test('stand beside those on its records, which are of it too', async () => {
      const whole = (await sayOf(ana)).body.ItemRegistro;
      const ofRecord = (await say(ana)).body.ItemRegistro;
      expect(whole).toMatchObject({ IdentificadorOperacao: operation, IdentificadorRegistroMatricula: null });
      expect(ofRecord).toMatchObject({
        IdentificadorOperacao: operation,
        IdentificadorRegistroMatricula: record,
      });
      const listed = (await bento.get(`Comentario/Listar?IdentificadorOperacao=${operation}`)).body
        .ItemRegistro.Itens;
      const ids = listed.map(({ Identificador }: { Identificador: number }) => Identificador);
      expect(ids).toEqual(expect.arrayContaining([whole.Identificador, ofRecord.Identificador]));
      for (const desk of [elsewhere, outside]) expect((await sayOf(desk)).status).not.toBe(200);
    });

    test('are about something, and about one thing', async () => {
      expect(await ana.post('Comentario/Incluir', { Texto: 'Sobre nada.' })).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'comment-about-nothing', Campo: 'IdentificadorOperacao' }] },
      });
      const other = await ipe.make('operacao', {
        IdentificadorCliente: (await officer.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro
          .IdentificadorCliente,
        TipoImovel: 'Rural',
        UsaFgts: false,
      });
      expect(await say(ana, { IdentificadorOperacao: other })).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'comment-record-elsewhere' }] },
      });
    });

    test('tell the people they speak to once, with the way there', async () => {
      const before = (await told(bento)).length;
      const said = await sayOf(ana, { Mencionados: [await idOf('bento@ipe.exemplo')] });
      expect(said.status).toBe(200);
      const { Identificador: id } = said.body.ItemRegistro;
      const [newest, ...others] = await told(bento);
      expect(others).toHaveLength(before);
      expect(newest).toMatchObject({
        Tipo: 'comentario-mencao',
        Entidade: 'operacao',
        IdentificadorRegistro: operation,
      });
      expect(newest?.Texto).toContain('Ligar para o cliente.');
      await ana.put(`Comentario/Alterar/${id}`, { Versao: 1, Texto: 'Já liguei.' });
      expect(await told(bento)).toHaveLength(before + 1);
      await ana.put(`Comentario/Alterar/${id}`, {
        Versao: 2,
        Mencionados: [await idOf('bento@ipe.exemplo'), await idOf('otto@ipe.exemplo')],
      });
      expect(await told(bento)).toHaveLength(before + 1);
      expect((await told(officer))[0]).toMatchObject({ Tipo: 'comentario-mencao' });
    });

    test('speak to nobody who could not read them, and tell nothing then', async () => {
      const refused = await sayOf(ana, { Mencionados: [await idOf('caio@ipe.exemplo')] });
      expect(refused).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'mention-unseen', Campo: 'Mencionados' }] },
      });
      expect(refused.body.Erros[0].Texto).toContain('caio');
      const { Identificador: id } = (await sayOf(ana, {})).body.ItemRegistro;
      const changed = await ana.put(`Comentario/Alterar/${id}`, {
        Versao: 1,
        Mencionados: [await idOf('caio@ipe.exemplo')],
      });
      expect(changed).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'mention-unseen' }] } });
      expect(await told(elsewhere)).toEqual([]);
      const stranger = await sayOf(ana, { Mencionados: [await idOf('davi@buriti.exemplo')] });
      // Of another company nobody exists.
      expect(stranger.status).toBe(404);
    });
  });

  test('are not written by who only reads, and not without text', async () => {
    expect((await say(reader)).status).toBe(403);
    expect((await say(ana, { Texto: '' })).status).toBe(422);
    expect((await say(ana, { Texto: 'a'.repeat(4001) })).status).toBe(422);
  });

  test('never hold their record back: it goes to the trash and is erased with them', async () => {
    const { actor } = ipe;
    await made(ana);
    await putInState(folio, record, 'cancelada');
    const uses = await officer.get(`RegistroMatricula/Referencias/${record}`);
    expect(uses.body.ItemRegistro).toMatchObject({ Itens: [], PodeExcluir: true });
    const { Versao } = (await officer.get(`RegistroMatricula/Retornar/${record}`)).body.ItemRegistro;
    expect((await officer.delete(`RegistroMatricula/Excluir/${record}?Versao=${Versao}`)).status).toBe(200);
    const { database, models } = folio.server;
    await emptyTrash(database, models, new Date(Date.now() + 31 * 86_400_000));
    const left = await database.transaction(actor, (tx) =>
      sql`select 1 from comentario where "IdentificadorRegistroMatricula" = ${record}`.execute(tx),
    );
    expect(left.rows).toEqual([]);
  });
});
