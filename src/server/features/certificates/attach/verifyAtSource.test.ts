import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import { askProviders } from '../../../../../test/support/servers/askProviders.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { ProviderFailure } from '../providers/faults.ts';
import type { Authenticity, CertificateProvider, IssuedCertificate } from '../providers/provider.ts';

let folio: TestServer;
let ana: Desk;
let id: number;
let asked: IssuedCertificate[] = [];
let answer: () => Promise<Authenticity>;

const item = ({ body }: Answer) => body.ItemRegistro;
const never = () => Promise.reject(new Error('not asked here'));

function askSource(verifies: boolean): void {
  const source: CertificateProvider = {
    name: 'tribunal',
    limits: { perMinute: 60, atOnce: 1 },
    longestWaitMs: 86_400_000,
    serves: () => true,
    price: () => null,
    order: never,
    poll: never,
    fetch: never,
    verifies: () => verifies,
    verify: (certificate) => {
      asked.push(certificate);
      return answer();
    },
    close: async () => undefined,
  };
  askProviders(folio.server.models, {
    all: [source],
    serving: () => [source],
    named: (name) => (name === source.name ? source : undefined),
    warnings: [],
    close: async () => undefined,
  });
}

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  const IdentificadorCliente = await ipe.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  const IdentificadorOperacao = await ipe.make('operacao', {
    IdentificadorCliente,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ id: number }>`select "Identificador" as id from tipo_certidao where "Codigo" = 'CNDT'`.execute(tx),
  );
  const IdentificadorTipoCertidao = rows[0]?.id;
  id = item(
    await ana.post('Certidao/Incluir', { IdentificadorOperacao, IdentificadorTipoCertidao }),
  ).Identificador;
}, 60_000);

afterAll(() => folio.close());

const record = async () => item(await ana.get(`Certidao/Retornar/${id}`));
const verify = async () => ana.post(`Certidao/VerificarNaFonte/${id}`, { Versao: (await record()).Versao });
const code = ({ body }: Answer) => body.Erros?.[0].Codigo;

test('a source says whether an issued certificate is authentic; silence denies nothing', async () => {
  askSource(true);
  expect(code(await verify())).toBe('certificate-not-issued');
  expect((await record()).VerificavelNaFonte).toBe(false);
  const page = makePdf([{ content: textLines(['CERTIDÃO NEGATIVA DE DÉBITOS TRABALHISTAS']) }]);
  const { Versao } = item(await ana.send(`Certidao/Anexar/${id}?Nome=a.pdf`, page));
  await ana.post(`Certidao/Executar/confirmar/${id}`, {
    Versao,
    Resultado: 'NEGATIVA',
    DataEmissao: '2026-10-05',
    Numero: '481',
    CodigoVerificacao: 'AB.12',
  });
  answer = async () => ({ state: 'confirmada' });
  expect(item(await verify())).toMatchObject({
    Autenticidade: 'confirmada',
    Situacao: 'emitida',
    Dados: { Verificacao: { Fonte: 'tribunal' } },
  });
  expect(asked).toMatchObject([
    {
      number: '481',
      verificationCode: 'AB.12',
      order: { typeCode: 'CNDT', parameters: { doc: '71938462050' } },
    },
  ]);
  expect((await record()).VerificavelNaFonte).toBe(true);
  const failure = new ProviderFailure('circuit-open');
  answer = async () => ({ state: 'indisponivel', failure });
  expect(item(await verify()).Autenticidade).toBe('indisponivel');
});

test('what changed while the source was asked is not written over', async () => {
  answer = async () => {
    const { Versao } = await record();
    await ana.put(`Certidao/Alterar/${id}`, { Versao, Observacao: 'vista' });
    return { state: 'negada' };
  };
  const answered = await verify();
  expect([answered.status, code(answered)]).toEqual([409, 'record-stale']);
  expect((await record()).Autenticidade).toBe('indisponivel');
});

test('where no source confirms such documents people are told what to do', async () => {
  askSource(false);
  asked = [];
  expect((await record()).VerificavelNaFonte).toBe(false);
  expect(code(await verify())).toBe('certificate-not-verifiable');
  expect(asked).toEqual([]);
});
