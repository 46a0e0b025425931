import { expect, test } from 'vitest';
import { wordsOfPages } from '../../../../../../test/support/papers/wordsOfPdf.ts';
import type { CertificateResult } from '../../../../../domain/certificates/model/index.ts';
import { readCertificate } from '../../../../../domain/certificates/reading/index.ts';
import type { Ocr } from '../../../matricula/reader/ocr.ts';
import { readPdf } from '../../../matricula/reader/readPdf.ts';
import { ProviderFailure } from '../faults.ts';
import type { CertificateOrder, Issued } from '../provider.ts';
import { createSimulado } from './simulado.ts';

const blindOcr: Ocr = { engine: 'tesseract', workers: 1, recognize: async () => [], close() {} };
const signal = new AbortController().signal;
let time = Date.parse('2026-11-23T13:00:00Z');
const simulado = createSimulado({ now: () => new Date(time), silenceMs: 50, delayMs: 20_000 });

const orderOf = (typeCode: string, doc: string): CertificateOrder => ({
  key: `chave-${typeCode}-${doc}`,
  typeCode,
  typeName: 'Tributos federais e dívida ativa da União',
  parameters: { doc, nome: 'Ana Lúcia Ferraz Couto' },
  exactSearch: true,
});

async function issuedOf(typeCode: string, doc: string): Promise<Issued> {
  const answer = await simulado.order(orderOf(typeCode, doc), signal);
  if (answer.kind !== 'emitida') throw new Error(answer.kind);
  return answer;
}

test.each<[string, string, CertificateResult]>([
  ['CND_FED', '71938462050', 'NEGATIVA'],
  ['CND_FED', '17138462050', 'POSITIVA'],
  ['CND_FED', '20638462050', 'POSITIVA_EFEITO_NEGATIVA'],
  ['CRF', '71938462050', 'REGULAR'],
  ['CRF', '17138462050', 'IRREGULAR'],
  ['JUS_CIV', '71938462050', 'NADA_CONSTA'],
  ['PROT', '17138462050', 'CONSTA'],
  ['MAT_IT', '71938462050', 'INFORMATIVA'],
])('%s of %s is %s', async (typeCode, doc, result) => {
  expect(await issuedOf(typeCode, doc)).toMatchObject({
    result,
    issuedOn: '2026-11-23',
    issuedAtTime: '10:00',
  });
});

test('refuses, stays silent, or takes its time, as the document says', async () => {
  expect(await simulado.order(orderOf('CND_FED', '40338462050'), signal)).toMatchObject({ kind: 'recusada' });
  const silence = simulado.order(orderOf('CND_FED', '40838462050'), signal);
  await expect(silence).rejects.toBeInstanceOf(ProviderFailure);
  await expect(silence).rejects.toMatchObject({ fault: 'timed-out' });
  const order = orderOf('JC_SIMP', '71938462050');
  const pending = await simulado.order(order, signal);
  if (pending.kind !== 'pendente') throw new Error(pending.kind);
  expect(await simulado.poll(pending.protocol, order, signal)).toEqual(pending);
  time += 20_000;
  expect(await simulado.poll(pending.protocol, order, signal)).toMatchObject({ kind: 'emitida' });
});

test('one client is enough to meet every case: some types are found, silent, slow or pending for good', async () => {
  const clean = '71938462050';
  expect((await issuedOf('PROT', clean)).result).toBe('CONSTA');
  expect((await issuedOf('CNDT', clean)).result).toBe('NEGATIVA');
  await expect(simulado.order(orderOf('INDISP', clean), signal)).rejects.toMatchObject({
    fault: 'timed-out',
  });
  const order = orderOf('LIVRO3', clean);
  const taken = await simulado.order(order, signal);
  if (taken.kind !== 'pendente') throw new Error(taken.kind);
  time += 4 * 86_400_000;
  const later = await simulado.poll(taken.protocol, order, signal);
  time -= 4 * 86_400_000;
  expect(later).toMatchObject({ kind: 'pendente', protocol: taken.protocol });
});

test('silence ends with an abort', async () => {
  const controller = new AbortController();
  const waiting = createSimulado({ now: () => new Date(time) }).order(
    orderOf('CND_FED', '40838462050'),
    controller.signal,
  );
  controller.abort(new Error('closing'));
  await expect(waiting).rejects.toThrow('closing');
});

test('what happens is configured by words in the document or the type', async () => {
  const other = createSimulado({
    now: () => new Date(time),
    rules: [
      { word: 'CNDT', act: 'recusa' },
      { word: '719', act: 'positiva' },
    ],
  });
  expect(await other.order(orderOf('CNDT', '71938462050'), signal)).toMatchObject({ kind: 'recusada' });
  expect(await other.order(orderOf('CND_FED', '71938462050'), signal)).toMatchObject({ result: 'POSITIVA' });
});

test('its paper is a PDF whose words say what the answer says, and that it is worth nothing', async () => {
  const issued = await issuedOf('CND_FED', '71938462050');
  if (issued.paper.kind !== 'pdf') throw new Error('no bytes');
  expect(Buffer.from(issued.paper.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  const words = (await wordsOfPages(issued.paper.bytes)).join(' ');
  for (const part of [
    'DEMONSTRAÇÃO – SEM VALOR',
    'CERTIDÃO NEGATIVA DE DÉBITOS',
    '719.384.620-50',
    'Ana Lúcia Ferraz Couto',
    issued.number ?? 'no number',
    issued.verificationCode ?? 'no code',
    '23/11/2026',
    'Válida até 22/05/2027',
  ])
    expect(words).toContain(part);
});

test.each([
  ['CND_FED', 'Certidão conjunta RFB/PGFN: tributos federais e dívida ativa da União'],
  ['CNDT', 'Certidão Negativa de Débitos Trabalhistas'],
  ['CRF', 'Certificado de Regularidade do FGTS'],
  ['CCIR', 'Certificado de Cadastro de Imóvel Rural'],
  ['JUS_CIV', 'Distribuição cível, família, sucessões, execuções'],
  ['MAT_ONUS', 'Certidão de ônus reais e ações reipersecutórias'],
])(
  'the reading of certificates finds in the paper of %s what the answer says',
  async (typeCode, typeName) => {
    for (const doc of ['71938462050', '17138462093', '20638462002']) {
      const issued = await simulado.order({ ...orderOf(typeCode, doc), typeName }, signal);
      if (issued.kind !== 'emitida' || issued.paper.kind !== 'pdf') throw new Error(issued.kind);
      const { pages } = await readPdf(issued.paper.bytes, { name: 'certidao.pdf', ocr: blindOcr });
      const reading = readCertificate(
        pages.map(({ text }) => text),
        { today: '2026-11-23' },
      );
      expect({
        type: reading.type?.value,
        result: reading.result?.value,
        number: reading.number?.value,
        code: reading.verificationCode?.value,
        issuedOn: reading.issuedOn?.value,
        time: reading.issuedAt?.value,
        validUntil: reading.validUntil?.value,
        contradictions: reading.contradictions,
      }).toEqual({
        type: typeCode,
        result: issued.result,
        number: issued.number,
        code: issued.verificationCode,
        issuedOn: issued.issuedOn,
        time: issued.issuedAtTime,
        validUntil: issued.validUntil,
        contradictions: [],
      });
    }
  },
);

test('knows its own codes, and denies others', async () => {
  const order = orderOf('CND_FED', '71938462050');
  const { number, verificationCode } = await issuedOf('CND_FED', '71938462050');
  expect(await simulado.verify({ order, number, verificationCode }, signal)).toEqual({ state: 'confirmada' });
  expect(await simulado.verify({ order, number, verificationCode: 'X' }, signal)).toEqual({
    state: 'negada',
  });
});
