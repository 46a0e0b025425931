import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import type {
  CertificateExtractor,
  CertificateReading,
  Proposed,
} from '../../../../domain/certificates/model/index.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';

/** A paper our rules would make nothing of. */
const paper = makePdf([{ content: textLines(['ATESTADO 77-B', 'SEM PENDENCIAS EM QUALQUER REGISTRO']) }]);

const nothing: CertificateReading = {
  type: null,
  result: null,
  holder: { name: null, document: null, isRoot: false, misprinted: null },
  issuer: null,
  state: null,
  number: null,
  verificationCode: null,
  issuedOn: null,
  issuedAt: null,
  validUntil: null,
  validityDays: null,
  validityMonths: null,
  caveats: [],
  contradictions: [],
  company: null,
  record: { matricula: null, cns: null, municipalRegistration: null },
  land: null,
};

/** A value as another reader proposes it, with the words it points at. */
function said<Value>(pages: readonly PageText[], value: Value, quote: string): Proposed<Value> {
  const boxes = pages.flatMap(({ words }) =>
    words.filter(({ text }) => text === quote).map(({ box }) => box),
  );
  return { value, confidence: 62, evidence: { page: 1, boxes, quote } };
}

const answers: CertificateExtractor['read'] = async (pages, { today }) => {
  await setTimeout(20);
  const result = { ...said(pages, 'NEGATIVA' as const, 'SEM'), hesitates: [] };
  const issuedOn = said(pages, today, 'ATESTADO');
  const found = { ...nothing, result, issuedOn, number: said(pages, '77-B', '77-B') };
  return [{ pages: [1], reading: found, second: null }];
};
const refuses = (cause: Error) => () => Promise.reject(cause);

describe('a certificate read by another reader', () => {
  let read: CertificateExtractor['read'];
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let client: number;
  let type: number;
  const errors: unknown[] = [];

  beforeAll(async () => {
    const certificateExtractor: CertificateExtractor = { read: (...given) => read(...given) };
    folio = await startServer({
      services: { certificateExtractor },
      onError: (error) => errors.push(error),
    });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ id: number }>`select "Identificador" as id from tipo_certidao where "Codigo" = 'CNDT'`.execute(
        tx,
      ),
    );
    type = rows[0]?.id ?? 0;
  }, 60_000);
  afterAll(() => folio.close());
  beforeEach(() => {
    errors.length = 0;
  });

  async function attached(): Promise<number> {
    const IdentificadorOperacao = await ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    const asked = await ana.post('Certidao/Incluir', {
      IdentificadorOperacao,
      IdentificadorTipoCertidao: type,
    });
    const id = asked.body.ItemRegistro.Identificador;
    expect((await ana.send(`Certidao/Anexar/${id}?Nome=atestado.pdf`, paper)).status).toBe(200);
    return id;
  }
  const document = async (id: number) => (await ana.get(`Certidao/Retornar/${id}`)).body.ItemRegistro.Dados;
  const parts = () => ({
    ocr: { engine: 'tesseract.js', workers: 1, recognize: async () => [], close: () => undefined },
  });

  test('proposes what that one says, with its words and how sure it is', async () => {
    read = answers;
    const Dados = await document(await attached());
    expect(Dados).toMatchObject({
      Leitura: 'lida',
      PaginasLidas: 1,
      Propostas: {
        Resultado: { Valor: 'NEGATIVA', Confianca: 62, Pagina: 1, Citacao: 'SEM' },
        Numero: { Valor: '77-B' },
      },
    });
    expect(Dados.Propostas.Numero.Caixas).toHaveLength(1);
  });

  test('that fails is left to the worker, who reads it once the reader is back', async () => {
    read = refuses(new Error('reader gone'));
    const id = await attached();
    expect(await document(id)).toMatchObject({ Leitura: 'na_fila', Propostas: {} });
    expect(errors).toEqual([new Error('reader gone')]);
    read = answers;
    expect(await folio.workOff(parts())).toBe(1);
    expect(await document(id)).toMatchObject({ Leitura: 'lida', Propostas: { Numero: { Valor: '77-B' } } });
    expect(await folio.workOff(parts())).toBe(0);
  });

  test('that is refused by it is told as not read, with the reason', async () => {
    read = refuses(new AppError('file-blank', { file: 'atestado.pdf' }));
    const id = await attached();
    expect(await folio.workOff(parts())).toBe(1);
    expect(await document(id)).toMatchObject({ Leitura: 'nao_lida', Motivo: 'file-blank' });
    expect(errors).toEqual([]);
  });

  test('that goes on failing is told as not read after three tries', async () => {
    read = refuses(new Error('reader gone'));
    const id = await attached();
    for (let times = 1; times <= 3; times += 1) {
      // The last one is followed by the turn that gives it up.
      expect(await folio.workOff(parts())).toBe(times === 3 ? 2 : 1);
      folio.forward(3);
    }
    expect(await document(id)).toMatchObject({ Leitura: 'nao_lida', Motivo: 'reading-failed' });
  });
});
