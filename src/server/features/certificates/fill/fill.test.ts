import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { casesOf } from '../../../../../test/certificates/cases.ts';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

const textOf = (wanted: string) => casesOf('first').find(({ name }) => name === wanted)?.text ?? '';
const card = textOf('cnpj-ativa');
const board = textOf('junta-simplificada-mg');
const cnpj = '84505346000131';

interface Item {
  readonly Campo: string;
  readonly Valor: unknown;
  readonly Atual: unknown;
  readonly Comparacao: string;
  readonly Texto: string | null;
  readonly Provas: readonly { readonly Pagina: number; readonly Citacao: string }[];
}

describe.each(featureEngines)('a company’s certificate beside its client, on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let officer: Desk;
  let stranger: Desk;
  let types: Map<string, number>;
  let client: number;
  let copies = 0;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
    const everything = { TodosProprietarios: true };
    const Codigos = ['OPERACAO.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CERTIDAO.SOLICITAR', 'CLIENTE.CONSULTAR'];
    const profile = await ipe.make('perfil', {
      Nome: 'Certidões',
      Codigos: Codigos.map((Codigo) => ({ Codigo })),
      CodigosConceder: [],
    });
    await ipe.person('ana@ipe.exemplo', 'analista', {
      ...everything,
      Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }],
    });
    await ipe.person('rui@ipe.exemplo', 'officer', { ...everything, Nome: 'Rui Campos' });
    await jatoba.person('davi@jatoba.exemplo', 'officer', everything);
    [ana, officer, stranger] = (await Promise.all(
      ['ana@ipe.exemplo', 'rui@ipe.exemplo', 'davi@jatoba.exemplo'].map((login) => folio.signIn(login)),
    )) as [Desk, Desk, Desk];
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ code: string; id: number }>`
        select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
    );
    types = new Map(rows.map(({ code, id }) => [code, Number(id)]));
  }, 60_000);
  afterAll(() => folio.close());

  const item = ({ status, body }: Answer) => {
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.ItemRegistro;
  };
  const codes = ({ status, body }: Answer) => [
    status,
    ...(body.Erros ?? []).map(({ Codigo }: { Codigo: string }) => Codigo),
  ];

  beforeEach(async () => {
    await folio.server.database.asMigrator((tx) =>
      sql`update cliente set "ExcluidoEm" = now(), "Documento" = null
        where "IdentificadorEmpresa" = ${ipe.id} and "Documento" is not null`.execute(tx),
    );
    client = await ipe.make('cliente', {
      Nome: 'Agropecuária Vale do Tucano Ltda.',
      TipoPessoa: 'J',
      Documento: cnpj,
      SituacaoCadastral: 'Ativa',
      NaturezaJuridica: 'Sociedade anônima fechada',
      Municipio: 'Jataí',
    });
  });

  /** A certificate of the client, attached and confirmed. */
  async function issued(text: string, code = 'CNPJ', result = 'REGULAR', about = client): Promise<number> {
    const operation = await ipe.make('operacao', {
      IdentificadorCliente: about,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    const id = item(
      await ana.post('Certidao/Incluir', {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao: types.get(code),
        ...(code === 'CNPJ' ? {} : { Uf: 'MG' }),
      }),
    ).Identificador;
    copies += 1;
    const bytes = makePdf([{ content: textLines(text.split('\n')) }], `/N ${copies}`);
    const { Versao } = item(await ana.send(`Certidao/Anexar/${id}?Nome=cartao.pdf`, bytes));
    item(
      await ana.post(`Certidao/Executar/confirmar/${id}`, {
        Versao,
        Resultado: result,
        DataEmissao: '2026-03-11',
        Observacao: 'Conferida.',
        ConfirmarDivergencia: true,
      }),
    );
    return id;
  }
  const certificate = async (id: number, desk = officer, headers = {}) =>
    item(await desk.get(`Certidao/Retornar/${id}`, headers));
  const compared = async (id: number, desk = officer) =>
    Object.fromEntries(
      ((await certificate(id, desk)).Cadastro.Itens as Item[]).map((one) => [one.Campo, one]),
    );
  const clientNow = async () => item(await officer.get(`Cliente/Retornar/${client}`));
  const fill = async (id: number, Campos: readonly string[], desk = officer, more: object = {}) =>
    desk.post(`Certidao/Preencher/${id}`, { VersaoCliente: (await clientNow()).Versao, Campos, ...more });

  test('lays each value beside the client’s: the same, new, or different, with the words of the page', async () => {
    const items = await compared(await issued(card));
    expect(Object.fromEntries(Object.values(items).map((one) => [one.Campo, one.Comparacao]))).toEqual({
      Nome: 'igual',
      NomeFantasia: 'novo',
      CnaePrincipal: 'novo',
      CnaesSecundarios: 'novo',
      SituacaoCadastral: 'igual',
      DataConstituicao: 'novo',
      NaturezaJuridica: 'diferente',
      Cep: 'novo',
      Logradouro: 'novo',
      Numero: 'novo',
      Bairro: 'novo',
      Municipio: 'igual',
      Uf: 'novo',
    });
    expect(items.CnaePrincipal).toMatchObject({ Valor: '0115600', Atual: null });
    expect(items.CnaesSecundarios?.Valor).toEqual([
      { Cnae: '0151201', Descricao: null },
      { Cnae: '0161003', Descricao: null },
    ]);
    expect(items.DataConstituicao?.Valor).toBe('2004-05-18');
    expect(items.Cep?.Valor).toBe('75800000');
    for (const [name, words] of [
      ['NomeFantasia', 'FAZENDA TUCANO'],
      ['DataConstituicao', '18/05/2004'],
      ['NaturezaJuridica', 'Limitada'],
      ['Cep', '75800-000'],
      ['Uf', 'GO'],
    ] as const)
      expect(items[name]?.Provas[0], name).toMatchObject({
        Pagina: 1,
        Citacao: expect.stringContaining(words),
      });
  });

  test('writes the chosen values in one change that says from which certificate', async () => {
    const id = await issued(card);
    const before = await clientNow();
    const filled = item(await fill(id, ['NomeFantasia', 'CnaePrincipal', 'CnaesSecundarios']));
    expect(filled).toMatchObject({
      Versao: before.Versao + 1,
      NomeFantasia: 'FAZENDA TUCANO',
      CnaePrincipal: '0115600',
      NaturezaJuridica: 'Sociedade anônima fechada',
      DataConstituicao: null,
    });
    const [change] = item(await officer.get(`Cliente/Historico/${client}`)).Itens;
    expect(change).toMatchObject({ Operacao: 'ALTERAR', Usuario: 'Rui Campos' });
    expect(change.Motivo).toBe(
      `Da certidão nº ${id}, Comprovante de inscrição e situação cadastral, QSA, emitida em 11/03/2026.`,
    );
    expect((await compared(id)).NomeFantasia?.Comparacao).toBe('igual');
  });

  test('leaves word of where each value comes from, until somebody puts another one in its place', async () => {
    const id = await issued(card);
    await fill(id, ['NomeFantasia', 'CnaePrincipal']);
    const { Origens, Versao } = await clientNow();
    expect(Origens.NomeFantasia).toMatchObject({
      IdentificadorCertidao: id,
      DataEmissao: '2026-03-11',
      Pagina: 1,
      Citacao: expect.stringContaining('FAZENDA TUCANO'),
    });
    const byHand = { Versao, NomeFantasia: 'Tucano Agro', Telefone: '+556436360000' };
    item(await officer.put(`Cliente/Alterar/${client}`, byHand));
    expect(Object.keys((await clientNow()).Origens)).toEqual(['CnaePrincipal']);
    expect(
      codes(
        await officer.put(`Cliente/Alterar/${client}`, { Versao: (await clientNow()).Versao, Origens: {} }),
      ),
    ).toEqual([400, 'field-read-only']);
  });

  test('writes nothing over a client that has moved on, that is not its own, or that was not offered', async () => {
    const id = await issued(card);
    const stale = await fill(id, ['NomeFantasia'], officer, { VersaoCliente: 999 });
    expect(codes(stale)[0]).toBe(409);
    expect(stale.body.ItemRegistro).toMatchObject({ Identificador: client });
    expect(codes(await fill(id, []))).toEqual([422, 'certificate-fill-empty']);
    expect(codes(await fill(id, ['Municipio']))).toEqual([422, 'certificate-fill-unknown']);
    expect(codes(await fill(id, ['Ativo']))).toEqual([422, 'certificate-fill-unknown']);
    expect(codes(await fill(id, ['NomeFantasia'], officer, { Nome: 'X' }))).toEqual([400, 'field-unknown']);
    expect((await clientNow()).NomeFantasia).toBeNull();
  });

  test('shows the comparison to who may not change clients, and writes nothing for them or for strangers', async () => {
    const id = await issued(card);
    expect((await certificate(id, ana)).Cadastro).toMatchObject({
      Identidade: 'mesma',
      PodeAtualizar: false,
    });
    expect((await certificate(id)).Cadastro.PodeAtualizar).toBe(true);
    expect(codes(await fill(id, ['NomeFantasia'], ana))).toEqual([403, 'permission-missing']);
    expect(codes(await fill(id, ['NomeFantasia'], stranger))).toEqual([404, 'record-not-found']);
  });

  test('of another company offers nothing; of a branch it is shown, and not saved', async () => {
    const about = async (Documento: string) => {
      const other = await ipe.make('cliente', { Nome: 'Outra Empresa S.A.', TipoPessoa: 'J', Documento });
      return issued(card, 'CNPJ', 'REGULAR', other);
    };
    const other = await about('12102456000141');
    expect((await certificate(other)).Cadastro).toMatchObject({
      Identidade: 'outra',
      PodeAtualizar: false,
      Itens: [],
      Texto: 'O CNPJ da certidão não é o do cliente: nada é oferecido para o cadastro.',
    });
    const branch = await about('84505346000212');
    const { Cadastro } = await certificate(branch);
    expect(Cadastro).toMatchObject({ Identidade: 'outro_estabelecimento', PodeAtualizar: false });
    expect(Cadastro.Itens.length).toBeGreaterThan(5);
    for (const id of [other, branch])
      expect(
        codes(await officer.post(`Certidao/Preencher/${id}`, { VersaoCliente: 1, Campos: ['Nire'] })),
      ).toEqual([422, 'certificate-fills-nothing']);
  });

  test('tells a value that fits its field in no way, and what the record still needs beside it', async () => {
    const long = `RUA ${'MUITO COMPRIDA '.repeat(3)}SEM PARTES NEM CIDADE`;
    const id = await issued(
      board
        .replaceAll('77.454.885/0001-23', '84.505.346/0001-31')
        .replace(/Endereço: .*/, `Endereço: ${long}`)
        .replace(/Data de Arquivamento .*\n/, '')
        .replace(/Data de Início .*\n/, ''),
      'JC_SIMP',
      'INFORMATIVA',
    );
    const items = await compared(id);
    expect(items.Logradouro).toMatchObject({
      Comparacao: 'nao_cabe',
      Valor: null,
      Texto: expect.stringContaining('preencha à mão'),
    });
    expect(items.PrazoDuracao).toMatchObject({ Comparacao: 'novo', Valor: 'INDETERMINADO' });
    expect(items.SituacaoCadastral?.Comparacao).toBe('igual');
    const refused = await fill(id, ['Nire']);
    expect(refused.status).toBe(422);
    expect(refused.body.Erros).toMatchObject([{ Campo: 'DataConstituicao' }]);
    expect(codes(await fill(id, ['Logradouro']))).toEqual([422, 'certificate-fill-unknown']);
  });

  test('that a newer one replaced, or its issuer denied, is compared no more', async () => {
    const id = await issued(card);
    const { Versao } = await certificate(id);
    item(await officer.post(`Certidao/Executar/verificar/${id}`, { Versao, Autenticidade: 'negada' }));
    expect((await certificate(id)).Cadastro).toBeNull();
    expect(codes(await fill(id, ['NomeFantasia']))).toEqual([422, 'certificate-fills-nothing']);
  });

  test('has its differences and a registration that is not active among what it is to answer for', async () => {
    const found = async (id: number, headers = {}) =>
      (await certificate(id, officer, headers)).Divergencias.map(
        ({ Campo, Severidade, Texto }: Record<string, string>) => [Campo, Severidade, Texto],
      );
    const id = await issued(card.replace('\nATIVA\n', '\nBAIXADA\n'), 'CNPJ', 'IRREGULAR');
    expect(await found(id)).toEqual([
      [
        'SituacaoCadastral',
        'CRITICA',
        'Situação cadastral Baixada: a empresa não está ativa. Exija a regularização antes de contratar.',
      ],
      [
        'NaturezaJuridica',
        'MEDIA',
        'Natureza jurídica: a certidão diz 206-2 - Sociedade Empresária Limitada; o cadastro, Sociedade anônima fechada.',
      ],
    ]);
    expect((await found(id, { 'accept-language': 'en-us' }))[0][2]).toContain('the company is not active');
    expect((await found(await issued(card))).map(([field]: string[]) => field)).toEqual(['NaturezaJuridica']);
  });

  test('stands on the operation’s page with them, where the item it meets does', async () => {
    const id = await issued(card.replace('\nATIVA\n', '\nINAPTA\n'), 'CNPJ', 'IRREGULAR');
    const operation = (await certificate(id)).IdentificadorOperacao;
    // What is asked of a company: its card is on the checklist from the beginning.
    const on = await officer.get(`Certidao/ValidasEm?IdentificadorOperacao=${operation}&Data=2026-12-01`);
    const line = item(on).Itens.find(
      ({ IdentificadorTipoCertidao }: { IdentificadorTipoCertidao: number }) =>
        IdentificadorTipoCertidao === types.get('CNPJ'),
    );
    expect(
      line.Apontamentos.map(({ Codigo, Severidade }: Record<string, string>) => [Codigo, Severidade]),
    ).toEqual(
      expect.arrayContaining([
        ['company-SituacaoCadastral', 'ALTA'],
        ['company-NaturezaJuridica', 'MEDIA'],
      ]),
    );
  });
});
