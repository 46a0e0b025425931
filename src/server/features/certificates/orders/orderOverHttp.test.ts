import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embedded } from '../../../../../test/support/databases/engines.ts';
import { type ClockShift, moveJobs } from '../../../../../test/support/databases/moveJobs.ts';
import { askProviders } from '../../../../../test/support/servers/askProviders.ts';
import {
  configured,
  json,
  resolveHere,
  sourceHost,
  startSource,
  type TestSource,
  writtenProvider,
} from '../../../../../test/support/servers/certificateSource.ts';
import { type Desk, startServer, type TestServer } from '../../../../../test/support/servers/startServer.ts';
import { makeTlsCertificate } from '../../../../../test/support/servers/tlsCertificate.ts';
import { guard } from '../providers/guard.ts';
import { createHttpProvider } from '../providers/http/httpProvider.ts';
import type { CertificateProvider } from '../providers/provider.ts';
import { createSimulado } from '../providers/simulado/simulado.ts';

let folio: TestServer;
let ana: Desk;
let source: TestSource;
let provider: CertificateProvider;
let operation: number;
let type: number;
let shift = 0;
const shifts: ClockShift[] = [];
const now = () => new Date(Date.now() + shift);
const never = new AbortController().signal;

beforeAll(async () => {
  folio = await startServer({ start: embedded[1] });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  const IdentificadorCliente = await ipe.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  operation = await ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ id: number }>`
      select "Identificador" as id from tipo_certidao where "Codigo" = 'CND_FED'`.execute(tx),
  );
  type = Number(rows[0]?.id);
  const tls = makeTlsCertificate([sourceHost], {
    from: new Date('2020-01-01T00:00:00Z'),
    to: new Date('2049-01-01T00:00:00Z'),
  });
  source = await startSource(tls);
  const written = writtenProvider(source.port, { sizes: { jsonBytes: 20_000, pdfBytes: 500_000 } });
  provider = guard(
    createHttpProvider(configured(written), { resolve: resolveHere, now, authority: tls.cert }),
    now,
  );
});

afterAll(async () => {
  await provider.close();
  await source.close();
  await folio.close();
});

const sources = () => ({
  all: [provider],
  serving: () => [provider],
  named: (name: string) => (name === provider.name ? provider : undefined),
  warnings: [],
  close: async () => undefined,
});
const round = async () => {
  await moveJobs(folio.server.database, shifts.splice(0));
  await folio.worker({ providers: sources(), now }).workOff();
};
const later = (seconds: number) => {
  shift += seconds * 1000;
  shifts.push({ at: new Date(), seconds });
};
const ordered = async (): Promise<number> => {
  const values = { IdentificadorOperacao: operation, IdentificadorTipoCertidao: type, Origem: 'provedor' };
  const { body } = await ana.post('Certidao/Incluir', { ...values, SolicitarMesmoAssim: true });
  expect(body.Erros).toBeUndefined();
  return body.ItemRegistro.Identificador;
};
const read = async (id: number) => (await ana.get(`Certidao/Retornar/${id}`)).body.ItemRegistro;

test('over HTTP a certificate that a broken source gave late is had by one key, protocol and reference', async () => {
  const simulado = createSimulado({ now });
  askProviders(folio.server.models, sources());
  source.answer = json({}, 503);
  const id = await ordered();
  expect(await read(id)).toMatchObject({ Provedor: 'fonte', Custo: 12.5 });
  await round();
  expect(await read(id)).toMatchObject({ Situacao: 'solicitada', MotivoFalha: 'fonte_silenciosa' });
  later(120);
  source.answer = json({ status: 'processando', id: 'P-9' });
  await round();
  expect(await read(id)).toMatchObject({ Situacao: 'em_processamento', Protocolo: 'P-9', Tentativas: 1 });
  later(31);
  source.answer = async (response, { path, headers }) => {
    const order = { key: 'k', typeCode: 'CND_FED', typeName: 'Certidão', exactSearch: true };
    const parameters = { doc: '71938462050', nome: 'Ana Couto' };
    const issued = await simulado.order({ ...order, parameters }, never);
    if (issued.kind !== 'emitida' || issued.paper.kind !== 'pdf') throw new Error(headers.host);
    if (path.includes('/arquivos/f-7')) {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(issued.paper.bytes);
      return;
    }
    const [year, month, day] = (issued.issuedOn ?? '').split('-');
    json({
      status: 'pronta',
      id: 'P-9',
      resultado: 'negativa',
      numero: '2026.123',
      codigo: 'ABCD.1234',
      emissao: `${day}/${month}/${year} 09:15:40`,
      arquivo: 'f-7',
    })(response, { path, headers, method: '', body: '' });
  };
  await round();
  expect(await read(id)).toMatchObject({
    Situacao: 'emitida',
    Resultado: 'NEGATIVA',
    Numero: '2026.123',
    CodigoVerificacao: 'ABCD.1234',
    HoraEmissao: '09:15',
    ValidadeDias: 180,
  });
  const orders = source.taken.filter(({ method }) => method === 'POST');
  expect(orders).toHaveLength(2);
  expect(new Set(orders.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('the worker obtains what is asked for; what a killed process had in hand is not left for half an hour', async () => {
  const { providers, models, database } = folio.server;
  askProviders(models, providers);
  const id = await ordered();
  await database.asMigrator((tx) =>
    sql`update certidao set "Situacao" = 'em_processamento' where "Identificador" = ${id}`.execute(tx),
  );
  await database.asMigrator((tx) =>
    sql`update pgboss.job set state = 'active', started_on = now() where state = 'created'`.execute(tx),
  );
  const worker = folio.worker();
  await worker.start();
  await expect
    .poll(async () => (await read(id)).Situacao, { timeout: 15_000, interval: 200 })
    .toBe('solicitada');
  expect((await read(id)).Tentativas).toBe(1);
  folio.forward(2);
  await folio.workOff();
  await expect
    .poll(async () => (await read(id)).Situacao, { timeout: 15_000, interval: 200 })
    .toBe('emitida');
  await worker.stop();
});
