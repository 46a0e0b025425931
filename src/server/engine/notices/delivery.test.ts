import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { NoticeGroup } from '../../../metadata/calls/notices.ts';
import { mailNotices } from './mailNotices.ts';

interface Letter {
  readonly to: { readonly login: string };
  readonly subject: string;
  readonly text: string;
}

describe.each(featureEngines)('where notices go, on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let bento: Desk;
  let clara: Desk;
  let users: Readonly<Record<'ana' | 'bento' | 'clara', number>>;
  let analyst: number;
  let officer: number;
  let client: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const anaId = await ipe.person('ana@ipe.exemplo', 'analista');
    users = {
      ana: anaId,
      bento: await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true }),
      clara: await ipe.person('clara@ipe.exemplo', 'officer'),
    };
    const segment = await ipe.make('segmento-area', {
      Nome: 'Agronegócio',
      IdentificadorDiretoria: await ipe.make('diretoria', { Nome: 'Crédito' }),
    });
    officer = await ipe.make('officer', {
      Nome: 'Clara',
      IdentificadorSegmentoArea: segment,
      IdentificadorUsuario: users.clara,
    });
    analyst = await ipe.make('analista', {
      Nome: 'Ana',
      IdentificadorUsuario: anaId,
      IdentificadorOfficer: officer,
    });
    client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    clara = await folio.signIn('clara@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const run = (statement: ReturnType<typeof sql>) =>
    folio.server.database.asMigrator(async (tx) => (await statement.execute(tx)).rows);
  const sees = (who: keyof typeof users, whose: readonly number[]) =>
    run(sql`update usuario set "UsuariosAlerta" = ${whose}::bigint[] where "Identificador" = ${users[who]}`);
  const active = (who: keyof typeof users, isActive: boolean) =>
    run(sql`update usuario set "Ativo" = ${isActive} where "Identificador" = ${users[who]}`);
  beforeEach(async () => {
    for (const table of ['aviso', 'correio', 'preferencia_aviso', 'ronda_resumo', 'preferencia'])
      await run(sql`delete from ${sql.table(table)}`);
    await sees('clara', []);
  });

  /** Handed to the analyst by the administrator: a notice for Ana. */
  const handOver = async (values: object = {}) => {
    const body = {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      IdentificadorAnalista: analyst,
      ...values,
    };
    const answer = await bento.post('Operacao/Incluir', body);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro as {
      Identificador: number;
      Codigo: string;
    };
  };
  const groups = async (desk: Desk, query = ''): Promise<readonly NoticeGroup[]> =>
    (await desk.get(`Notificacao/ListarGrupos?NumeroRegistros=50${query}`)).body.ItemRegistro.Itens;
  const unread = async (desk: Desk): Promise<number> =>
    (await desk.get('Notificacao/Contar')).body.ItemRegistro.NaoLidas;
  const prefer = (desk: Desk, values: object) => desk.put('Notificacao/Preferencias', values);
  const handed = (Sino: boolean, Correio: string) => ({
    Tipos: [{ Tipo: 'operacao-recebida', Sino, Correio }],
  });
  /** What leaves by mail when the clock shows that. */
  const letters = async (instant: Date): Promise<readonly Letter[]> => {
    const sent: Letter[] = [];
    const now = () => instant;
    await mailNotices({ ...folio.server, now });
    const mail = { ...folio.server.mail, send: async (letter: Letter) => void sent.push(letter) };
    await folio.workOff({ mail, now });
    return sent;
  };
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  /** The next day of São Paulo, at that hour there. */
  const tomorrowAt = (time: string) => {
    const day = new Date(Date.now() + 24 * 3_600_000 - 3 * 3_600_000).toISOString().slice(0, 10);
    return new Date(`${day}T${time}:00-03:00`);
  };

  test('many of one kind are one group, read at once and left for later at once', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) codes.push((await handOver()).Codigo);
    await ana.post('Feedback/Executar/enviar', { MotivoContato: 'ERRO', Detalhe: 'x', Mensagem: 'y' });
    const [group, ...others] = await groups(ana);
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      Tipo: 'operacao-recebida',
      Lida: false,
      IdentificadorDono: null,
      Total: 5,
      Operacoes: 5,
      Operacao: null,
    });
    expect(group?.Avisos.map(({ Texto }) => Texto)).toEqual(
      codes
        .slice(2)
        .toReversed()
        .map((code) => `bento passou a operação ${code} para você.`),
    );
    const mark = (Lida: boolean) =>
      ana.post('Notificacao/MarcarGrupo', { Tipo: group?.Tipo, Dia: group?.Dia, Lida });
    expect((await mark(true)).body.ItemRegistro).toEqual({ Total: 5 });
    expect([await unread(ana), await groups(ana, '&Lida=false')]).toEqual([0, []]);
    expect(await groups(ana, '&Lida=true')).toMatchObject([{ Total: 5, Lida: true }]);
    expect((await mark(false)).body.ItemRegistro).toEqual({ Total: 5 });
    expect(await unread(ana)).toBe(5);
  });

  test('a group of one operation names it, and what is read apart stands apart', async () => {
    const { Identificador, Codigo } = await handOver();
    await handOver();
    const [both] = await groups(ana);
    expect(both).toMatchObject({ Total: 2, Operacao: null });
    const list = (await ana.get(`Notificacao/Listar?Tipo=operacao-recebida&Dia=${both?.Dia}`)).body
      .ItemRegistro.Itens as { Identificador: number; IdentificadorRegistro: number }[];
    const first = list.find(({ IdentificadorRegistro }) => IdentificadorRegistro === Identificador);
    await ana.post(`Notificacao/Executar/ler/${first?.Identificador}`, { Versao: 1 });
    expect(await groups(ana)).toMatchObject([
      { Lida: false, Total: 1 },
      { Lida: true, Total: 1, Operacao: Codigo, Avisos: [{ Identificador: first?.Identificador }] },
    ]);
    const again = await ana.post(`Notificacao/Executar/marcar-nao-lido/${first?.Identificador}`, {
      Versao: 1,
    });
    expect(again.body.ItemRegistro).toMatchObject({ Lida: false });
    expect(await unread(ana)).toBe(2);
  });

  test('groups are one person’s alone, and marking one touches nobody else’s', async () => {
    await sees('clara', [users.ana]);
    await handOver();
    const [own] = await groups(ana);
    await clara.post('Notificacao/MarcarGrupo', { Tipo: own?.Tipo, Dia: own?.Dia, Lida: true });
    expect(await unread(ana)).toBe(1);
    expect(await groups(bento)).toEqual([]);
  });

  test.each([
    ['a kind there is not', { Tipo: 'nada', Dia: '2026-11-20', Lida: true }],
    ['no day', { Tipo: 'operacao-recebida', Lida: true }],
    ['a day that is none', { Tipo: 'operacao-recebida', Dia: '2026-02-30', Lida: true }],
    ['more than is asked', { Tipo: 'operacao-recebida', Dia: '2026-11-20', Lida: true, Empresa: 1 }],
  ])('a group is not marked by %s', async (_what, body) => {
    expect((await ana.post('Notificacao/MarcarGrupo', body)).status).toBe(400);
  });

  test('come at the bell unless one says otherwise; certificates that expire by mail too', async () => {
    const { body } = await ana.get('Notificacao/Preferencias');
    const { DeOutros, VeOutros, Tipos } = body.ItemRegistro;
    expect([DeOutros, VeOutros]).toEqual([true, false]);
    expect(Tipos).toContainEqual({ Tipo: 'operacao-recebida', Sino: true, Correio: 'nao' });
    expect(Tipos).toContainEqual({ Tipo: 'certidao-a-vencer', Sino: true, Correio: 'logo' });
  });

  test('a choice holds for its kind and its person, and others stay as they were', async () => {
    await prefer(ana, handed(false, 'resumo'));
    await prefer(ana, { Tipos: [{ Tipo: 'matricula-lida', Sino: true, Correio: 'logo' }] });
    const { Tipos } = (await ana.get('Notificacao/Preferencias')).body.ItemRegistro;
    expect(Tipos).toContainEqual({ Tipo: 'operacao-recebida', Sino: false, Correio: 'resumo' });
    expect(Tipos).toContainEqual({ Tipo: 'matricula-lida', Sino: true, Correio: 'logo' });
    const others = (await clara.get('Notificacao/Preferencias')).body.ItemRegistro.Tipos;
    expect(others).toContainEqual({ Tipo: 'operacao-recebida', Sino: true, Correio: 'nao' });
  });

  test.each([
    ['a kind there is not', { Tipos: [{ Tipo: 'nada', Sino: true, Correio: 'nao' }] }],
    ['a way there is not', { Tipos: [{ Tipo: 'operacao-recebida', Sino: true, Correio: 'fax' }] }],
    ['half a choice', { Tipos: [{ Tipo: 'operacao-recebida', Sino: true }] }],
  ])('%s is no preference', async (_what, body) => {
    expect((await prefer(ana, body)).status).toBe(400);
  });

  test('what is wanted nowhere is not kept, and what is wanted by mail alone is not counted', async () => {
    await prefer(ana, handed(false, 'nao'));
    await handOver();
    expect(await run(sql`select 1 from aviso`)).toEqual([]);
    await prefer(ana, handed(false, 'logo'));
    await handOver();
    expect([await unread(ana), await groups(ana)]).toEqual([0, []]);
    expect((await letters(later(30))).map(({ to }) => to.login)).toEqual(['ana@ipe.exemplo']);
  });

  test('what is wanted at once is one mail after some seconds, with the way there', async () => {
    await prefer(ana, handed(true, 'logo'));
    const { Codigo } = await handOver();
    expect(await letters(later(5))).toEqual([]);
    const [letter, ...more] = await letters(later(30));
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Folio: avisos de Banco Ipê S.A. (1)');
    const [{ id } = { id: 0 }] = (await run(sql`select "Identificador" as id from aviso`)) as {
      id: number;
    }[];
    expect(letter?.text).toContain(`bento passou a operação ${Codigo} para você.`);
    expect(letter?.text).toContain(`#/nav/aviso/${id}\n`);
    expect(letter?.text).not.toMatch(/%\{/);
    expect(await letters(later(60))).toEqual([]);
  });

  test('five hundred at once are one mail of a few lines, and the next waits ten minutes', async () => {
    await prefer(ana, handed(true, 'logo'));
    await handOver();
    await run(sql`insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "Tipo", "Entidade",
        "IdentificadorRegistro", "Parametros", "Quando", "Dia", "NoSino", "Correio")
      select "IdentificadorEmpresa", "IdentificadorUsuario", "Tipo", "Entidade", "IdentificadorRegistro",
        jsonb_set("Parametros", '{operacao}', to_jsonb('2026-' || n)), "Quando", "Dia", "NoSino", "Correio"
      from aviso, generate_series(1, 499) n`);
    const [letter, ...more] = await letters(later(30));
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('(500)');
    expect(letter?.text.match(/passou a operação/g)).toHaveLength(3);
    expect(letter?.text).toContain('e mais 497 do mesmo tipo');
    expect(await groups(ana)).toMatchObject([{ Total: 500, Operacoes: 500 }]);
    await handOver();
    expect(await letters(later(300))).toEqual([]);
    expect(await letters(later(700))).toHaveLength(1);
  });

  test('what was read meanwhile is in no mail', async () => {
    await prefer(ana, handed(true, 'logo'));
    await handOver();
    await ana.post('Notificacao/Executar/ler-todas', {});
    expect(await letters(later(30))).toEqual([]);
  });

  test('the mail of the day leaves once, from seven, with what is unread and wanted there', async () => {
    await prefer(ana, handed(true, 'resumo'));
    expect(await letters(tomorrowAt('07:30'))).toEqual([]);
    await run(sql`delete from ronda_resumo`);
    const { Codigo } = await handOver();
    await handOver();
    const [, read] = (await ana.get('Notificacao/Listar?SortFields=Quando&SortOrder=asc')).body.ItemRegistro
      .Itens as { Identificador: number }[];
    await ana.post(`Notificacao/Executar/ler/${read?.Identificador}`, { Versao: 1 });
    await run(sql`insert into preferencia values (${users.ana}, ${ipe.id}, 'idioma', '"en-us"', now())`);
    expect(await letters(tomorrowAt('06:59'))).toEqual([]);
    const [letter, ...more] = await letters(tomorrowAt('07:00'));
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Folio: daily summary of Banco Ipê S.A. (1)');
    expect(letter?.text).toContain(`bento handed operation ${Codigo} over to you.`);
    await handOver();
    expect(await letters(tomorrowAt('07:05'))).toEqual([]);
    expect(await letters(tomorrowAt('23:00'))).toEqual([]);
  });

  test('the mail of the day is at seven of the company’s own clocks', async () => {
    await prefer(ana, handed(true, 'resumo'));
    await run(sql`update empresa set "FusoHorario" = 'America/Manaus' where "Identificador" = ${ipe.id}`);
    await handOver();
    expect(await letters(tomorrowAt('07:30'))).toEqual([]);
    expect(await letters(tomorrowAt('08:00'))).toHaveLength(1);
    await run(sql`update empresa set "FusoHorario" = 'America/Sao_Paulo' where "Identificador" = ${ipe.id}`);
  });

  test('is written once whoever writes it at the same time, and by the next where it failed', async () => {
    await prefer(ana, handed(true, 'resumo'));
    await handOver();
    const now = () => tomorrowAt('07:00');
    await run(sql`alter table correio add constraint never check ("Modelo" <> 'resumo-avisos')`);
    await expect(mailNotices({ ...folio.server, now })).rejects.toThrow();
    await run(sql`alter table correio drop constraint never`);
    const written = await Promise.all([1, 2, 3, 4].map(() => mailNotices({ ...folio.server, now })));
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await run(sql`select 1 from correio`)).toHaveLength(1);
  });

  test('who cannot come in any more gets no mail', async () => {
    await prefer(ana, handed(true, 'resumo'));
    await handOver();
    await active('ana', false);
    expect(await letters(tomorrowAt('07:00'))).toEqual([]);
    await active('ana', true);
  });

  test('alerts of another are told as that person’s, at the bell and by mail', async () => {
    await sees('clara', [users.ana]);
    await prefer(clara, handed(true, 'logo'));
    const { Codigo } = await handOver();
    expect(await groups(clara)).toMatchObject([
      {
        IdentificadorDono: users.ana,
        NomeDono: 'ana',
        Total: 1,
        Avisos: [{ Texto: `bento passou a operação ${Codigo} para ana.` }],
      },
    ]);
    expect((await clara.get('Notificacao/Preferencias')).body.ItemRegistro.VeOutros).toBe(true);
    const [letter] = await letters(later(30));
    expect(letter).toMatchObject({ to: { login: 'clara@ipe.exemplo' } });
    expect(letter?.text).toContain(`bento passou a operação ${Codigo} para ana.`);
  });

  test('alerts of others are switched off by their reader, who still gets their own', async () => {
    await sees('clara', [users.ana]);
    await prefer(clara, { DeOutros: false });
    await handOver();
    expect([await unread(clara), await unread(ana)]).toEqual([0, 1]);
    await handOver({ IdentificadorAnalista: null, IdentificadorOfficer: officer });
    expect(await unread(clara)).toBe(1);
    expect((await clara.get('Notificacao/Preferencias')).body.ItemRegistro.DeOutros).toBe(false);
  });

  test('feedback is nobody’s alert, and what both are told comes once as one’s own', async () => {
    await sees('clara', [users.ana]);
    const sent = await ana.post('Feedback/Executar/enviar', {
      MotivoContato: 'DUVIDA',
      Detalhe: 'Prazo',
      Mensagem: 'Onde?',
    });
    const id = sent.body.ItemRegistro.Identificador;
    await bento.post(`FeedbackGestao/Executar/responder/${id}`, { Versao: 1, Resposta: 'Ali.' });
    expect([await unread(ana), await unread(clara)]).toEqual([1, 0]);
    await handOver({ IdentificadorOfficer: officer });
    expect(await groups(clara)).toMatchObject([{ IdentificadorDono: null, Total: 1 }]);
  });

  test('alerts of who cannot come in go to the officer of the operation, as that person’s', async () => {
    await active('ana', false);
    const { Identificador, Codigo } = await handOver();
    expect(await run(sql`select 1 from aviso`)).toEqual([]);
    await run(sql`update operacao set "IdentificadorOfficer" = ${officer}, "IdentificadorAnalista" = null
      where "Identificador" = ${Identificador}`);
    const body = { Versao: 1, IdentificadorAnalista: analyst };
    const answer = await bento.post(`Operacao/Executar/transferir/${Identificador}`, body);
    expect(answer.status).toBe(200);
    expect(await groups(clara)).toMatchObject([
      { NomeDono: 'ana', Total: 1, Avisos: [{ Texto: `bento passou a operação ${Codigo} para ana.` }] },
    ]);
    await active('ana', true);
  });

  test('whoever may not read operations is told no alert of them', async () => {
    const profile = await ipe.make('perfil', {
      Nome: `Sem operações ${_engine}`,
      Codigos: [{ Codigo: 'NOTIFICACAO.CONSULTAR' }],
      CodigosConceder: [],
    });
    (ipe.profiles as Map<string, number>).set('sem', profile);
    const dora = await ipe.person('dora@ipe.exemplo', 'sem', { UsuariosAlerta: [users.ana] });
    await handOver();
    expect(await run(sql`select 1 from aviso where "IdentificadorUsuario" = ${dora}`)).toEqual([]);
  });

  test('alerts stay within the company', async () => {
    const buriti = await folio.company(`Banco Buriti ${_engine}`, '60316817000103');
    const eva = await buriti.person('eva@buriti.exemplo', 'administrador');
    await run(
      sql`update usuario set "UsuariosAlerta" = ${[users.ana]}::bigint[] where "Identificador" = ${eva}`,
    );
    await handOver();
    expect(await run(sql`select 1 from aviso where "IdentificadorUsuario" = ${eva}`)).toEqual([]);
  });
});
