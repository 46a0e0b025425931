import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fewestLetters, mostRecent } from '../../src/metadata/wire/search.ts';
import { foundOfEach } from '../../src/server/engine/search/searchEverywhere.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';

interface Told {
  readonly Entidade: string;
  readonly Registro: Readonly<Record<string, unknown>>;
}

describe.each(featureEngines)('the search over all entities on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let chefe: Desk;
  let leitor: Desk;
  let estranha: Desk;
  let client: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    await ipe.person('chefe@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('leitor@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await buriti.person('estranha@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    client = await ipe.make('cliente', {
      TipoPessoa: 'J',
      Documento: '11222333000181',
      Nome: 'Cerealista São Brás Ltda.',
      Email: 'contato@saobras.exemplo',
    });
    await ipe.make('cliente', { TipoPessoa: 'F', Documento: '52998224725', Nome: 'Amália do Cerealista' });
    await ipe.make('grupo', { Nome: 'Grupo Cerealista' });
    const IdentificadorDiretoria = await ipe.make('diretoria', {
      Nome: 'Diretoria de Crédito Cerealista',
      Sigla: 'DCC',
    });
    for (let number = 0; number < foundOfEach + 2; number += 1)
      await ipe.make('segmento-area', {
        Nome: `Segmento muitos ${number}`,
        Sigla: `S${number}`,
        IdentificadorDiretoria,
      });
    chefe = await folio.signIn('chefe@ipe.exemplo');
    leitor = await folio.signIn('leitor@ipe.exemplo');
    estranha = await folio.signIn('estranha@buriti.exemplo');
  });
  afterAll(() => folio.close());

  const find = async (desk: Desk, text: string) => {
    const answer = await desk.get(`Busca/Registros?${new URLSearchParams({ Busca: text })}`);
    expect(answer.status).toBe(200);
    return answer.body.ItemRegistro as { Itens: Told[]; HaMais: string[] };
  };
  const told = ({ Itens }: { Itens: readonly Told[] }) =>
    Itens.map(({ Entidade, Registro }) => `${Entidade}: ${Registro.Nome ?? Registro.Codigo}`);
  const recent = (desk: Desk, ...names: string[]) =>
    desk.get(`Busca/Recentes?${new URLSearchParams(names.map((name) => ['Registros', name]))}`);

  test('finds records of every kind, whatever the accents, whose name begins so first', async () => {
    expect(told(await find(chefe, 'cerealista'))).toEqual([
      'cliente: Cerealista São Brás Ltda.',
      'cliente: Amália do Cerealista',
      'diretoria: Diretoria de Crédito Cerealista',
      'grupo: Grupo Cerealista',
    ]);
    expect(told(await find(chefe, 'SAO bras'))).toEqual(['cliente: Cerealista São Brás Ltda.']);
  });

  test('finds by document with or without its punctuation, and tells what it found by', async () => {
    for (const text of ['11.222.333/0001-81', '11222333', 'contato@saobras.exemplo'])
      expect((await find(chefe, text)).Itens).toMatchObject([
        { Entidade: 'cliente', Registro: { Identificador: client, Documento: '11222333000181' } },
      ]);
  });

  test('tells nothing of what the person may not list, nor of another company', async () => {
    expect(told(await find(leitor, 'cerealista'))).toEqual([
      'cliente: Cerealista São Brás Ltda.',
      'cliente: Amália do Cerealista',
    ]);
    expect((await find(estranha, 'cerealista')).Itens).toEqual([]);
  });

  test('finds a matrícula by its number, whose screen reads it by a call of its own', async () => {
    const IdentificadorOperacao = await ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    const values = { IdentificadorOperacao, NomeArquivo: 'a.pdf', Numero: '48217' };
    const id = await ipe.make('registro-matricula', values);
    for (const text of ['48217', '48.217'])
      expect((await find(chefe, text)).Itens).toMatchObject([
        { Entidade: 'registro-matricula', Registro: { Identificador: id, Numero: '48217' } },
      ]);
    expect((await find(estranha, '48217')).Itens).toEqual([]);
    for (const written of ['48217', '48.217'])
      expect((await chefe.get(`RegistroMatricula/Listar?Numero=${written}`)).body.ItemRegistro).toMatchObject(
        {
          Itens: [{ Identificador: id }],
          Total: 1,
        },
      );
    expect((await recent(chefe, `registro-matricula-${id}`)).body.ItemRegistro.Itens).toHaveLength(1);
  });

  test('says of which kind there are more than it tells', async () => {
    const found = await find(chefe, 'segmento muitos');
    expect(found.Itens).toHaveLength(foundOfEach);
    expect(found.HaMais).toEqual(['segmento-area']);
  });

  test('does not find what was deleted', async () => {
    const id = await ipe.make('grupo', { Nome: 'Efêmero total' });
    expect((await find(chefe, 'efemero')).Itens).toHaveLength(1);
    await chefe.delete(`Grupo/Excluir/${id}?Versao=1`);
    expect((await find(chefe, 'efemero')).Itens).toEqual([]);
    expect((await recent(chefe, `grupo-${id}`)).body.ItemRegistro.Itens).toEqual([]);
  });

  test.each(['', '  ', 'ce', 'c e r', '%%%', "' or 1=1 --", '_'.repeat(50)])(
    'answers “%s” with nothing and no failure',
    async (text) => {
      expect(await find(chefe, text)).toEqual({ Itens: [], HaMais: [] });
    },
  );

  test('wants a word of some letters, not all words', async () => {
    expect('sao'.length).toBe(fewestLetters);
    expect(told(await find(chefe, 'ce sao'))).toEqual(['cliente: Cerealista São Brás Ltda.']);
  });

  test.each([`Busca=${'x'.repeat(201)}`, 'Busca=a&Busca=b', 'Busca=a%00b', 'Outro=1'])(
    'refuses %s',
    async (query) => {
      expect((await chefe.get(`Busca/Registros?${query}`)).status).toBe(400);
    },
  );

  test('tells of records by their numbers, those the person still sees', async () => {
    const names = ['cliente-999999', `cliente-${client}`, 'grupo-1', 'nada-1'];
    const answer = await recent(leitor, ...names);
    expect(told(answer.body.ItemRegistro)).toEqual(['cliente: Cerealista São Brás Ltda.']);
    expect((await recent(estranha, `cliente-${client}`)).body.ItemRegistro.Itens).toEqual([]);
  });

  test.each([['cliente'], ['cliente-0'], ['-1'], ['CLIENTE-1'], ['cliente-1; drop']])(
    'refuses the number %s',
    async (name) => {
      expect((await recent(chefe, name)).status).toBe(400);
    },
  );

  test('takes so many numbers and no more', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `cliente-${index + 1}`);
    expect((await recent(chefe, ...names(mostRecent))).status).toBe(200);
    expect((await recent(chefe, ...names(mostRecent + 1))).status).toBe(400);
  });

  test('notes in the access log who read personal data, once a kind', async () => {
    const before = await leituras();
    await find(leitor, 'cerealista');
    await folio.server.accessLog.flush();
    expect((await leituras()) - before).toBe(1);
  });

  const leituras = async () => {
    await folio.server.accessLog.flush();
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{
        n: number;
      }>`select count(*)::int as n from acesso where "Evento" = 'leu' and "Entidade" = 'cliente'`.execute(tx),
    );
    return rows[0]?.n ?? 0;
  };
});
