import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import type { HomeBlock, HomeSummary, MissingToSign } from '../../../../metadata/calls/operations.ts';
import { entityNamed } from '../../../../metadata/entities.ts';

describe.each(featureEngines)('home on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let officer: Desk;
  let admin: Desk;
  let reader: Desk;
  let fresh: Desk;
  let outside: Desk;
  let client: number;
  let anaId: number;
  let posts: { readonly ana: number; readonly bia: number; readonly otto: number };

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    anaId = await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    const biaId = await ipe.person('bia@ipe.exemplo', 'analista');
    const ottoId = await ipe.person('otto@ipe.exemplo', 'officer', { TodosProprietarios: true });
    await ipe.person('adir@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('rita@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await ipe.person('nilo@ipe.exemplo', 'analista');
    await buriti.person('davi@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    const board = await ipe.make('diretoria', { Nome: 'Diretoria', Sigla: 'DIR', Ativo: true });
    const segment = await ipe.make('segmento-area', {
      Nome: 'Agro',
      Sigla: 'AG',
      IdentificadorDiretoria: board,
      Ativo: true,
    });
    const otto = await ipe.make('officer', {
      Nome: 'Otto',
      IdentificadorUsuario: ottoId,
      IdentificadorSegmentoArea: segment,
      Ativo: true,
    });
    const post = (Nome: string, IdentificadorUsuario: number) =>
      ipe.make('analista', { Nome, IdentificadorUsuario, IdentificadorOfficer: otto, Ativo: true });
    posts = { ana: await post('Ana', anaId), bia: await post('Bia', biaId), otto };
    client = await ipe.make('cliente', { Nome: 'Zélia Costa', TipoPessoa: 'F', Documento: '39053344705' });
    [ana, officer, admin, reader, fresh, outside] = (await Promise.all(
      ['ana@ipe', 'otto@ipe', 'adir@ipe', 'rita@ipe', 'nilo@ipe', 'davi@buriti'].map((login) =>
        folio.signIn(`${login}.exemplo`),
      ),
    )) as [Desk, Desk, Desk, Desk, Desk, Desk];
  });
  afterAll(() => folio.close());

  const lay = (statement: string) =>
    folio.server.database.asMigrator((tx) => sql.raw(statement).execute(tx)) as Promise<unknown>;
  const operationOf = (values: object) =>
    ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Urbano', UsaFgts: false, ...values });
  const recordOf = async (operation: number, state: string) => {
    const id = await ipe.make('registro-matricula', {
      IdentificadorOperacao: operation,
      NomeArquivo: `${state}.pdf`,
    });
    await lay(`update registro_matricula set "Situacao" = '${state}' where "Identificador" = ${id}`);
    return id;
  };
  const home = async (desk: Desk) => (await desk.get('home/Resumo')).body.ItemRegistro as HomeSummary;
  const block = async (desk: Desk, code: string) =>
    (await home(desk)).Blocos.find(({ Codigo }) => Codigo === code) as HomeBlock;
  const idsOf = ({ Itens }: HomeBlock) => Itens.map(({ Identificador }) => Identificador);
  /** The list as its address asks for it. */
  const listOf = async (desk: Desk, { Entidade, Filtro }: HomeBlock) => {
    const query = new URLSearchParams();
    const rest = Object.entries(Filtro).flatMap(([name, { operator, value }]) => {
      if (operator !== 'igual') return [{ Campo: name, Operador: operator, Valor: value }];
      for (const one of [value].flat()) query.append(name, String(one));
      return [];
    });
    if (rest.length > 0) query.append('Filtro', JSON.stringify({ E: rest }));
    return (await desk.get(`${entityNamed(Entidade).noun}/Listar?${query}`)).body.ItemRegistro;
  };

  test('puts on one’s desk what one is to analyse, the first to be signed on top, and nobody else’s', async () => {
    const late = await operationOf({
      IdentificadorAnalista: posts.ana,
      DataPrevistaAssinatura: '2020-01-10',
    });
    const later = await operationOf({
      IdentificadorAnalista: posts.ana,
      DataPrevistaAssinatura: '2099-01-10',
    });
    const theirs = await operationOf({ IdentificadorAnalista: posts.bia });
    const [second, first] = [await recordOf(later, 'aguardando_analise'), await recordOf(late, 'em_analise')];
    await recordOf(theirs, 'aguardando_analise');
    await recordOf(late, 'concluida');
    const desk = await block(ana, 'mesa');
    expect(idsOf(desk)).toEqual([first, second]);
    expect(desk.Itens[0]).toMatchObject({ Prazo: '2020-01-10', Situacao: 'em_analise' });
    expect((await home(ana)).Clientes[String(late)]).toBe('Zélia Costa');
    expect((await block(ana, 'assinaturas')).Itens.map(({ Identificador }) => Identificador)).toEqual([late]);
  });

  test('every number is that of the list it leads to', async () => {
    const operation = await operationOf({
      IdentificadorAnalista: posts.ana,
      IdentificadorOfficer: posts.otto,
    });
    await recordOf(operation, 'erro');
    await recordOf(operation, 'em_revisao');
    await recordOf(operation, 'na_fila');
    await recordOf(await operationOf({}), 'aguardando_analise');
    for (const desk of [ana, officer, admin, reader])
      for (const one of (await home(desk)).Blocos) {
        const { Total, TotalExato } = await listOf(desk, one);
        expect([one.Codigo, one.Total, one.TotalExato]).toEqual([one.Codigo, Total, TotalExato]);
      }
    expect((await block(officer, 'revisao')).Total).toBe(1);
    expect((await block(ana, 'leituras-erro')).Total).toBe(1);
    expect((await block(ana, 'sem-responsavel')).Total).toBe(1);
  });

  test('tells opinions returned to their author, and to be decided by who did not write them', async () => {
    const operation = await operationOf({
      IdentificadorAnalista: posts.ana,
      IdentificadorOfficer: posts.otto,
    });
    const record = await recordOf(operation, 'concluida');
    const opinion = (state: string) =>
      lay(`insert into parecer ("IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca", "Titulo", "Situacao",
          "IdentificadorOperacao", "IdentificadorRegistroMatricula", "IdentificadorAutor", "MotivoDevolucao")
        values (${ipe.id}, ${anaId}, ${anaId}, '', 'Parecer ${state}', '${state}', ${operation}, ${record}, ${anaId}, 'Falta citar o R-6.')`);
    await opinion('devolvido');
    await opinion('submetido');
    expect((await block(ana, 'pareceres-devolvidos')).Itens).toEqual([
      expect.objectContaining({ Titulo: 'Parecer devolvido' }),
    ]);
    expect((await block(officer, 'pareceres-aprovar')).Itens).toEqual([
      expect.objectContaining({ Titulo: 'Parecer submetido' }),
    ]);
    expect(await block(ana, 'pareceres-aprovar')).toBeUndefined();
  });

  test('shows an officer the operations of the team, and their number is that of their list', async () => {
    const operation = await operationOf({
      IdentificadorAnalista: posts.bia,
      DataPrevistaAssinatura: '2019-01-10',
    });
    const team = await block(officer, 'operacoes-equipe');
    expect(idsOf(team)[0]).toBe(operation);
    expect(team.Total).toBe((await listOf(officer, team)).Total);
    expect((await home(admin)).Blocos.map(({ Codigo }) => Codigo)).not.toContain('operacoes-equipe');
  });

  test('tells what holds back an operation it names, as its page does', async () => {
    const operation = await operationOf({
      IdentificadorAnalista: posts.ana,
      DataPrevistaAssinatura: '2020-01-10',
    });
    await recordOf(operation, 'em_analise');
    await lay(`update operacao set "Situacao" = 'em_andamento' where "Identificador" = ${operation}`);
    const { Faltam } = await home(ana);
    const page = (await ana.get(`Operacao/Pendencias/${operation}`)).body.ItemRegistro as MissingToSign;
    const held = page.Pendencias.filter(({ Transicao }) => Transicao === page.Proximo?.Evento);
    expect(held.length).toBeGreaterThan(1);
    expect(Faltam[operation]).toEqual({ Primeira: held[0]?.Texto, Total: held.length });
  });

  test('leaves out what one may not do or list', async () => {
    const codes = (await home(reader)).Blocos.map(({ Codigo }) => Codigo);
    expect(codes).toEqual(expect.arrayContaining(['assinaturas', 'certidoes-vencer']));
    for (const code of ['mesa', 'pareceres-aprovar', 'feedback-responder', 'leituras-erro'])
      expect(codes).not.toContain(code);
    expect((await home(admin)).Blocos.map(({ Codigo }) => Codigo)).toContain('feedback-responder');
  });

  test('says to who sees no operation yet that this is the beginning', async () => {
    expect((await home(fresh)).Comeco).toBe(true);
    expect((await home(ana)).Comeco).toBe(false);
    const elsewhere = await home(outside);
    expect(elsewhere.Comeco).toBe(true);
    expect(elsewhere.Blocos.every(({ Total }) => Total === 0)).toBe(true);
  });

  test('asked in the background it keeps nobody signed in', async () => {
    const desk = await folio.signIn('rita@ipe.exemplo');
    folio.forward(20);
    expect((await desk.get('home/Resumo', { 'x-segundo-plano': '1' })).status).toBe(200);
    folio.forward(15);
    expect((await desk.get('home/Resumo')).status).toBe(401);
  });

  test('says of a holiday today or tomorrow when business hours go on', async () => {
    const at = async (instant: string) => {
      folio.forward((Date.parse(instant) - folio.server.now().getTime()) / 60_000);
      const { Hoje, Feriado } = await home(await folio.signIn('ana@ipe.exemplo'));
      return [Hoje, Feriado];
    };
    // The Friday is a national holiday.
    const holiday = { Dia: '2026-11-20', Seguem: '2026-11-23' };
    expect(await at('2026-11-18T15:00:00Z')).toEqual(['2026-11-18', null]);
    expect(await at('2026-11-19T15:00:00Z')).toEqual(['2026-11-19', holiday]);
    expect(await at('2026-11-20T15:00:00Z')).toEqual(['2026-11-20', holiday]);
  });
});
