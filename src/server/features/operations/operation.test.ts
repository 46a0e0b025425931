import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';

interface Point {
  readonly Codigo: string;
  readonly Texto: string;
  readonly Espera: string;
  readonly Etapa: string | null;
  readonly Transicao: string | null;
  readonly Passo: {
    readonly Codigo: string;
    readonly Entidade: string;
    readonly Identificador: number | null;
  } | null;
}

describe.each(featureEngines)('the operation as a hub on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let officer: Desk;
  let reader: Desk;
  let elsewhere: Desk;
  let outside: Desk;
  let client: number;
  let analyst: number;
  let segment: number;
  let head: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    const anaId = await ipe.person('ana@ipe.exemplo', 'analista');
    await ipe.person('otto@ipe.exemplo', 'officer', { TodosProprietarios: true });
    await ipe.person('rita@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await ipe.person('caio@ipe.exemplo', 'analista');
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    const board = await ipe.make('diretoria', { Nome: 'Diretoria', Sigla: 'DIR', Ativo: true });
    segment = await ipe.make('segmento-area', {
      Nome: 'Agro',
      Sigla: 'AG',
      IdentificadorDiretoria: board,
      Ativo: true,
    });
    head = await ipe.make('officer', { Nome: 'Ivo Chefe', IdentificadorSegmentoArea: segment, Ativo: true });
    analyst = await ipe.make('analista', {
      Nome: 'Ana Prado',
      IdentificadorUsuario: anaId,
      IdentificadorOfficer: head,
      Ativo: true,
    });
    client = await ipe.make('cliente', { Nome: 'Zélia Costa', TipoPessoa: 'F', Documento: '39053344705' });
    [ana, officer, reader, elsewhere, outside] = (await Promise.all(
      ['ana@ipe', 'otto@ipe', 'rita@ipe', 'caio@ipe', 'davi@buriti'].map((login) =>
        folio.signIn(`${login}.exemplo`),
      ),
    )) as [Desk, Desk, Desk, Desk, Desk];
  });
  afterAll(() => folio.close());

  const operationOf = (values: object = {}) =>
    ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Urbano',
      UsaFgts: false,
      Valor: 400000,
      DataPrevistaAssinatura: '2099-12-20',
      IdentificadorAnalista: analyst,
      IdentificadorSegmentoArea: segment,
      ...values,
    });
  const recordOf = (operation: number, values: object = {}) =>
    ipe.make('registro-matricula', { IdentificadorOperacao: operation, NomeArquivo: 'a.pdf', ...values });
  /** Lays a row as facts would leave it: what is looked at is what the page says of it. */
  const lay = (statement: string) =>
    folio.server.database.asMigrator((tx) => sql.raw(statement).execute(tx)) as Promise<unknown>;
  const missing = async (desk: Desk, id: number, language = 'pt-br') =>
    (await desk.get(`Operacao/Pendencias/${id}`, { 'accept-language': language })).body.ItemRegistro;
  const points = async (id: number): Promise<readonly Point[]> => (await missing(ana, id)).Pendencias;
  const codes = async (id: number) => (await points(id)).map(({ Codigo }) => Codigo);
  const versionOf = async (id: number) =>
    (await officer.get(`Operacao/Retornar/${id}`)).body.ItemRegistro.Versao as number;

  describe('says what is missing to sign', () => {
    test('of a new operation all of it, each point with who it waits for and its next step', async () => {
      const id = await operationOf();
      const found = await points(id);
      expect(found.map(({ Codigo }) => Codigo)).toEqual(
        expect.arrayContaining([
          'records-none',
          'certificate-missing',
          'calculation-missing',
          'opinion-missing',
        ]),
      );
      expect(found.find(({ Codigo }) => Codigo === 'records-none')).toEqual({
        Codigo: 'records-none',
        Texto: 'Nenhuma matrícula foi enviada.',
        Espera: 'Ana Prado',
        Etapa: 'MATRICULAS',
        Transicao: 'enviar-parecer',
        Passo: { Codigo: 'upload', Entidade: 'operacao', Identificador: id, Calculadora: null },
      });
      // The calculator of FGTS is not asked of who uses none.
      expect(found.filter(({ Codigo }) => Codigo === 'calculation-missing')).toHaveLength(1);
      const english = (await missing(ana, id, 'en-us')).Pendencias as readonly Point[];
      expect(english.map(({ Texto }) => Texto)).toContain('No registry record has been uploaded.');
    });

    test('value, day and owner; the value alone holds something back', async () => {
      const id = await operationOf({
        Valor: null,
        DataPrevistaAssinatura: null,
        IdentificadorAnalista: null,
      });
      const found = ((await missing(officer, id)).Pendencias as readonly Point[]).filter(
        ({ Etapa }) => Etapa === null,
      );
      expect(found.map(({ Codigo, Transicao }) => [Codigo, Transicao])).toEqual([
        ['value-missing', 'concluir'],
        ['signing-day-missing', null],
        ['owner-missing', null],
      ]);
    });

    test('a value above the officer’s limit, ahead of time; it holds nothing back', async () => {
      const id = await operationOf({ IdentificadorOfficer: head });
      const found = (await points(id)).find(({ Codigo }) => Codigo === 'limit-exceeded');
      expect(found).toMatchObject({
        Texto: 'O valor passa da alçada de Ivo Chefe: o parecer vai à diretoria.',
        Espera: 'a diretoria',
        Transicao: null,
        Passo: null,
      });
      await lay(`insert into officer_alcada ("IdentificadorPai", "IdentificadorEmpresa", "Ordem",
        "IdentificadorSegmentoArea", "ValorMaximo") values (${head}, ${ipe.id}, 0, ${segment}, 400000)`);
      expect(await codes(id)).not.toContain('limit-exceeded');
    });

    test('an owner who went inactive, by name', async () => {
      const gone = await ipe.make('analista', { Nome: 'Téo Saiu', IdentificadorOfficer: head, Ativo: true });
      const id = await operationOf({ IdentificadorAnalista: gone });
      await lay(`update analista set "Ativo" = false where "Identificador" = ${gone}`);
      const found = (await missing(officer, id)).Pendencias as readonly Point[];
      expect(found.find(({ Codigo }) => Codigo === 'owner-inactive')?.Texto).toContain('Téo Saiu');
    });

    test.each([
      ['recebida', 'record-reading', 'a leitura automática'],
      ['erro', 'record-failed', 'Ana Prado'],
      ['aguardando_analise', 'record-waiting', 'Ana Prado'],
      ['em_analise', 'record-in-analysis', 'Ana Prado'],
      ['pausada', 'record-paused', 'Ana Prado'],
      ['em_revisao', 'record-in-review', 'ninguém ainda'],
    ])('a record that is %s', async (state, code, waits) => {
      const id = await operationOf();
      const record = await recordOf(id);
      await lay(`update registro_matricula set "Situacao" = '${state}' where "Identificador" = ${record}`);
      expect((await points(id)).find(({ Codigo }) => Codigo === code)).toMatchObject({
        Espera: waits,
        Passo: { Entidade: 'registro-matricula', Identificador: record },
      });
    });

    test('nothing of a concluded record but its opinion; of only cancelled ones that one is needed', async () => {
      const id = await operationOf();
      const record = await recordOf(id, { Numero: '48217' });
      const put = (state: string) =>
        lay(`update registro_matricula set "Situacao" = '${state}' where "Identificador" = ${record}`);
      await put('concluida');
      const found = await points(id);
      expect(found.filter(({ Etapa }) => Etapa === 'MATRICULAS')).toEqual([]);
      expect(found.find(({ Codigo }) => Codigo === 'record-opinion-missing')).toMatchObject({
        Texto: 'Falta o parecer da matrícula 48.217.',
        Passo: { Codigo: 'draft', Entidade: 'registro-matricula', Identificador: record },
      });
      await put('cancelada');
      expect(await codes(id)).toContain('records-given-up');
    });

    test('findings without a decision, as many as there are and only those that must have one', async () => {
      const id = await operationOf();
      const record = await recordOf(id, { Numero: '48217' });
      await lay(`update registro_matricula set "Situacao" = 'em_analise' where "Identificador" = ${record}`);
      const finding = (severity: string, resolution: string) =>
        `(${ipe.id}, 1, 1, '', ${record}, 'x', 'x', '${severity}', '${resolution}', true)`;
      await lay(`insert into apontamento ("IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca",
          "IdentificadorRegistroMatricula", "Chave", "Regra", "Severidade", "Resolucao", "Aplicavel")
        values ${[finding('CRITICA', 'aberta'), finding('ALTA', 'aberta'), finding('ALTA', 'afastada'), finding('BAIXA', 'aberta')].join()}`);
      expect((await points(id)).find(({ Codigo }) => Codigo === 'findings-open')?.Texto).toBe(
        '2 apontamentos da matrícula 48.217 estão sem decisão.',
      );
      // Before the analysis they are a part of what it has to do.
      await lay(
        `update registro_matricula set "Situacao" = 'aguardando_analise' where "Identificador" = ${record}`,
      );
      const waiting = (await points(id)).filter(({ Etapa }) => Etapa === 'MATRICULAS');
      expect(waiting.map(({ Texto }) => Texto)).toEqual([
        'A matrícula 48.217 aguarda análise; apontamentos a decidir: 2.',
      ]);
    });

    test('a certificate as it stands on the day of the signature, and what it found until somebody commented', async () => {
      const id = await operationOf({ DataPrevistaAssinatura: '2099-12-20' });
      const { rows: items } = (await folio.server.database.asMigrator((tx) =>
        sql<{ id: number; type: number }>`select "Identificador" as id, "IdentificadorTipoCertidao" as type
          from item_checklist where "IdentificadorOperacao" = ${id} order by 1`.execute(tx),
      )) as { rows: { id: number; type: number }[] };
      const [first, second, third, fourth, waived] = items as [
        (typeof items)[0],
        (typeof items)[0],
        (typeof items)[0],
        (typeof items)[0],
        (typeof items)[0],
      ];
      const certificate = async (item: { id: number; type: number }, values: Record<string, string>) => {
        const names = Object.keys(values).map((name) => `"${name}"`);
        await lay(`with c as (insert into certidao ("IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca",
            "Titulo", "Origem", "IdentificadorOperacao", "IdentificadorTipoCertidao", ${names.join()})
          values (${ipe.id}, 1, 1, '', 'Certidão', 'manual', ${id}, ${item.type}, ${Object.values(values).join()})
          returning "Identificador")
          update item_checklist set "IdentificadorCertidao" = (select "Identificador" from c)
          where "Identificador" = ${item.id}`);
      };
      await certificate(first, {
        Situacao: "'emitida'",
        DataEmissao: "'2020-01-01'",
        DataVencimento: "'2020-07-01'",
      });
      await certificate(second, {
        Situacao: "'emitida'",
        DataEmissao: "'2020-01-01'",
        DataVencimento: "'2099-12-19'",
      });
      await certificate(third, {
        Situacao: "'emitida'",
        DataEmissao: "'2020-01-01'",
        DataVencimento: "'2099-12-20'",
        Resultado: "'POSITIVA'",
      });
      await certificate(fourth, { Situacao: "'erro'" });
      await lay(`update item_checklist set "Dispensada" = true where "Identificador" = ${waived.id}`);
      const found = (await points(id)).filter(({ Etapa }) => Etapa === 'CERTIDOES');
      expect(found.map(({ Codigo }) => Codigo).filter((code) => code !== 'certificate-missing')).toEqual([
        'certificate-expired',
        'certificate-failed',
        'certificate-expires-first',
        'certificate-uncommented',
      ]);
      expect(new Set(found.map(({ Codigo, Transicao }) => `${Transicao} ${Codigo}`))).toEqual(
        new Set([
          'enviar-parecer certificate-expired',
          'enviar-parecer certificate-failed',
          'enviar-parecer certificate-missing',
          'concluir certificate-expires-first',
          'null certificate-uncommented',
        ]),
      );
      // Three items are not required (a condominium's, and what is added of a person), and one was waived.
      expect(found.filter(({ Codigo }) => Codigo === 'certificate-missing')).toHaveLength(items.length - 8);
      await lay(
        `update certidao set "Observacao" = 'Execução já paga.' where "IdentificadorOperacao" = ${id}`,
      );
      expect(await codes(id)).not.toContain('certificate-uncommented');
    });

    test('never that nothing is missing while the next step would be refused', async () => {
      const id = await operationOf();
      await lay(`update operacao set "Situacao" = 'em_andamento' where "Identificador" = ${id}`);
      const { Proximo } = await missing(ana, id);
      expect(Proximo).toMatchObject({ Evento: 'enviar-parecer', Permitido: true });
      expect(Proximo.Impedimentos).not.toEqual([]);
      const refused = await ana.post(`Operacao/Executar/enviar-parecer/${id}`, {
        Versao: await versionOf(id),
      });
      expect(refused.status).toBe(422);
    });

    test('nothing of one that is over', async () => {
      const id = await operationOf();
      await lay(`update operacao set "Situacao" = 'cancelada' where "Identificador" = ${id}`);
      expect(await missing(ana, id)).toMatchObject({ Pendencias: [], Ocultas: [], Proximo: null });
    });

    test('to who may not see a part that this part is not told, and to others that there is no operation', async () => {
      const id = await operationOf();
      const seen = await missing(reader, id);
      expect(seen.Ocultas).toEqual(['calculos']);
      expect(seen.Pendencias.map(({ Codigo }: Point) => Codigo)).not.toContain('calculation-missing');
      for (const desk of [elsewhere, outside])
        expect((await desk.get(`Operacao/Pendencias/${id}`)).status).toBe(404);
    });
  });

  describe('has the steps of its workflow', () => {
    test('known ones follow from facts, the first open one is at hand', async () => {
      const id = await operationOf();
      const { Etapas } = await missing(ana, id);
      expect(
        Etapas.map(({ Codigo, Situacao, Manual }: Record<string, unknown>) => [Codigo, Situacao, Manual]),
      ).toEqual([
        ['MATRICULAS', 'atual', false],
        ['CERTIDOES', 'aberta', false],
        ['CALCULO', 'aberta', false],
        ['PARECER', 'aberta', false],
      ]);
      const record = await recordOf(id);
      await lay(`update registro_matricula set "Situacao" = 'concluida' where "Identificador" = ${record}`);
      const after = (await missing(ana, id)).Etapas;
      expect(after.map(({ Situacao }: { Situacao: string }) => Situacao)).toEqual([
        'feita',
        'atual',
        'aberta',
        'aberta',
      ]);
    });

    test('others are ticked by a person and taken back, by name, in the history; known ones are not', async () => {
      const workflow = await ipe.make('workflow', {
        Codigo: 'Cartorio',
        Descricao: 'Com visita',
        TipoImovel: 'Urbano',
        Ativo: true,
        Etapas: [
          { Codigo: 'VISITA', Descricao: 'Visita ao imóvel', PrazoDias: 5 },
          { Codigo: 'MATRICULAS', Descricao: 'Matrículas', PrazoDias: 10 },
        ],
      });
      const id = await operationOf({ IdentificadorWorkflow: workflow });
      const tick = async (Etapa: string, Feita: boolean, desk = ana) =>
        desk.post(`Operacao/Executar/marcar-etapa/${id}`, { Versao: await versionOf(id), Etapa, Feita });
      const visit = async () => (await missing(ana, id)).Etapas[0];
      expect(await visit()).toMatchObject({ Situacao: 'atual', Manual: true, Quem: null });
      expect((await visit()).Prazo).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((await tick('VISITA', true)).status).toBe(200);
      expect(await visit()).toMatchObject({ Situacao: 'feita', Quem: 'ana' });
      // Asked twice it stays done, and says so once.
      expect((await tick('VISITA', true)).status).toBe(200);
      expect((await tick('VISITA', false)).status).toBe(200);
      expect(await visit()).toMatchObject({ Situacao: 'atual', Quem: null, Em: null });
      expect(await tick('MATRICULAS', true)).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'step-derived', Campo: 'Etapa' }] },
      });
      expect(await tick('OUTRA', true)).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'step-unknown' }] },
      });
      expect((await tick('VISITA', true, reader)).status).toBe(403);
      const history = (await ana.get(`Operacao/Historico/${id}`)).body.ItemRegistro.Itens;
      expect(
        history.filter(({ Campos }: { Campos: { Campo: string }[] }) =>
          Campos.some(({ Campo }) => Campo === 'Etapas'),
        ),
      ).toHaveLength(3);
    });
  });

  describe('is somebody’s', () => {
    test('mine, my team’s, others’ or nobody’s, by the person who asks', async () => {
      const ottoId = (await officer.get('Autenticacao/CarregarDadoToken')).body.ItemRegistro
        .IdentificadorUsuario;
      const post = await ipe.make('officer', {
        Nome: 'Otto',
        IdentificadorUsuario: ottoId,
        IdentificadorSegmentoArea: segment,
        Ativo: true,
      });
      const theirs = await operationOf({ IdentificadorOfficer: post });
      const alone = await operationOf({ IdentificadorAnalista: null, IdentificadorOfficer: post });
      const nobodys = await operationOf({ IdentificadorAnalista: null });
      const whose = async (desk: Desk, id: number) =>
        (await desk.get(`Operacao/Retornar/${id}`)).body.ItemRegistro.Carteira;
      expect(await whose(ana, theirs)).toBe('minha');
      expect(await whose(officer, theirs)).toBe('equipe');
      expect(await whose(officer, alone)).toBe('minha');
      expect(await whose(reader, theirs)).toBe('outros');
      expect(await whose(reader, nobodys)).toBe('sem_responsavel');
      const listed = await officer.get(`Operacao/Listar?Carteira=equipe`);
      expect(
        listed.body.ItemRegistro.Itens.map((row: { Identificador: number }) => row.Identificador),
      ).toContain(theirs);
      const record = await recordOf(theirs);
      const seen = (
        await officer.get(`RegistroMatricula/Listar?Carteira=equipe&IdentificadorOperacao=${theirs}`)
      ).body.ItemRegistro;
      expect(seen.Itens).toEqual([expect.objectContaining({ Identificador: record, Prazo: '2099-12-20' })]);
      await lay(`update operacao set "Situacao" = 'concluida' where "Identificador" = ${theirs}`);
      expect(
        (await officer.get(`RegistroMatricula/Listar?Carteira=encerrada&IdentificadorOperacao=${theirs}`))
          .body.ItemRegistro.Total,
      ).toBe(1);
    });
  });
});
