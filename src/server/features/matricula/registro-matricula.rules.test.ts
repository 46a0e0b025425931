import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let desk: Desk;
let id: number;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('chefe@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  desk = await folio.signIn('chefe@ipe.exemplo');
  const IdentificadorCliente = await ipe.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  const IdentificadorOperacao = await ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
  id = await ipe.make('registro-matricula', {
    IdentificadorOperacao,
    Numero: '9001',
    Denominacao: 'FAZENDA BOA SORTE',
    Municipio: 'SÃO JOSÉ DO RIO PRETO',
  });
});
afterAll(() => folio.close());

test('names of a record read at any time are written calmly in lists and on its page', async () => {
  const calm = { Denominacao: 'Fazenda Boa Sorte', Municipio: 'São José do Rio Preto' };
  const { Itens } = (await desk.get('RegistroMatricula/Listar')).body.ItemRegistro;
  expect(Itens).toMatchObject([{ Identificador: id, ...calm }]);
  expect((await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro).toMatchObject(calm);
});
