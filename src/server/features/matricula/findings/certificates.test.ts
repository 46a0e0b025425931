import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { casesOf } from '../../../../../test/certificates/cases.ts';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import { opening, owner, property, reading } from '../../../../../test/support/papers/matricula.ts';
import { makeRecord, putInState } from '../../../../../test/support/people/analysis.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

const ccir = casesOf('first').find(({ name }) => name === 'ccir-quitado')?.text ?? '';

/** The land of the certificate, but for its municipality and its owner. */
const land = () =>
  reading(
    opening([owner('HELENA MARIA TOCANTE VIDIGAL', '1/1', { document: '90744213266' })], {
      number: '4021',
      property: property({
        municipality: 'Paracatu',
        state: 'MG',
        area: { value: '812.5', unit: 'ha' },
        incraCode: '4040390127764',
      }),
    }),
    [],
  );

describe.each(featureEngines)('what certificates say of the land, on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let officer: Desk;
  let types: Map<string, number>;
  let operation: number;
  let record: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    await ipe.person('rui@ipe.exemplo', 'officer', { TodosProprietarios: true });
    [ana, officer] = (await Promise.all(
      ['ana', 'rui'].map((name) => folio.signIn(`${name}@ipe.exemplo`)),
    )) as [Desk, Desk];
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ code: string; id: number }>`
        select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
    );
    types = new Map(rows.map(({ code, id }) => [code, Number(id)]));
  }, 60_000);
  afterAll(() => folio.close());

  beforeEach(async () => {
    operation = await ipe.make('operacao', {
      IdentificadorCliente: await client(),
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    record = await makeRecord(folio, ipe, { operation, state: 'aguardando_analise', reading: land() });
  });

  let made: number | null = null;
  const client = async () =>
    (made ??= await ipe.make('cliente', {
      Nome: 'Helena Maria Tocante Vidigal',
      TipoPessoa: 'F',
      Documento: '90744213266',
    }));

  const item = ({ status, body }: Answer) => {
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.ItemRegistro;
  };
  const see = async () => item(await ana.get(`RegistroMatricula/Retornar/${record}`));
  const findings = async (rule = 'FL-03') =>
    (await see()).Apontamentos.filter(({ Regra }: { Regra: string }) => Regra === rule).map(
      (row: Record<string, unknown>) => [row.Texto, row.Severidade, row.Aplicavel],
    );
  const said = 'Município: a certidão diz UNAI; a matrícula, Paracatu';

  async function requested(more: object = {}): Promise<number> {
    return item(
      await ana.post('Certidao/Incluir', {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao: types.get('CCIR'),
        CodigoIncra: '4040390127764',
        IdentificadorRegistroMatricula: record,
        ...more,
      }),
    ).Identificador;
  }
  let copies = 0;
  async function issued(id: number, change: (text: string) => string = (text) => text): Promise<number> {
    copies += 1;
    const bytes = makePdf([{ content: textLines(change(ccir).split('\n')) }], `/N ${copies}`);
    const { Versao } = item(await ana.send(`Certidao/Anexar/${id}?Nome=ccir.pdf`, bytes));
    return item(
      await ana.post(`Certidao/Executar/confirmar/${id}`, {
        Versao,
        Resultado: 'REGULAR',
        DataEmissao: '2026-06-18',
        ConfirmarDivergencia: true,
      }),
    ).Versao;
  }

  test('is a finding of the record once the certificate is issued, with the words of both, and can be decided', async () => {
    const id = await requested();
    expect(await findings()).toEqual([]);
    await issued(id);
    expect(await findings()).toEqual([[said, 'ALTA', true]]);
    const [row] = (await see()).Apontamentos.filter(({ Regra }: { Regra: string }) => Regra === 'FL-03');
    expect(row.Provas[0]).toMatchObject({
      certificate: { id, name: expect.stringContaining('Rural'), issuedOn: '2026-06-18' },
      page: 1,
      quote: expect.stringContaining('UNAI'),
    });
    const decided = await ana.post(`Apontamento/Executar/afastar/${row.Identificador}`, {
      Versao: row.Versao,
      Motivo: 'Distrito emancipado.',
    });
    expect(item(decided).Resolucao).toBe('afastada');
    const english = await ana.get(`Apontamento/Listar?IdentificadorRegistroMatricula=${record}`, {
      'accept-language': 'en-us',
    });
    expect(english.body.ItemRegistro.Itens.map(({ Texto }: { Texto: string }) => Texto)).toContain(
      'Municipality: the certificate says UNAI; the registry record, Paracatu',
    );
  });

  test('stands in the review beside the record, each with its certificate and its words', async () => {
    const id = await requested();
    await issued(id);
    expect((await see()).Negocio.Certidoes).toEqual([
      expect.objectContaining({
        Identificador: id,
        Tipo: 'CCIR',
        DataEmissao: '2026-06-18',
        Imovel: expect.objectContaining({
          Ccir: expect.objectContaining({ Valor: '55120938261', Pagina: 1 }),
          Classificacao: expect.objectContaining({ Valor: 'GRANDE PROPRIEDADE PRODUTIVA' }),
          Exercicio: expect.objectContaining({ Valor: '2026' }),
          Declarante: expect.objectContaining({ Valor: 'HELENA MARIA TOCANTE VIDIGAL' }),
        }),
      }),
    ]);
  });

  test('is withdrawn when the record is corrected, when a newer one agrees, and when it is deleted; it comes back', async () => {
    const id = await requested();
    await issued(id);
    const correct = async (Valor: string) =>
      item(
        await ana.post(`RegistroMatricula/Corrigir/${record}`, {
          Versao: (await see()).Versao,
          Correcoes: [
            { Tipo: 'alterar', Ato: null, Campo: 'Imovel.Municipio', Valor, Motivo: 'lido na página' },
          ],
        }),
      );
    await correct('Unaí');
    expect(await findings()).toEqual([[said, 'ALTA', false]]);
    await correct('Paracatu');
    expect(await findings()).toEqual([[said, 'ALTA', true]]);

    const { Versao } = item(await ana.get(`Certidao/Retornar/${id}`));
    const newer = item(await ana.post(`Certidao/Executar/atualizar/${id}`, { Versao })).Identificador;
    await issued(newer, (text) => text.replace('UNAI', 'PARACATU'));
    expect(await findings()).toEqual([[said, 'ALTA', false]]);

    const remove = item(await ana.get(`Certidao/Retornar/${newer}`)).Versao;
    item(await officer.delete(`Certidao/Excluir/${newer}?Versao=${remove}`));
    expect(await findings()).toEqual([[said, 'ALTA', true]]);
  });

  test('counts without being asked for a record, while the operation has no other', async () => {
    await issued(await requested({ IdentificadorRegistroMatricula: null }));
    expect(await findings()).toEqual([[said, 'ALTA', true]]);
    const other = await makeRecord(folio, ipe, { operation, state: 'aguardando_analise', reading: land() });
    item(await ana.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record }));
    expect(await findings()).toEqual([[said, 'ALTA', false]]);
    await putInState(folio, other, 'cancelada');
    item(await ana.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record }));
    expect(await findings()).toEqual([[said, 'ALTA', true]]);
  });

  test('of an old exercise gives a hint, and one its issuer denied says nothing', async () => {
    const id = await requested();
    const Versao = await issued(id, (text) => text.replace('EXERCÍCIO 2026', 'EXERCÍCIO 2024'));
    const year = new Date().getFullYear();
    expect(await findings('FL-04')).toEqual([
      [`O CCIR é do exercício 2024; o em vigor é o de ${year}`, 'INFO', true],
    ]);
    item(await ana.post(`Certidao/Executar/verificar/${id}`, { Versao, Autenticidade: 'negada' }));
    expect(await findings('FL-04')).toEqual([
      [`O CCIR é do exercício 2024; o em vigor é o de ${year}`, 'INFO', false],
    ]);
    expect((await see()).Negocio.Certidoes).toEqual([]);
  });

  test('leaves a cancelled record as it was', async () => {
    const id = await requested();
    await putInState(folio, record, 'cancelada');
    await issued(id);
    expect(await findings()).toEqual([]);
  });
});
