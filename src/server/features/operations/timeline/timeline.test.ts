import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import type { TimelineEvent } from '../../../../metadata/calls/operations.ts';

describe.each(featureEngines)('the timeline of an operation on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let officer: Desk;
  let elsewhere: Desk;
  let outside: Desk;
  let narrow: Desk;
  let client: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    await ipe.person('otto@ipe.exemplo', 'officer', { TodosProprietarios: true });
    await ipe.person('caio@ipe.exemplo', 'analista');
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    const profile = await ipe.make('perfil', {
      Nome: 'só operações',
      Codigos: [{ Codigo: 'OPERACAO.CONSULTAR' }],
      CodigosConceder: [],
      Ativo: true,
    });
    await ipe.person('nara@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await folio.server.database.asMigrator((tx) =>
      sql`update usuario_vinculos set "Perfis" = array[${profile}]::bigint[] where "IdentificadorPai" =
        (select "Identificador" from usuario where "Login" = 'nara@ipe.exemplo')`.execute(tx),
    );
    client = await ipe.make('cliente', { Nome: 'Zélia Costa', TipoPessoa: 'F', Documento: '39053344705' });
    [ana, officer, elsewhere, outside, narrow] = (await Promise.all(
      ['ana@ipe', 'otto@ipe', 'caio@ipe', 'davi@buriti', 'nara@ipe'].map((login) =>
        folio.signIn(`${login}.exemplo`),
      ),
    )) as [Desk, Desk, Desk, Desk, Desk];
  });
  afterAll(() => folio.close());

  const open = async () => {
    const { body } = await ana.post('Operacao/Incluir', {
      IdentificadorCliente: client,
      TipoImovel: 'Urbano',
      UsaFgts: false,
      Valor: 400000,
      Prioridade: 'normal',
    });
    return body.ItemRegistro as { readonly Identificador: number; readonly Codigo: string };
  };
  const told = async (desk: Desk, id: number, query = '', language = 'pt-br') =>
    (await desk.get(`Operacao/LinhaDoTempo/${id}${query}`, { 'accept-language': language })).body
      .ItemRegistro as {
      readonly Itens: readonly TimelineEvent[];
      readonly Mais: boolean;
      readonly Tipos: readonly string[];
    };
  const sentences = async (desk: Desk, id: number, query = '', language = 'pt-br') =>
    (await told(desk, id, query, language)).Itens.map(({ Texto }) => Texto);
  const change = async (id: number, values: object) => {
    const { Versao } = (await ana.get(`Operacao/Retornar/${id}`)).body.ItemRegistro;
    expect((await ana.put(`Operacao/Alterar/${id}`, { Versao, ...values })).status).toBe(200);
  };

  test('tells, newest first, who did what, in the language of who reads', async () => {
    const { Identificador: id, Codigo } = await open();
    await change(id, { Valor: 450000, DataPrevistaAssinatura: '2099-03-01' });
    await ana.post('Comentario/Incluir', { IdentificadorOperacao: id, Texto: 'Falta a procuração.' });
    const { Versao } = (await officer.get(`Operacao/Retornar/${id}`)).body.ItemRegistro;
    await officer.post(`Operacao/Executar/cancelar/${id}`, { Versao, Motivo: 'O cliente desistiu.' });
    const pt = await told(ana, id);
    expect(pt.Itens.map(({ Texto }) => Texto)).toEqual([
      `otto passou a operação ${Codigo} de Rascunho para Cancelada.`,
      'ana comentou.',
      `ana alterou a operação ${Codigo}: Valor, Assinatura prevista.`,
      // The checklist of the workflow is filled in by the same request: one event.
      expect.stringMatching(/^ana incluiu \d+ registros em checklist de certidões\.$/),
      `ana abriu a operação ${Codigo}.`,
    ]);
    expect(pt.Itens[0]).toMatchObject({ Motivo: 'O cliente desistiu.', Tipo: 'operacao' });
    expect(pt.Itens[1]).toMatchObject({ Citacao: 'Falta a procuração.', Tipo: 'comentarios' });
    expect(pt.Itens[2]?.Alteracoes).toEqual([
      { Campo: 'Valor', De: '400.000,00', Para: '450.000,00' },
      { Campo: 'Assinatura prevista', De: null, Para: expect.stringContaining('01/03/') },
    ]);
    expect((await sentences(ana, id, '', 'en-us'))[0]).toBe(
      `otto moved the operation ${Codigo} from Draft to Cancelled.`,
    );
  });

  test('goes on page by page without leaving out or repeating any, also what came at once', async () => {
    const { Identificador: id } = await open();
    for (let value = 1; value <= 12; value += 1) await change(id, { Valor: 400000 + value });
    const whole = (await told(ana, id, '?NumeroRegistros=100')).Itens.map(({ Chave }) => Chave);
    const walked: string[] = [];
    let place = '';
    for (let more = true; more; ) {
      const page = await told(ana, id, `?NumeroRegistros=5${place && `&Antes=${encodeURIComponent(place)}`}`);
      expect(page.Itens.length).toBeLessThanOrEqual(5);
      walked.push(...page.Itens.map(({ Chave }) => Chave));
      place = page.Itens.at(-1)?.Chave ?? '';
      more = page.Mais;
    }
    expect(walked).toEqual(whole);
    expect(new Set(walked).size).toBe(walked.length);
  });

  test('narrows to a kind, or to changes of status', async () => {
    const { Identificador: id } = await open();
    await change(id, { Valor: 1 });
    await ana.post('Comentario/Incluir', { IdentificadorOperacao: id, Texto: 'Ligar amanhã.' });
    const { Versao } = (await officer.get(`Operacao/Retornar/${id}`)).body.ItemRegistro;
    await officer.post(`Operacao/Executar/cancelar/${id}`, { Versao, Motivo: 'Teste.' });
    expect(await sentences(ana, id, '?Tipo=comentarios')).toEqual(['ana comentou.']);
    expect(await sentences(ana, id, '?Tipo=situacoes')).toHaveLength(1);
    const kinds = new Set(
      (await told(ana, id, '?Tipo=comentarios&Tipo=certidoes')).Itens.map(({ Tipo }) => Tipo),
    );
    expect(kinds).toEqual(new Set(['comentarios', 'certidoes']));
  });

  test('tells uploads, decisions on findings and states of records, not the steps of the machinery', async () => {
    const { Identificador: id } = await open();
    const record = await ipe.make('registro-matricula', {
      IdentificadorOperacao: id,
      NomeArquivo: 'a.pdf',
      Numero: '48217',
    });
    const log = (event: string, from: string, to: string, entity = 'registro-matricula', of = record) =>
      folio.server.database.asMigrator((tx) =>
        sql`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para",
            "IdentificadorUsuario", "Usuario", "Origem", "Requisicao")
          values (${ipe.id}, ${entity}, ${of}, ${event}, ${from}, ${to}, null, 'fila', 'job', 'r')`.execute(
          tx,
        ),
      );
    await log('enfileirar', 'recebida', 'na_fila');
    await log('processar', 'na_fila', 'processando');
    await log('ler', 'processando', 'aguardando_analise');
    const found = await told(ana, id, '?Tipo=matriculas');
    expect(found.Itens.map(({ Texto }) => Texto)).toEqual([
      'A matrícula 48.217 passou de Em processamento para Aguardando análise.',
      expect.stringContaining('enviou a matrícula 48.217.'),
    ]);
    expect(found.Itens[0]).toMatchObject({ Entidade: 'registro-matricula', IdentificadorRegistro: record });
  });

  test('does not tell what may not be read: neither kinds, nor fields, nor another’s operation', async () => {
    const { Identificador: id } = await open();
    await ana.post('Comentario/Incluir', { IdentificadorOperacao: id, Texto: 'Segredo.' });
    await ipe.make('registro-matricula', { IdentificadorOperacao: id, NomeArquivo: 'a.pdf' });
    const seen = await told(narrow, id);
    expect(seen.Tipos).toEqual(['operacao', 'situacoes']);
    expect(new Set(seen.Itens.map(({ Tipo }) => Tipo))).toEqual(new Set(['operacao']));
    expect(JSON.stringify(await told(narrow, id, '?Tipo=comentarios'))).not.toContain('Segredo');
    for (const desk of [elsewhere, outside])
      expect((await desk.get(`Operacao/LinhaDoTempo/${id}`)).status).toBe(404);
  });

  test('no longer repeats a comment its author took back', async () => {
    const { Identificador: id } = await open();
    const said = await ana.post('Comentario/Incluir', { IdentificadorOperacao: id, Texto: 'Engano meu.' });
    await ana.delete(`Comentario/Excluir/${said.body.ItemRegistro.Identificador}?Versao=1`);
    expect(JSON.stringify(await told(ana, id))).not.toContain('Engano meu.');
    expect((await sentences(ana, id))[0]).toBe('ana apagou um comentário.');
  });

  test.each([
    '?Antes=ontem',
    '?Antes=2026-13-45T00:00:00.000000Z_alteracao_1',
    '?Tipo=segredos',
    '?NumeroRegistros=0',
    '?NumeroRegistros=101',
    '?Cor=azul',
  ])('refuses %s by name', async (query) => {
    const { Identificador: id } = await open();
    const answer = await ana.get(`Operacao/LinhaDoTempo/${id}${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.Erros[0].Campo).toBe(/[A-Z]\w+/.exec(query)?.[0]);
  });
});
