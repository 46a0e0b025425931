import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../support/databases/engines.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../support/servers/startServer.ts';

/**
 * Nobody widens their own rights, on whatever path (workflow, section 0). Gil keeps people and profiles and may
 * grant two codes; each test is one way he might try to get at more, alone or with Rita's help.
 */

const codes = (...list: string[]) => list.map((Codigo) => ({ Codigo }));
const keeping = ['USUARIO', 'PERFIL'].flatMap((area) =>
  ['CONSULTAR', 'INCLUIR', 'ALTERAR', 'EXCLUIR'].map((act) => `${area}.${act}`),
);
const mine = ['CLIENTE.CONSULTAR', 'OPERACAO.CONSULTAR'];
const notMine = 'CLIENTE.EXCLUIR';

describe.each(featureEngines)('%s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let admin: Desk;
  let gil: Desk;
  let gilId: number;
  let keeper: number;
  let strong: number;
  let weak: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('helena@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    admin = await folio.signIn('helena@ipe.exemplo');
    keeper = await ipe.make('perfil', {
      Nome: 'Guarda',
      Codigos: codes(...keeping),
      CodigosConceder: codes(...mine),
    });
    strong = await ipe.make('perfil', { Nome: 'Forte', Codigos: codes(...mine, notMine) });
    weak = await ipe.make('perfil', { Nome: 'Fraco', Codigos: codes(...mine) });
    gilId = await member('gil', [keeper]);
    gil = await folio.signIn('gil@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const linkTo = (Perfis: readonly number[]) => [
    { IdentificadorEmpresa: ipe.id, Perfis, Filiais: [], Ativo: true },
  ];
  const member = (name: string, profiles: readonly number[]) =>
    ipe.person(`${name}@ipe.exemplo`, 'consulta', { Vinculos: linkTo(profiles) });
  const versionOf = async (path: string) => (await admin.get(path)).body.ItemRegistro.Versao as number;
  const codesOf = async (desk: Desk) =>
    (await desk.get('Autenticacao/CarregarTransacao')).body.ItemRegistro.map(
      ({ Codigo }: { Codigo: string }) => Codigo,
    ) as string[];
  const refusalOf = ({ status, body }: Answer) => [status, body.Erros?.[0]?.Codigo];
  const trash = async (noun: string, id: number) => {
    const Versao = await versionOf(`${noun}/Retornar/${id}`);
    expect((await admin.delete(`${noun}/Excluir/${id}?Versao=${Versao}`)).status).toBe(200);
  };

  describe('oneself', () => {
    test.each([
      ['another profile', () => ({ Vinculos: linkTo([keeper, strong]) })],
      ['a profile whose codes one may grant', () => ({ Vinculos: linkTo([keeper, weak]) })],
      ['the records of everybody', () => ({ TodosProprietarios: true })],
      ['the records of somebody else', () => ({ UsuariosAlerta: [gilId] })],
    ])('is not given %s', async (_what, change) => {
      const Versao = await versionOf(`Usuario/Retornar/${gilId}`);
      const answer = await gil.put(`Usuario/Alterar/${gilId}`, { Versao, ...change() });
      expect(refusalOf(answer)).toEqual([403, 'own-rights']);
    });

    test('is not taken back to an older, stronger version', async () => {
      const id = await member('rosa', [keeper, strong]);
      const Versao = await versionOf(`Usuario/Retornar/${id}`);
      await admin.put(`Usuario/Alterar/${id}`, { Versao, Vinculos: linkTo([keeper]) });
      const rosa = await folio.signIn('rosa@ipe.exemplo');
      const answer = await rosa.post(`Usuario/RestaurarVersao/${id}`, {
        VersaoHistorica: Versao,
        Versao: Versao + 1,
      });
      expect(refusalOf(answer)).toEqual([403, 'own-rights']);
      expect(await codesOf(rosa)).not.toContain(notMine);
    });
  });

  describe('a profile one holds', () => {
    test.each([
      ['do', 'Codigos', [...keeping, ...mine]],
      ['grant', 'CodigosConceder', [...mine, notMine]],
    ])('is not given codes to %s, not even grantable ones', async (_kind, list, given) => {
      const Versao = await versionOf(`Perfil/Retornar/${keeper}`);
      const answer = await gil.put(`Perfil/Alterar/${keeper}`, { Versao, [list]: codes(...given) });
      expect(refusalOf(answer)).toEqual([403, 'own-rights']);
    });

    test('is not taken back to an older, stronger version', async () => {
      const profile = await ipe.make('perfil', { Nome: 'Antigo', Codigos: codes(...keeping, notMine) });
      const Versao = await versionOf(`Perfil/Retornar/${profile}`);
      const less = { Versao, Codigos: codes(...keeping) };
      expect((await admin.put(`Perfil/Alterar/${profile}`, less)).status).toBe(200);
      await member('nara', [profile]);
      const nara = await folio.signIn('nara@ipe.exemplo');
      const back = { VersaoHistorica: Versao, Versao: Versao + 1 };
      expect(refusalOf(await nara.post(`Perfil/RestaurarVersao/${profile}`, back))).toEqual([
        403,
        'own-rights',
      ]);
      // Nor by somebody who does not hold it and may not grant what comes back.
      expect(refusalOf(await gil.post(`Perfil/RestaurarVersao/${profile}`, back))).toEqual([
        403,
        'grant-not-allowed',
      ]);
    });
  });

  describe('codes one may not grant', () => {
    const refused = [403, 'grant-not-allowed'];

    test.each(['Codigos', 'CodigosConceder'])('are put into no new profile as %s', async (list) => {
      for (const code of [notMine, '*']) {
        const answer = await gil.post('Perfil/Incluir', { Nome: `novo ${code}`, [list]: codes(code) });
        expect(refusalOf(answer)).toEqual(refused);
      }
    });

    test('are put into no profile of others, nor taken out of one', async () => {
      const add = { Versao: await versionOf(`Perfil/Retornar/${weak}`), Codigos: codes(...mine, notMine) };
      expect(refusalOf(await gil.put(`Perfil/Alterar/${weak}`, add))).toEqual(refused);
      const take = { Versao: await versionOf(`Perfil/Retornar/${strong}`), Codigos: codes(...mine) };
      expect(refusalOf(await gil.put(`Perfil/Alterar/${strong}`, take))).toEqual(refused);
    });

    test('are given to nobody: new, changed, or by an old version of their memberships', async () => {
      const made = await gil.post('Usuario/Incluir', {
        Nome: 'Rita',
        Login: 'rita@ipe.exemplo',
        Vinculos: linkTo([strong]),
      });
      expect(refusalOf(made)).toEqual(refused);
      const id = await member('rui', [strong]);
      const Versao = await versionOf(`Usuario/Retornar/${id}`);
      await admin.put(`Usuario/Alterar/${id}`, { Versao, Vinculos: linkTo([weak]) });
      const change = { Versao: Versao + 1, Vinculos: linkTo([weak, strong]) };
      expect(refusalOf(await gil.put(`Usuario/Alterar/${id}`, change))).toEqual(refused);
      const back = { VersaoHistorica: Versao, Versao: Versao + 1 };
      expect(refusalOf(await gil.post(`Usuario/RestaurarVersao/${id}`, back))).toEqual(refused);
    });

    test('do not come back with a profile from the trash, one or many', async () => {
      const profile = await ipe.make('perfil', { Nome: 'No lixo', Codigos: codes(notMine) });
      await trash('Perfil', profile);
      expect(refusalOf(await gil.post(`Perfil/Restaurar/${profile}`))).toEqual(refused);
      const many = await gil.post('Perfil/RestaurarVarios', { Identificadores: [profile] });
      expect(many.body.ItemRegistro.Restaurados ?? []).toEqual([]);
    });

    test('do not come back with a person from the trash, one or many', async () => {
      const id = await member('zeca', [strong]);
      await trash('Usuario', id);
      expect(refusalOf(await gil.post(`Usuario/Restaurar/${id}`))).toEqual(refused);
      const many = await gil.post('Usuario/RestaurarVarios', { Identificadores: [id] });
      expect(many.body.ItemRegistro.Restaurados ?? []).toEqual([]);
      const plain = await member('ze', [weak]);
      await trash('Usuario', plain);
      expect((await gil.post(`Usuario/Restaurar/${plain}`)).status).toBe(200);
    });

    test('go with nobody who is deleted among many', async () => {
      const id = await member('lea', [strong]);
      const answer = await gil.post('Usuario/ExcluirVarios', { Identificadores: [id, gilId] });
      expect(answer.body.ItemRegistro.Excluidos ?? []).toEqual([]);
      expect((await admin.get(`Usuario/Retornar/${id}`)).status).toBe(200);
    });

    test('come in with no imported file', async () => {
      const csv = (head: string, line: string) => Buffer.from(`${head}\r\n${line}\r\n`);
      const type = { 'content-type': 'text/csv' };
      const person = await gil.send(
        'Usuario/Importar',
        csv(
          'Nome;Login;Vinculos',
          `Iva;iva@ipe.exemplo;"${JSON.stringify(linkTo([strong])).replaceAll('"', '""')}"`,
        ),
        type,
      );
      const profile = await gil.send(
        'Perfil/Importar',
        csv('Nome;Codigos', `Importado;"${JSON.stringify(codes(notMine)).replaceAll('"', '""')}"`),
        type,
      );
      expect(person.body.ItemRegistro?.Incluidos ?? 0).toBe(0);
      // Lists of codes are no column of a file: such a profile comes in empty.
      expect(profile.body.ItemRegistro).toMatchObject({ Incluidos: 1, Ignoradas: ['Codigos'] });
      const [made] = (await admin.get('Perfil/Listar?Busca=Importado')).body.ItemRegistro.Itens;
      const { Codigos } = (await admin.get(`Perfil/Retornar/${made.Identificador}`)).body.ItemRegistro;
      expect(Codigos).toEqual([]);
      const found = await admin.get('Usuario/Listar?Busca=iva@ipe.exemplo');
      expect(found.body.ItemRegistro.Total).toBe(0);
    });
  });

  describe('what one sees', () => {
    let nina: Desk;
    let ninaId: number;
    let officer: number;
    let other: number;
    let analyst: number;
    let segment: number;

    beforeAll(async () => {
      const profile = await ipe.make('perfil', {
        Nome: 'Carteiras',
        Codigos: ['OFFICER', 'ANALISTA'].flatMap((area) =>
          codes(...['CONSULTAR', 'INCLUIR', 'ALTERAR', 'EXCLUIR'].map((act) => `${area}.${act}`)),
        ),
      });
      ninaId = await member('nina', [profile]);
      nina = await folio.signIn('nina@ipe.exemplo');
      const IdentificadorDiretoria = await ipe.make('diretoria', { Nome: 'Crédito' });
      segment = await ipe.make('segmento-area', { Nome: 'Agro', IdentificadorDiretoria });
      const post = { IdentificadorSegmentoArea: segment };
      officer = await ipe.make('officer', { ...post, Nome: 'Nina', IdentificadorUsuario: ninaId });
      other = await ipe.make('officer', { ...post, Nome: 'Outro' });
      analyst = await ipe.make('analista', { Nome: 'Analista de Outro', IdentificadorOfficer: other });
    });

    test('is not widened by becoming somebody’s analyst or officer, new, changed or from the trash', async () => {
      const ownScope = [403, 'own-scope'];
      const myself = { Nome: 'Nina', IdentificadorUsuario: ninaId };
      for (const [noun, needed] of [
        ['Analista', { IdentificadorOfficer: other }],
        ['Officer', { IdentificadorSegmentoArea: segment }],
      ] as const)
        expect(refusalOf(await nina.post(`${noun}/Incluir`, { ...myself, ...needed }))).toEqual(ownScope);
      const Versao = await versionOf(`Analista/Retornar/${analyst}`);
      const mine = { Versao, IdentificadorUsuario: ninaId };
      expect(refusalOf(await nina.put(`Analista/Alterar/${analyst}`, mine))).toEqual(ownScope);
      const joined = { Versao, IdentificadorOfficer: officer };
      expect(refusalOf(await nina.put(`Analista/Alterar/${analyst}`, joined))).toEqual(ownScope);
      const before = { Nome: 'Nina de Antes', IdentificadorUsuario: ninaId, IdentificadorOfficer: other };
      const gone = await ipe.make('analista', before);
      await trash('Analista', gone);
      expect(refusalOf(await nina.post(`Analista/Restaurar/${gone}`))).toEqual(ownScope);
    });

    test('stays the business of who sees all owners’ records, and of others for others', async () => {
      const Versao = await versionOf(`Analista/Retornar/${analyst}`);
      const named = await nina.put(`Analista/Alterar/${analyst}`, { Versao, Nome: 'Analista de Outra' });
      expect(named.status).toBe(200);
      const given = { Versao: Versao + 1, IdentificadorOfficer: officer };
      expect((await admin.put(`Analista/Alterar/${analyst}`, given)).status).toBe(200);
      const fresh = await nina.post('Analista/Incluir', { Nome: 'Novo', IdentificadorOfficer: officer });
      expect(fresh.status).toBe(200);
    });
  });

  test('two who help each other end with no more than they might grant', async () => {
    await member('rita', [keeper]);
    const rita = await folio.signIn('rita@ipe.exemplo');
    const Versao = await versionOf(`Usuario/Retornar/${gilId}`);
    // Rita may give Gil what she may grant, and nothing beyond it.
    const beyond = await rita.put(`Usuario/Alterar/${gilId}`, { Versao, Vinculos: linkTo([keeper, strong]) });
    expect(refusalOf(beyond)).toEqual([403, 'grant-not-allowed']);
    expect(
      (await rita.put(`Usuario/Alterar/${gilId}`, { Versao, Vinculos: linkTo([keeper, weak]) })).status,
    ).toBe(200);
    expect((await codesOf(gil)).sort()).toEqual([...keeping, ...mine].sort());
  });

  test('codes to sign opinions come with no profile that merely holds everything', async () => {
    expect(await codesOf(admin)).not.toContain('PARECER.APROVAR');
    expect((await codesOf(admin)).filter((code) => code.startsWith('PARECER.'))).toEqual(
      (await codesOf(admin)).filter((code) => code === 'PARECER.CONSULTAR'),
    );
  });
});
