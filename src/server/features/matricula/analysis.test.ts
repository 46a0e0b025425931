import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calmRecord } from '../../../../test/support/papers/calmRecord.ts';
import { act } from '../../../../test/support/papers/matricula.ts';
import { makeRecord, putInState } from '../../../../test/support/people/analysis.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { CoverageBlock, Reading } from '../../../domain/matricula/model/index.ts';
import { readingFromWire } from '../../../domain/matricula/wire/index.ts';
import { transact } from '../../engine/facts/transact.ts';
import { findFile } from '../../engine/files/fileRows.ts';
import { queueActor } from './queueActor.ts';
import { keepReadings } from './reading/keepReadings.ts';
import { claimRun } from './reading/runs.ts';
import { startRecord } from './recordStates.ts';
import { pauseIdle } from './review/pauseIdle.ts';

let folio: TestServer;
let ipe: TestCompany;
let operation: number;
let lidia: Desk;
let otto: Desk;
let officer: Desk;
let reader: Desk;
let id: number;
/** No two records of the operation are of the same number. */
let turn = 50_000;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const everything = { TodosProprietarios: true };
  await ipe.person('lidia@ipe.exemplo', 'analista', { ...everything, Nome: 'Lídia Torres' });
  await ipe.person('otto@ipe.exemplo', 'analista', { ...everything, Nome: 'Otto Reis' });
  await ipe.person('rui@ipe.exemplo', 'officer', { ...everything, Nome: 'Rui Campos' });
  await ipe.person('vera@ipe.exemplo', 'consulta', { ...everything, Nome: 'Vera Luz' });
  const client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  operation = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Urbano',
    Prioridade: 'normal',
  });
});
afterAll(() => folio.close());

beforeEach(async () => {
  turn += 1;
  lidia = await folio.signIn('lidia@ipe.exemplo');
  otto = await folio.signIn('otto@ipe.exemplo');
  officer = await folio.signIn('rui@ipe.exemplo');
  reader = await folio.signIn('vera@ipe.exemplo');
  id = await makeRecord(folio, ipe, {
    operation,
    state: 'aguardando_analise',
    reading: calmRecord(String(turn)),
  });
});

const see = async (desk: Desk = lidia) =>
  (await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;
const run = async (desk: Desk, event: string, more: object = {}): Promise<Answer> => {
  const { Versao } = await see(desk);
  return desk.post(`RegistroMatricula/Executar/${event}/${id}`, { Versao, ...more });
};
const correct = async (desk: Desk, Correcoes: readonly object[]): Promise<Answer> => {
  const { Versao } = await see(desk);
  return desk.post(`RegistroMatricula/Corrigir/${id}`, { Versao, Correcoes });
};
const newDegree = (Valor: number) => ({
  Tipo: 'alterar',
  Ato: 'R-2',
  Campo: 'Grau',
  Valor,
  Motivo: 'lido na página',
});
const be = (desk: Desk, Segundos: number, background = false) =>
  desk.post(`RegistroMatricula/Presenca/${id}`, { Segundos }, background ? { 'x-segundo-plano': '1' } : {});
const newestNotice = async (desk: Desk): Promise<string> => {
  const { Itens } = (await desk.get('Notificacao/Listar?NumeroRegistros=1')).body.ItemRegistro;
  return Itens[0]?.Texto ?? '';
};
const codes = ({ body }: Answer) => body.Erros?.map(({ Codigo }: { Codigo: string }) => Codigo);

describe('a record in somebody’s hand', () => {
  test('is shown to others with name and time, and takes no correction of theirs', async () => {
    expect((await see()).Trava).toBeNull();
    expect((await run(lidia, 'analisar')).body.ItemRegistro.Situacao).toBe('em_analise');
    expect((await see()).Trava).toMatchObject({ Usuario: 'Lídia Torres', Minha: true });
    expect((await see(otto)).Trava).toMatchObject({ Usuario: 'Lídia Torres', Minha: false });
    const refused = await correct(otto, [newDegree(2)]);
    expect(refused).toMatchObject({ status: 423, body: { Erros: [{ Codigo: 'record-locked' }] } });
    expect(refused.body.Erros[0].Texto).toContain('Lídia Torres, desde ');
    expect((await see()).Correcoes).toEqual([]);
    for (const event of ['pausar', 'enviar-revisao', 'concluir', 'sincronizar', 'reprocessar', 'assumir'])
      expect([event, (await run(otto, event)).status]).toEqual([event, 423]);
    expect((await correct(lidia, [newDegree(2)])).status).toBe(200);
  });

  test('is taken in hand by correcting it, from waiting and from a pause', async () => {
    expect((await correct(otto, [newDegree(2)])).body.ItemRegistro).toMatchObject({
      Situacao: 'em_analise',
      Trava: { Minha: true },
    });
    expect((await run(otto, 'pausar')).body.ItemRegistro.Situacao).toBe('pausada');
    expect((await see()).Trava).toBeNull();
    expect((await correct(lidia, [newDegree(3)])).body.ItemRegistro).toMatchObject({
      Situacao: 'em_analise',
      Trava: { Usuario: 'Lídia Torres' },
    });
  });

  test('lapses half an hour after the last sign of work; background words are no work', async () => {
    await run(lidia, 'analisar');
    folio.forward(20);
    otto = await folio.signIn('otto@ipe.exemplo');
    expect((await be(lidia, 10)).body.ItemRegistro.Trava.Minha).toBe(true);
    folio.forward(20);
    lidia = await folio.signIn('lidia@ipe.exemplo');
    expect((await be(lidia, 0, true)).body.ItemRegistro.Trava).not.toBeNull();
    folio.forward(11);
    expect((await be(lidia, 0, true)).body.ItemRegistro.Trava).toBeNull();
    otto = await folio.signIn('otto@ipe.exemplo');
    expect((await run(otto, 'assumir')).status).toBe(200);
    expect((await see(otto)).Trava).toMatchObject({ Usuario: 'Otto Reis', Minha: true });
    lidia = await folio.signIn('lidia@ipe.exemplo');
    expect((await correct(lidia, [newDegree(2)])).status).toBe(423);
  });

  test('is taken over by a superior with a reason, which stands in the state log', async () => {
    await run(lidia, 'analisar');
    expect((await run(otto, 'tomar', { Motivo: 'férias' })).status).toBe(403);
    expect(codes(await run(officer, 'tomar'))).toEqual(['reason-required']);
    expect((await run(officer, 'tomar', { Motivo: 'Lídia está de férias' })).status).toBe(200);
    expect((await see(officer)).Trava).toMatchObject({ Usuario: 'Rui Campos', Minha: true });
    expect(await newestNotice(lidia)).toContain('Rui Campos assumiu a matrícula');
    expect((await correct(lidia, [newDegree(2)])).status).toBe(423);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select "Evento", "De", "Para", "Motivo", "Usuario" from transicao
        where "IdentificadorRegistro" = ${id} and "Entidade" = 'registro-matricula'
        order by "Identificador" desc limit 1`.execute(tx),
    );
    expect(rows[0]).toEqual({
      Evento: 'tomar',
      De: 'em_analise',
      Para: 'em_analise',
      Motivo: 'Lídia está de férias',
      Usuario: 'Rui Campos',
    });
  });
});

describe('an analysis left alone', () => {
  test('is paused by the system a quarter of an hour after the person’s last request', async () => {
    await run(lidia, 'analisar');
    folio.forward(14);
    await lidia.get('Preferencia/Listar');
    folio.forward(14);
    await pauseIdle(folio.server);
    expect((await see(otto)).Situacao).toBe('em_analise');
    folio.forward(2);
    await pauseIdle(folio.server);
    otto = await folio.signIn('otto@ipe.exemplo');
    expect(await see(otto)).toMatchObject({ Situacao: 'pausada', Trava: null });
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ Evento: string; Usuario: string }>`select "Evento", "Usuario" from transicao
        where "IdentificadorRegistro" = ${id} and "Entidade" = 'registro-matricula'
        order by "Identificador" desc limit 1`.execute(tx),
    );
    expect(rows[0]).toEqual({ Evento: 'interromper', Usuario: 'inatividade' });
  });

  test('is paused although another one cannot be looked after', async () => {
    await run(lidia, 'analisar');
    const broken = id;
    id = await makeRecord(folio, ipe, {
      operation,
      state: 'aguardando_analise',
      reading: calmRecord(String(++turn)),
    });
    await run(otto, 'analisar');
    const asMigrator = (statement: ReturnType<typeof sql>) =>
      folio.server.database.asMigrator((tx) => statement.execute(tx));
    await asMigrator(
      sql`update registro_matricula set "ExcluidoEm" = now() where "Identificador" = ${broken}`,
    );
    folio.forward(16);
    const failures: unknown[] = [];
    await pauseIdle({ ...folio.server, onError: (error) => failures.push(error) });
    expect(failures).toHaveLength(1);
    otto = await folio.signIn('otto@ipe.exemplo');
    expect((await see(otto)).Situacao).toBe('pausada');
    await asMigrator(sql`delete from trava where "IdentificadorRegistroMatricula" = ${broken}`);
  });

  test('is paused when the session ends', async () => {
    await run(lidia, 'analisar');
    await lidia.get('Autenticacao/Logout');
    // Sessions of earlier tests are still alive: end them as well.
    await folio.server.database.asMigrator((tx) =>
      sql`update sessao set "EncerradaEm" = now() where "IdentificadorUsuario" = (select "Identificador" from usuario
        where "Login" = 'lidia@ipe.exemplo')`.execute(tx),
    );
    await pauseIdle(folio.server);
    expect((await see(otto)).Situacao).toBe('pausada');
  });
});

describe('a second pair of eyes', () => {
  test('reviews, returns with a comment, concludes; none of those who analysed', async () => {
    await correct(lidia, [newDegree(2)]);
    expect((await run(lidia, 'enviar-revisao')).body.ItemRegistro.Situacao).toBe('em_revisao');
    expect((await see()).Trava).toBeNull();
    expect(codes(await run(lidia, 'concluir'))).toEqual(['second-person-needed']);
    expect(codes(await correct(lidia, [newDegree(3)]))).toEqual(['second-person-needed']);
    const back = await run(officer, 'devolver', { Motivo: 'Confira o grau do R-2.' });
    expect(back.body.ItemRegistro.Situacao).toBe('em_analise');
    expect(await newestNotice(lidia)).toContain('Confira o grau do R-2.');
    await correct(lidia, [newDegree(1)]);
    await run(lidia, 'enviar-revisao');
    expect((await run(officer, 'concluir')).body.ItemRegistro.Situacao).toBe('concluida');
  });

  test('is no officer’s who analysed it, whatever codes he has', async () => {
    await correct(officer, [newDegree(2)]);
    await run(officer, 'enviar-revisao');
    expect(codes(await run(officer, 'concluir'))).toEqual(['second-person-needed']);
    expect(codes(await run(officer, 'devolver', { Motivo: 'x' }))).toEqual(['second-person-needed']);
    expect((await run(otto, 'concluir')).status).toBe(200);
  });

  test('may be asked for by the company for every record', async () => {
    const setting = (value: boolean) =>
      folio.server.database.asMigrator((tx) =>
        sql`update empresa set "RevisaoObrigatoria" = ${value} where "Identificador" = ${ipe.id}`.execute(tx),
      );
    await setting(true);
    await run(lidia, 'analisar');
    expect(codes(await run(lidia, 'concluir'))).toEqual(['review-required']);
    await run(lidia, 'enviar-revisao');
    expect((await run(otto, 'concluir')).status).toBe(200);
    await setting(false);
  });
});

describe('concluding', () => {
  test('is refused with everything that is missing, each with its place', async () => {
    await correct(lidia, [
      { Tipo: 'alterar', Campo: 'Numero', Valor: null, Motivo: 'rasurado' },
      { Tipo: 'alterar', Campo: 'Imovel.Municipio', Valor: null, Motivo: 'rasurado' },
      { Tipo: 'alterar', Ato: 'R-1', Campo: 'Transferencias.0.Fracao', Valor: '1/3', Motivo: 'rasurado' },
    ]);
    const refused = await run(lidia, 'concluir');
    expect(refused.status).toBe(422);
    expect(refused.body.Erros).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Codigo: 'record-without-number', Campo: 'Numero' }),
        expect.objectContaining({ Codigo: 'record-without-municipality', Campo: 'Imovel.Municipio' }),
        expect.objectContaining({ Codigo: 'findings-unresolved', Campo: 'Apontamentos' }),
      ]),
    );
    expect(refused.body.Erros.every(({ Texto }: { Texto: string }) => !Texto.includes('errors.'))).toBe(true);
    expect((await see()).Situacao).toBe('em_analise');
  });

  test('may be undone with a reason, and the analysis goes on', async () => {
    await run(lidia, 'analisar');
    expect((await run(lidia, 'concluir')).body.ItemRegistro.Situacao).toBe('concluida');
    expect((await correct(lidia, [newDegree(2)])).status).toBe(422);
    expect((await run(lidia, 'reabrir', { Motivo: 'x' })).status).toBe(403);
    expect(
      (await run(officer, 'reabrir', { Motivo: 'Chegou nova certidão' })).body.ItemRegistro.Situacao,
    ).toBe('em_analise');
    expect((await correct(lidia, [newDegree(2)])).status).toBe(200);
  });
});

describe('synchronising events', () => {
  const byHand = [
    { Tipo: 'substituir', Campo: 'Area', Valor: { Valor: 70, Unidade: 'm2' }, Motivo: 'levantamento novo' },
    { Tipo: 'alterar', Ato: 'R-2', Campo: 'Valido', Valor: false, Motivo: 'quitada, termo no processo' },
    newDegree(4),
  ];

  test('drops derived values said otherwise, and nothing else', async () => {
    const before = (await see()).Extracao;
    expect((await correct(lidia, byHand)).status).toBe(200);
    const overridden = await see();
    expect(overridden.Extracao.Imovel.AreaM2).toBe(70);
    expect(overridden.Extracao.Substituidos).toMatchObject([{ Campo: 'Area', Motivo: 'levantamento novo' }]);
    const preview = await lidia.get(`RegistroMatricula/Sincronizacao/${id}`);
    expect(preview.body.ItemRegistro).toMatchObject({
      Mudancas: [{ Campo: 'Area', De: { Valor: 70 } }],
      ValidadesManuais: 1,
    });
    const done = await run(lidia, 'sincronizar');
    expect(done.body.ItemRegistro.Situacao).toBe('em_analise');
    const after = await see();
    expect(after.Versao).toBe(done.body.ItemRegistro.Versao);
    expect(after.Extracao.Imovel.AreaM2).toBe(before.Imovel.AreaM2);
    expect(after.Extracao.Substituidos).toEqual([]);
    const act = after.Extracao.Atos.find(({ Id }: { Id: string }) => Id === 'R-2');
    expect(act).toMatchObject({ Grau: 4, Valido: false });
    expect(after.Correcoes.at(-1)).toMatchObject({ Tipo: 'substituir', Valor: null, Quem: 'Lídia Torres' });
  });

  test('takes owners and legal reserve by hand as well, and refuses what is none', async () => {
    const owners = [{ Nome: 'ZÉLIA COSTA', Fracao: '1/1', Natureza: 'pleno', Documento: null }];
    const given = { RegimeBens: null, Conjuge: null, Origem: null };
    const answer = await correct(lidia, [
      {
        Tipo: 'substituir',
        Campo: 'Proprietarios',
        Valor: owners.map((owner) => ({ ...given, ...owner })),
        Motivo: 'inventário',
      },
      { Tipo: 'substituir', Campo: 'ReservaLegal', Valor: { Averbada: true, Area: null }, Motivo: 'CAR' },
    ]);
    expect(answer.body.ItemRegistro.Extracao.Proprietarios).toMatchObject([{ Nome: 'ZÉLIA COSTA' }]);
    expect(answer.body.ItemRegistro.Extracao.ReservaLegal).toMatchObject({ Averbada: true });
    const wrong = { Tipo: 'substituir', Campo: 'Area', Valor: { Valor: 'muita' }, Motivo: 'x' };
    expect(codes(await correct(lidia, [wrong]))).toEqual(['matricula-value-invalid']);
    const unknown = { Tipo: 'substituir', Campo: 'Onus', Valor: null, Motivo: 'x' };
    expect(codes(await correct(lidia, [unknown]))).toEqual(['correction-field-unknown']);
  });
});

describe('time of people', () => {
  test('is what they report, no more than the clock allows, and only of who may work', async () => {
    const begun = performance.now();
    await run(lidia, 'analisar');
    expect((await see()).Estatisticas.TempoHumano).toBe(0);
    await be(lidia, 30);
    expect((await see()).Estatisticas.TempoHumano).toBe(30_000);
    folio.forward(1);
    await be(lidia, 900);
    const { TempoHumano } = (await see()).Estatisticas;
    expect(TempoHumano).toBeGreaterThanOrEqual(90_000);
    const passed = Math.ceil((performance.now() - begun) / 1000);
    expect(TempoHumano).toBeLessThanOrEqual((90 + passed) * 1000);
    await be(reader, 60);
    expect((await see()).Estatisticas.TempoHumano).toBe(TempoHumano);
    expect((await be(reader, -1)).status).toBe(400);
  });

  test('tells a page what others did meanwhile', async () => {
    await run(lidia, 'analisar');
    const { Versao } = await see();
    expect((await be(otto, 0, true)).body.ItemRegistro).toMatchObject({
      Situacao: 'em_analise',
      Versao,
      Trava: { Usuario: 'Lídia Torres', Minha: false },
    });
  });
});

describe('a further reading', () => {
  /** The file is read again, and this time it says what `change` makes of the first reading. */
  async function readAgain(...changes: ((before: Reading) => Reading)[]): Promise<void> {
    const before = await see(lidia);
    if (before.Situacao !== 'concluida') expect((await run(lidia, 'reprocessar')).status).toBe(200);
    const { database, models } = folio.server;
    const runId = await newestRun();
    const actor = queueActor(ipe.id, runId);
    await transact({ database, models }, actor, async (work) => {
      const { tx } = work;
      const claimed = await claimRun(tx, runId);
      if (!claimed) throw new Error('no run');
      await startRecord(work, claimed.IdentificadorRegistroMatricula);
      const file = await findFile(tx, claimed.IdentificadorArquivo);
      const readings = changes.map((change) => change(readingFromWire(before.Leitura)));
      await keepReadings(work, { run: claimed, file, readings, statistics });
    });
  }

  const newestRun = async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ id: number }>`select max("Identificador") as id from processamento`.execute(tx),
    );
    return Number(rows[0]?.id);
  };
  const statistics = {
    Paginas: 1,
    TempoOcr: 0,
    TempoIa: 1,
    TempoTotal: 1,
    NivelOcr: 'NATIVO',
    Documentos: 1,
    Leitura: [],
  } as const;
  const otherwise = (before: Reading): Reading => ({
    ...before,
    opening: { ...before.opening, district: 'Vale Escuro' },
    acts: [
      ...before.acts.map((one) =>
        one.code === 'R-2' ? { ...one, value: '120000', creditor: 'BANCO SOL S.A.' } : one,
      ),
      act('AV-4', 'construcao', { date: '2020-02-02', place: 3 }),
    ],
  });
  const openBlock: CoverageBlock = {
    id: '1-a',
    page: 1,
    boxes: [{ left: 0.1, top: 0.8, right: 0.9, bottom: 0.85 }],
    text: 'AV.4. Em 14 de maio de 2024.',
    use: 'open',
    act: null,
    why: 'heading',
  };
  const changes = async () => (await lidia.get(`RegistroMatricula/MudancasLeitura/${id}`)).body.ItemRegistro;
  const decide = async (Manter: readonly string[], Leitura = 2) => {
    const { Versao } = await see();
    return lidia.post(`RegistroMatricula/ConferirLeitura/${id}`, { Versao, Leitura, Manter });
  };

  test('keeps what people said, waits for them to look, and bars the end until then', async () => {
    await correct(lidia, [
      { ...newDegree(2) },
      { ...newDegree(1), Campo: 'Valor', Valor: 99_000 },
      { ...newDegree(1), Ato: null, Campo: 'Certidao.DataEmissao', Valor: '2024-02-20' },
    ]);
    await readAgain(otherwise);
    const after = await see();
    expect(after.Extracao.Certidao.DataEmissao).toBe('2024-02-20');
    expect(after).toMatchObject({
      Situacao: 'aguardando_analise',
      NumeroLeitura: 2,
      LeituraConferida: false,
    });
    expect(after.Correcoes).toHaveLength(3);
    const { Mudancas, Conferencia } = await changes();
    expect(Conferencia).toBeNull();
    // What people said of the value stays; what only the machine says otherwise is told.
    expect(Mudancas.map(({ Id }: { Id: string }) => Id)).toEqual([
      'opening/district',
      'R-2/creditor',
      'AV-4',
    ]);
    expect(Mudancas[1]).toMatchObject({
      Campo: 'Credor',
      De: 'BANCO HORIZONTE S.A.',
      Para: 'BANCO SOL S.A.',
    });
    await run(lidia, 'analisar');
    expect(codes(await run(lidia, 'concluir'))).toContain('reading-not-reviewed');
    expect((await decide(['R-9/value'])).body.Erros[0].Codigo).toBe('reading-change-unknown');
    expect((await decide([], 1)).body.Erros[0].Codigo).toBe('reading-superseded');
    expect((await decide(['R-2/creditor', 'AV-4'])).status).toBe(200);
    const decided = await see();
    expect(decided.LeituraConferida).toBe(true);
    expect(decided.Extracao.Comarca).toBe('Vale Escuro');
    const codesNow = decided.Extracao.Atos.map(({ Codigo }: { Codigo: string }) => Codigo);
    expect(codesNow).toEqual(['R-1', 'R-2', 'AV-3']);
    expect(decided.Extracao.Atos[1]).toMatchObject({
      Credor: 'BANCO HORIZONTE S.A.',
      Grau: 2,
      Valor: 99_000,
    });
    expect((await changes()).Conferencia).toMatchObject({
      Quem: 'Lídia Torres',
      Mantidas: ['R-2/creditor', 'AV-4'],
    });
    expect((await decide([])).body.Erros[0].Codigo).toBe('reading-reviewed');
  });

  test('brings back on wish an act that it lacks', async () => {
    await run(lidia, 'analisar');
    await readAgain((before) => ({ ...before, acts: before.acts.slice(0, 2) }));
    expect((await see()).Extracao.OnusAtivos).toEqual(['R-2']);
    expect((await changes()).Mudancas).toMatchObject([{ Id: 'AV-3', Tipo: 'ato-ausente' }]);
    expect((await decide(['AV-3'])).status).toBe(200);
    expect((await see()).Extracao.OnusAtivos).toEqual([]);
  });

  test('that says the same, or that nobody had worked on, asks nobody', async () => {
    await readAgain(otherwise);
    expect(await see()).toMatchObject({ NumeroLeitura: 2, LeituraConferida: true });
    await run(lidia, 'analisar');
    await readAgain((before) => before);
    expect(await see()).toMatchObject({ NumeroLeitura: 3, LeituraConferida: true });
  });

  const certifiedOn =
    (issuedOn: string) =>
    (before: Reading): Reading => ({ ...before, closing: { ...before.closing, issuedOn } });

  test('of an older certificate, or of less than was read, waits for a person though nobody had worked on it', async () => {
    await readAgain((before) => certifiedOn('2019-05-10')(otherwise(before)));
    expect(await see()).toMatchObject({ NumeroLeitura: 2, LeituraConferida: false });
    await decide([]);
    await readAgain((before) => ({ ...before, acts: before.acts.slice(0, 2) }));
    expect(await see()).toMatchObject({ NumeroLeitura: 3, LeituraConferida: false });
  });

  test('in the same file is no second record of the matrícula', async () => {
    await readAgain((before) => before, otherwise);
    expect(await see()).toMatchObject({ NumeroLeitura: 3 });
    const listed = await lidia.get(
      `RegistroMatricula/Listar?IdentificadorOperacao=${operation}&Numero=${turn}`,
    );
    expect(listed.body.ItemRegistro.Itens).toHaveLength(1);
  });

  test('is refused to who may not change the record, and never told to another company', async () => {
    await run(lidia, 'analisar');
    await readAgain(otherwise);
    const { Versao } = await see();
    const body = { Versao, Leitura: 2, Manter: [] };
    expect((await reader.post(`RegistroMatricula/ConferirLeitura/${id}`, body)).status).toBe(403);
    expect((await reader.get(`RegistroMatricula/MudancasLeitura/${id}`)).status).toBe(200);
    expect((await reader.get(`RegistroMatricula/Sincronizacao/${id}`)).status).toBe(403);
  });

  test.each<[string, (before: Reading) => Reading, object]>([
    [
      'with other values opens it again',
      otherwise,
      { Situacao: 'aguardando_analise', LeituraConferida: false },
    ],
    [
      'with the same values and a block nobody could read opens it again',
      (before) => ({ ...before, coverage: [openBlock] }),
      { Situacao: 'aguardando_analise' },
    ],
    [
      'with the same values and a grave finding opens it again',
      (before) => ({ ...before, closing: { ...before.closing, openProtocols: ['45.678'] } }),
      { Situacao: 'aguardando_analise' },
    ],
    ['that says the same leaves it', (before) => before, { Situacao: 'concluida', LeituraConferida: true }],
  ])('of a concluded record %s', async (_, newer, expected) => {
    await run(lidia, 'analisar');
    expect((await run(lidia, 'concluir')).status).toBe(200);
    // A newer certificate sent to the same operation ends as a further reading of the older record.
    const sent = await makeRecord(folio, ipe, {
      operation,
      state: 'aguardando_analise',
      reading: calmRecord(String(turn)),
    });
    const older = id;
    await folio.server.database.asMigrator(async (tx) => {
      await sql`update registro_matricula set "Numero" = ${String(turn)} where "Identificador" = ${older}`.execute(
        tx,
      );
    });
    id = sent;
    await readAgain(newer);
    expect((await see()).Situacao).toBe('cancelada');
    id = older;
    expect(await see()).toMatchObject(expected);
  });
});

test('a cancelled record takes no correction', async () => {
  await putInState(folio, id, 'cancelada');
  expect(codes(await correct(lidia, [newDegree(2)]))).toEqual(['record-not-correctable']);
});
