import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { item, type OrderBench, startOrderBench } from '../../../../../test/support/servers/orderBench.ts';
import { emptyReading } from '../../matricula/reading/emptyReading.ts';
import { storeReading } from '../../matricula/reading/readings.ts';

type Way = Record<string, unknown> & { Titulo: string; Sabe: object; Faltam: string[] };

describe.each(featureEngines)('%s: how what is missing can be had', (_engine, start) => {
  let at: OrderBench;
  let operation: number;

  beforeAll(async () => {
    at = await startOrderBench(start);
  });
  afterAll(() => at.folio.close());
  beforeEach(async () => {
    await at.clear();
    operation = at.operation;
    await at.sqlRows(sql`update item_checklist set "ExcluidoEm" = now() where "ExcluidoEm" is null`);
  });

  const asks = (code: string, more: object = {}) =>
    at.ipe.make('item-checklist', {
      IdentificadorOperacao: operation,
      IdentificadorTipoCertidao: at.types.get(code),
      ...more,
    });
  const answer = async (query = '', of = operation) =>
    item(await at.ana.get(`Certidao/ComoPedir?IdentificadorOperacao=${of}${query}`));
  const wayOf = async (code: string, query = ''): Promise<Way> =>
    (await answer(query)).Itens.find((way: Way) => way.IdentificadorTipoCertidao === at.types.get(code));

  async function record(values: object = {}): Promise<number> {
    const recordId = await at.ipe.make('registro-matricula', { IdentificadorOperacao: operation });
    await at.sqlRows(
      sql`update registro_matricula set "Numero" = ${`18.${recordId}`}, "Uf" = 'GO' where "Identificador" = ${recordId}`,
    );
    const { opening } = emptyReading;
    const reading = {
      ...emptyReading,
      opening: { ...opening, property: { ...opening.property, ...values } },
    };
    await at.folio.server.database.transaction(at.ipe.actor, (tx) =>
      storeReading(tx, {
        companyId: at.ipe.id,
        recordId,
        order: 1,
        runId: null,
        part: 0,
        reading,
        statistics: null,
      }),
    );
    return recordId;
  }

  test('one call tells source, price and what has to be said, for all that is missing', async () => {
    for (const code of ['CNDT', 'PROT', 'COND', 'JC_SIMP']) await asks(code);
    await asks('CRF', { Dispensada: true, MotivoDispensa: 'Pessoa física.' });
    const { Itens, Matriculas } = await answer();
    const shown = Itens.map(({ Provedor, Custo, Sabe, Faltam, Imovel }: Way) => ({
      Provedor,
      Custo,
      Sabe,
      Faltam,
      Imovel,
    }));
    expect(shown).toEqual([
      { Provedor: 'federal', Custo: null, Sabe: { Documento: '71938462050' }, Faltam: [], Imovel: false },
      { Provedor: 'federal', Custo: 12.9, Sabe: { Documento: '71938462050' }, Faltam: ['Uf'], Imovel: false },
      { Provedor: null, Custo: null, Sabe: {}, Faltam: ['Unidade'], Imovel: true },
      { Provedor: 'juntas', Custo: 12.9, Sabe: { Documento: '71938462050' }, Faltam: ['Uf'], Imovel: false },
    ]);
    expect(Matriculas).toEqual([]);
    await at.ordered('CNDT');
    expect((await answer()).Itens).toHaveLength(3);
  });

  test('one matrícula is no question, of two one is chosen; its numbers are taken only where they are whole', async () => {
    await asks('MAT_IT');
    await asks('CCIR');
    await asks('CND_ITR');
    expect(await wayOf('MAT_IT')).toMatchObject({ Faltam: ['NumeroMatricula'], Sabe: {} });
    const whole = await record({ incraCode: '950.041.123.456-7', nirf: ['1.234.567-9'] });
    expect(await wayOf('MAT_IT')).toMatchObject({
      IdentificadorRegistroMatricula: whole,
      Sabe: { NumeroMatricula: `18.${whole}` },
      Faltam: [],
    });
    expect((await wayOf('CCIR')).Sabe).toEqual({ CodigoIncra: '9500411234567' });
    expect((await wayOf('CND_ITR')).Sabe).toEqual({ Cib: '12345679' });
    const torn = await record({ incraCode: '950.041', nirf: ['1.234.567-9', '7.654.321-0'] });
    const { Matriculas } = await answer();
    expect(Matriculas.map(({ Identificador }: Record<string, number>) => Identificador)).toEqual([
      whole,
      torn,
    ]);
    expect(await wayOf('CCIR')).toMatchObject({
      IdentificadorRegistroMatricula: null,
      Faltam: ['CodigoIncra'],
    });
    // What is one record's own is asked for each, and says of which it is.
    const { Itens } = await answer();
    const full = Itens.filter((way: Way) => way.IdentificadorTipoCertidao === at.types.get('MAT_IT'));
    expect(full.map((way: Way) => [way.IdentificadorRegistroMatricula, way.Faltam])).toEqual([
      [whole, []],
      [torn, []],
    ]);
    expect(full.map(({ Titulo }: Way) => Titulo)[1]).toContain(`matrícula 18.${torn}`);
    const chosen = `&IdentificadorRegistroMatricula=${torn}`;
    expect((await wayOf('CCIR', chosen)).Faltam).toEqual(['CodigoIncra']);
    expect((await wayOf('CND_ITR', chosen)).Faltam).toEqual(['Cib']);
  });

  test('two records sent at once have a line each', async () => {
    await asks('MAT_IT');
    const send = () => at.ipe.make('registro-matricula', { IdentificadorOperacao: operation });
    const ids = await Promise.all([send(), send(), send()]);
    const { Itens } = await answer();
    expect(Itens.map((way: Way) => way.IdentificadorRegistroMatricula).toSorted()).toEqual(ids.toSorted());
  });

  test('what it says is what a request then fills in', async () => {
    await asks('CCIR');
    await record({ incraCode: '950.041.123.456-7' });
    const { IdentificadorRegistroMatricula, Sabe } = await wayOf('CCIR');
    const id = await at.ordered('CCIR', { IdentificadorRegistroMatricula });
    expect(await at.read(id)).toMatchObject(Sabe);
  });

  test('a matrícula of another operation, another company’s operation and a malformed number are refused', async () => {
    await asks('MAT_IT');
    const mine = operation;
    operation = await at.operationOf(at.ipe, '52998224725');
    const elsewhere = await record();
    operation = mine;
    const codes = async (query: string, of = mine) => {
      const { status, body } = await at.ana.get(`Certidao/ComoPedir?IdentificadorOperacao=${of}${query}`);
      return [status, body.Erros?.[0].Codigo];
    };
    expect(await codes(`&IdentificadorRegistroMatricula=${elsewhere}`)).toEqual([
      422,
      'certificate-record-elsewhere',
    ]);
    expect(await codes('', await at.operationOf(at.jatoba, '71938462050'))).toEqual([
      404,
      'record-not-found',
    ]);
    expect(await codes('&IdentificadorRegistroMatricula=x')).toEqual([400, 'query-invalid']);
  });
});
