import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { countedLists, totalOf } from '../../../../test/support/people/drillDown.ts';
import { type Move, writeLog } from '../../../../test/support/people/eventLog.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { locales } from '../../../domain/locale.ts';
import type {
  Figure,
  StepTimes,
  StockPanel,
  SummaryPanel,
  TimesPanel,
} from '../../../metadata/calls/figures.ts';
import { hasText } from '../../../metadata/texts.ts';

const panelNames = ['Estoque', 'Periodo', 'Tempos', 'Certidoes', 'Feedback', 'Uso'];

describe.each(featureEngines)('dashboards on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let bento: Desk;
  let ana: Desk;
  let davi: Desk;
  let unai: Desk;
  let next = 1000;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    const branch = await ipe.make('filial', { Nome: 'Unaí' });
    const Vinculos = (company: TestCompany, profile: string, Filiais: readonly number[]) => [
      { IdentificadorEmpresa: company.id, Perfis: [company.profiles.get(profile)], Filiais, Ativo: true },
    ];
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    await ipe.person('caio@ipe.exemplo', 'analista', {
      TodosProprietarios: true,
      Vinculos: Vinculos(ipe, 'analista', [branch]),
    });
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    const client = await ipe.make('cliente', {
      Nome: 'Sítio Bom',
      TipoPessoa: 'F',
      Documento: '12345678909',
    });
    for (const IdentificadorFilial of [null, branch, await ipe.make('filial', { Nome: 'Passos' })])
      await ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural', IdentificadorFilial });
    bento = await folio.signIn('bento@ipe.exemplo');
    ana = await folio.signIn('ana@ipe.exemplo');
    davi = await folio.signIn('davi@buriti.exemplo');
    unai = await folio.signIn('caio@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const operations = async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ id: number }>`select "Identificador" as id from operacao order by 1`.execute(tx),
    );
    return rows.map(({ id }) => Number(id));
  };
  /** A record of the operation at that place, which passed as told: event, state before, state after, instant. */
  const logged = async (
    moves: readonly (readonly [string, string | null, string, string])[],
    { place = 0, isDeleted = false } = {},
  ): Promise<number> => {
    next += 1;
    const id = next;
    const operation = (await operations())[place] ?? 0;
    const told = moves.map(
      ([event, from, to, at]): Move => ({ record: id, event, from, to, at: new Date(at) }),
    );
    await writeLog(folio, ipe, [{ id, operation, isDeleted }], told);
    return id;
  };
  const received = (at: string) => ['incluir', null, 'recebida', at] as const;
  const summary = async (De: string, Ate = De, desk = bento): Promise<SummaryPanel> =>
    (await desk.get(`Painel/Periodo?De=${De}&Ate=${Ate}`)).body.ItemRegistro;
  const times = async (De: string, Ate = De): Promise<TimesPanel> =>
    (await bento.get(`Painel/Tempos?De=${De}&Ate=${Ate}`)).body.ItemRegistro;

  test.each(panelNames)('%s say that there is nothing, without a number that is none', async (name) => {
    const answer = await davi.get(`Painel/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/NaN|Infinity|undefined/);
    const { Vazio, CalculadoEm } = answer.body.ItemRegistro;
    if (Vazio !== undefined && name !== 'Uso') expect(Vazio).toBe(true);
    expect(CalculadoEm).toMatch(/Z$/);
    const numbers = countedLists(answer.body.ItemRegistro);
    if (name !== 'Uso') expect(numbers.every(({ value }) => value === 0)).toBe(true);
  });

  test.each(panelNames)('every figure of %s says in both languages what it is', async (name) => {
    const { body } = await bento.get(`Painel/${name}`);
    const definitions = [...JSON.stringify(body).matchAll(/"Definicao":"([^"]+)"/g)].map(([, key]) => key);
    expect(definitions.length).toBeGreaterThan(1);
    for (const key of definitions)
      for (const locale of locales) expect(hasText(locale, `figures.definitions.${key}`), key).toBe(true);
  });

  test('a day begins at midnight of the company: the last second before is the day before', async () => {
    await logged([received('2025-11-20T02:59:59Z')]);
    await logged([received('2025-11-20T03:00:00Z')]);
    await logged([received('2025-11-20T02:59:59.999Z')]);
    const [nineteenth, twentieth] = [await summary('2025-11-19'), await summary('2025-11-20')];
    expect(nineteenth.Resumo.Recebidas.Valor).toBe(2);
    expect(twentieth.Resumo.Recebidas.Valor).toBe(1);
    for (const { Resumo } of [nineteenth, twentieth])
      expect(await totalOf(bento, listed(Resumo.Recebidas))).toBe(Resumo.Recebidas.Valor);
  });

  test('a day of summer time begins an hour earlier, and one of 25 hours keeps its last', async () => {
    await logged([received('2018-12-01T02:30:00Z')]);
    expect((await summary('2018-12-01')).Resumo.Recebidas.Valor).toBe(1);
    expect((await summary('2018-11-30')).Resumo.Recebidas.Valor).toBe(0);
    // 17 February 2018 showed 23:30 twice; the second time is 02:30 UTC of the 18th.
    await logged([received('2018-02-18T01:30:00Z')]);
    await logged([received('2018-02-18T02:30:00Z')]);
    await logged([received('2018-02-18T03:00:00Z')]);
    const saturday = await summary('2018-02-17');
    expect(saturday.Resumo.Recebidas.Valor).toBe(2);
    expect(await totalOf(bento, listed(saturday.Resumo.Recebidas))).toBe(2);
    // 4 November 2018 had no midnight.
    await logged([received('2018-11-04T03:00:00Z')]);
    expect((await summary('2018-11-04')).Resumo.Recebidas.Valor).toBe(1);
    expect(
      (await summary('2018-11-01', '2018-11-05')).Serie.Pontos.map(({ Recebidas }) => Recebidas),
    ).toEqual([0, 0, 0, 1, 0]);
  });

  test('what was reopened twice and concluded again counts one conclusion and two reopenings', async () => {
    const day = (hour: number) => `2024-05-08T${String(hour).padStart(2, '0')}:00:00Z`;
    await logged([
      received('2024-05-07T12:00:00Z'),
      ['analisar', 'aguardando_analise', 'em_analise', day(11)],
      ['concluir', 'em_analise', 'concluida', day(12)],
      ['reabrir', 'concluida', 'em_analise', day(13)],
      ['concluir', 'em_analise', 'concluida', day(14)],
      ['reabrir', 'concluida', 'em_analise', day(15)],
      ['concluir', 'em_analise', 'concluida', day(17)],
    ]);
    const { Resumo, Equacao, DiasUteis } = await summary('2024-05-08');
    expect(Resumo.Concluidas.Valor).toBe(1);
    expect(Resumo.Reabertas.Valor).toBe(2);
    expect(await totalOf(bento, listed(Resumo.Concluidas))).toBe(1);
    expect(await totalOf(bento, listed(Resumo.Reabertas))).toBe(2);
    expect(Equacao.Termos.map(({ Termo, Valor }) => [Termo, Valor])).toContainEqual(['concluidas', 3]);
    expect(Resumo.TaxaConclusao.Valor).toBe(100);
    expect([DiasUteis, Resumo.Produtividade.Valor]).toEqual([1, 1]);
    const { Tempos } = await times('2024-05-08');
    // Received at 9 on the 7th, last concluded at 14 on the 8th; in analysis for 1, 1 and 2 hours.
    expect(step(Tempos, 'ciclo', 'corridas')).toMatchObject({ N: 1, Media: 29 * 3600, P90: null });
    expect(step(Tempos, 'ciclo', 'uteis')).toMatchObject({ N: 1, Media: (9 + 6) * 3600 });
    expect(step(Tempos, 'analista', 'corridas')).toMatchObject({ N: 1, Media: 4 * 3600 });
  });

  test('the example of the rule: a holiday and a weekend are no business hours', async () => {
    // Thursday 17:30 to Monday 9:15, with Friday 20 November a holiday.
    await logged([
      received('2026-11-19T20:30:00Z'),
      ['analisar', 'aguardando_analise', 'em_analise', '2026-11-19T20:30:00Z'],
      ['concluir', 'em_analise', 'concluida', '2026-11-23T12:15:00Z'],
    ]);
    const { Tempos } = await times('2026-11-23');
    expect(step(Tempos, 'ciclo', 'uteis')?.Media).toBe(1.75 * 3600);
    expect(step(Tempos, 'ciclo', 'corridas')?.Media).toBe(87.75 * 3600);
  });

  test('pauses and a quarter of an hour of idleness are no analysis', async () => {
    await logged([
      received('2024-06-03T11:00:00Z'),
      ['analisar', 'aguardando_analise', 'em_analise', '2024-06-03T12:00:00Z'],
      ['pausar', 'em_analise', 'pausada', '2024-06-03T12:30:00Z'],
      ['retomar', 'pausada', 'em_analise', '2024-06-03T14:00:00Z'],
      ['interromper', 'em_analise', 'pausada', '2024-06-03T14:25:00Z'],
      ['retomar', 'pausada', 'em_analise', '2024-06-03T18:00:00Z'],
      ['concluir', 'em_analise', 'concluida', '2024-06-03T18:20:00Z'],
    ]);
    const { Tempos } = await times('2024-06-03');
    expect(step(Tempos, 'analista', 'corridas')?.Media).toBe((30 + 10 + 20) * 60);
  });

  test('a duration below zero is left out and told', async () => {
    await logged([
      received('2024-07-02T12:00:00Z'),
      ['concluir', 'em_analise', 'concluida', '2024-07-01T12:00:00Z'],
    ]);
    const { Tempos } = await times('2024-07-01');
    expect(step(Tempos, 'ciclo', 'corridas')).toMatchObject({ N: 0, Media: null, Descartadas: 1 });
  });

  test('what was deleted never counts, nor what another company or branch has', async () => {
    await logged([received('2023-03-01T12:00:00Z')], { isDeleted: true });
    for (const place of [0, 1, 2]) await logged([received('2023-03-01T12:00:00Z')], { place });
    expect((await summary('2023-03-01')).Resumo.Recebidas.Valor).toBe(3);
    expect((await summary('2023-03-01', '2023-03-01', davi)).Resumo.Recebidas.Valor).toBe(0);
    const own = (await summary('2023-03-01', '2023-03-01', unai)).Resumo.Recebidas;
    expect(own.Valor).toBe(2);
    expect(await totalOf(unai, listed(own))).toBe(2);
    const stock: StockPanel = (await unai.get('Painel/Estoque')).body.ItemRegistro;
    expect(await totalOf(unai, listed(stock.Total))).toBe(stock.Total.Valor);
  });

  test('the preceding period is compared, and a variation on nothing is none', async () => {
    for (const day of ['2022-04-05', '2022-04-06', '2022-04-07'])
      await logged([received(`${day}T12:00:00Z`)]);
    const { Anterior, Resumo } = await summary('2022-04-06', '2022-04-07');
    expect(Anterior).toEqual({ De: '2022-04-04', Ate: '2022-04-05' });
    expect(Resumo.Recebidas).toMatchObject({ Valor: 2, Anterior: 1, Variacao: 100 });
    expect(Resumo.Concluidas).toMatchObject({ Valor: 0, Anterior: 0, Variacao: null });
    expect(Resumo.TaxaConclusao).toMatchObject({ Valor: null, Variacao: null });
  });

  test.each([
    ['Periodo?De=2026-11-20&Ate=2026-11-19', 422, 'period-reversed', 'Ate'],
    ['Tempos?De=2026-11-20&Ate=2026-11-19', 422, 'period-reversed', 'Ate'],
    ['Feedback?De=2024-01-01&Ate=2025-01-01', 422, 'period-too-long', 'Ate'],
    ['Uso?De=ontem', 400, 'query-invalid', 'De'],
    ['Periodo?De=2026-02-30', 400, 'query-invalid', 'De'],
    ['Periodo?De=0001-01-01&Ate=0001-01-02', 400, 'query-invalid', 'De'],
    ['Periodo?Ate=2026-11-19&Ate=2026-11-20', 400, 'query-invalid', 'Ate'],
    ['Periodo?Empresa=2', 400, 'query-unknown', 'Empresa'],
    ['Certidoes?De=2026-11-01', 400, 'query-unknown', 'De'],
    ['Estoque?Em=2199-01-01', 422, 'day-ahead', 'Em'],
    ['Estoque?Em=20261101', 400, 'query-invalid', 'Em'],
  ])('%s is refused beside its field', async (address, status, Codigo, Campo) => {
    const answer = await bento.get(`Painel/${address}`);
    expect(answer.status).toBe(status);
    expect(answer.body.Erros).toMatchObject([{ Codigo, Campo }]);
    expect(answer.body.Erros[0].Texto).not.toMatch(/%\{|errors\./);
  });

  test('a period of 366 days is the longest', async () => {
    expect((await bento.get('Painel/Periodo?De=2024-01-01&Ate=2024-12-31')).status).toBe(200);
    const { Periodo, Serie } = await summary('2024-01-01', '2024-12-31');
    expect([Periodo.Dias, Serie.Passo, Serie.Pontos.length]).toEqual([366, 'semana', 53]);
  });

  test('usage is for administrators, and a list nobody may open is not offered', async () => {
    expect((await ana.get('Painel/Uso')).status).toBe(403);
    expect((await ana.get('Painel/Feedback')).status).toBe(200);
    // Accesses are noted a moment after they were.
    const beyondList = async () => {
      const { Sessoes } = (await bento.get('Painel/Uso')).body.ItemRegistro;
      return Sessoes.Valor - (await totalOf(bento, Sessoes.Lista));
    };
    await expect.poll(beyondList, { timeout: 10_000 }).toBe(0);
  });

  test('feedback is everybody’s for who looks after it, else one’s own', async () => {
    const send = (desk: Desk) =>
      desk.post('Feedback/Executar/enviar', { MotivoContato: 'DUVIDA', Detalhe: 'Prazo', Mensagem: 'Onde?' });
    await send(ana);
    await send(bento);
    const [own, all] = [await ana.get('Painel/Feedback'), await bento.get('Painel/Feedback')].map(
      ({ body }) => body.ItemRegistro,
    );
    const pending = (panel: typeof own) => panel.PorSituacao.Fatias[0];
    expect([pending(own).Valor, pending(all).Valor]).toEqual([1, 2]);
    expect([pending(own).Lista.Entidade, pending(all).Lista.Entidade]).toEqual([
      'feedback',
      'feedback-gestao',
    ]);
    expect(await totalOf(ana, pending(own).Lista)).toBe(1);
    expect(all.TempoPendente).toMatchObject({ N: 2, P90: null });
  });
});

const step = (times: readonly StepTimes[], name: string, clock: string) =>
  times.find(({ Etapa, Relogio }) => Etapa === name && Relogio === clock);

const listed = ({ Lista }: Figure) => {
  if (!Lista) throw new Error('the figure opens no list');
  return Lista;
};
