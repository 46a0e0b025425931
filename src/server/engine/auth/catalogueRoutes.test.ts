import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';
import type { EnumItem, PermissionEntry } from '../../../metadata/calls/catalogue.ts';
import { enumeration } from '../../../metadata/enums.ts';
import { enums } from '../../../metadata/generated/enums.ts';
import { permissions } from '../../../metadata/permissions.ts';

/** The lists of specification, section 7, as workflow, sections 0 and 11, say them. */

let folio: TestServer;
let desk: Desk;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'consulta');
  desk = await folio.signIn('ana@ipe.exemplo');
});
afterAll(() => folio.close());

const item = async <T>(path: string, headers = {}) => {
  const answer = await desk.get(`Autenticacao/${path}`, headers);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.ItemRegistro as T;
};

describe('ListarTrasacao', () => {
  type Branch = PermissionEntry & { readonly Filhos?: readonly Branch[] };
  const list = (structured: boolean, screensOnly: boolean) =>
    item<readonly Branch[]>(`ListarTrasacao/${structured}/${screensOnly}`);
  const codesOf = (entries: readonly Branch[]) => entries.map(({ Codigo }) => Codigo);
  const screens = permissions.filter(({ screen }) => screen).map(({ code }) => code);

  test('false/false: the whole catalogue, flat, each code under its screen', async () => {
    const all = await list(false, false);
    expect(codesOf(all)).toEqual(permissions.map(({ code }) => code));
    expect(all.every((entry) => !('Filhos' in entry))).toBe(true);
    expect(all.find(({ Codigo }) => Codigo === 'CLIENTE.EXCLUIR')).toEqual({
      Codigo: 'CLIENTE.EXCLUIR',
      Descricao: 'Excluir',
      Tela: false,
      IdPai: 'CLIENTE.CONSULTAR',
    });
  });

  test('false/true: screens alone, flat', async () => {
    const found = await list(false, true);
    expect(codesOf(found)).toEqual(screens);
    expect(found.every(({ Tela, IdPai }) => Tela && IdPai === undefined)).toBe(true);
  });

  test('true/false: a tree of screens and their acts that leaves no code out', async () => {
    const tree = await list(true, false);
    // What may be done in every list stands beside the screens.
    const roots = permissions.filter(({ parent }) => parent === null).map(({ code }) => code);
    expect(roots).toEqual(expect.arrayContaining(screens));
    expect(codesOf(tree)).toEqual(roots);
    const below = tree.flatMap(({ Codigo, Filhos = [] }) => {
      expect(Filhos.every(({ IdPai, Tela }) => IdPai === Codigo && !Tela)).toBe(true);
      return codesOf(Filhos);
    });
    expect([...roots, ...below].sort()).toEqual(permissions.map(({ code }) => code).sort());
  });

  test('true/true: the same tree without acts', async () => {
    const tree = await list(true, true);
    expect(codesOf(tree)).toEqual(screens);
    expect(tree.every(({ Filhos }) => Filhos?.length === 0)).toBe(true);
  });

  test('says it in the language asked for, and takes nothing but true and false', async () => {
    const english = await item<readonly Branch[]>('ListarTrasacao/false/true', {
      'accept-language': 'en-US',
    });
    expect(english.find(({ Codigo }) => Codigo === 'CLIENTE.CONSULTAR')?.Descricao).toBe('Clients');
    for (const path of ['sim/true', 'true/1', 'TRUE/false'])
      expect((await desk.get(`Autenticacao/ListarTrasacao/${path}`)).status).toBe(400);
  });
});

describe('ListarEnum', () => {
  const list = (path: string, headers = {}) => item<readonly EnumItem[]>(`ListarEnum/${path}`, headers);
  const codes = async (path: string) => (await list(path)).map(({ Codigo }) => Codigo);

  test.each(Object.keys(enums))('%s has code, label and place of every item, in order', async (name) => {
    const items = await list(name);
    expect(items).toEqual(
      enumeration(name)?.codes.map(({ code, label }, index) => ({
        Codigo: code,
        Descricao: label['pt-br'],
        Nome: label['pt-br'],
        Ordem: index + 1,
      })),
    );
  });

  test('leaves out what CodigosIgnorar names, once or several times', async () => {
    expect(await codes('SituacaoOperacao?CodigosIgnorar=rascunho')).toEqual([
      'em_andamento',
      'em_parecer',
      'concluida',
      'cancelada',
    ]);
    expect(await codes('SituacaoOperacao?CodigosIgnorar=rascunho&CodigosIgnorar=concluida')).toEqual([
      'em_andamento',
      'em_parecer',
      'cancelada',
    ]);
  });

  test('restricts to what CodigosPesquisar names; a code named in both is left out', async () => {
    const wanted = 'CodigosPesquisar=cancelada&CodigosPesquisar=em_parecer&CodigosPesquisar=outra';
    expect(await codes(`SituacaoOperacao?${wanted}`)).toEqual(['em_parecer', 'cancelada']);
    expect(await codes(`SituacaoOperacao?${wanted}&CodigosIgnorar=cancelada`)).toEqual(['em_parecer']);
  });

  test('sorts by name as the language does when OrdenarNome is true, however often it is given', async () => {
    const byName = ['cancelada', 'concluida', 'em_andamento', 'em_parecer', 'rascunho'];
    for (const query of ['OrdenarNome=true', 'OrdenarNome=false&OrdenarNome=true'])
      expect(await codes(`SituacaoOperacao?${query}`)).toEqual(byName);
    expect(await codes('SituacaoOperacao?OrdenarNome=false')).toEqual(await codes('SituacaoOperacao'));
    const sorted = (await list('Uf?OrdenarNome=true')).map(({ Nome }) => Nome);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('pt-BR').compare));
    const places = await list('SituacaoOperacao?OrdenarNome=true');
    expect(places[0]).toMatchObject({ Codigo: 'cancelada', Ordem: 5 });
  });

  test('speaks the language asked for and knows only what there is', async () => {
    const [first] = await list('TipoPessoa', { 'accept-language': 'en-US' });
    expect(first).toMatchObject({ Codigo: 'F', Nome: 'Individual' });
    expect((await desk.get('Autenticacao/ListarEnum/NaoExiste')).status).toBe(404);
    expect((await desk.get('Autenticacao/ListarEnum/Uf?Ordenar=true')).status).toBe(400);
  });
});

describe('RetornarEnum', () => {
  test('answers the name of a code as plain text, not as JSON', async () => {
    const answer = await desk.get('Autenticacao/RetornarEnum/SituacaoMatricula/aguardando_analise');
    expect(answer).toMatchObject({ status: 200, body: 'Aguardando análise' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const english = await desk.get('Autenticacao/RetornarEnum/SituacaoMatricula/aguardando_analise', {
      'accept-language': 'en-US',
    });
    expect(english.body).toBe('Awaiting analysis');
  });

  test.each(['SituacaoMatricula/outra', 'NaoExiste/x', 'constructor/x', 'Uf/toString'])(
    'refuses %s with 404',
    async (path) => expect((await desk.get(`Autenticacao/RetornarEnum/${path}`)).status).toBe(404),
  );
});

describe('RetornarWorflows', () => {
  type Workflow = {
    readonly Codigo: string;
    readonly TipoImovel: string;
    readonly Etapas: readonly unknown[];
  };
  const types = async (query = '') =>
    (await item<readonly Workflow[]>(`RetornarWorflows${query}`)).map(({ TipoImovel }) => TipoImovel);

  test('answers all of them without a type of property, and those of one type with it', async () => {
    expect(await types()).toEqual(['Rural', 'Urbano']);
    expect(await types('?TipoImovel=Rural')).toEqual(['Rural']);
    expect(await types('?TipoImovel=Urbano')).toEqual(['Urbano']);
    expect(await types('?TipoImovel=Lunar')).toEqual([]);
    const [rural] = await item<readonly Workflow[]>('RetornarWorflows?TipoImovel=Rural');
    expect(rural).toMatchObject({ Codigo: 'Rural', Descricao: 'Rural', TipoImovel: 'Rural' });
    expect(rural?.Etapas.length).toBeGreaterThan(0);
  });

  test('takes no other question', async () => {
    expect((await desk.get('Autenticacao/RetornarWorflows?Tipo=Rural')).status).toBe(400);
  });
});
