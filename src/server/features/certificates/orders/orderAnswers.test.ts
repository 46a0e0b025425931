import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { item, type OrderBench, startOrderBench } from '../../../../../test/support/servers/orderBench.ts';
import { createSimulado } from '../providers/simulado/simulado.ts';

describe.each(featureEngines)('%s: what comes of asking a source for a certificate', (_engine, start) => {
  let at: OrderBench;

  beforeAll(async () => {
    at = await startOrderBench(start);
  });
  afterAll(() => at.folio.close());
  beforeEach(() => at.clear());

  test('one that is issued has its answer, its dates and its paper, and who asked is told once', async () => {
    const id = await at.ordered('CND_FED');
    const other = await at.ordered('CNDT');
    await at.round();
    const issued = await at.read(id);
    expect(issued).toMatchObject({
      Situacao: 'emitida',
      Resultado: 'NEGATIVA',
      Provedor: 'federal',
      DataEmissao: new Date(at.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10),
      ValidadeDias: 180,
      MotivoFalha: null,
      ProximaTentativa: null,
      Sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      Dados: { Leitura: 'lida' },
    });
    expect(issued.Numero).toMatch(/^\d+$/);
    expect(issued.CodigoVerificacao).not.toBeNull();
    expect(issued.RespondidaEm).not.toBeNull();
    const kept = await readFile(await at.folio.server.files.pathOf(issued.Sha256, 'certidao.pdf'));
    expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await at.read(other)).Situacao).toBe('emitida');
    const code = item(await at.ana.get(`Operacao/Retornar/${at.operation}`)).Codigo;
    expect(await at.notices()).toMatchObject([
      { Texto: `Consulta de certidões da operação ${code} realizada com sucesso.`, Entidade: 'operacao' },
    ]);
  });

  test('a positive answer is an answer', async () => {
    at.operation = await at.operationOf(at.ipe, '17138462093');
    const id = await at.ordered('CND_FED');
    await at.round();
    expect(await at.read(id)).toMatchObject({ Situacao: 'emitida', Resultado: 'POSITIVA' });
  });

  test('one that is refused fails at once, with the words of the source', async () => {
    at.operation = await at.operationOf(at.ipe, '40338462040');
    const id = await at.ordered('CND_FED');
    await at.round();
    const words = 'Recusa simulada: o documento não foi aceito pela fonte.';
    expect(await at.read(id)).toMatchObject({
      Situacao: 'erro',
      MotivoFalha: 'recusada',
      TextoErro: `A fonte recusou o pedido: ${words}`,
    });
    const english = await at.ana.get('Notificacao/Listar', { 'accept-language': 'en-us' });
    expect(english.body.ItemRegistro.Itens[0].Texto).toMatch(/^Error in the .*refused the request: Recusa/);
  });

  test('a paper of somebody else is kept for a person to look at, and nothing is issued', async () => {
    const simulado = createSimulado({ now: at.now });
    at.scripts.federal = (order, signal) =>
      simulado.order({ ...order, parameters: { doc: '52998224725', nome: 'Bento Prado' } }, signal);
    const id = await at.ordered('CND_FED');
    await at.round();
    const record = await at.read(id);
    expect(record).toMatchObject({ Situacao: 'erro', MotivoFalha: 'resposta_invalida', Resultado: null });
    expect(record.TextoErro).toContain('529.982.247-25');
    expect(record.Sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a paper that says otherwise than the data is looked at by a person', async () => {
    const simulado = createSimulado({ now: at.now, rules: [{ word: 'CND', act: 'positiva' }] });
    at.scripts.federal = async (order, signal) => {
      const answer = await simulado.order(order, signal);
      return answer.kind === 'emitida' ? { ...answer, result: 'NEGATIVA' } : answer;
    };
    const id = await at.ordered('CND_FED');
    await at.round();
    expect(await at.read(id)).toMatchObject({ Situacao: 'erro', Resultado: null });
    expect((await at.read(id)).TextoErro).toContain('acusa outro resultado');
  });

  test('what is no PDF is an answer not understood', async () => {
    const simulado = createSimulado({ now: at.now });
    at.scripts.federal = async (order, signal) => {
      const answer = await simulado.order(order, signal);
      const bytes = Buffer.from('%PDF-1.7\nnada');
      return answer.kind === 'emitida' ? { ...answer, paper: { kind: 'pdf', bytes } } : answer;
    };
    const id = await at.ordered('CND_FED');
    await at.round();
    expect(await at.read(id)).toMatchObject({
      Situacao: 'solicitada',
      Tentativas: 1,
      MotivoFalha: 'resposta_invalida',
      Sha256: null,
    });
  });

  test('of a type no source serves is refused beside how it comes, and asked by hand all the same', async () => {
    const refused = await at.requested('COND', { Unidade: 'Apto. 62' });
    expect(refused.status).toBe(422);
    expect(refused.body.Erros).toMatchObject([{ Campo: 'Origem', Codigo: 'certificate-no-source' }]);
    expect((await at.requested('COND', { Unidade: 'Apto. 62', Origem: 'manual' })).status).toBe(200);
    await at.round();
    expect(at.calls).toEqual([]);
  });

  test('costs are told before, written with the order and summed by operation', async () => {
    const cost = async (code: string) =>
      item(await at.ana.get(`Certidao/Custo?IdentificadorTipoCertidao=${at.types.get(code)}`));
    expect(await cost('PROT')).toEqual({ Provedor: 'federal', Custo: 12.9 });
    expect(await cost('CND_FED')).toEqual({ Provedor: 'federal', Custo: null });
    expect(await cost('COND')).toEqual({ Provedor: null, Custo: null });
    const sum = async () => item(await at.ana.get(`Operacao/Retornar/${at.operation}`)).CustoCertidoes;
    expect(await sum()).toBeNull();
    const id = await at.ordered('PROT', { Uf: 'MG' });
    const second = await at.ordered('MAT_SIT', { NumeroMatricula: '12345' });
    const unpriced = await at.ordered('CND_FED');
    expect(await at.read(id)).toMatchObject({ Custo: 12.9, Provedor: 'federal' });
    await at.round();
    expect((await at.read(second)).Situacao).toBe('emitida');
    expect(await sum()).toBe(25.8);
    const again = (...ids: number[]) =>
      at.ana.get(`Certidao/CustoAtualizar?${ids.map((each) => `Identificador=${each}`).join('&')}`);
    expect(item(await again(id, second, unpriced))).toEqual({ Pedidos: 3, Custo: 25.8, SemPreco: 1 });
    expect((await again()).status).toBe(400);
    const unsent = await at.ordered('MAT_IT', { NumeroMatricula: '12345' });
    expect(await sum()).toBe(38.7);
    const { Versao } = await at.read(unsent);
    item(await at.ana.post(`Certidao/Executar/cancelar/${unsent}`, { Versao }));
    expect(await sum()).toBe(25.8);
  });

  test('are worked for each company in its own walls', async () => {
    const mine = await at.ordered('CND_FED');
    const IdentificadorOperacao = await at.operationOf(at.jatoba, '71938462050');
    const theirs = item(await at.requested('CND_FED', { IdentificadorOperacao }, at.eva)).Identificador;
    await at.round();
    expect((await at.read(theirs, at.eva)).Situacao).toBe('emitida');
    expect((await at.ana.get(`Certidao/Retornar/${theirs}`)).status).toBe(404);
    const { rows } = await at.sqlRows<{ company: number; file: number; person: number }>(sql`
      select c."IdentificadorEmpresa" as company, f."IdentificadorEmpresa" as file
      from certidao c join arquivo f on f."Identificador" = c."IdentificadorArquivo"
      where c."Identificador" in (${mine}, ${theirs}) order by 1`);
    expect(rows.map(({ company, file }) => [Number(company), Number(file)])).toEqual([
      [at.ipe.id, at.ipe.id],
      [at.jatoba.id, at.jatoba.id],
    ]);
    const { rows: told } = await at.sqlRows<{ company: number; person: number }>(sql`
      select "IdentificadorEmpresa" as company, "IdentificadorUsuario" as person from aviso order by 1`);
    expect(told.map(({ company }) => Number(company))).toEqual([at.ipe.id, at.jatoba.id]);
    expect(Number(told[0]?.person)).toBe(at.anaId);
    expect(new Set(at.calls.map(({ key }) => key)).size).toBe(2);
  });

  test('of a company with many keep no other company waiting', async () => {
    for (const code of ['CND_FED', 'CNDT', 'MPF']) await at.ordered(code);
    const IdentificadorOperacao = await at.operationOf(at.jatoba, '71938462050');
    item(await at.requested('CND_FED', { IdentificadorOperacao }, at.eva));
    await at.round();
    const companies = at.calls.map(({ key }) => Number(key.split('-')[1]));
    expect(companies).toHaveLength(4);
    expect(companies.slice(0, 2)).toContain(at.jatoba.id);
  });

  test('one about a matrícula names it to who asked', async () => {
    const record = await at.ipe.make('registro-matricula', { IdentificadorOperacao: at.operation });
    await at.sqlRows(
      sql`update registro_matricula set "Numero" = '18.412' where "Identificador" = ${record}`,
    );
    const about = { IdentificadorRegistroMatricula: record, NumeroMatricula: '18412' };
    at.scripts.federal = async () => ({ kind: 'recusada', text: '' });
    await at.ordered('MAT_IT', about);
    await at.round();
    expect((await at.notices())[0]?.Texto).toMatch(
      /^Erro na consulta de certidões da operação \S+, matrícula 18\.412: A fonte recusou/,
    );
    at.scripts = {};
    await at.ordered('MAT_SIT', about);
    await at.round();
    expect((await at.notices())[0]?.Texto).toMatch(
      /^Consulta de certidões da operação \S+, matrícula 18\.412, realizada com sucesso\.$/,
    );
  });
});
