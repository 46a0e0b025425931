import { afterAll, beforeAll, expect, test } from 'vitest';
import { calmRecord } from '../../../../test/support/papers/calmRecord.ts';
import { makeRecord } from '../../../../test/support/people/analysis.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { CoverageBlock, Reading } from '../../../domain/matricula/model/index.ts';

let folio: TestServer;
let ipe: TestCompany;
let operation: number;
let lidia: Desk;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('lidia@ipe.exemplo', 'analista', { TodosProprietarios: true, Nome: 'Lídia Torres' });
  const client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  const what = { IdentificadorCliente: client, TipoImovel: 'Urbano', Prioridade: 'normal' };
  operation = await ipe.make('operacao', what);
  lidia = await folio.signIn('lidia@ipe.exemplo');
});
afterAll(() => folio.close());

const block = (id: string, text: string): CoverageBlock => ({
  id,
  page: 1,
  boxes: [{ left: 0.1, top: 0.8, right: 0.9, bottom: 0.85 }],
  text,
  use: 'open',
  act: null,
  why: 'heading',
});

/** A record with two open blocks, in the hands of an analyst. */
async function begin(number: string): Promise<{
  see: () => Promise<Record<string, never>>;
  run: (event: string) => Promise<Answer>;
  correct: (...items: object[]) => Promise<Answer>;
}> {
  const reading: Reading = {
    ...calmRecord(number),
    coverage: [
      block('1-a', 'AV.3. Em 14 de maio de 2024. Averba-se a construção de uma casa.'),
      block('1-b', 'visto'),
    ],
  };
  const id = await makeRecord(folio, ipe, { operation, state: 'aguardando_analise', reading });
  const see = async () => (await lidia.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;
  const post = async (path: string, more: object) =>
    lidia.post(`RegistroMatricula/${path}/${id}`, { Versao: (await see()).Versao, ...more });
  const run = (event: string) => post(`Executar/${event}`, {});
  await run('analisar');
  return { see, run, correct: (...Correcoes) => post('Corrigir', { Correcoes }) };
}

const aside = (Campo: string, Valor = true) => ({
  Tipo: 'desconsiderar-trecho',
  Campo,
  Valor,
  Motivo: 'Rubrica do escrevente',
});
const codes = ({ body }: Answer) => body.Erros?.map(({ Codigo }: { Codigo: string }) => Codigo);

test('a record with open blocks is not concluded; set aside and typed in, it is', async () => {
  const { see, run, correct } = await begin('61001');
  const refused = await run('concluir');
  expect(refused.status).toBe(422);
  expect(refused.body.Erros).toContainEqual(
    expect.objectContaining({
      Codigo: 'blocks-open',
      Campo: 'Cobertura',
      Texto: expect.stringContaining('em aberto: 2'),
    }),
  );
  const Valor = { Tipo: 'AV', Ordem: 3, Data: '2024-05-14', Evento: 'construcao' };
  const incluir = { Tipo: 'incluir-ato', Campo: '1-a', Valor, Motivo: 'Cabeçalho apagado' };
  expect((await correct(aside('1-b'), incluir)).status).toBe(200);
  expect((await see()).Extracao).toMatchObject({
    Cobertura: {
      Abertos: 0,
      Blocos: [
        { Id: '1-a', Uso: 'ato', Ato: 'AV-3+' },
        { Id: '1-b', Uso: 'desconsiderado', Motivo: 'Rubrica do escrevente', Quem: 'Lídia Torres' },
      ],
    },
  });
  expect(codes(await run('concluir')) ?? []).not.toContain('blocks-open');
});

test('what was set aside comes back, and a block nobody knows is refused', async () => {
  const { see, correct } = await begin('61002');
  await correct(aside('1-a'), aside('1-b'));
  await correct(aside('1-a', false));
  expect((await see()).Extracao).toMatchObject({ Cobertura: { Abertos: 1 } });
  const unknown = await correct(aside('7-z'));
  expect([unknown.status, codes(unknown)]).toEqual([422, ['correction-block-unknown']]);
});

test('words that do not say the value are refused as its proof', async () => {
  const { correct } = await begin('61003');
  const Prova = {
    Pagina: 1,
    Caixas: [[0.1, 0.8, 0.9, 0.85]],
    Citacao: 'Em 14 de maio de 2024',
    Confianca: 100,
  };
  const change = { Tipo: 'alterar', Ato: 'R-2', Campo: 'Data', Motivo: 'lido na página', Prova };
  const refused = await correct({ ...change, Valor: '2024-05-15' });
  expect([refused.status, codes(refused)]).toEqual([422, ['quote-without-value']]);
  expect((await correct({ ...change, Valor: '2024-05-14' })).status).toBe(200);
});
