import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let admin: Desk;
let analyst: Desk;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('adm@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  admin = await folio.signIn('adm@ipe.exemplo');
  analyst = await folio.signIn('ana@ipe.exemplo');
});

afterAll(() => folio.close());

const csv = { 'content-type': 'text/csv' };
const take = async (lines: readonly string[], encoding: 'utf8' | 'latin1' = 'utf8') =>
  (await admin.send('Indice/Importar', Buffer.from(lines.join('\r\n'), encoding), csv)).body.ItemRegistro;
const title = 'Índice;Competência;Variação no mês;Fonte';
const series = async () => (await admin.get('Calculadora/Condicoes')).body.ItemRegistro.Indices;
const gaps = async (headers: Record<string, string> = {}) =>
  (await admin.post('Indice/Executar/lacunas', {}, headers)).body.ItemRegistro;

test('without any index there is nothing missing, and it says why', async () => {
  expect(await gaps()).toEqual({ Total: 0, Lacunas: 'Nenhum índice cadastrado.' });
});

test('a file as a spreadsheet writes it comes in: months either way round, decimal commas, labels or codes', async () => {
  const file = [
    title,
    'IPCA;12/2023;0,56;IBGE',
    'IPCA;2024-01;0,42;IBGE',
    'ipca;02/2024;0,8300;IBGE',
    'IPCA;08/2024;-0,02%;IBGE',
    'IGP-M;2024-03;"-0,47";FGV',
    'Selic;01/2024;0,97;Banco Central',
  ];
  expect(await take(file, 'latin1')).toMatchObject({ Linhas: 6, Incluidos: 6, Erros: [] });
  expect(await series()).toEqual([
    { Indice: 'IGPM', De: '2024-03', Valores: [-0.47] },
    { Indice: 'IPCA', De: '2023-12', Valores: [0.56, 0.42, 0.83, null, null, null, null, null, -0.02] },
    { Indice: 'SELIC', De: '2024-01', Valores: [0.97] },
  ]);
});

test('months that are there already, or twice in the file, are told line by line, and nothing comes in', async () => {
  const report = await take([
    title,
    'IPCA;03/2024;0,16;IBGE',
    'IPCA;01/2024;0,42;IBGE',
    'IPCA;04/2024;0,38;IBGE',
    'IPCA;2024-04;0,38;IBGE',
    'IPCA;13/2024;0,1;IBGE',
    'IPCX;05/2024;0,1;IBGE',
    'NENHUM;05/2024;0,1;IBGE',
  ]);
  expect(report).toMatchObject({ Linhas: 7, Incluidos: 0 });
  expect(report.Erros.map(({ Linha, Campo }: { Linha: number; Campo: string }) => [Linha, Campo])).toEqual([
    [3, 'Indice'],
    [5, 'Indice'],
    [6, 'Competencia'],
    [7, 'Indice'],
    [8, 'Indice'],
  ]);
});

test('of a month that is there already it says whether the file has another value, before anything is written', async () => {
  const before = await series();
  const lines = [
    title,
    'IPCA;01/2024;0,42;IBGE',
    'IPCA;02/2024;0,84;IBGE',
    'TR;01/2024;0,1;BC',
    'TR;2024-01;0,2;BC',
  ];
  const trial = (await admin.send('Indice/Importar?Simular=true', Buffer.from(lines.join('\n')), csv)).body
    .ItemRegistro;
  expect(trial).toMatchObject({ Incluidos: 0, Simulado: true });
  const told = trial.Erros.map(({ Linha, Texto }: { Linha: number; Texto: string }) => [Linha, Texto]);
  expect(told).toEqual([
    [2, 'Índice + Competência: já cadastrado com os mesmos valores. Retire a linha.'],
    [
      3,
      'Índice + Competência: já cadastrado com outro valor (Variação no mês: 0,8300% no cadastro, 0,8400% no arquivo). A importação só inclui: corrija o registro ou retire a linha.',
    ],
    [5, 'Índice + Competência: o mesmo valor está na linha 4 deste arquivo.'],
  ]);
  expect((await take(lines)).Erros).toEqual(trial.Erros);
  expect(await series()).toEqual(before);
});

test('months missing between the first and the last are told for each index', async () => {
  await take([title, 'IPCA;06/2024;0,21;IBGE', 'TR;11/2025;0,1;BC', 'TR;01/2026;0,1;BC']);
  expect(await gaps()).toEqual({
    Total: 5,
    Lacunas: [
      'IGP-M, de 03/2024 a 03/2024: nenhum.',
      'IPCA, de 12/2023 a 08/2024: 03/2024 a 05/2024, 07/2024.',
      'Selic, de 01/2024 a 01/2024: nenhum.',
      'TR, de 11/2025 a 01/2026: 12/2025.',
    ].join('\n'),
  });
  expect((await gaps({ 'accept-language': 'en-US' })).Lacunas).toContain(
    'IPCA, from 12/2023 to 08/2024: 03/2024 to 05/2024, 07/2024.',
  );
  const Entrada = {
    DataReferencia: '2024-09-20',
    ValorImovel: 1000,
    Onus: [{ Valor: 1, DataBase: '2024-01-10', Indice: 'IPCA' }],
  };
  const refused = await admin.post('Calculadora/hipoteca', { Entrada });
  expect(refused.body.Erros[0]).toMatchObject({ Campo: 'Entrada.Onus.0.Indice', Codigo: 'index-missing' });
  expect(refused.body.Erros[0].Texto).toContain('03/2024, 04/2024, 05/2024, 07/2024 (4 no total)');
});

test('is asked by who may read the indices', async () => {
  expect((await analyst.post('Indice/Executar/lacunas', {})).status).toBe(403);
});
