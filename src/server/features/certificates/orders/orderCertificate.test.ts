import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import {
  fails,
  item,
  type OrderBench,
  startOrderBench,
} from '../../../../../test/support/servers/orderBench.ts';
import type { CertificateProvider, ProviderAnswer } from '../providers/provider.ts';
import { createSimulado } from '../providers/simulado/simulado.ts';

describe.each(featureEngines)(
  '%s: the queue of certificates that sources are asked for',
  (_engine, start) => {
    let at: OrderBench;

    beforeAll(async () => {
      at = await startOrderBench(start);
    });
    afterAll(() => at.folio.close());
    beforeEach(() => at.clear());

    test('silence is tried again after 1, 4 and 16 minutes and is an error then, never a result', async () => {
      at.scripts.federal = fails('timed-out');
      const id = await at.ordered('CND_FED');
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Tentativas: 1, Resultado: null });
      expect(await at.waitOf(id)).toBeCloseTo(1);
      at.minutes(0.98);
      await at.round();
      expect(at.calls).toHaveLength(1);
      at.minutes(0.02);
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Tentativas: 2 });
      expect(await at.waitOf(id)).toBeCloseTo(4);
      at.minutes(4);
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Tentativas: 3 });
      expect(await at.waitOf(id)).toBeCloseTo(16);
      at.minutes(16);
      await at.round();
      expect(await at.read(id)).toMatchObject({
        Situacao: 'erro',
        Tentativas: 4,
        Resultado: null,
        MotivoFalha: 'fonte_silenciosa',
        TextoErro: 'A fonte não respondeu. Tente novamente mais tarde ou anexe o PDF.',
      });
      expect(new Set(at.calls.map(({ key }) => key)).size).toBe(1);
      at.minutes(100);
      await at.round();
      expect(at.calls).toHaveLength(4);
      const [notice] = await at.notices();
      expect(notice?.Texto).toMatch(
        /^Erro na consulta de certidões da operação \S+: A fonte não respondeu\. Tente/,
      );
    });

    test('who tries an error again begins anew, with the same key', async () => {
      at.scripts.federal = fails('timed-out');
      const id = await at.ordered('CND_FED');
      for (const wait of [0, 1, 4, 16]) {
        at.minutes(wait);
        await at.round();
      }
      const { Versao } = await at.read(id);
      at.scripts = {};
      item(await at.ana.post(`Certidao/Executar/tentar-novamente/${id}`, { Versao }));
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Tentativas: 0, MotivoFalha: null });
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'emitida', TextoErro: null });
      expect(new Set(at.calls.map(({ key }) => key)).size).toBe(1);
    });

    test('waits are a tenth shorter or longer, by chance', async () => {
      at.scripts.federal = fails('server-error');
      const [early, late] = [await at.ordered('CND_FED'), await at.ordered('CNDT')];
      const chances = [0, 1];
      await at.round({ ...at.parts, chance: () => chances.shift() ?? 0 });
      const waits = [await at.waitOf(early), await at.waitOf(late)].toSorted();
      expect(waits[0]).toBeCloseTo(0.9);
      expect(waits[1]).toBeCloseTo(1.1);
    });

    test('one that no second try can help fails at once', async () => {
      at.scripts.federal = fails('access-denied');
      const id = await at.ordered('CND_FED');
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'erro', MotivoFalha: 'configuracao' });
    });

    test('what never left counts no attempt and waits as long as the source is to be left alone', async () => {
      at.scripts.federal = fails('own-limit', new Date(at.now().getTime() + 7 * 60_000));
      const id = await at.ordered('CND_FED');
      await at.round();
      expect(await at.read(id)).toMatchObject({
        Situacao: 'solicitada',
        Tentativas: 0,
        MotivoFalha: 'limite',
      });
      expect(await at.waitOf(id)).toBeCloseTo(7);
      at.minutes(7);
      at.scripts = {};
      await at.round();
      expect((await at.read(id)).Situacao).toBe('emitida');
    });

    test('a source that fails again and again rests; another one works on', async () => {
      at.scripts.federal = fails('unreachable');
      const ids = [];
      for (const code of ['CND_FED', 'CNDT', 'IBAMA_CR', 'IBAMA_ND', 'MPF', 'TRAB_ESC', 'CADIN'])
        ids.push(await at.ordered(code));
      const company = await at.ordered('JC_IT', { Nire: null, Documento: '71938462050' });
      at.scripts.juntas = createSimulado({ now: at.now, rules: [] }).order;
      await at.round();
      expect(at.calls.filter(({ source }) => source === 'federal')).toHaveLength(5);
      expect((await at.read(company)).Situacao).toBe('emitida');
      const attempts = await Promise.all(ids.map(async (id) => (await at.read(id)).Tentativas));
      expect(attempts.toSorted()).toEqual([0, 0, 1, 1, 1, 1, 1]);
    });

    test('an order that takes its time keeps its protocol and is asked for when the source says, not ordered again', async () => {
      at.scripts.federal = async () => ({
        kind: 'pendente',
        protocol: 'P-7',
        askAgainAt: new Date(at.now().getTime() + 3 * 3_600_000),
      });
      const id = await at.ordered('CND_FED');
      await at.round();
      expect(await at.read(id)).toMatchObject({
        Situacao: 'em_processamento',
        Protocolo: 'P-7',
        Tentativas: 0,
      });
      at.minutes(179);
      await at.round();
      expect(at.calls).toHaveLength(1);
      at.minutes(1);
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'emitida', Protocolo: 'P-7' });
      expect(at.calls.map(({ kind }) => kind)).toEqual(['order', 'poll']);
    });

    test('a failure while waiting asks for the same protocol again', async () => {
      at.scripts.federal = async () => ({ kind: 'pendente', protocol: 'P-7', askAgainAt: at.now() });
      at.polled = fails('timed-out');
      const id = await at.ordered('CND_FED');
      await at.round();
      at.minutes(1);
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Protocolo: 'P-7', Tentativas: 1 });
      at.polled = createSimulado({ now: at.now }).order;
      at.minutes(1);
      await at.round();
      expect((await at.read(id)).Situacao).toBe('emitida');
      expect(at.calls.map(({ kind }) => kind)).toEqual(['order', 'poll', 'poll']);
    });

    test('a source that took the order and never answers is silent after its longest wait, whatever it says meanwhile', async () => {
      const { longestWaitMs } = at.parts.providers.all[1] as CertificateProvider;
      const days = longestWaitMs / 86_400_000;
      expect(days).toBe(5);
      let protocols = 0;
      const later = async (): Promise<ProviderAnswer> => {
        protocols += 1;
        const askAgainAt = new Date(at.now().getTime() + 2 * 86_400_000);
        return { kind: 'pendente', protocol: `P-${protocols}`, askAgainAt };
      };
      at.scripts.federal = later;
      at.polled = later;
      const id = await at.ordered('CND_FED');
      const began = at.now().toISOString();
      for (const day of [0, 2, 2]) {
        at.minutes(day * 1440);
        await at.round();
      }
      expect(await at.read(id)).toMatchObject({
        Situacao: 'em_processamento',
        Protocolo: 'P-3',
        AguardaDesde: began,
        Resultado: null,
      });
      // Asked a last time when the wait ends, and not two days after the answer before.
      expect(await at.waitOf(id)).toBeCloseTo(1440);
      at.minutes(1440);
      await at.round();
      expect(await at.read(id)).toMatchObject({
        Situacao: 'erro',
        MotivoFalha: 'fonte_silenciosa',
        Resultado: null,
        Protocolo: 'P-4',
        TextoErro: expect.stringContaining('espera máxima'),
      });
      const [notice] = await at.notices();
      expect(notice?.Texto).toMatch(
        /^Erro na consulta de certidões da operação \S+: A fonte aceitou o pedido/,
      );
    });

    test('who tries again after the longest wait goes on with the protocol, and waits as long once more', async () => {
      const pending: ProviderAnswer = { kind: 'pendente', protocol: 'P-7', askAgainAt: new Date(0) };
      at.scripts.federal = async () => pending;
      at.polled = async () => pending;
      const id = await at.ordered('CND_FED');
      await at.round();
      at.minutes(5 * 1440);
      await at.round();
      const { Versao, Situacao } = await at.read(id);
      expect(Situacao).toBe('erro');
      item(await at.ana.post(`Certidao/Executar/tentar-novamente/${id}`, { Versao }));
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'em_processamento', Protocolo: 'P-7' });
      at.minutes(4 * 1440);
      at.polled = createSimulado({ now: at.now }).order;
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'emitida', AguardaDesde: null });
      expect(at.calls.filter(({ kind }) => kind === 'order')).toHaveLength(1);
    });

    test('a person gives up waiting: an error that says so, the protocol kept, its cost counted', async () => {
      at.scripts.federal = async () => ({ kind: 'pendente', protocol: 'P-7', askAgainAt: new Date(0) });
      const id = await at.ordered('PROT', { Uf: 'MG' });
      const give = async () => {
        const { Versao } = await at.read(id);
        return at.ana.post(`Certidao/Executar/desistir/${id}`, { Versao });
      };
      expect((await give()).body.Erros?.[0].Codigo).toBe('transition-not-allowed');
      await at.round();
      item(await give());
      expect(await at.read(id)).toMatchObject({
        Situacao: 'erro',
        MotivoFalha: 'desistencia',
        Protocolo: 'P-7',
        ProximaTentativa: null,
        Resultado: null,
        TextoErro: expect.stringContaining('encerrada antes da resposta'),
      });
      at.minutes(60);
      await at.round();
      expect(at.calls.map(({ kind }) => kind)).toEqual(['order']);
      const cost = async () => item(await at.ana.get(`Operacao/Retornar/${at.operation}`)).CustoCertidoes;
      expect(await cost()).toBe(12.9);
      const { Versao } = await at.read(id);
      item(await at.ana.post(`Certidao/Executar/cancelar/${id}`, { Versao }));
      expect(await cost()).toBe(12.9);
    });

    test('what a source answers after the person gave up is not noted, and is there when they try again', async () => {
      at.scripts.federal = async () => ({ kind: 'pendente', protocol: 'P-7', askAgainAt: new Date(0) });
      const id = await at.ordered('CND_FED');
      await at.round();
      const answer = Promise.withResolvers<void>();
      const simulado = createSimulado({ now: at.now });
      at.polled = async (order, signal) => {
        await answer.promise;
        return simulado.order(order, signal);
      };
      at.minutes(1);
      const working = at.round();
      await expect.poll(() => at.calls.length).toBe(2);
      const gone = await at.read(id);
      item(await at.ana.post(`Certidao/Executar/desistir/${id}`, { Versao: gone.Versao }));
      answer.resolve();
      await working;
      const { Situacao, Versao, Sha256 } = await at.read(id);
      expect([Situacao, Sha256]).toEqual(['erro', null]);
      item(await at.ana.post(`Certidao/Executar/tentar-novamente/${id}`, { Versao }));
      await at.round();
      expect((await at.read(id)).Situacao).toBe('emitida');
      expect(at.calls.map(({ kind }) => kind)).toEqual(['order', 'poll', 'poll']);
    });

    test('while the source is being asked there is nothing to give up', async () => {
      const held = Promise.withResolvers<ProviderAnswer>();
      at.scripts.federal = () => held.promise;
      const id = await at.ordered('CND_FED');
      const working = at.round();
      await expect.poll(() => at.calls.length).toBe(1);
      const { Versao } = await at.read(id);
      const refused = await at.ana.post(`Certidao/Executar/desistir/${id}`, { Versao });
      expect([refused.status, refused.body.Erros?.[0].Codigo]).toEqual([422, 'certificate-being-asked']);
      held.resolve({ kind: 'recusada', text: 'não' });
      await working;
      expect((await at.read(id)).Situacao).toBe('erro');
    });

    test('many workers at once order each certificate once', async () => {
      for (const code of ['CND_FED', 'CNDT', 'IBAMA_CR', 'MPF', 'TRAB_ESC']) await at.ordered(code);
      await Promise.all([1, 2, 3, 4].map(() => at.round()));
      await at.round();
      expect(at.calls).toHaveLength(5);
      expect(new Set(at.calls.map(({ key }) => key)).size).toBe(5);
    });

    test('a process that ends between call and storing loses nothing, and asks again with the same key', async () => {
      const id = await at.ordered('CND_FED');
      const dies = {
        ...at.parts.files,
        put: () => new Promise<never>(() => undefined),
      };
      void at.round({ ...at.parts, files: dies });
      await expect.poll(() => at.calls.length).toBe(1);
      at.minutes(29);
      await at.round();
      expect((await at.read(id)).Situacao).toBe('em_processamento');
      at.minutes(2);
      await at.round();
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', Tentativas: 1 });
      at.minutes(1);
      await at.round();
      expect((await at.read(id)).Situacao).toBe('emitida');
      expect(at.calls).toHaveLength(2);
      expect(new Set(at.calls.map(({ key }) => key)).size).toBe(1);
    });

    test('an answer that the database hangs up on is noted all the same, and not paid for again', async () => {
      const { database } = at.folio.server;
      const id = await at.ordered('CND_FED');
      let hangsUp = true;
      const transaction: typeof database.transaction = async (actor, work) => {
        if (at.calls.length === 0 || !hangsUp) return database.transaction(actor, work);
        hangsUp = false;
        throw new Error('Connection terminated unexpectedly');
      };
      await at.round({ ...at.parts, database: { ...database, transaction } });
      expect(await at.read(id)).toMatchObject({ Situacao: 'emitida', Tentativas: 0 });
      expect(at.calls).toHaveLength(1);
    });

    test('an answer that comes after another process took over is not noted', async () => {
      const held = Promise.withResolvers<ProviderAnswer>();
      at.scripts.federal = () => held.promise;
      const id = await at.ordered('CND_FED');
      const working = at.round();
      await expect.poll(() => at.calls.length).toBe(1);
      at.minutes(31);
      await at.round();
      held.resolve({ kind: 'recusada', text: 'tarde' });
      await working;
      expect(await at.read(id)).toMatchObject({ Situacao: 'solicitada', MotivoFalha: 'fonte_silenciosa' });
    });

    test('at the end at.calls under way go back, and no attempt is counted', async () => {
      at.scripts.federal = (_order, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      const id = await at.ordered('CND_FED');
      const worker = at.folio.worker(at.parts);
      const working = worker.workOff();
      await expect.poll(() => at.calls.length).toBe(1);
      await worker.stop();
      await working;
      expect(await at.read(id)).toMatchObject({
        Situacao: 'solicitada',
        Tentativas: 0,
        ProximaTentativa: null,
        MotivoFalha: null,
      });
    });

    test('one that was erased is asked for no more', async () => {
      const id = await at.ordered('CND_FED');
      await at.sqlRows(sql`delete from certidao where "Identificador" = ${id}`);
      await at.round();
      expect(at.calls).toEqual([]);
      expect((await at.sqlRows(sql`select 1 from pgboss.job where state < 'completed'`)).rows).toEqual([]);
    });

    test('one whose source is configured no more fails, and another source may be asked', async () => {
      const id = await at.ordered('CND_FED');
      const other = { ...at.parts.providers, all: at.parts.providers.all.slice(0, 1) };
      await at.round({ ...at.parts, providers: other });
      expect(await at.read(id)).toMatchObject({ Situacao: 'erro', MotivoFalha: 'sem_fonte' });
      expect(at.calls).toEqual([]);
    });
  },
);
