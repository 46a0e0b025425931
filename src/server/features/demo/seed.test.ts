import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';
import { demoPassword } from './invented.ts';
import { indicesBefore } from './inventedLists.ts';
import { seedDemo } from './seed.ts';
import { certificatesOf } from './sowCertificates.ts';

let folio: TestServer;
let analyst: Desk;
let admin: Desk;

beforeAll(async () => {
  folio = await startServer();
  await seedDemo(folio.server);
  analyst = await folio.signIn('analista@exemplo.com.br', demoPassword);
  admin = await folio.signIn('administrador@exemplo.com.br', demoPassword);
}, 60_000);

afterAll(() => folio.close());

test('variations are the same each time and plausible, one for every month', () => {
  const rows = indicesBefore('2026-11');
  expect(rows).toEqual(indicesBefore('2026-11'));
  expect(indicesBefore('2027-01').slice(0, rows.length)).toEqual(rows);
  expect([rows.length, rows[0]?.Competencia, rows.at(-1)?.Competencia]).toEqual([
    7 * 106,
    '2018-01',
    '2026-10',
  ]);
  expect(rows.every(({ Valor }) => Valor > -1 && Valor < 1.3)).toBe(true);
});

test('the demo’s variations say which of them are invented, and a calculation whether it took one', async () => {
  const read = async () => (await analyst.get('Calculadora/Condicoes')).body.ItemRegistro;
  const terms = await read();
  expect(terms).toMatchObject({ Demonstracao: true, Arredondamento: 'HALF_UP' });
  expect(terms.Indices.map(({ De }: { De: string }) => De)).toEqual(Array(7).fill('2018-01'));
  expect(terms.Indices.flatMap(({ Valores }: { Valores: unknown[] }) => Valores)).not.toContain(null);
  const own = { Indice: 'IPCA', Competencia: '2017-12', Valor: 0.44, Fonte: 'IBGE' };
  expect((await admin.post('Indice/Incluir', own)).status).toBe(200);
  const [prices] = (await read()).Indices.filter(({ Indice }: { Indice: string }) => Indice === 'IPCA');
  expect([prices.De, prices.Inventados[0]]).toEqual(['2017-12', '2018-01']);
  const isMarked = async (DataReferencia: string, DataBase: string) => {
    const Entrada = { DataReferencia, ValorImovel: 1000, Onus: [{ Valor: 1, DataBase, Indice: 'IPCA' }] };
    const { Condicoes } = (await analyst.post('Calculadora/hipoteca', { Entrada })).body.ItemRegistro;
    return Condicoes.Demonstracao;
  };
  // One real month does not make the others real; a calculation of that month alone is a real one.
  expect(await isMarked('2018-03-10', '2018-01-10')).toBe(true);
  expect(await isMarked('2018-02-10', '2018-01-10')).toBe(false);
  expect(await isMarked('2018-01-10', '2018-01-10')).toBe(false);
});

test('one operation has certificates to be asked for, expiring and expired', async () => {
  const all = (await analyst.get('Certidao/Listar?NumeroRegistros=50')).body.ItemRegistro.Itens;
  const { IdentificadorOperacao } = all.find(({ Rotulos }: { Rotulos: Record<string, string> }) =>
    Rotulos.IdentificadorCliente?.startsWith(certificatesOf),
  );
  const Itens = all.filter(
    (one: Record<string, number>) => one.IdentificadorOperacao === IdentificadorOperacao,
  );
  const states = Itens.map(({ Estado, Origem }: Record<string, string>) => `${Origem} ${Estado}`);
  expect(states.toSorted()).toEqual([
    'manual solicitada',
    'provedor a_vencer',
    ...Array(5).fill('provedor solicitada'),
    'provedor vencida',
  ]);
  // Guarantors have lines of their own: what is said of them does not clear the client.
  expect(
    new Set(Itens.map(({ Rotulos }: Record<string, Record<string, string>>) => Rotulos?.IdentificadorCliente))
      .size,
  ).toBe(4);
});

test('a farm and a flat have a stored calculation each, on their registry record', async () => {
  const { Itens } = (await analyst.get('Calculo/Listar?SortFields=Titulo&SortOrder=asc')).body.ItemRegistro;
  const calculations = await Promise.all(
    Itens.map(
      async ({ Identificador }: { Identificador: number }) =>
        (await analyst.get(`Calculo/Retornar/${Identificador}`)).body.ItemRegistro,
    ),
  );
  expect(calculations).toMatchObject([
    {
      Titulo: 'Apartamento na Vila Clementino: novo uso do FGTS',
      Calculadora: 'fgts',
      Resultado: { Resultado: 'LIBERADO' },
    },
    {
      Titulo: 'Fazenda Campo Real: o que ainda cabe',
      Calculadora: 'hipoteca',
      Resultado: { Estimativa: true, Projetado: false, ProximoGrau: 3 },
      Condicoes: { Demonstracao: true, Indices: [{ Indice: 'IPCA', De: '2021-02' }] },
    },
  ]);
  for (const { IdentificadorRegistroMatricula, Fontes } of calculations) {
    expect(IdentificadorRegistroMatricula).toBeGreaterThan(0);
    expect(Fontes.length).toBeGreaterThan(2);
  }
});

test('the opinion on one operation waits for the officer, and on another he approved it', async () => {
  const officer = await folio.signIn('officer@exemplo.com.br', demoPassword);
  const { Itens } = (await officer.get('Parecer/Listar?SortFields=Titulo&SortOrder=asc')).body.ItemRegistro;
  const onOperations = Itens.filter(
    (one: Record<string, unknown>) => one.IdentificadorRegistroMatricula === null,
  );
  expect(onOperations).toMatchObject([
    { Situacao: 'submetido', Instancia: 'officer', Conclusao: 'FAVORAVEL' },
    { Situacao: 'aprovado', Instancia: null, Valor: 520_000, LimiteAlcada: 2_500_000 },
  ]);
  const [waiting, approved] = onOperations;
  const stateOf = async ({ IdentificadorOperacao: id }: { IdentificadorOperacao: number }) =>
    (await officer.get(`Operacao/Retornar/${id}`)).body.ItemRegistro.Situacao;
  expect([await stateOf(waiting), await stateOf(approved)]).toEqual(['em_parecer', 'concluida']);
  const { Alcada, Pendencias } = (await officer.get(`Parecer/Andamento/${waiting.IdentificadorOperacao}`))
    .body.ItemRegistro;
  expect({ Alcada, Pendencias }).toMatchObject({ Alcada: { PodeAprovar: true }, Pendencias: [] });
});
