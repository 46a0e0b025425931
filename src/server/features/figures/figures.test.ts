import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../../../test/genre/random.ts';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { countedLists, totalOf } from '../../../../test/support/people/drillDown.ts';
import type { EventLog, LoggedOperation, Move } from '../../../../test/support/people/eventLog.ts';
import { makeLog } from '../../../../test/support/people/loggedCompany.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { businessHours } from '../../../domain/businessHours.ts';
import { addDays, type LocalDate } from '../../../domain/dates.ts';
import { statisticsOf } from '../../../domain/figures/statistics.ts';
import { momentOf, wallTimeOf } from '../../../domain/localInstant.ts';
import { stockStates } from '../../../domain/matricula/stateGroups.ts';
import type { FigureList, StockPanel, SummaryPanel, TimesPanel } from '../../../metadata/calls/figures.ts';
import { listWithin } from '../../../metadata/wire/figures.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';

const zone = 'America/Sao_Paulo';
const isStock = (state: string | undefined) => stockStates.some((one) => one === state);
const isFinal = (state: string | null) => state !== null && !isStock(state);
const dayOf = (at: Date) => wallTimeOf(at.getTime(), zone).day;
/** Until before the first instant of the day after. */
const endOf = (day: LocalDate) => momentOf(addDays(day, 1), 'first', zone);

describe.each(featureEngines)('dashboards of a random log on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let bento: Desk;
  let ana: Desk;
  let log: EventLog;
  const random = randomOf(20_261_123);
  const today = dayOf(new Date());
  const first = addDays(today, -60);

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    const anaId = await ipe.person('ana@ipe.exemplo', 'analista');
    log = await makeLog(folio, ipe, { random, first, anaId });
    bento = await folio.signIn('bento@ipe.exemplo');
    ana = await folio.signIn('ana@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const panel = async <Panel>(desk: Desk, address: string): Promise<Panel> => {
    const { status, body } = await desk.get(`Painel/${address}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/NaN|Infinity/);
    return body.ItemRegistro;
  };
  const living = () => new Set(log.records.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
  const counted = () => log.moves.filter(({ record }) => living().has(record));
  const periods = () => [
    { De: first, Ate: today },
    { De: addDays(first, -30), Ate: addDays(first, -2) },
    { De: addDays(today, -365), Ate: today },
    ...Array.from({ length: 4 }, () => {
      const De = addDays(first, random.int(0, 55));
      return { De, Ate: addDays(De, random.int(0, 20)) };
    }),
  ];

  test('are put to the test by every kind of move, also repeated ones of one record', () => {
    const count = (isOne: (move: Move) => boolean) => counted().filter(isOne).length;
    const concluded = counted().filter(({ to }) => to === 'concluida');
    expect(concluded.length).toBeGreaterThan(new Set(concluded.map(({ record }) => record)).size + 3);
    for (const end of ['cancelada', 'descartada']) expect(count(({ to }) => to === end)).toBeGreaterThan(0);
    for (const to of ['em_analise', 'aguardando_analise'])
      expect(count((move) => move.from === 'concluida' && move.to === to)).toBeGreaterThan(3);
    expect(count(({ from, to }) => isStock(from ?? undefined) && isStock(to))).toBeGreaterThan(100);
  });

  test('close the stock equation over raw transitions in every period', async () => {
    for (const period of periods()) {
      const { Equacao } = await panel<SummaryPanel>(bento, `Periodo?De=${period.De}&Ate=${period.Ate}`);
      const [from, until] = [momentOf(period.De, 'first', zone), endOf(period.Ate)];
      const inside = counted().filter(({ at }) => at >= from && at < until);
      const count = (isOne: (move: Move) => boolean) => inside.filter(isOne).length;
      expect(Object.fromEntries(Equacao.Termos.map(({ Termo, Valor }) => [Termo, Valor]))).toEqual({
        recebidas: count((move) => move.from === null),
        concluidas: count((move) => move.to === 'concluida'),
        canceladas: count((move) => move.to === 'cancelada'),
        descartadas: count((move) => move.to === 'descartada'),
        reabertas: count((move) => move.from === 'concluida' && move.to === 'em_analise'),
        relidas: count((move) => isFinal(move.from) && isStock(move.to) && move.to !== 'em_analise'),
      });
      expect(Equacao.Inicial.Valor).toBe(stockAt(counted(), from).length);
      expect(Equacao.Final.Valor).toBe(stockAt(counted(), until).length);
      const sum = Equacao.Termos.reduce(
        (total, { Sinal, Valor }) => total + Sinal * Number(Valor),
        Number(Equacao.Inicial.Valor),
      );
      expect(sum).toBe(Equacao.Final.Valor);
    }
  });

  test('tell stock now and at the end of any past day as the raw log does', async () => {
    const calendars = await folio.server.database.asMigrator((tx) => workingCalendars(tx, ipe.id));
    const days = Array.from({ length: 5 }, () => addDays(first, random.int(-1, 59)));
    for (const day of [null, ...days]) {
      const stock = await panel<StockPanel>(bento, day === null ? 'Estoque' : `Estoque?Em=${day}`);
      const instant = day === null ? new Date(stock.CalculadoEm) : endOf(day);
      const there = stockAt(counted(), instant);
      expect(stock.Total.Valor).toBe(there.length);
      for (const { Codigo, Valor } of stock.PorSituacao.Fatias)
        expect(Valor, String(Codigo)).toBe(there.filter(({ to }) => to === Codigo).length);
      const received = (id: number) => log.moves.find(({ record }) => record === id)?.at ?? instant;
      const ages = there.map(({ record }) => daysBetween(dayOf(received(record)), day ?? today));
      const isOld = (least: number, most: number) => ages.filter((age) => age >= least && age <= most).length;
      expect(stock.PorIdade.Fatias.map(({ Valor }) => Valor)).toEqual([
        isOld(-1, 1),
        isOld(2, 3),
        isOld(4, 7),
        isOld(8, 15),
        isOld(16, 30),
        isOld(31, 999),
      ]);
      const late = there.filter(({ record }) => {
        const operation = operationOf(log, record);
        const hours = operation.workflow === null ? 16 : 4;
        // The rule of `folio_inicios_prazo`: more business time than the term has passed.
        return businessHours(received(record), instant, calendars.of(operation.branch)) > hours;
      });
      expect(stock.ForaDoPrazo.Valor).toBe(late.length);
      const byAnalyst = Map.groupBy(there, ({ record }) => operationOf(log, record).analyst);
      expect(new Map(stock.PorResponsavel.Fatias.map(({ Codigo, Valor }) => [Codigo, Valor]))).toEqual(
        new Map([...byAnalyst].map(([analyst, moves]) => [analyst, moves.length])),
      );
      const days = there.map(({ record }) => (instant.getTime() - received(record).getTime()) / 86_400_000);
      if (there.length > 0)
        expect(stock.IdadeMedia.Valor).toBeCloseTo(days.reduce((a, b) => a + b) / days.length, 0);
    }
  });

  test('tell what happened in a period as the raw log does, day by day', async () => {
    const dated = counted().map((move) => ({ ...move, day: dayOf(move.at) }));
    for (const period of periods()) {
      const { Resumo, Serie, Coorte } = await panel<SummaryPanel>(
        bento,
        `Periodo?De=${period.De}&Ate=${period.Ate}`,
      );
      const during = (from: LocalDate, to: LocalDate) => dated.filter(({ day }) => day >= from && day <= to);
      const records = (moves: readonly Move[]) => new Set(moves.map(({ record }) => record)).size;
      const inside = during(period.De, period.Ate);
      expect(Resumo.Recebidas.Valor).toBe(inside.filter(({ from }) => from === null).length);
      expect(Resumo.Concluidas.Valor).toBe(records(inside.filter(({ to }) => to === 'concluida')));
      expect(Resumo.Canceladas.Valor).toBe(records(inside.filter(({ to }) => to === 'cancelada')));
      expect(Resumo.ComErro.Valor).toBe(records(inside.filter(({ to }) => to === 'erro')));
      expect(Serie.Pontos.at(0)?.De).toBe(period.De);
      expect(Serie.Pontos.at(-1)?.Ate).toBe(period.Ate);
      for (const { De, Ate, Recebidas, Concluidas } of Serie.Pontos) {
        const here = during(De, Ate);
        expect(Recebidas).toBe(here.filter(({ from }) => from === null).length);
        expect(Concluidas).toBe(records(here.filter(({ to }) => to === 'concluida')));
      }
      expect(Coorte.Fatias.reduce((sum, { Valor }) => sum + Number(Valor), 0)).toBe(Resumo.Recebidas.Valor);
    }
  });

  test('open lists of exactly as many records, for who sees all and for who sees their own', async () => {
    const day = addDays(first, 30);
    const addresses = [
      'Estoque',
      `Estoque?Em=${day}`,
      `Periodo?De=${first}&Ate=${today}`,
      `Periodo?De=${addDays(first, 10)}&Ate=${addDays(first, 25)}`,
      `Tempos?De=${first}&Ate=${today}`,
      'Certidoes',
      `Feedback?De=${first}&Ate=${today}`,
      `Uso?De=${first}&Ate=${today}`,
    ];
    for (const [desk, addressed] of [
      [bento, addresses],
      [ana, addresses.filter((address) => !address.startsWith('Uso'))],
    ] as const) {
      for (const address of addressed) {
        const lists = countedLists(await panel(desk, address));
        expect(lists.length, address).toBeGreaterThan(0);
        expect(
          lists.some(({ value }) => value > 0),
          address,
        ).toBe(true);
        const totals = await Promise.all(lists.map(({ list }) => totalOf(desk, list)));
        expect(Object.fromEntries(lists.map(({ path }, index) => [path, totals[index]])), address).toEqual(
          Object.fromEntries(lists.map(({ path, value }) => [path, value])),
        );
      }
    }
    const all = await panel<StockPanel>(bento, 'Estoque');
    const own = await panel<StockPanel>(ana, 'Estoque');
    expect(own.Total.Valor).toBeGreaterThan(0);
    expect(Number(own.Total.Valor)).toBeLessThan(Number(all.Total.Valor));
  });

  test('open the list of every point of a series', async () => {
    for (const De of [addDays(today, -20), addDays(today, -100)]) {
      const { Serie } = await panel<SummaryPanel>(bento, `Periodo?De=${De}&Ate=${today}`);
      for (const point of Serie.Pontos) {
        const totals = await Promise.all(
          (['Recebidas', 'Concluidas', 'Canceladas'] as const).map((name) =>
            totalOf(bento, listWithin(Serie.Listas[name] as FigureList, point)),
          ),
        );
        expect(totals).toEqual([point.Recebidas, point.Concluidas, point.Canceladas]);
      }
    }
  });

  test('tell times of machine and people of what ended in the period', async () => {
    const { Tempos, Falhas, Histograma, Niveis, OcrPorPagina } = await panel<TimesPanel>(
      bento,
      `Tempos?De=${first}&Ate=${today}`,
    );
    const step = (name: string, clock = 'maquina') =>
      Tempos.find(({ Etapa, Relogio }) => Etapa === name && Relogio === clock);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ ocr: number; pages: number; total: number; last: boolean; failed: boolean }>`
        select p."TempoOcr" / 1000.0::float8 as ocr, p."Paginas" as pages, p."Resultado" = 'erro' as failed,
          extract(epoch from p."TerminadoEm" - p."CriadoEm")::float8 as total,
          p."Identificador" = max(p."Identificador") filter (where p."Resultado" = 'lida')
            over (partition by p."IdentificadorRegistroMatricula") as last
        from processamento p join registro_matricula r on r."Identificador" = p."IdentificadorRegistroMatricula"
        where r."ExcluidoEm" is null and p."Resultado" is not null`.execute(tx),
    );
    const read = rows.filter(({ failed }) => !failed);
    expect(step('fila')?.N).toBe(read.length);
    expect(step('extracao')?.N).toBe(read.length);
    expect(step('ocr')?.N).toBe(read.filter(({ ocr }) => ocr > 0).length);
    const totals = read.filter(({ last }) => last).map(({ total }) => total);
    expect(step('total')).toMatchObject({ N: totals.length, Descartadas: 0 });
    expect(step('total')?.Media).toBeCloseTo(totals.reduce((a, b) => a + b) / totals.length, 2);
    const { median, p90, min, max } = statisticsOf(totals);
    expect(step('total')?.Mediana).toBeCloseTo(median ?? 0, 2);
    expect(step('total')?.P90).toBeCloseTo(p90 ?? 0, 2);
    expect(step('total')?.Minimo).toBeCloseTo(min ?? 0, 2);
    expect(step('total')?.Maximo).toBeCloseTo(max ?? 0, 2);
    expect(Falhas.N).toBe(rows.filter(({ failed }) => failed).length);
    expect(Histograma.Fatias.reduce((sum, { Valor }) => sum + Number(Valor), 0)).toBe(totals.length);
    expect(Niveis.Fatias.reduce((sum, { Valor }) => sum + Number(Valor), 0)).toBe(read.length);
    const pages = read.filter(({ ocr }) => ocr > 0).reduce((sum, one) => sum + one.pages, 0);
    const seconds = read.reduce((sum, { ocr }) => sum + ocr, 0);
    expect(OcrPorPagina.Valor).toBeCloseTo(seconds / pages, 2);

    // Cycle and analysis, from the raw log.
    const concluded = [...Map.groupBy(counted(), ({ record }) => record).values()].flatMap((moves) => {
      const end = moves.findLastIndex(({ to }) => to === 'concluida');
      return end < 0 ? [] : [moves.slice(0, end + 1)];
    });
    const cycles = concluded.map((moves) => secondsFrom(moves[0], moves.at(-1)));
    expect(step('ciclo', 'corridas')?.N).toBe(cycles.length);
    expect(step('ciclo', 'corridas')?.Media).toBeCloseTo(cycles.reduce((a, b) => a + b) / cycles.length, 1);
    const analyses = concluded.map(analysed);
    expect(step('analista', 'corridas')?.Media).toBeCloseTo(
      analyses.reduce((a, b) => a + b) / analyses.length,
      1,
    );
    expect(Number(step('analista', 'uteis')?.Media)).toBeLessThan(
      Number(step('analista', 'corridas')?.Media),
    );
  });

  test('keep stays in the state log’s own transaction as a rebuilding from scratch would', async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ id: number; of: string; entry: string; exit: string | null }>`
        select "IdentificadorRegistroMatricula" as id, "Trecho" as of, "Entrada" as entry, "Saida" as exit
        from permanencia order by 1, 2, "Identificador"`.execute(tx),
    );
    const expected = log.records.flatMap(({ id }) => {
      const moves = log.moves.filter(({ record }) => record === id);
      return [
        ...staysIn(moves, (state) => state === 'em_analise').map((stay) => ({ id, of: 'analise', ...stay })),
        ...staysIn(moves, isStock).map((stay) => ({ id, of: 'estoque', ...stay })),
      ];
    });
    const order = (a: (typeof expected)[number], b: (typeof expected)[number]) =>
      a.id - b.id || a.of.localeCompare(b.of);
    expect(rows).toEqual(expected.sort(order));
  });
});

/** The last move of each record that is in stock just before an instant. */
function stockAt(moves: readonly Move[], instant: Date): readonly Move[] {
  const byRecord = Map.groupBy(
    moves.filter(({ at }) => at < instant),
    ({ record }) => record,
  );
  return [...byRecord.values()].flatMap((own) => own.at(-1) ?? []).filter(({ to }) => isStock(to));
}

function staysIn(moves: readonly Move[], isIn: (state: string) => boolean) {
  const stays: { entry: string; exit: string | null }[] = [];
  for (const { from, to, at, event } of moves) {
    const [was, is] = [from !== null && isIn(from), isIn(to)];
    if (is && !was) stays.push({ entry: at.toISOString(), exit: null });
    const open = stays.at(-1);
    if (was && !is && open) open.exit = leaving(event, at, open.entry).toISOString();
  }
  return stays;
}

/** Idle time is no work: what paused for want of it ended a quarter of an hour before. */
const leaving = (event: string, at: Date, entry: string): Date =>
  event === 'interromper' ? new Date(Math.max(Date.parse(entry), at.getTime() - 900_000)) : at;

const analysed = (moves: readonly Move[]): number =>
  staysIn(moves, (state) => state === 'em_analise').reduce(
    (sum, { entry, exit }) => sum + (Date.parse(exit ?? entry) - Date.parse(entry)) / 1000,
    0,
  );

const secondsFrom = (from: Move | undefined, to: Move | undefined) =>
  ((to?.at.getTime() ?? 0) - (from?.at.getTime() ?? 0)) / 1000;

const daysBetween = (from: LocalDate, to: LocalDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const operationOf = (log: EventLog, record: number): LoggedOperation => {
  const operation = log.records.find(({ id }) => id === record)?.operation;
  const found = log.operations.find(({ id }) => id === operation);
  if (!found) throw new Error(`record ${record} has no operation`);
  return found;
};
