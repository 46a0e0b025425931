import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpinionGround, openOpinionGround } from '../../../../test/support/people/opinionDesk.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculatorOf, loadCalculation } from '../../../metadata/calculators.ts';
import { toValues } from '../../../metadata/calculatorValues.ts';
import { toTerms } from '../../../metadata/wire/conditions.ts';
import { inventedSource } from './conditions.ts';

let folio: TestServer;
let ipe: TestCompany;
let ground: OpinionGround;
let ana: Desk;
let reader: Desk;
let stranger: Desk;
let record: number;
let client: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  const everything = { TodosProprietarios: true };
  await ipe.person('ana@ipe.exemplo', 'analista', everything);
  await ipe.person('leitora@ipe.exemplo', 'consulta', everything);
  await jatoba.person('outra@jatoba.exemplo', 'analista', everything);
  ana = await folio.signIn('ana@ipe.exemplo');
  reader = await folio.signIn('leitora@ipe.exemplo');
  stranger = await folio.signIn('outra@jatoba.exemplo');
  ground = await openOpinionGround(folio, ipe);
  record = await ground.record();
  client = await ipe.make('cliente', { Nome: 'Rui Paz', TipoPessoa: 'F', Documento: '52998224725' });
  const variations = { '2023-11': 0.31, '2023-12': 0.56, '2024-01': 0.42, '2024-02': 0.83, '2024-03': 0.16 };
  for (const [Competencia, Valor] of Object.entries(variations))
    await ipe.make('indice', { Indice: 'IPCA', Competencia, Valor });
  await ipe.make('indice', { Indice: 'TR', Competencia: '2024-01', Valor: 0.1 });
});

afterAll(() => folio.close());

/** Worked example H5. @see calculators, section 1.3 */
const Entrada = {
  DataReferencia: '2024-04-25',
  ValorImovel: 1_000_000,
  NovaOperacao: 100_000,
  Onus: [{ Ato: 'R-1', Valor: 200_000, DataBase: '2024-01-10', Indice: 'IPCA', JurosAa: 12 }],
};

const asked = (more: object = {}) => ({
  Titulo: 'Cenário base',
  Calculadora: 'hipoteca',
  IdentificadorOperacao: ground.operation,
  Entrada,
  ...more,
});

const store = (more: object = {}, desk = ana) => desk.post('Calculo/Incluir', asked(more));

async function stored(more: object = {}) {
  const answer = await store(more);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.ItemRegistro;
}

const reopened = async (id: number, desk = ana) =>
  (await desk.get(`Calculo/Retornar/${id}`)).body.ItemRegistro;

const toldBy = ({ body }: { body: { Erros: { Campo?: string; Codigo: string }[] } }) =>
  body.Erros.map(({ Campo, Codigo }) => [Campo, Codigo]);

/** What today's rule says of a stored calculation, as the console shows it beside the stored one. */
async function again({ Calculadora, Entrada: input, Condicoes }: Awaited<ReturnType<typeof stored>>) {
  const calculator = calculatorOf(Calculadora) as Calculator;
  const run = await loadCalculation(calculator);
  const values = toValues(calculator.fields, input);
  return JSON.parse(JSON.stringify(run(values, toTerms(Condicoes, values))));
}

describe('storing', () => {
  test('is calculated by the server, with rule, day, main figure and the months it took', async () => {
    const made = await stored({
      IdentificadorRegistroMatricula: record,
      Fontes: [{ Campo: 'Onus.0.Valor', Ato: 'R-1', Pagina: 1, Trecho: 'duzentos mil reais', Resto: 1 }],
    });
    expect(made).toMatchObject({
      Regra: 'hipoteca-1',
      DataReferencia: '2024-04-25',
      Destaque: 'Cabe na garantia, até: R$ 589.093,72',
      Entrada: { ...Entrada, LimiteLtvPct: 80 },
      Fontes: [{ Campo: 'Onus.0.Valor', Ato: 'R-1', Pagina: 1, Trecho: 'duzentos mil reais' }],
      Resultado: { Regra: 'hipoteca-1', MaxNova: '589093.72', Onus: [{ Atualizado: '210906.28' }] },
      Condicoes: {
        Arredondamento: 'HALF_UP',
        Indices: [{ Indice: 'IPCA', De: '2023-12', Valores: [0.56, 0.42, 0.83, 0.16] }],
      },
    });
    expect(made.Fontes[0]).not.toHaveProperty('Resto');
    const english = await ana.get(`Calculo/Retornar/${made.Identificador}`, { 'accept-language': 'en-US' });
    expect(english.body.ItemRegistro.Destaque).toMatch(/^(?!Cabe).+: R\$ 589,093\.72$/);
  });

  test('lists carry what they show, in the reader’s language, and leave input, result and terms to the record', async () => {
    const { Identificador } = await stored();
    const listed = async (call: string, headers = {}) =>
      (await ana.get(`Calculo/${call}?Identificador=${Identificador}`, headers)).body.ItemRegistro.Itens[0];
    const row = await listed('Listar');
    expect(row).toMatchObject({ Titulo: 'Cenário base', Destaque: 'Cabe na garantia, até: R$ 589.093,72' });
    for (const name of ['Entrada', 'Fontes', 'Resultado', 'Condicoes']) expect(row).not.toHaveProperty(name);
    expect(JSON.stringify(row).length).toBeLessThan(1000);
    const english = await listed('Listar', { 'accept-language': 'en-US' });
    expect(english.Destaque).toMatch(/^(?!Cabe).+: R\$ 589,093\.72$/);
    expect(await reopened(Identificador)).toMatchObject({
      Entrada,
      Condicoes: { Arredondamento: 'HALF_UP' },
    });
  });

  test('keeps that it took an invented month, whatever the month becomes, and only then', async () => {
    const marks = async () => {
      const { Identificador } = await stored();
      return [Identificador, (await reopened(Identificador)).Condicoes.Demonstracao];
    };
    const say = (month: string, source: string | null) =>
      folio.server.database.transaction(ipe.actor, (tx) =>
        sql`update indice set "Fonte" = ${source} where "Indice" = 'IPCA' and "Competencia" = ${month}`.execute(
          tx,
        ),
      );
    await say('2023-11', inventedSource);
    expect((await marks())[1]).toBe(false);
    await say('2024-02', inventedSource);
    const [id, isMarked] = await marks();
    expect(isMarked).toBe(true);
    await say('2024-02', null);
    await say('2023-11', null);
    expect((await reopened(id)).Condicoes).toMatchObject({
      Demonstracao: true,
      Indices: [{ Inventados: ['2024-02'] }],
    });
    expect((await marks())[1]).toBe(false);
  });

  test.each([
    ['a result', { Resultado: { MaxNova: '1.00' } }, 'Resultado'],
    ['a rule', { Regra: 'hipoteca-9' }, 'Regra'],
    ['its terms', { Condicoes: {} }, 'Condicoes'],
    ['its main figure', { Destaque: 'R$ 1,00' }, 'Destaque'],
  ])('takes from nobody %s', async (_name, more, field) => {
    const answer = await store(more);
    expect([answer.status, toldBy(answer)]).toEqual([400, [[field, 'field-read-only']]]);
  });

  test('refuses a wrong input beside its field, and keeps nothing', async () => {
    const total = async () => (await ana.get('Calculo/Listar')).body.ItemRegistro.Total;
    const before = await total();
    const answer = await store({ Entrada: { ...Entrada, ValorImovel: 0 } });
    expect([answer.status, toldBy(answer)]).toEqual([422, [['Entrada.ValorImovel', 'appraisal-missing']]]);
    const other = await store({ Entrada: [1] });
    expect([other.status, toldBy(other)]).toEqual([400, [['Entrada', 'body-invalid']]]);
    expect(await total()).toBe(before);
  });

  test.each([
    ['no list', { Campo: 'x' }],
    ['rows without a field', [{ Ato: 'R-1' }]],
    ['a page before the first', [{ Campo: 'Onus.0.Valor', Pagina: 0 }]],
  ])('refuses sources that are %s', async (_name, Fontes) => {
    expect(toldBy(await store({ Fontes }))).toEqual([['Fontes', 'calculation-sources-invalid']]);
  });

  test('takes sources of inputs there are, from a registry record it sees, by acts the record has', async () => {
    const from = (source: object, more: object = {}) =>
      store({ IdentificadorRegistroMatricula: record, Fontes: [source], ...more });
    const good = { Campo: 'Onus.0.Valor', Ato: 'R-1' };
    for (const Campo of [
      'Onus.0.Valro',
      'Onus.1.Valor',
      'Onus.0.Grau',
      'DesagioPc',
      'Indices',
      'ValorImovel.0',
      '',
    ])
      expect(toldBy(await from({ ...good, Campo }))).toEqual([
        ['Fontes.0.Campo', 'calculation-source-field'],
      ]);
    expect(toldBy(await from({ ...good, Ato: 'R-99' }))).toEqual([
      ['Fontes.0.Ato', 'calculation-source-act'],
    ]);
    expect(toldBy(await from(good, { IdentificadorRegistroMatricula: null }))).toEqual([
      ['IdentificadorRegistroMatricula', 'calculation-source-record'],
    ]);
    const opening = await from({ Campo: 'Onus', Ato: null });
    expect(opening.status).toBe(200);
  });

  test('answers for a record of another company as for one that never was', async () => {
    const jatoba = await folio.company('Banco Umbu S.A.', '11444777000161');
    const elsewhere = await (await openOpinionGround(folio, jatoba)).record();
    const Fontes = [{ Campo: 'Onus.0.Valor', Ato: 'R-1' }];
    const [foreign, missing] = await Promise.all(
      [elsewhere, 999_999_999].map((IdentificadorRegistroMatricula) =>
        store({ IdentificadorRegistroMatricula, Fontes }),
      ),
    );
    expect([foreign?.status, toldBy(foreign as never)]).toEqual([
      404,
      [['IdentificadorRegistroMatricula', 'reference-not-found']],
    ]);
    expect(foreign?.body).toEqual(missing?.body);
  });

  test('a variation says what its base says, also of an act the record no longer has', async () => {
    const read = await ground.record();
    const Fontes = [{ Campo: 'Onus.0.Valor', Ato: 'R-7', Pagina: 1, Trecho: null }];
    const bound = { IdentificadorRegistroMatricula: read, Fontes };
    const base = await stored(bound);
    await folio.server.database.asMigrator((tx) =>
      sql`update leitura set "Conteudo" = jsonb_set("Conteudo", '{Atos}', '[]')
        where "IdentificadorRegistroMatricula" = ${read}`.execute(tx),
    );
    expect(toldBy(await store(bound))).toEqual([['Fontes.0.Ato', 'calculation-source-act']]);
    const scenario = await stored({ ...bound, IdentificadorCalculoBase: base.Identificador });
    expect(scenario.Fontes).toEqual(Fontes);
  });

  test('binds record and compared calculation of the same operation alone', async () => {
    const elsewhere = await ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural' });
    const misplaced = await store({
      IdentificadorOperacao: elsewhere,
      IdentificadorRegistroMatricula: record,
    });
    expect(toldBy(misplaced)).toEqual([['IdentificadorRegistroMatricula', 'calculation-record-elsewhere']]);
    const { Identificador } = await stored();
    const scenario = await stored({ Titulo: 'Com deságio', IdentificadorCalculoBase: Identificador });
    expect(scenario.IdentificadorCalculoBase).toBe(Identificador);
    for (const more of [
      { IdentificadorOperacao: elsewhere },
      { Calculadora: 'vencimento', Entrada: { Emissao: '2026-10-22', ValidadeDias: 30 } },
    ])
      expect(toldBy(await store({ IdentificadorCalculoBase: Identificador, ...more }))).toEqual([
        ['IdentificadorCalculoBase', 'calculation-base-elsewhere'],
      ]);
  });

  test('is stored once, however often the same request comes', async () => {
    const key = { 'idempotency-key': 'cenario-base-0001' };
    const send = () => ana.post('Calculo/Incluir', asked(), key);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });

  test('is for who may calculate and sees the operation', async () => {
    expect((await store({}, reader)).status).toBe(403);
    const [foreign, missing] = await Promise.all(
      [ground.operation, 999_999_999].map((IdentificadorOperacao) =>
        store({ IdentificadorOperacao }, stranger),
      ),
    );
    expect([foreign?.status, toldBy(foreign as never)]).toEqual([
      404,
      [['IdentificadorOperacao', 'reference-not-found']],
    ]);
    expect(foreign?.body).toEqual(missing?.body);
    const { Identificador } = await stored();
    expect((await stranger.get(`Calculo/Retornar/${Identificador}`)).status).toBe(404);
    expect((await reader.get(`Calculo/Retornar/${Identificador}`)).status).toBe(403);
  });
});

describe('years later', () => {
  test('it reopens to the cent although indices changed, and today’s rule says the same of what it kept', async () => {
    const made = await stored();
    await folio.server.database.transaction(ipe.actor, (tx) =>
      sql`update indice set "Valor" = "Valor" + 1 where "Indice" = 'IPCA'`.execute(tx),
    );
    const now = await ana.post('Calculadora/hipoteca', { Entrada });
    expect(now.body.ItemRegistro.Resultado.MaxNova).not.toBe(made.Resultado.MaxNova);
    const kept = await reopened(made.Identificador);
    expect(kept).toMatchObject({
      Resultado: made.Resultado,
      Entrada: made.Entrada,
      Condicoes: made.Condicoes,
    });
    expect(await again(kept)).toEqual(made.Resultado);
    await folio.server.database.transaction(ipe.actor, (tx) =>
      sql`update indice set "Valor" = "Valor" - 1 where "Indice" = 'IPCA'`.execute(tx),
    );
  });

  test('one of an older rule reopens with its own figures, whatever its result was made of', async () => {
    const { Identificador } = await stored();
    const id = await folio.server.database.asMigrator(async (tx) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into calculo ("IdentificadorEmpresa", "Busca", "Titulo",
          "Calculadora", "IdentificadorOperacao", "Entrada", "Fontes", "Regra", "Destaque", "DataReferencia", "Resultado",
          "Condicoes")
        select "IdentificadorEmpresa", "Busca", 'De outro tempo', "Calculadora", "IdentificadorOperacao", "Entrada",
          "Fontes", 'hipoteca-0', 'Margem: R$ 1,23', "DataReferencia", '{"Regra":"hipoteca-0","MargemAntiga":"1.23"}',
          "Condicoes"
        from calculo where "Identificador" = ${Identificador} returning "Identificador" as id`.execute(tx);
      return Number(rows[0]?.id);
    });
    const old = await reopened(id);
    expect(old).toMatchObject({
      Regra: 'hipoteca-0',
      Destaque: 'Margem: R$ 1,23',
      Resultado: { Regra: 'hipoteca-0', MargemAntiga: '1.23' },
    });
    expect(await again(old)).toMatchObject({ Regra: 'hipoteca-1', MaxNova: '589093.72' });
    const english = await ana.get(`Calculo/Retornar/${id}`, { 'accept-language': 'en-US' });
    expect(english.body.ItemRegistro.Destaque).toBe('Margem: R$ 1,23');
  });

  test('nobody changes it, not even past the application; it goes to the trash and comes back', async () => {
    const { Identificador: id, Resultado } = await stored();
    expect((await ana.put(`Calculo/Alterar/${id}`, { Versao: 1, Titulo: 'Outro' })).status).toBe(404);
    const tampered = folio.server.database.asMigrator((tx) =>
      sql`update calculo set "Resultado" = '{}' where "Identificador" = ${id}`.execute(tx),
    );
    await expect(tampered).rejects.toThrow('a stored calculation never changes');
    const reworded = folio.server.database.asMigrator((tx) =>
      sql`update calculo set "Destaques" = '{}' where "Identificador" = ${id}`.execute(tx),
    );
    await expect(reworded).rejects.toThrow('a stored calculation never changes');
    expect((await ana.delete(`Calculo/Excluir/${id}?Versao=1`)).status).toBe(200);
    const listed = await ana.get(`Calculo/Listar?Identificador=${id}`);
    expect(listed.body.ItemRegistro.Total).toBe(0);
    expect((await ana.post(`Calculo/Restaurar/${id}`)).status).toBe(200);
    expect((await reopened(id)).Resultado).toEqual(Resultado);
  });
});

test('every calculator stores', async () => {
  const inputs = {
    penhor: { DataReferencia: '2026-11-20', Penhores: [{ ValorCredito: 1000 }] },
    'historico-area': { AreaInicial: '48.4 ha' },
    fgts: { DataReferencia: '2026-11-20', Atos: [{ Ato: 'R-3', Data: '2023-11-21', UsoFgts: 'SIM' }] },
    propriedade: { Proprietarios: [{ Nome: 'Ana' }] },
    vencimento: { Emissao: '2026-10-22', ValidadeDias: 30 },
  };
  const heads: Record<string, string> = {};
  for (const [Calculadora, input] of Object.entries(inputs)) {
    const made = await stored({ Calculadora, Entrada: input });
    heads[Calculadora] = made.Destaque;
    expect(await again(made)).toEqual(made.Resultado);
  }
  expect(heads).toEqual({
    penhor: 'Cobertura: 0,0000%',
    'historico-area': 'Área atual: 48,4 ha',
    fgts: 'Resultado: Impedido',
    propriedade: 'Soma das frações: 1/1',
    vencimento: 'Vale até: 21/11/26',
  });
});
