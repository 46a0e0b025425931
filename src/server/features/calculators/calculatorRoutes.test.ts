import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpinionGround, openOpinionGround } from '../../../../test/support/people/opinionDesk.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { inputOfOperation } from './inputOfOperation.ts';

let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let ground: OpinionGround;
let ana: Desk;
let reader: Desk;
let stranger: Desk;
let record: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  const everything = { TodosProprietarios: true };
  await ipe.person('ana@ipe.exemplo', 'analista', everything);
  await ipe.person('leitora@ipe.exemplo', 'consulta', everything);
  await jatoba.person('outra@jatoba.exemplo', 'officer', everything);
  ana = await folio.signIn('ana@ipe.exemplo');
  reader = await folio.signIn('leitora@ipe.exemplo');
  stranger = await folio.signIn('outra@jatoba.exemplo');
  ground = await openOpinionGround(folio, ipe);
  record = await ground.record();
  const variations = { '2023-12': 0.56, '2024-01': 0.42, '2024-02': 0.83, '2024-03': 0.16, '2024-05': 0.46 };
  for (const [Competencia, Valor] of Object.entries(variations))
    await ipe.make('indice', { Indice: 'IPCA', Competencia, Valor, Fonte: 'Tabela de ensaio' });
});

afterAll(() => folio.close());

const toldBy = ({ body }: { body: { Erros: { Campo?: string; Codigo: string; Texto: string }[] } }) =>
  body.Erros.map(({ Campo, Codigo }) => [Campo, Codigo]);

const calculate = (Entrada: object, code = 'hipoteca', desk = ana, headers = {}) =>
  desk.post(`Calculadora/${code}`, { Entrada }, headers);

/** Worked example H5: principal 203,803.86 and simple interest of 7,102.42. @see calculators, section 1.3 */
const h5 = {
  DataReferencia: '2024-04-25',
  ValorImovel: 1_000_000,
  Onus: [{ Valor: 200_000, DataBase: '2024-01-10', Indice: 'IPCA', JurosAa: 12 }],
};

describe('the terms of today', () => {
  test('hold the day in the company’s zone, its rounding, variations month by month with gaps', async () => {
    const answer = await ana.get('Calculadora/Condicoes');
    expect(answer.status).toBe(200);
    expect(answer.body.ItemRegistro).toEqual({
      Hoje: new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date()),
      Arredondamento: 'HALF_UP',
      Feriados: [],
      FeriadosLocais: [],
      ValidadeAvaliacaoMeses: 12,
      ValidadeSaldoDias: 90,
      Indices: [{ Indice: 'IPCA', De: '2023-12', Valores: [0.56, 0.42, 0.83, 0.16, null, 0.46] }],
      Demonstracao: false,
    });
  });

  test('hold the holidays of the country and of the company’s place, each once, its rounding and its limits', async () => {
    const north = await folio.company('Banco do Norte S.A.', '11222333000181');
    await north.person('bia@norte.exemplo', 'administrador', { TodosProprietarios: true });
    const bia = await folio.signIn('bia@norte.exemplo');
    const place = {
      Uf: 'SP',
      Municipio: 'RIBEIRAO PRETO',
      Arredondamento: 'HALF_EVEN',
      ValidadeAvaliacaoMeses: 6,
      ValidadeSaldoDias: 30,
    };
    const { Versao } = (await bia.get(`Empresa/Retornar/${north.id}`)).body.ItemRegistro;
    expect((await bia.put(`Empresa/Alterar/${north.id}`, { ...place, Versao })).status).toBe(200);
    const holidays = [
      { Data: '2026-12-25', Nome: 'Natal', Abrangencia: 'nacional' },
      { Data: '2026-07-09', Nome: 'Revolução', Abrangencia: 'estadual', Uf: 'SP' },
      { Data: '2026-07-02', Nome: 'Independência da Bahia', Abrangencia: 'estadual', Uf: 'BA' },
      {
        Data: '2026-06-19',
        Nome: 'Da cidade',
        Abrangencia: 'municipal',
        Uf: 'SP',
        Municipio: 'Ribeirão Preto',
      },
      { Data: '2026-01-25', Nome: 'De outra', Abrangencia: 'municipal', Uf: 'SP', Municipio: 'São Paulo' },
    ];
    for (const holiday of holidays) await north.make('feriado', holiday);
    const here = (await bia.get('Calculadora/Condicoes')).body.ItemRegistro;
    expect([here.Feriados, here.Arredondamento]).toEqual([
      ['2026-06-19', '2026-07-09', '2026-12-25'],
      'HALF_EVEN',
    ]);
    expect(here.FeriadosLocais).toEqual(['2026-06-19', '2026-07-09']);
    expect((await ana.get('Calculadora/Condicoes')).body.ItemRegistro.Feriados).toEqual(['2026-12-25']);
    // Thursday 9 July: no office of the state works, and every bank of the country counts the day.
    const expiry = { Emissao: '2026-06-09', ValidadeDias: 30, ProrrogaDiaUtil: true };
    const ends = async (desk: Desk) =>
      (await calculate(expiry, 'vencimento', desk)).body.ItemRegistro.Resultado.Vencimento;
    expect([await ends(bia), await ends(ana)]).toEqual(['2026-07-10', '2026-07-09']);
    const lent = { Valor: 100_000, DataBase: '2026-07-08', JurosAa: 12, Base: 'UTEIS_252' };
    const owed = async (desk: Desk) => {
      const debt = { DataReferencia: '2026-07-10', ValorImovel: 1_000_000, Onus: [lent] };
      return (await calculate(debt, 'hipoteca', desk)).body.ItemRegistro.Resultado.Onus[0].Juros;
    };
    expect([await owed(bia), await owed(ana)]).toEqual(['95.24', '95.24']);
    // How long an appraisal and a balance hold is the company's too.
    const entered = {
      DataReferencia: '2026-11-20',
      ValorImovel: 1000,
      DataAvaliacao: '2026-05-19',
      Onus: [{ Grau: 1, SaldoInformado: 10, DataSaldo: '2026-10-20' }],
    };
    const said = async (person: typeof bia) =>
      (await calculate(entered, 'hipoteca', person)).body.ItemRegistro.Resultado.Alertas;
    expect(await said(bia)).toMatchObject([
      { Codigo: 'balance-old', Valores: { until: '2026-11-19', days: '30' } },
      { Codigo: 'appraisal-old', Valores: { until: '2026-11-19', months: '6' } },
    ]);
    expect(await said(ana)).toEqual([]);
  });

  test('are for who may use the calculators', async () => {
    expect((await reader.get('Calculadora/Condicoes')).status).toBe(403);
    expect((await calculate(h5, 'hipoteca', reader)).status).toBe(403);
    expect((await reader.get(`Calculadora/propriedade/Matricula/${record}`)).status).toBe(403);
  });
});

describe('a calculation', () => {
  test('answers rule, input with defaults, result, and of the indices the months it took', async () => {
    const answer = await calculate(h5);
    expect(answer.status).toBe(200);
    const { ItemRegistro } = answer.body;
    expect(ItemRegistro).toMatchObject({
      Calculadora: 'hipoteca',
      Regra: 'hipoteca-1',
      Entrada: { ...h5, DesagioPct: 0, LimiteLtvPct: 80, PercentualProprietario: '1/1' },
      Resultado: { Onus: [{ Principal: '203803.86', Juros: '7102.42', Atualizado: '210906.28' }] },
      Condicoes: { Indices: [{ Indice: 'IPCA', De: '2023-12', Valores: [0.56, 0.42, 0.83, 0.16] }] },
    });
    expect(ItemRegistro.Entrada).not.toHaveProperty('Arredondamento');
  });

  test('rounds as the company does', async () => {
    await jatoba.make('operacao', {
      IdentificadorCliente: await jatoba.make('cliente', {
        Nome: 'Rui Paz',
        TipoPessoa: 'F',
        Documento: '71938462050',
      }),
      TipoImovel: 'Rural',
    });
    const half = { DataReferencia: '2024-01-10', ValorImovel: 0.25, PercentualProprietario: '1/2' };
    const baseOf = async (desk: Desk) =>
      (await calculate(half, 'hipoteca', desk)).body.ItemRegistro.Resultado;
    expect((await baseOf(stranger)).BaseProp).toBe('0.13');
    await folio.server.database.transaction(jatoba.actor, (tx) =>
      tx
        .updateTable('empresa')
        .set({ Arredondamento: 'HALF_EVEN' })
        .where('Identificador', '=', jatoba.id)
        .execute(),
    );
    expect((await baseOf(stranger)).BaseProp).toBe('0.12');
  });

  test('tells what is wrong beside each field, in the reader’s language', async () => {
    const wrong = {
      DataReferencia: '2024-08-20',
      ValorImovel: -1,
      Onus: [
        { Valor: 1, DataBase: '2024-09-01', Indice: 'IPCA' },
        { Valor: 1, DataBase: '2024-01-10', Indice: 'IPCA', Vencimento: '2023-01-01' },
      ],
    };
    const answer = await calculate(wrong);
    expect([answer.status, toldBy(answer)]).toEqual([
      422,
      [
        ['Entrada.ValorImovel', 'appraisal-missing'],
        ['Entrada.Onus.0.DataBase', 'reference-before-base'],
        ['Entrada.Onus.1.Vencimento', 'due-before-act'],
        ['Entrada.Onus.1.Indice', 'index-missing'],
      ],
    ]);
    const said = answer.body.Erros.map(({ Texto }: { Texto: string }) => Texto);
    expect(said[0]).toBe('Informe o valor do imóvel');
    expect(said[1]).toContain('20/08/2024');
    expect(said[3]).toContain('04/2024');
    const english = await calculate(wrong, 'hipoteca', ana, { 'accept-language': 'en-US' });
    expect(english.body.Erros[1].Texto).toContain('08/20/2024');
  });

  test('is refused by its form’s own rules before anything is calculated', async () => {
    const onus = { Valor: 'muito', Regime: 'TRIPLO', Valro: 1 };
    const answer = await calculate({ DataReferencia: '', ValorImovel: 1, Onus: [onus] });
    expect(answer.status).toBe(400);
    expect(toldBy(answer).map(([field]) => field)).toEqual(
      expect.arrayContaining(['Entrada.Onus.0.Valor', 'Entrada.Onus.0.Regime', 'Entrada.Onus.0.Valro']),
    );
    const empty = await calculate({ ValorImovel: 1 });
    expect([empty.status, toldBy(empty)]).toEqual([422, [['Entrada.DataReferencia', 'required']]]);
  });

  test.each([
    ['the day it is', { Hoje: '2020-01-01' }, 400, 'Entrada.Hoje', 'field-read-only'],
    ['its rounding', { Arredondamento: 'HALF_EVEN' }, 400, 'Entrada.Arredondamento', 'field-read-only'],
    ['indices', { Indices: [] }, 400, 'Entrada.Indices', 'field-read-only'],
    [
      'a day no calendar knows',
      { DataAvaliacao: '9999-12-31' },
      422,
      'Entrada.DataAvaliacao',
      'calculation-day-outside',
    ],
    [
      'a crowd of rows',
      { Onus: Array.from({ length: 1001 }, () => ({ Valor: 1 })) },
      422,
      'Entrada.Onus',
      'calculation-rows-many',
    ],
    [
      'a text no database keeps',
      { Onus: [{ Credor: 'a\u0000' }] },
      400,
      'Entrada.Onus.0.Credor',
      'text-not-storable',
    ],
  ])('takes from nobody %s', async (_name, more, status, field, code) => {
    const answer = await calculate({ ...h5, ...more });
    expect([answer.status, toldBy(answer)]).toEqual([status, [[field, code]]]);
  });

  test('is none of a calculator that does not exist, or of no input', async () => {
    expect((await calculate({}, 'juros')).status).toBe(404);
    expect((await ana.post('Calculadora/hipoteca', { Entrada: [] })).status).toBe(400);
    expect((await ana.post('Calculadora/hipoteca', {})).status).toBe(400);
    expect((await ana.post('Calculadora/hipoteca', { Entrada: h5, Resultado: {} })).status).toBe(400);
  });

  test('of months not published yet is projected and says so', async () => {
    const on = new Date().toISOString().slice(0, 10);
    const base = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
    const Onus = [{ Valor: 100, DataBase: base, Indice: 'IGPM' }];
    const { ItemRegistro } = (await calculate({ DataReferencia: on, ValorImovel: 1000, Onus })).body;
    expect(ItemRegistro.Resultado).toMatchObject({ Projetado: true, Total: '100.00' });
    expect(ItemRegistro.Condicoes.Indices).toEqual([]);
  });
});

describe('from a registry record', () => {
  test('the input is what the record says, each value with its act and words', async () => {
    const answer = await ana.get(`Calculadora/propriedade/Matricula/${record}`);
    expect(answer.status).toBe(200);
    const { ItemRegistro } = answer.body;
    expect(ItemRegistro).toMatchObject({
      Matricula: { Identificador: record, Numero: expect.any(String) },
      IdentificadorOperacao: ground.operation,
    });
    expect(ItemRegistro.Entrada.Proprietarios.length).toBeGreaterThan(0);
    const made = await calculate(ItemRegistro.Entrada, 'propriedade');
    expect([made.status, made.body.ItemRegistro?.Resultado.Soma]).toEqual([200, '1/1']);
  });

  test.each(['hipoteca', 'penhor', 'historico-area', 'fgts', 'propriedade'])(
    'what fills %s is an input its form takes as it is',
    async (code) => {
      const filled = (await ana.get(`Calculadora/${code}/Matricula/${record}`)).body.ItemRegistro;
      expect(filled.Entrada).toEqual(expect.any(Object));
      const typed = code === 'hipoteca' ? { ValorImovel: 1_000_000 } : {};
      expect(await calculate({ ...filled.Entrada, ...typed }, code)).toMatchObject({ status: 200 });
    },
  );

  test('another company’s record answers like one that does not exist', async () => {
    const [foreign, missing] = await Promise.all(
      [record, 999_999_999].map((id) => stranger.get(`Calculadora/propriedade/Matricula/${id}`)),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.body).toEqual(missing?.body);
  });

  test('is not offered by a calculator that no record fills, nor before the record was read', async () => {
    expect((await ana.get(`Calculadora/vencimento/Matricula/${record}`)).status).toBe(404);
    const unread = await ipe.make('registro-matricula', { IdentificadorOperacao: ground.operation });
    const answer = await ana.get(`Calculadora/propriedade/Matricula/${unread}`);
    expect(toldBy(answer)).toEqual([[undefined, 'record-not-read']]);
  });

  test('tells of the operation to who may read operations alone', async () => {
    const Codigos = ['CALCULADORA.USAR', 'MATRICULA.CONSULTAR'].map((Codigo) => ({ Codigo }));
    const profile = await ipe.make('perfil', { Nome: 'só cálculo', Codigos, CodigosConceder: [] });
    const Vinculos = [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }];
    await ipe.person('caio@ipe.exemplo', 'analista', { TodosProprietarios: true, Vinculos });
    const caio = await folio.signIn('caio@ipe.exemplo');
    const path = `Calculadora/hipoteca/Matricula/${record}`;
    const [whole, trimmed] = [await ana.get(path), await caio.get(path)];
    expect(whole.body.ItemRegistro.Entrada).toHaveProperty('LimiteLtvPct', 80);
    expect(trimmed.status).toBe(200);
    expect(trimmed.body.ItemRegistro.Entrada).not.toHaveProperty('LimiteLtvPct');
  });

  test('brings amount and limits of the operation: its product’s, else the company’s', async () => {
    const IdentificadorCliente = await ipe.make('cliente', {
      Nome: 'Rui Paz',
      TipoPessoa: 'F',
      Documento: '52998224725',
    });
    const product = { LimiteLtvPct: 55, DesagioPct: 15, PermiteGrauSuperior: true, GrauMaximo: 2 };
    const IdentificadorProduto = await ipe.make('produto', {
      Codigo: 'CGI',
      Nome: 'Crédito com garantia',
      ...product,
    });
    const plain = { IdentificadorCliente, TipoImovel: 'Urbano', Valor: 300_000, UsaFgts: true };
    const without = await ipe.make('operacao', plain);
    const within = await ipe.make('operacao', { ...plain, UsaFgts: false, IdentificadorProduto });
    const told = (code: string, id: number) =>
      folio.server.database.transaction(ipe.actor, (tx) =>
        inputOfOperation(
          { tx, actor: ipe.actor, models: folio.server.models },
          calculatorOf(code) as Calculator,
          id,
        ),
      );
    expect(await told('hipoteca', without)).toEqual({ NovaOperacao: 300_000, LimiteLtvPct: 80 });
    expect(await told('hipoteca', within)).toEqual({
      NovaOperacao: 300_000,
      LimiteLtvPct: 55,
      DesagioPct: 15,
      PermiteGrauSuperior: true,
      TipoGarantia: 'HIPOTECA',
    });
    expect(await told('fgts', without)).toEqual({ UsaFgts: true });
    expect(await told('vencimento', within)).toEqual({});
  });
});
