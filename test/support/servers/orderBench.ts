import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Workplace } from '../../../src/server/engine/feature.ts';
import { ProviderFailure } from '../../../src/server/features/certificates/providers/faults.ts';
import { guard } from '../../../src/server/features/certificates/providers/guard.ts';
import type {
  CertificateOrder,
  CertificateProvider,
  ProviderAnswer,
} from '../../../src/server/features/certificates/providers/provider.ts';
import { createSimulado } from '../../../src/server/features/certificates/providers/simulado/simulado.ts';
import type { StartDatabase } from '../databases/engines.ts';
import { type ClockShift, moveJobs } from '../databases/moveJobs.ts';
import { askProviders } from './askProviders.ts';
import { type Answer, type Desk, startServer, type TestCompany } from './startServer.ts';

type Script = (order: CertificateOrder, signal: AbortSignal) => Promise<ProviderAnswer>;

export const never = new AbortController().signal;

/** A source that fails whenever it is asked. */
export const fails =
  (fault: ConstructorParameters<typeof ProviderFailure>[0], notBefore: Date | null = null): Script =>
  async () => {
    throw new ProviderFailure(fault, { notBefore });
  };

export const item = ({ status, body }: Answer) => {
  expect([status, body.Erros ?? []]).toEqual([200, []]);
  return body.ItemRegistro;
};

interface OrderState {
  /** Where certificates are ordered unless a test says otherwise. */
  operation: number;
  parts: Workplace;
  /** What reached the sources. */
  calls: { source: string; kind: string; key: string }[];
  scripts: Record<string, Script>;
  polled: Script;
}

/**
 * Two companies whose certificates two invented sources are asked for: `juntas` (company registries) and `federal` (all
 * else but COND), two calls at once each. They answer as the simulated one unless `scripts` says otherwise.
 */
export async function startOrderBench(start: StartDatabase) {
  const folio = await startServer({ start, onError: () => undefined });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  const anaId = await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await jatoba.person('eva@jatoba.exemplo', 'analista', { TodosProprietarios: true });
  const ana = await folio.signIn('ana@ipe.exemplo');
  const eva = await folio.signIn('eva@jatoba.exemplo');
  const sqlRows = <T = unknown>(statement: ReturnType<typeof sql<T>>) =>
    folio.server.database.asMigrator((tx) => statement.execute(tx));
  const { rows } = await sqlRows<{ code: string; id: number }>(
    sql`select "Codigo" as code, "Identificador" as id from tipo_certidao`,
  );
  const types = new Map(rows.map(({ code, id }) => [code, Number(id)]));
  const clients = new Map<string, number>();
  let time = Date.now();
  const now = () => new Date(time);
  const shifts: ClockShift[] = [];
  const simulado = createSimulado({ now });
  const state: OrderState = {
    operation: 0,
    parts: {} as Workplace,
    calls: [],
    scripts: {},
    polled: simulado.order,
  };
  const source = (name: string, serves: (code: string) => boolean): CertificateProvider =>
    guard(
      {
        ...simulado,
        name,
        limits: { perMinute: 1000, atOnce: 2 },
        serves,
        order: (order, signal) => {
          state.calls.push({ source: name, kind: 'order', key: order.key });
          return (state.scripts[name] ?? simulado.order)(order, signal);
        },
        poll: (_protocol, order, signal) => {
          state.calls.push({ source: name, kind: 'poll', key: order.key });
          return state.polled(order, signal);
        },
      },
      now,
    );
  const operationOf = async (company: TestCompany, Documento: string): Promise<number> => {
    const key = `${company.id} ${Documento}`;
    const IdentificadorCliente =
      clients.get(key) ?? (await company.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento }));
    clients.set(key, IdentificadorCliente);
    return company.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
  };
  const requested = (code: string, more: object = {}, desk: Desk = ana) =>
    desk.post('Certidao/Incluir', {
      IdentificadorOperacao: state.operation,
      IdentificadorTipoCertidao: types.get(code),
      Origem: 'provedor',
      ...more,
    });
  const read = async (id: number, desk: Desk = ana) => item(await desk.get(`Certidao/Retornar/${id}`));
  return Object.assign(state, {
    folio,
    ipe,
    jatoba,
    ana,
    eva,
    anaId,
    types,
    now,
    sqlRows,
    operationOf,
    requested,
    read,
    minutes(count: number) {
      time += count * 60_000;
      shifts.push({ at: new Date(), seconds: count * 60 });
    },
    ordered: async (code: string, more: object = {}): Promise<number> =>
      item(await requested(code, more)).Identificador,
    /** Everything that is due, to its end. */
    async round(given: Workplace = state.parts) {
      await moveJobs(folio.server.database, shifts.splice(0));
      await folio.worker(given).workOff();
    },
    notices: async (): Promise<{ Texto: string; Entidade: string }[]> =>
      item(await ana.get('Notificacao/Listar?NumeroRegistros=50')).Itens,
    /** Minutes until the next attempt. */
    waitOf: async (id: number) => (new Date((await read(id)).ProximaTentativa).getTime() - time) / 60_000,
    /** Nothing waits, nobody was told, sources answer and have rested. */
    async clear() {
      time = Date.now();
      shifts.length = 0;
      await sqlRows(sql`delete from pgboss.job`);
      await sqlRows(sql`delete from aviso`);
      await sqlRows(sql`update certidao set "ExcluidoEm" = now() where "ExcluidoEm" is null`);
      const all = [
        source('juntas', (code) => code.startsWith('JC_')),
        source('federal', (code) => !code.startsWith('JC_') && code !== 'COND'),
      ];
      const providers = {
        all,
        serving: (code: string) => all.filter(({ serves }) => serves(code)),
        named: (name: string) => all.find((one) => one.name === name),
        warnings: [],
        close: async () => undefined,
      };
      askProviders(folio.server.models, providers);
      const operation = await operationOf(ipe, '71938462050');
      const parts = { ...folio.server, providers, now, chance: () => 0.5 };
      Object.assign(state, { operation, parts, calls: [], scripts: {}, polled: simulado.order });
    },
  });
}

export type OrderBench = Awaited<ReturnType<typeof startOrderBench>>;
