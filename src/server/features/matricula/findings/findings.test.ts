import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { boaAurora } from '../../../../../test/support/papers/matricula.ts';
import { makeRecord, putInState } from '../../../../../test/support/people/analysis.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

import { emptyTrash } from '../../../engine/crud/write/trash.ts';

interface Row {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Regra: string;
  readonly Chave: string;
  readonly Severidade: string;
  readonly Especie: string;
  readonly Texto: string;
  readonly Atos: string;
  readonly Lei: string;
  readonly Aplicavel: boolean;
  readonly Resolucao: string;
  readonly MotivoResolucao: string | null;
  readonly ResolvidoPor: string | null;
}

describe.each(featureEngines)('findings on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let operation: number;
  let lidia: Desk;
  let otto: Desk;
  let officer: Desk;
  let reader: Desk;
  let outside: Desk;
  let id: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    const everything = { TodosProprietarios: true };
    await ipe.person('lidia@ipe.exemplo', 'analista', { ...everything, Nome: 'Lídia Torres' });
    await ipe.person('otto@ipe.exemplo', 'analista', { ...everything, Nome: 'Otto Reis' });
    await ipe.person('rui@ipe.exemplo', 'officer', { ...everything, Nome: 'Rui Campos' });
    await ipe.person('vera@ipe.exemplo', 'consulta', { ...everything, Nome: 'Vera Luz' });
    await buriti.person('davi@buriti.exemplo', 'administrador', everything);
    const client = await ipe.make('cliente', {
      Nome: 'Ana Couto',
      TipoPessoa: 'F',
      Documento: '71938462050',
    });
    operation = await ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    outside = await folio.signIn('davi@buriti.exemplo');
  });
  afterAll(() => folio.close());

  beforeEach(async () => {
    [lidia, otto, officer, reader] = (await Promise.all(
      ['lidia', 'otto', 'rui', 'vera'].map((name) => folio.signIn(`${name}@ipe.exemplo`)),
    )) as [Desk, Desk, Desk, Desk];
    id = await makeRecord(folio, ipe, { operation, state: 'aguardando_analise', reading: boaAurora() });
    // A record made by a test has no findings until somebody turns to it.
    await lidia.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: id });
  });

  const see = async (desk: Desk = lidia) =>
    (await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;
  const rows = async (desk: Desk = lidia): Promise<Row[]> => (await see(desk)).Apontamentos;
  const row = async (rule: string, desk: Desk = lidia): Promise<Row> => {
    const found = (await rows(desk)).find(({ Regra }) => Regra === rule);
    if (!found) throw new Error(`no ${rule}`);
    return found;
  };
  const decide = async (
    event: string,
    rule: string,
    more: object = {},
    desk: Desk = lidia,
  ): Promise<Answer> => {
    const { Identificador, Versao } = await row(rule, desk);
    return desk.post(`Apontamento/Executar/${event}/${Identificador}`, { Versao, ...more });
  };
  const correct = async (...Correcoes: readonly object[]): Promise<Answer> => {
    const { Versao } = await see();
    return lidia.post(`RegistroMatricula/Corrigir/${id}`, { Versao, Correcoes });
  };
  const change = (Ato: string, Campo: string, Valor: unknown) => ({
    Tipo: 'alterar',
    Ato,
    Campo,
    Valor,
    Motivo: 'lido na página',
  });
  const state = (Campo: string, Valor: unknown) => ({ Tipo: 'declarar', Campo, Valor, Motivo: 'CCIR 2026' });
  const codes = ({ body }: Answer) => body.Erros?.map(({ Codigo }: { Codigo: string }) => Codigo);

  test('come with the record and as a list, in the language of who reads', async () => {
    const found = await rows();
    expect(found.filter(({ Especie }) => Especie === 'apontamento').map(({ Regra }) => Regra)).toEqual([
      'RF-02',
      'RF-21',
      'RF-46',
      'RF-05',
      'RF-24',
      'RF-24',
    ]);
    expect(await row('RF-02')).toMatchObject({
      Severidade: 'CRITICA',
      Texto: 'Penhora em vigor, de R$ 35.000,00',
      Atos: 'AV-9',
      Resolucao: 'aberta',
      Aplicavel: true,
    });
    const list = await lidia.get(
      `Apontamento/Listar?IdentificadorRegistroMatricula=${id}&Severidade=CRITICA`,
      { 'accept-language': 'en-us' },
    );
    expect(list.body.ItemRegistro.Itens).toEqual([
      expect.objectContaining({ Regra: 'RF-02', Texto: 'Attachment in force, of R$ 35,000.00' }),
    ]);
    expect((await rows(reader)).length).toBe(found.length);
  });

  test('are another company’s as if they were not', async () => {
    const { Identificador, Versao } = await row('RF-02');
    expect((await outside.get(`Apontamento/Retornar/${Identificador}`)).status).toBe(404);
    expect(
      (await outside.get(`Apontamento/Listar?IdentificadorRegistroMatricula=${id}`)).body.ItemRegistro.Itens,
    ).toEqual([]);
    expect((await outside.post(`Apontamento/Executar/confirmar/${Identificador}`, { Versao })).status).toBe(
      404,
    );
    expect(
      (await outside.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: id })).status,
    ).not.toBe(200);
  });

  test('are decided by who works on the record, with who, when and why', async () => {
    expect((await decide('confirmar', 'RF-05')).status).toBe(200);
    expect(await see()).toMatchObject({ Situacao: 'em_analise' });
    expect(await row('RF-05')).toMatchObject({ Resolucao: 'confirmada', ResolvidoPor: 'Lídia Torres' });
    expect(codes(await decide('afastar', 'RF-21'))).toEqual(['reason-required']);
    await decide('afastar', 'RF-21', { Motivo: 'Todos assinam a garantia.' });
    expect(await row('RF-21')).toMatchObject({
      Resolucao: 'afastada',
      MotivoResolucao: 'Todos assinam a garantia.',
    });
    await decide('diligenciar', 'RF-46', { Motivo: 'Certidão da transcrição pedida.' });
    await decide('reabrir', 'RF-21', { Motivo: 'Karina não assina.' });
    expect(await row('RF-21')).toMatchObject({
      Resolucao: 'aberta',
      MotivoResolucao: null,
      ResolvidoPor: null,
    });
    expect((await decide('confirmar', 'RF-02', {}, reader)).status).toBe(403);
    expect((await decide('confirmar', 'RF-02', {}, otto)).status).toBe(423);
  });

  test('keep their decision while facts change elsewhere, and lose it when their own do', async () => {
    await decide('confirmar', 'RF-05');
    await decide('confirmar', 'RF-02');
    await correct(change('R-7', 'Credor', 'BANCO HORIZONTE S/A'));
    expect((await row('RF-05')).Resolucao).toBe('confirmada');
    await correct(change('R-7', 'Valor', 450000));
    expect(await row('RF-05')).toMatchObject({
      Resolucao: 'aberta',
      Texto: expect.stringContaining('450.000,00'),
    });
    expect((await row('RF-02')).Resolucao).toBe('confirmada');
  });

  test('that no longer hold stay as history, and come back with their decision when nothing else changed', async () => {
    await decide('afastar', 'RF-02', { Motivo: 'Levantada nos autos.' });
    await correct(change('AV-9', 'Valido', false));
    const gone = await row('RF-02');
    expect(gone).toMatchObject({ Aplicavel: false, Resolucao: 'afastada' });
    expect(codes(await decide('confirmar', 'RF-02'))).toEqual(['finding-not-applicable']);
    await correct(change('AV-9', 'Valido', null));
    expect(await row('RF-02')).toMatchObject({
      Identificador: gone.Identificador,
      Aplicavel: true,
      Resolucao: 'afastada',
    });
  });

  test('ask for facts, and are decided once these are stated', async () => {
    expect(await row('RF-35')).toMatchObject({
      Especie: 'pergunta',
      Texto: 'Quantos módulos fiscais tem o imóvel?',
    });
    expect(codes(await correct(state('ModulosFiscais', 'muitos')))).toEqual(['matricula-value-invalid']);
    expect(codes(await correct(state('Cor', true)))).toEqual(['correction-field-unknown']);
    await correct(state('ModulosFiscais', '2.4'));
    expect(await row('RF-35')).toMatchObject({
      Texto: 'O imóvel tem até 4 módulos fiscais. É trabalhado pela família?',
    });
    await correct(state('TrabalhadoPelaFamilia', true));
    expect(await row('RF-35')).toMatchObject({ Especie: 'apontamento', Aplicavel: true, Severidade: 'ALTA' });
    await correct(state('TrabalhadoPelaFamilia', false));
    expect((await row('RF-35')).Aplicavel).toBe(false);
    const { Correcoes } = await see();
    expect(Correcoes.at(-1)).toMatchObject({
      Tipo: 'declarar',
      Campo: 'TrabalhadoPelaFamilia',
      Valor: false,
      Motivo: 'CCIR 2026',
      Quem: 'Lídia Torres',
    });
  });

  test('follow the deal: its signing day', async () => {
    const { Versao } = (await lidia.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro;
    const far = await lidia.put(`Operacao/Alterar/${operation}`, {
      Versao,
      DataPrevistaAssinatura: '2031-01-10',
    });
    expect(far.status).toBe(200);
    // The mortgage falls due in 2027, before that day.
    expect(await row('RF-13')).toMatchObject({
      Aplicavel: true,
      Texto: 'Hipoteca cedular vencida em 11/03/2027 e não cancelada',
    });
    const { Versao: later } = far.body.ItemRegistro;
    await lidia.put(`Operacao/Alterar/${operation}`, { Versao: later, DataPrevistaAssinatura: null });
    expect((await row('RF-13')).Aplicavel).toBe(false);
  });

  test('of a record that is worked on no more stay as they were', async () => {
    await putInState(folio, id, 'concluida');
    const answer = await lidia.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: id });
    expect(codes(answer)).toEqual(['record-not-correctable']);
    expect(codes(await decide('confirmar', 'RF-02'))).toEqual(['record-not-correctable']);
  });

  test('never hold their record back: it goes to the trash with them', async () => {
    const { Versao } = await see(officer);
    await officer.post(`RegistroMatricula/Executar/cancelar/${id}`, { Versao, Motivo: 'engano' });
    const uses = await officer.get(`RegistroMatricula/Referencias/${id}`);
    expect(uses.body.ItemRegistro).toMatchObject({ Itens: [], PodeExcluir: true });
    expect(
      (await officer.delete(`RegistroMatricula/Excluir/${id}?Versao=${(await see(officer)).Versao}`)).status,
    ).toBe(200);
    folio.forward(31 * 24 * 60);
    try {
      const { database, models } = folio.server;
      expect(await emptyTrash(database, models, new Date(Date.now() + 31 * 86_400_000))).toBeGreaterThan(0);
    } finally {
      folio.forward(-31 * 24 * 60);
    }
  });

  test('bar the end of a review while a grave one is open, and a critical one leaves it to the officer', async () => {
    await lidia.post(`RegistroMatricula/Executar/analisar/${id}`, { Versao: (await see()).Versao });
    const conclude = async (desk: Desk) =>
      desk.post(`RegistroMatricula/Executar/concluir/${id}`, { Versao: (await see(desk)).Versao });
    expect(codes(await conclude(lidia))).toEqual(
      expect.arrayContaining(['findings-unresolved', 'findings-critical']),
    );
    for (const { Regra, Chave } of await rows()) {
      const { Identificador, Versao, Severidade, Aplicavel } = (await rows()).find(
        (item) => item.Chave === Chave,
      ) as Row;
      if (!Aplicavel || !['CRITICA', 'ALTA'].includes(Severidade)) continue;
      const answer = await lidia.post(`Apontamento/Executar/diligenciar/${Identificador}`, {
        Versao,
        Motivo: 'Pedido ao cartório.',
      });
      expect([Regra, answer.status]).toEqual([Regra, 200]);
    }
    const refused = await conclude(lidia);
    expect(codes(refused)).toContain('findings-critical');
    expect(codes(refused)).not.toContain('findings-unresolved');
    expect(
      refused.body.Erros.find(({ Codigo }: { Codigo: string }) => Codigo === 'findings-critical'),
    ).toMatchObject({ Campo: 'Apontamentos' });
    await lidia.post(`RegistroMatricula/Executar/enviar-revisao/${id}`, { Versao: (await see()).Versao });
    const byOfficer = await conclude(officer);
    expect(codes(byOfficer) ?? []).not.toEqual(expect.arrayContaining(['findings-critical']));
  });
});
