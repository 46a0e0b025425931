import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { businessMs } from '../../../domain/businessHours.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';

describe.each(featureEngines)('feedback on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let bento: Desk;
  let clara: Desk;
  let outside: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    await ipe.person('ana@ipe.exemplo', 'analista');
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('clara@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    clara = await folio.signIn('clara@ipe.exemplo');
    outside = await folio.signIn('davi@buriti.exemplo');
  });
  afterAll(() => folio.close());

  const told = { MotivoContato: 'DUVIDA', Detalhe: 'Prazo da certidão', Mensagem: 'Onde vejo o prazo?' };
  const send = async (desk: Desk, more: object = {}) => {
    const answer = await desk.post('Feedback/Executar/enviar', { ...told, ...more });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  };
  const reply = (desk: Desk, id: number, more: object = {}) =>
    desk.post(`FeedbackGestao/Executar/responder/${id}`, {
      Versao: 1,
      Resposta: 'Na aba Certidões.',
      ...more,
    });
  const own = async (id: number) => (await ana.get(`Feedback/Retornar/${id}`)).body.ItemRegistro;
  const notices = async (desk: Desk) =>
    (await desk.get('Notificacao/Listar?NumeroRegistros=200')).body.ItemRegistro.Itens as {
      Texto: string;
      Entidade: string;
      IdentificadorRegistro: number;
    }[];
  /** By the rule of the domain, to the hundredth, as the database tells it. */
  const workedHours = async (from: string, to: string): Promise<number> => {
    const { own: calendar } = await folio.server.database.asMigrator((tx) => workingCalendars(tx, ipe.id));
    return Math.floor((businessMs(new Date(from), new Date(to), calendar) + 18_000) / 36_000) / 100;
  };
  /** As if what happened to it had happened so many days ago. */
  const age = (id: number, days: number) =>
    folio.server.database.asMigrator((tx) =>
      sql`update feedback set "DataRegistro" = "DataRegistro" - ${`${days} days`}::interval,
        "PendenteDesde" = "PendenteDesde" - ${`${days} days`}::interval,
        "ReabreAte" = "ReabreAte" - ${`${days} days`}::interval where "Identificador" = ${id}`.execute(tx),
    );

  test('is sent as pending, with what the person agreed to attach and nothing else', async () => {
    const Contexto = 'Tela: /nav/operacao\nVersão: 1.0.0';
    expect(await send(ana, { AnexarContexto: true, Contexto })).toMatchObject({
      ...told,
      Contexto,
      Situacao: 'pendente',
      TempoPendente: 0,
      TempoResposta: null,
      Rotulos: { IdentificadorUsuario: 'ana' },
    });
    expect(await send(ana, { AnexarContexto: false })).toMatchObject({ Contexto: null });
  });

  test.each([
    ['no reason', { MotivoContato: undefined }, 'MotivoContato'],
    ['a reason there is not', { MotivoContato: 'RECLAMACAO' }, 'MotivoContato'],
    ['no message', { Mensagem: '' }, 'Mensagem'],
    ['a message of 4,001 letters', { Mensagem: 'a'.repeat(4001) }, 'Mensagem'],
  ])('is refused with %s', async (_case, wrong, field) => {
    const answer = await ana.post('Feedback/Executar/enviar', { ...told, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { Erros: [{ Campo: field }] } });
  });

  test('is the author’s alone, also before those who see all owners', async () => {
    const { Identificador: id } = await send(ana);
    expect((await bento.get(`Feedback/Retornar/${id}`)).status).toBe(404);
    expect((await bento.get('Feedback/Listar')).body.ItemRegistro.Itens).toEqual([]);
    expect((await bento.post(`Feedback/Executar/retirar-pedido/${id}`, { Versao: 1 })).status).toBe(404);
    expect((await own(id)).Detalhe).toBe(told.Detalhe);
  });

  test('is seen in the control by its code, within the company', async () => {
    const { Identificador: id } = await send(ana);
    expect((await ana.get('FeedbackGestao/Listar')).status).toBe(403);
    expect((await reply(ana, id)).status).toBe(403);
    expect((await outside.get(`FeedbackGestao/Retornar/${id}`)).status).toBe(404);
    expect((await reply(outside, id)).status).toBe(404);
    const list = await bento.get(
      `FeedbackGestao/Listar?Identificador=${id}&SortFields=PendenteDesde&SortOrder=asc`,
    );
    expect(list.body.ItemRegistro).toMatchObject({ Total: 1, Itens: [{ TempoPendente: 0 }] });
    const found = await bento.get('FeedbackGestao/Listar?Busca=certidao%20prazo');
    expect(found.body.ItemRegistro.Total).toBeGreaterThan(0);
  });

  test('is sorted and filtered by the business hours it waits', async () => {
    const old = await send(ana, { Detalhe: 'Espera há muito' });
    const new_ = await send(ana, { Detalhe: 'Acaba de chegar' });
    await age(old.Identificador, 14);
    const list = async (query: string) =>
      (await bento.get(`FeedbackGestao/Listar?NumeroRegistros=200&${query}`)).body.ItemRegistro.Itens as {
        Identificador: number;
        TempoPendente: number;
        TempoPendenteCorrido: number;
      }[];
    const filter = encodeURIComponent(
      JSON.stringify({ E: [{ Campo: 'TempoPendente', Operador: 'maior', Valor: 40 }] }),
    );
    const waiting = await list(`Filtro=${filter}`);
    expect(waiting.map(({ Identificador }) => Identificador)).toEqual([old.Identificador]);
    expect(waiting[0]?.TempoPendenteCorrido).toBeCloseTo(14 * 24, 0);
    const sorted = await list('SortFields=TempoPendente&SortOrder=desc&Situacao=pendente');
    const order = sorted.map(({ Identificador }) => Identificador);
    expect(order.indexOf(old.Identificador)).toBe(0);
    expect(order).toContain(new_.Identificador);
    expect(sorted.map(({ TempoPendente }) => TempoPendente)).toEqual(
      sorted.map(({ TempoPendente }) => TempoPendente).toSorted((one, other) => other - one),
    );
  });

  test('is resolved by a reply unless it says otherwise; the author is told', async () => {
    const { Identificador: id } = await send(ana);
    await age(id, 2);
    const { body } = await reply(bento, id);
    const { DataRegistro, DataPrimeiraResposta, DataResposta } = body.ItemRegistro;
    expect(body.ItemRegistro).toMatchObject({
      Situacao: 'resolvida',
      Desfecho: 'respondida',
      DataPrimeiraResposta: DataResposta,
      TempoResposta: await workedHours(DataRegistro, DataPrimeiraResposta),
      TempoRespostaCorrido: 48,
      TempoPendente: null,
      TempoPendenteCorrido: null,
    });
    expect(await own(id)).toMatchObject({
      Situacao: 'resolvida',
      Resposta: 'Na aba Certidões.',
      DataResposta: expect.stringMatching(/Z$/),
      Conversa: [{ Quem: 'bento', Texto: 'Na aba Certidões.' }],
    });
    expect((await notices(ana))[0]).toMatchObject({
      Texto: 'bento respondeu ao seu feedback: Prazo da certidão',
      Entidade: 'feedback',
      IdentificadorRegistro: id,
    });
  });

  test('may stay pending with a reply, and keeps the time of the first one', async () => {
    const { Identificador: id } = await send(ana);
    await age(id, 1);
    const first = await reply(bento, id, { Situacao: 'pendente', Resposta: 'Vou ver.' });
    const { DataRegistro, DataPrimeiraResposta, TempoResposta, TempoPendente } = first.body.ItemRegistro;
    expect(first.body.ItemRegistro).toMatchObject({
      Situacao: 'pendente',
      Desfecho: null,
      TempoRespostaCorrido: 24,
      TempoPendenteCorrido: 24,
    });
    expect(TempoResposta).toBe(await workedHours(DataRegistro, DataPrimeiraResposta));
    expect(TempoPendente).toBeCloseTo(TempoResposta, 1);
    const second = await reply(bento, id, { Versao: first.body.ItemRegistro.Versao });
    expect(second.body.ItemRegistro).toMatchObject({
      Situacao: 'resolvida',
      DataPrimeiraResposta,
      TempoResposta,
    });
    expect((await own(id)).Conversa).toMatchObject([{ Texto: 'Vou ver.' }, { Texto: 'Na aba Certidões.' }]);
  });

  test('is answered once: the second gets what the first made of it', async () => {
    const { Identificador: id } = await send(ana);
    const answers = await Promise.all([reply(bento, id), reply(clara, id, { Resposta: 'No menu.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      Sucesso: false,
      ItemRegistro: { Identificador: id, Situacao: 'resolvida', Resposta: (await own(id)).Resposta },
    });
    expect((await own(id)).Conversa).toHaveLength(1);
  });

  test('is withdrawn by its author, with the reason in the state log', async () => {
    const { Identificador: id } = await send(ana);
    const answer = await ana.post(`Feedback/Executar/retirar-pedido/${id}`, { Versao: 1 });
    expect(answer.body.ItemRegistro).toMatchObject({
      Situacao: 'resolvida',
      Desfecho: 'retirada',
      Resposta: null,
      TempoResposta: null,
    });
    const withdrawn = (await bento.get('FeedbackGestao/Listar?Desfecho=retirada')).body.ItemRegistro.Itens;
    expect(withdrawn.map(({ Identificador }: { Identificador: number }) => Identificador)).toEqual([id]);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select "Evento", "De", "Para", "Motivo", "Usuario" from transicao
        where "Entidade" = 'feedback' and "IdentificadorRegistro" = ${id} order by "Identificador"`.execute(
        tx,
      ),
    );
    expect(rows).toMatchObject([
      { Evento: 'incluir', Para: 'pendente' },
      { Evento: 'retirar', De: 'pendente', Para: 'resolvida', Motivo: 'retirada pelo autor', Usuario: 'ana' },
    ]);
    expect((await reply(bento, id, { Versao: answer.body.ItemRegistro.Versao })).status).toBe(422);
  });

  test('takes no more messages than anybody reads, but for the one that resolves it', async () => {
    const { Identificador: id } = await send(ana);
    await folio.server.database.asMigrator((tx) =>
      sql`insert into feedback_conversa ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Quando", "Quem", "Texto")
        select ${id}::bigint, ${ipe.id}::bigint, n, now(), 'Bento', 'Vendo.' from generate_series(1, 100) n`.execute(
        tx,
      ),
    );
    const full = { status: 422, body: { Erros: [{ Codigo: 'feedback-full' }] } };
    expect(await reply(bento, id, { Situacao: 'pendente' })).toMatchObject(full);
    expect((await reply(bento, id, { Situacao: 'resolvida' })).status).toBe(200);
    const { Versao } = await own(id);
    expect(
      await ana.post(`Feedback/Executar/contestar/${id}`, { Versao, Mensagem: 'Ainda não.' }),
    ).toMatchObject(full);
  });

  test('is reopened by the author’s answer within seven days', async () => {
    const { Identificador: id } = await send(ana);
    await reply(bento, id);
    await age(id, 6.9);
    const { Versao } = await own(id);
    const body = { Versao, Mensagem: 'Lá não está.' };
    const answer = await ana.post(`Feedback/Executar/contestar/${id}`, body);
    expect(answer.body.ItemRegistro).toMatchObject({
      Situacao: 'pendente',
      Desfecho: null,
      TempoPendente: 0,
      DataPrimeiraResposta: expect.any(String),
      TempoResposta: expect.any(Number),
    });
    expect((await own(id)).Conversa).toMatchObject([
      { Quem: 'bento' },
      { Quem: 'ana', Texto: 'Lá não está.' },
    ]);
    expect((await notices(clara))[0]?.Texto).toBe('ana reabriu um feedback: Prazo da certidão');
  });

  test('is closed after seven days without an answer', async () => {
    const { Identificador: id } = await send(ana);
    await reply(bento, id);
    await age(id, 7.1);
    const { Versao } = await own(id);
    const answer = await ana.post(`Feedback/Executar/contestar/${id}`, { Versao, Mensagem: 'Ainda não.' });
    expect(answer).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'feedback-closed' }] } });
    expect((await own(id)).Situacao).toBe('resolvida');
  });

  test('tells everybody who may reply, but not who sent it', async () => {
    const before = (await notices(bento)).length;
    await send(bento, { Detalhe: 'Sugestão minha' });
    expect((await notices(clara))[0]?.Texto).toBe('bento enviou um feedback: Sugestão minha');
    expect(await notices(bento)).toHaveLength(before);
    expect((await notices(outside)).length).toBe(0);
  });

  test('settled by its own author has no response time', async () => {
    const { Identificador: id } = await send(bento);
    expect((await reply(bento, id)).body.ItemRegistro).toMatchObject({
      Situacao: 'resolvida',
      TempoResposta: null,
    });
  });

  test('is not pushed from state to state by hand', async () => {
    const { Identificador: id } = await send(ana);
    for (const event of ['responder', 'retirar', 'reabrir'])
      expect((await ana.post(`Feedback/Executar/${event}/${id}`, { Versao: 1 })).status).toBe(422);
  });
});
