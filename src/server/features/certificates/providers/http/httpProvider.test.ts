import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answerer,
  configured,
  json,
  resolveHere,
  secretToken,
  sourceHost,
  startSource,
  type TestSource,
  writtenProvider,
} from '../../../../../../test/support/servers/certificateSource.ts';
import {
  makeTlsCertificate,
  type TlsCertificate,
} from '../../../../../../test/support/servers/tlsCertificate.ts';
import { ProviderFailure } from '../faults.ts';
import type { CertificateOrder, CertificateProvider } from '../provider.ts';
import { createHttpProvider } from './httpProvider.ts';

const now = () => new Date('2026-11-23T13:00:00Z');
const signal = new AbortController().signal;
const order: CertificateOrder = {
  key: 'chave-1',
  typeCode: 'CND_FED',
  typeName: 'Tributos federais',
  parameters: { doc: '71938462050' },
  exactSearch: true,
};
const issued = {
  status: 'Pronta',
  id: 'P-9',
  resultado: 'Negativa',
  numero: '2026.123',
  codigo: 'ABCD.1234',
  emissao: '23/11/2026 09:15:40',
  validade: '22/05/2027',
  arquivo: 'f-7',
};
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n');

let tls: TlsCertificate;
let source: TestSource;
const opened: CertificateProvider[] = [];

beforeAll(async () => {
  tls = makeTlsCertificate([sourceHost, 'arquivos.exemplo'], {
    from: new Date('2020-01-01T00:00:00Z'),
    to: new Date('2049-01-01T00:00:00Z'),
  });
  source = await startSource(tls);
});

beforeEach(() => {
  source.forget();
});

afterAll(async () => {
  await Promise.all(opened.map((provider) => provider.close()));
  await source.close();
});

const provider = (changes: Readonly<Record<string, unknown>> = {}) => {
  const made = createHttpProvider(configured(writtenProvider(source.port, changes)), {
    resolve: resolveHere,
    now,
    authority: tls.cert,
  });
  opened.push(made);
  return made;
};

const faultOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    (value) => new Error(`answered ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProviderFailure) return error.fault;
  throw error;
};

describe('requests', () => {
  test('are written from the templates, each value as its place asks', async () => {
    source.answer = json({ status: 'processando', id: 'P 9/1' });
    const pending = await provider().order(order, signal);
    expect(pending).toEqual({
      kind: 'pendente',
      protocol: 'P 9/1',
      askAgainAt: new Date('2026-11-23T13:00:30Z'),
    });
    const [taken] = source.taken;
    expect(taken).toMatchObject({ method: 'POST', path: '/v1/pedidos' });
    expect(taken?.headers).toMatchObject({
      authorization: `Bearer ${secretToken}`,
      'idempotency-key': 'chave-1',
      'content-type': 'application/json',
    });
    expect(JSON.parse(taken?.body ?? '')).toEqual({
      tipo: 'rfb',
      documento: '71938462050',
      exata: true,
      texto: 'CPF 71938462050',
    });
    await provider().poll('P 9/1', order, signal);
    expect(source.taken[1]?.path).toBe('/v1/pedidos/P%209%2F1');
  });

  test('a protocol that climbs out of its path leaves nothing', async () => {
    expect(await faultOf(provider().poll('..', order, signal))).toBe('incomplete-order');
    expect(source.taken).toEqual([]);
  });

  test('what a request needs and an order lacks is told before anything leaves', async () => {
    expect(await faultOf(provider().order({ ...order, parameters: {} }, signal))).toBe('incomplete-order');
    expect(await faultOf(provider().order({ ...order, typeCode: 'CRF' }, signal))).toBe('incomplete-order');
    expect(source.taken).toEqual([]);
  });

  test('a form is sent as a form', async () => {
    source.answer = json({ status: 'processando', id: '1' });
    const requests = {
      ...writtenProvider(0).requests,
      order: { method: 'POST', form: { documento: '{{doc}}', mae: '{{mae}}', t: '{{secret.token}}&x=1' } },
    };
    await provider({ requests }).order(order, signal);
    expect(source.taken[0]?.body).toBe(`documento=71938462050&t=${secretToken}%26x%3D1`);
  });

  test('types and prices are those of the file', () => {
    const { serves, price, verifies } = provider();
    expect([serves('CND_FED'), serves('CRF'), serves('constructor')]).toEqual([true, false, false]);
    expect([price('CND_FED'), price('JUS_CIV'), verifies('CND_FED')]).toEqual(['12.50', null, true]);
  });
});

describe('answers', () => {
  test('an issued certificate has its result, days and a reference to its paper', async () => {
    source.answer = json(issued);
    expect(await provider().order(order, signal)).toEqual({
      kind: 'emitida',
      result: 'NEGATIVA',
      number: '2026.123',
      verificationCode: 'ABCD.1234',
      issuedOn: '2026-11-23',
      issuedAtTime: '09:15',
      validUntil: '2027-05-22',
      paper: { kind: 'reference', reference: 'f-7' },
    });
  });

  test('a refusal is an answer with its words, also when it comes as 422', async () => {
    source.answer = json(
      { status: 'negada', mensagem: ' CPF \u202einválido\n<script>alert(1)</script> ' },
      422,
    );
    expect(await provider().order(order, signal)).toEqual({
      kind: 'recusada',
      text: 'CPF inválido <script>alert(1)</script>',
    });
    source.answer = json({ status: 'negada', mensagem: 'x'.repeat(900) });
    const long = await provider().order(order, signal);
    expect(long.kind === 'recusada' && long.text.length).toBe(500);
  });

  test('the paper comes within the data, too, if it is one', async () => {
    const answers = { ...writtenProvider(0).answers, file: { as: 'base64', pointer: '/arquivo' } };
    source.answer = json({ ...issued, arquivo: pdf.toString('base64') });
    const answer = await provider({ answers }).order(order, signal);
    expect(
      answer.kind === 'emitida' && answer.paper.kind === 'pdf' && Buffer.from(answer.paper.bytes),
    ).toEqual(pdf);
    source.answer = json({ ...issued, arquivo: Buffer.from('<html>').toString('base64') });
    expect(await faultOf(provider({ answers }).order(order, signal))).toBe('not-a-pdf');
    const large = Buffer.concat([pdf, Buffer.alloc(24_000)]);
    source.answer = json({ ...issued, arquivo: large.toString('base64') });
    expect(await faultOf(provider({ answers }).order(order, signal))).toBe('too-large');
  });

  test('only what the source wrote is read, not what every object has', async () => {
    const answers = { ...writtenProvider(0).answers, number: '/toString' };
    source.answer = json(issued);
    expect(await provider({ answers }).order(order, signal)).toMatchObject({ number: null });
  });

  test.each([
    ['an unknown status', { status: 'ok' }],
    ['an unknown status beside a good result', { ...issued, status: 'ok' }],
    ['no status', { resultado: 'Negativa' }],
    ['an unknown result', { ...issued, resultado: 'nada' }],
    ['no result', { ...issued, resultado: undefined }],
    ['a day that does not exist', { ...issued, emissao: '31/02/2026 09:15:40' }],
    ['a day of another format', { ...issued, validade: '2027-05-22' }],
    ['a day to come', { ...issued, emissao: '25/11/2026 09:15:40' }],
    ['an end before its beginning', { ...issued, validade: '22/11/2026' }],
    ['a script in the number', { ...issued, numero: '<script>alert(1)</script>' }],
    ['a number that is none', { ...issued, numero: { $ne: 1 } }],
    ['a code longer than any', { ...issued, codigo: 'A'.repeat(81) }],
    ['pending without protocol', { status: 'processando' }],
    ['issued without paper', { ...issued, arquivo: null }],
    ['a list', []],
  ])('%s is no answer', async (_what, data) => {
    source.answer = json(data);
    expect(await faultOf(provider().order(order, signal))).toBe('wrong-shape');
  });

  test('authenticity is confirmed, denied or not known, and other words deny nothing', async () => {
    const certificate = { order, number: '1', verificationCode: 'A&B' };
    source.answer = json({ situacao: 'AUTENTICA' });
    expect(await provider().verify(certificate, signal)).toEqual({ state: 'confirmada' });
    expect(source.taken[0]?.path).toBe('/v1/conferencia?codigo=A%26B');
    source.answer = json({ situacao: 'nao encontrada' });
    expect(await provider().verify(certificate, signal)).toEqual({ state: 'negada' });
    source.answer = json({ situacao: 'indisponível' });
    expect(await faultOf(provider().verify(certificate, signal))).toBe('wrong-shape');
  });
});

describe('papers', () => {
  const answerPdf: Answerer = (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
  const byUrl = () => ({
    fileHosts: [`arquivos.exemplo:${source.port}`],
    answers: { ...writtenProvider(0).answers, file: { as: 'url', pointer: '/arquivo' } },
  });

  test('are fetched by reference', async () => {
    source.answer = answerPdf;
    expect(Buffer.from(await provider().fetch('f/7', order, signal))).toEqual(pdf);
    expect(source.taken[0]?.path).toBe('/v1/arquivos/f%2F7');
  });

  test('come from a host of the configuration, which is told no secret of another', async () => {
    source.answer = answerPdf;
    const url = `https://arquivos.exemplo:${source.port}/a.pdf?assinatura=1`;
    expect(Buffer.from(await provider(byUrl()).fetch(url, order, signal))).toEqual(pdf);
    expect(source.taken[0]).toMatchObject({ path: '/a.pdf?assinatura=1' });
    expect(JSON.stringify(source.taken[0])).not.toContain(secretToken);
    await provider(byUrl()).fetch(`https://${sourceHost}:${source.port}/v1/b.pdf`, order, signal);
    expect(source.taken[1]?.headers.authorization).toBe(`Bearer ${secretToken}`);
  });

  test.each([
    'https://outra.exemplo/a.pdf',
    'file:///etc/passwd',
    'http://arquivos.exemplo/a.pdf',
    'https://arquivos.exemplo@outra.exemplo/a.pdf',
    'https://127.0.0.1/a.pdf',
    'https://2130706433/a.pdf',
    'https://0177.0.0.1/a.pdf',
    'https://[::1]/a.pdf',
    'https://169.254.169.254/latest/meta-data',
    'data:application/pdf;base64,JVBERi0=',
  ])('%s is not called', async (url) => {
    expect(await faultOf(provider(byUrl()).fetch(url, order, signal))).toBe('forbidden-address');
    expect(source.taken).toEqual([]);
  });

  test('are not fetched without TLS or in another name, even from a configured host', async () => {
    const place = `${sourceHost}:${source.port}/a.pdf`;
    for (const url of [`http://${place}`, `https://usuario:senha@${place}`])
      expect(await faultOf(provider(byUrl()).fetch(url, order, signal)), url).toBe('forbidden-address');
    expect(source.taken).toEqual([]);
  });

  test('an address in digits is checked like a name, however it came to be configured', async () => {
    const configuration = { ...configured(writtenProvider(source.port)), allowPrivate: false };
    const baseUrl = new URL(`https://127.0.0.1:${source.port}/`);
    const made = createHttpProvider({ ...configuration, baseUrl }, { resolve: resolveHere, now });
    expect(await faultOf(made.order(order, signal))).toBe('forbidden-address');
    await made.close();
  });
});
