import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { addDays } from '../../../../domain/dates.ts';
import { timeInBrazil } from '../../../engine/actors/timeInBrazil.ts';
import type { Server } from '../../../engine/server.ts';
import { watchExpiry } from './watchExpiry.ts';

describe('the clock of Brazil', () => {
  test.each([
    ['a minute before midnight', '2026-11-24T02:59:00Z', '2026-11-23', 23],
    ['midnight', '2026-11-24T03:00:00Z', '2026-11-24', 0],
    ['six in the morning', '2026-11-24T09:00:00Z', '2026-11-24', 6],
    ['in summer time, six in the morning', '2018-12-10T08:00:00Z', '2018-12-10', 6],
    ['in summer time, a minute before midnight', '2018-12-11T01:59:00Z', '2018-12-10', 23],
    ['the night summer time began, which had no midnight', '2018-11-04T03:00:00Z', '2018-11-04', 1],
    ['the night it ended, the hour before midnight a second time', '2019-02-17T02:30:00Z', '2019-02-16', 23],
  ])('says the day and the hour at %s', (_when, instant, day, hour) => {
    expect(timeInBrazil(new Date(instant))).toEqual({ day, hour });
  });
});

describe.each(featureEngines)('%s: a certificate that expires', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let users: Readonly<Record<'ana' | 'bento' | 'clara' | 'dora', number>>;
  let client: number;
  let analyst: number;
  let officer: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const anaId = await ipe.person('ana@ipe.exemplo', 'analista');
    users = {
      ana: anaId,
      bento: await ipe.person('bento@ipe.exemplo', 'analista', { UsuariosAlerta: [anaId] }),
      clara: await ipe.person('clara@ipe.exemplo', 'officer'),
      dora: await ipe.person('dora@ipe.exemplo', 'analista', { TodosProprietarios: true }),
    };
    const diretoria = await ipe.make('diretoria', { Nome: 'Agronegócio' });
    const area = await ipe.make('segmento-area', { Nome: 'Rural', IdentificadorDiretoria: diretoria });
    officer = await ipe.make('officer', {
      Nome: 'Clara',
      IdentificadorUsuario: users.clara,
      IdentificadorSegmentoArea: area,
    });
    analyst = await ipe.make('analista', {
      Nome: 'Ana',
      IdentificadorUsuario: users.ana,
      IdentificadorOfficer: officer,
    });
    client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
    ana = await folio.signIn('ana@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const run = (statement: ReturnType<typeof sql>) =>
    folio.server.database.asMigrator(async (tx) => (await statement.execute(tx)).rows);
  beforeEach(async () => {
    await run(sql`delete from aviso`);
    await run(sql`delete from correio`);
    await run(sql`update certidao set "ExcluidoEm" = now() where "ExcluidoEm" is null`);
    await run(sql`delete from ronda_vencimento`);
  });

  const operation = (values: object = {}): Promise<number> =>
    ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      IdentificadorAnalista: analyst,
      IdentificadorOfficer: officer,
      ...values,
    });

  /** As it stands once it was issued. */
  const certificate = async (due: string | null, values: object = {}): Promise<number> => {
    const columns = {
      IdentificadorEmpresa: ipe.id,
      IdentificadorOperacao: await operation(),
      CriadoPor: users.ana,
      AlteradoPor: users.ana,
      Situacao: 'emitida',
      Titulo: 'Certidão',
      Origem: 'manual',
      AvisoDias: 10,
      DataEmissao: '2026-06-01',
      DataVencimento: due,
      Busca: '',
      ...values,
    };
    const names = Object.keys(columns).map((name) => sql.ref(name));
    const [row] = (await run(
      sql`insert into certidao (${sql.join(names)}, "IdentificadorTipoCertidao")
        select ${sql.join(Object.values(columns))}, "Identificador" from tipo_certidao where "Codigo" = 'CND_EST'
        returning "Identificador" as id`,
    )) as { id: number }[];
    return row?.id ?? 0;
  };

  const at = (instant: string): Pick<Server, 'database' | 'jobs' | 'letters' | 'now'> => ({
    ...folio.server,
    now: () => new Date(instant),
  });
  /** Six in the morning of that day. */
  const look = (day: string) => watchExpiry(at(`${day}T09:00:00Z`));
  const told = async () =>
    (await run(
      sql`select "IdentificadorUsuario" as user, "Tipo" as kind from aviso order by "Identificador"`,
    )) as { user: number; kind: string }[];
  const receivers = async () => (await told()).map(({ user }) => user).toSorted((a, b) => a - b);

  test('is told on entering its notice, three days before, on the day, and once after it', async () => {
    const due = '2026-12-20';
    await certificate(due);
    const days: string[] = [];
    for (let day = addDays(due, -14); day <= addDays(due, 5); day = addDays(day, 1))
      if ((await look(day)) !== 0) days.push(day);
    expect(days).toEqual(['2026-12-10', '2026-12-17', '2026-12-20', '2026-12-21']);
    expect((await told()).filter(({ user }) => user === users.ana).map(({ kind }) => kind)).toEqual([
      'certidao-a-vencer',
      'certidao-a-vencer',
      'certidao-a-vencer',
      'certidao-vencida',
    ]);
  });

  test('is told in the reader’s words, with the way there', async () => {
    const id = await certificate('2026-12-20');
    await look('2026-12-11');
    const { body } = await ana.get('Notificacao/Listar?NumeroRegistros=5');
    expect(body.ItemRegistro.Itens[0]).toMatchObject({
      Texto: expect.stringMatching(
        /^A certidão de tributos estaduais .*vence em 20\/12\/26 \(operação \S+\)\.$/,
      ),
      Tipo: 'certidao-a-vencer',
      Entidade: 'certidao',
      IdentificadorRegistro: id,
    });
    const english = await ana.get('Notificacao/Listar', { 'accept-language': 'en-us' });
    expect(english.body.ItemRegistro.Itens[0].Texto).toContain('expires on 12/20/26');
  });

  test('is told to its analyst and to who sees that analyst’s alerts, to nobody who merely sees all', async () => {
    await certificate('2026-12-20');
    await look('2026-12-11');
    expect(await receivers()).toEqual([users.ana, users.bento]);
  });

  test('is told to nobody who may not read certificates', async () => {
    const profile = await ipe.make('perfil', {
      Nome: 'Sem certidões',
      Codigos: [{ Codigo: 'OPERACAO.CONSULTAR' }],
      CodigosConceder: [],
    });
    await run(
      sql`update usuario_vinculos set "Perfis" = ${[profile]} where "IdentificadorPai" = ${users.bento}`,
    );
    await certificate('2026-12-20');
    await look('2026-12-11');
    expect(await receivers()).toEqual([users.ana]);
    await run(sql`update usuario_vinculos set "Perfis" = ${[ipe.profiles.get('analista') ?? 0]}
      where "IdentificadorPai" = ${users.bento}`);
  });

  test('is told to the officer where the analyst is inactive', async () => {
    const post = await ipe.make('analista', {
      Nome: 'Ana antes',
      IdentificadorUsuario: users.ana,
      IdentificadorOfficer: officer,
      Ativo: false,
    });
    await certificate('2026-12-20', {
      IdentificadorOperacao: await operation({ IdentificadorAnalista: null }),
    });
    const left = await operation();
    await run(sql`update operacao set "IdentificadorAnalista" = ${post} where "Identificador" = ${left}`);
    await certificate('2026-12-20', { IdentificadorOperacao: left });
    await look('2026-12-11');
    expect(await receivers()).toEqual([users.bento, users.clara, users.clara]);
  });

  test.each([
    ['replaced by a newer one', { IdentificadorSubstituta: 'itself' }],
    ['without a term', { DataVencimento: null }],
    ['not issued', { Situacao: 'solicitada' }],
  ])('is not told of when %s', async (_why, values) => {
    const id = await certificate('2026-12-20');
    const [[name = '', value] = []] = Object.entries(values);
    await run(
      sql`update certidao set ${sql.ref(name)} = ${value === 'itself' ? id : value} where "Identificador" = ${id}`,
    );
    expect(await look('2026-12-11')).toBe(0);
  });

  test.each(['concluida', 'cancelada'])('is not told of when the operation is %s', async (state) => {
    const ended = await operation();
    await run(sql`update operacao set "Situacao" = ${state} where "Identificador" = ${ended}`);
    await certificate('2026-12-20', { IdentificadorOperacao: ended });
    expect(await look('2026-12-11')).toBe(0);
  });

  test('is told of by its last milestone alone where nobody looked for days', async () => {
    await certificate('2026-11-30');
    expect(await look('2026-12-11')).toBe(2);
    expect((await told()).map(({ kind }) => kind)).toEqual(['certidao-vencida', 'certidao-vencida']);
  });

  test('is told of anew when its date turns out to be another one', async () => {
    const id = await certificate('2026-12-20');
    await look('2026-12-11');
    await run(sql`update certidao set "DataVencimento" = '2026-12-22' where "Identificador" = ${id}`);
    expect(await look('2026-12-12')).toBe(2);
  });

  test('waits for six in the morning of São Paulo', async () => {
    await certificate('2026-12-20');
    expect(await watchExpiry(at('2026-12-11T08:59:00Z'))).toBeNull();
    expect(await watchExpiry(at('2026-12-11T09:00:00Z'))).toBe(2);
  });

  test('is told of once, whoever looks at the same time or again', async () => {
    await certificate('2026-12-20');
    const counts = await Promise.all([1, 2, 3, 4].map(() => look('2026-12-11')));
    expect(counts.toSorted()).toEqual([2, null, null, null].toSorted());
    expect(await look('2026-12-11')).toBeNull();
    expect(await receivers()).toEqual([users.ana, users.bento]);
  });

  test('stays untold when looking failed, and is told by who looks next', async () => {
    await certificate('2026-12-20');
    await run(sql`alter table aviso add constraint never check ("Tipo" <> 'certidao-a-vencer')`);
    await expect(look('2026-12-11')).rejects.toThrow();
    await run(sql`alter table aviso drop constraint never`);
    expect(await look('2026-12-11')).toBe(2);
  });

  test('is one line of one mail a day to each of them', async () => {
    const many = await operation();
    for (let n = 0; n < 32; n += 1) await certificate('2026-12-20', { IdentificadorOperacao: many });
    const late = await certificate('2026-12-09');
    await look('2026-12-11');
    const letters: { to: { login: string }; subject: string; text: string }[] = [];
    const mail = {
      ...folio.server.mail,
      send: async (letter: (typeof letters)[number]) => void letters.push(letter),
    };
    const now = () => new Date('2026-12-11T09:00:10Z');
    await folio.workOff({ mail, now });
    expect(letters.map(({ to }) => to.login).toSorted()).toEqual(['ana@ipe.exemplo', 'bento@ipe.exemplo']);
    const [{ subject = '', text = '' } = {}] = letters;
    expect(subject).toBe('Folio: certidões a vencer em Banco Ipê S.A. (33)');
    expect(text).toContain('venceu em 09/12/26');
    expect(text).toContain(`#/nav/certidao/${late}/show`);
    expect(text.match(/vence em 20\/12\/26/g)).toHaveLength(29);
    expect(text).toContain('e mais 3');
    expect(text).not.toMatch(/%\{/);
  });

  test('opened by somebody is news to them no more, and still to the others', async () => {
    const id = await certificate('2026-12-20');
    await look('2026-12-11');
    expect((await ana.get(`Certidao/Retornar/${id}`)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await ana.get('Notificacao/Contar')).body.ItemRegistro.NaoLidas).toBe(0),
    );
    const bento = await folio.signIn('bento@ipe.exemplo');
    expect((await bento.get('Notificacao/Contar')).body.ItemRegistro.NaoLidas).toBe(1);
  });

  test('is nobody’s business in another company', async () => {
    const jatoba = await folio.company(`Banco Jatobá ${_engine}`, '58120394000100');
    const eva = await jatoba.person('eva@jatoba.exemplo', 'administrador');
    await run(sql`update usuario set "UsuariosAlerta" = ${[users.ana]} where "Identificador" = ${eva}`);
    await certificate('2026-12-20');
    await look('2026-12-11');
    expect(await receivers()).not.toContain(eva);
  });
});
