import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putInState } from '../../../test/support/analysis.ts';
import { engines } from '../../../test/support/engines.ts';
import { sampleRecord } from '../../../test/support/sampleValues.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../test/support/startServer.ts';
import { emptyTrash } from '../crud/trash.ts';

describe.each(engines)('comments on %s', (_engine, start) => {
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
