import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { formatCnm, makeCnm } from '../../../domain/documents/cnm.ts';
import { transact } from '../../engine/facts/transact.ts';
import { issue } from './answer.ts';

let folio: TestServer;
let ipe: TestCompany;
let ana: Desk;
let officer: Desk;
let stranger: Desk;
let operation: number;
const types = new Map<string, number>();

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('olga@ipe.exemplo', 'officer', { TodosProprietarios: true });
  await ipe.person('adm@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  await jatoba.person('outra@jatoba.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  officer = await folio.signIn('olga@ipe.exemplo');
  stranger = await folio.signIn('outra@jatoba.exemplo');
  operation = await newOperation('Ana Couto', '71938462050');
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{
      code: string;
      id: number;
    }>`select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
  );
  for (const { code, id } of rows) types.set(code, id);
});

afterAll(() => folio.close());

async function newOperation(Nome: string, Documento: string): Promise<number> {
  const IdentificadorCliente = await ipe.make('cliente', { Nome, TipoPessoa: 'F', Documento });
  return ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural', Prioridade: 'normal' });
}

const request = (code: string, more: object = {}, desk = ana) =>
  desk.post('Certidao/Incluir', {
    IdentificadorOperacao: operation,
    IdentificadorTipoCertidao: types.get(code),
    ...more,
  });

const item = ({ body }: Answer) => body.ItemRegistro;
const told = ({ status, body }: Answer) => [
  status,
  ...(body.Erros ?? []).map(({ Campo, Codigo }: { Campo?: string; Codigo: string }) => [Campo, Codigo]),
];

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const dayFromNow = (days: number) =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const clock = () =>
  new Date().toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Answered by whoever brings it, as attaching a PDF or a provider does. */
async function answered(id: number, answer: object) {
  await transact(folio.server, ipe.actor, async (work) => {
    const model = work.models.named('certidao');
    const { findRecord } = await import('../../engine/crud/findRecord.ts');
    await issue(work, await findRecord(work, model, id, { lock: 'change' }), {
      Resultado: 'NEGATIVA',
      DataEmissao: today(),
      ...answer,
    });
  });
  return item(await ana.get(`Certidao/Retornar/${id}`));
}

const stateOf = async (id: number) => item(await ana.get(`Certidao/Retornar/${id}`)).Estado;

describe('a request', () => {
  test('takes from the client what its type needs, and bears its name', async () => {
    const made = item(await request('CND_FED'));
    expect(made).toMatchObject({ Documento: '71938462050', Situacao: 'solicitada', Estado: 'solicitada' });
    expect(made.Titulo).toMatch(/^Certidão conjunta RFB\/PGFN/);
    expect(made.PesquisaExata).toBe(true);
  });

  test('takes what neither client nor record says from the last certificate of its type', async () => {
    const own = await newOperation('Elza Mota', '86288366757');
    const first = await request('JUS_CRIM', {
      IdentificadorOperacao: own,
      NomeMae: 'Rosa Mota',
      DataNascimento: '1971-05-09',
    });
    expect(first.status).toBe(200);
    const { IdentificadorCliente } = item(first);
    const later = await ipe.make('operacao', {
      IdentificadorCliente,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    const again = await request('JUS_CRIM', { IdentificadorOperacao: later });
    expect(item(again)).toMatchObject({ NomeMae: 'Rosa Mota', DataNascimento: '1971-05-09' });
    // A search for somebody else about the same client, such as a spouse, says nothing of the client.
    const spouse = {
      Documento: '39053344705',
      Nome: 'Davi Mota',
      NomeMae: 'Inês Reis',
      DataNascimento: '1969-01-02',
    };
    await request('JUS_CRIM', { IdentificadorOperacao: own, ...spouse });
    const third = await ipe.make('operacao', {
      IdentificadorCliente,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    expect(item(await request('JUS_CRIM', { IdentificadorOperacao: third })).NomeMae).toBe('Rosa Mota');
    // What is typed stays; another client’s or another company’s certificates are not looked at.
    const typed = { IdentificadorOperacao: third, NomeMae: 'Rosa M. Mota', DataNascimento: '1971-05-09' };
    expect(item(await request('JUS_CRIM', typed)).NomeMae).toBe('Rosa M. Mota');
    const other = await newOperation('Fábio Leal', '98765432100');
    expect(told(await request('JUS_CRIM', { IdentificadorOperacao: other }))[0]).toBe(422);
  });

  test('takes the numbers of a property from the last certificate about the same record, and of no other', async () => {
    const own = await newOperation('Gil Prates', '12345678909');
    const record = (Numero: string) => ipe.make('registro-matricula', { IdentificadorOperacao: own, Numero });
    const [here, there] = [await record('4821'), await record('4822')];
    const ccir = (IdentificadorRegistroMatricula: number, more: object = {}) =>
      request('CCIR', { IdentificadorOperacao: own, IdentificadorRegistroMatricula, ...more });
    const first = await ccir(here, { CodigoIncra: '9500841234560' });
    expect(told(first)).toEqual([200]);
    expect(item(await ccir(here, { SolicitarMesmoAssim: true, PesquisaExata: false })).CodigoIncra).toBe(
      '9500841234560',
    );
    expect(told(await ccir(there))).toEqual([422, ['CodigoIncra', 'certificate-needs']]);
  });

  test('about a registry record bears its number, and a refusal names the type in the reader’s language', async () => {
    const own = await newOperation('Hugo Sales', '24843803480');
    const IdentificadorRegistroMatricula = await ipe.make('registro-matricula', {
      IdentificadorOperacao: own,
      Numero: '4821',
    });
    const about = { IdentificadorOperacao: own, IdentificadorRegistroMatricula };
    expect(item(await request('MAT_IT', about)).Titulo).toBe(
      'Certidão de inteiro teor da matrícula · matrícula 4.821',
    );
    const body = { IdentificadorOperacao: own, IdentificadorTipoCertidao: types.get('CCIR') };
    const english = await ana.post('Certidao/Incluir', body, { 'accept-language': 'en-us' });
    expect(english.body.Erros[0].Texto).toContain('Rural property cadastre certificate (CCIR)');
  });

  test('says beside each item what the type needs and nobody gave', async () => {
    expect(told(await request('CCIR'))).toEqual([422, ['CodigoIncra', 'certificate-needs']]);
    expect(told(await request('TRANSC', { NumeroMatricula: '8.412' }))).toEqual([
      422,
      ['Livro', 'certificate-needs'],
      ['Folha', 'certificate-needs'],
    ]);
    expect(told(await request('PACTO'))).toEqual([422, ['NumeroRegistro', 'certificate-needs']]);
  });

  test('of a civil registry has an office of its own, not the one of the land', async () => {
    const own = await newOperation('Vera Luz Prates', '73051826480');
    const IdentificadorRegistroMatricula = await ipe.make('registro-matricula', {
      IdentificadorOperacao: own,
      Numero: '9001',
      Cnm: makeCnm('123456', '2', '9001'),
    });
    const about = { IdentificadorOperacao: own, IdentificadorRegistroMatricula };
    expect(item(await request('MAT_SIT', about)).Cns).toBe('123456');
    expect(item(await request('RC_CAS', { ...about, Nome: 'Vera Luz Prates' }))).toMatchObject({
      Cns: null,
      Termo: null,
    });
  });

  test('is answered by the one under way, and not made unmeant while a valid one is there', async () => {
    const first = item(await request('CNDT'));
    expect(first.Existente).toBeUndefined();
    const again = await request('CNDT');
    expect(told(again)).toEqual([200]);
    expect(item(again)).toEqual({ ...first, Existente: true });
    await answered(first.Identificador, {});
    expect(told(await request('CNDT'))).toEqual([422, ['SolicitarMesmoAssim', 'certificate-still-valid']]);
    expect((await request('CNDT', { SolicitarMesmoAssim: true })).status).toBe(200);
  });

  test('is the same whatever capitals and accents its names have', async () => {
    const asked = { Nome: 'Inês Prado Reis', Documento: '39053344705', Uf: 'MG' };
    const { Identificador } = item(await request('JUS_CIV', asked));
    expect(item(await request('JUS_CIV', { ...asked, Nome: 'INES PRADO REIS' }))).toMatchObject({
      Identificador,
      Nome: 'Inês Prado Reis',
      Existente: true,
    });
  });

  test('asked for by three at once is one', async () => {
    const about = { IdentificadorOperacao: await newOperation('Rosa Lima Prado', '61827394528') };
    const answers = await Promise.all([1, 2, 3].map(() => request('CNDT', about)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => item(answer).Identificador)).size).toBe(1);
    expect(answers.filter((answer) => item(answer).Existente === true)).toHaveLength(2);
  });

  test('takes the national code of a record for number and office, and points for none of it', async () => {
    const own = await newOperation('Iara Nunes', '63929247011');
    const about = { IdentificadorOperacao: own };
    const code = formatCnm(makeCnm('123456', '2', '18771'));
    expect(item(await request('MAT_ONUS', { ...about, NumeroMatricula: code }))).toMatchObject({
      NumeroMatricula: '18771',
      Cns: '123456',
    });
    expect(item(await request('MAT_IT', { ...about, NumeroMatricula: '018.772' }))).toMatchObject({
      NumeroMatricula: '18772',
      Cns: null,
    });
    const IdentificadorRegistroMatricula = await ipe.make('registro-matricula', {
      IdentificadorOperacao: own,
      Numero: '18771',
      Cnm: makeCnm('123456', '2', '18771'),
    });
    expect(item(await request('MAT_SIT', { ...about, IdentificadorRegistroMatricula }))).toMatchObject({
      NumeroMatricula: '18771',
      Cns: '123456',
    });
  });

  test('is not sent for what cannot be searched, each beside its field', async () => {
    const born = (days: number) =>
      new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
    const person = {
      Documento: '39053344705',
      Nome: 'Inês Reis',
      NomeMae: 'Ana Reis',
      DataNascimento: '1970-02-01',
    };
    for (const [field, value, code] of [
      ['Nome', 'Iñ', 'certificate-name-short'],
      ['Nome', 'Inês', 'certificate-surname-missing'],
      ['NomeMae', 'A', 'certificate-name-short'],
      ['DataNascimento', born(0), 'certificate-birth-date'],
      ['DataNascimento', born(-131 * 366), 'certificate-birth-date'],
      ['NumeroMatricula', 'sem número', 'certificate-number-without-digits'],
    ] as const)
      expect(told(await request('JUS_CRIM', { ...person, [field]: value })), value).toEqual([
        422,
        [field, code],
      ]);
    expect(told(await request('JUS_CRIM', person))).toEqual([200]);
  });

  test('of another company’s operation is refused like one that does not exist', async () => {
    expect(told(await request('CND_FED', {}, stranger))).toEqual(
      told(await request('CND_FED', { IdentificadorOperacao: 999_999 }, stranger)),
    );
  });
});

describe('an issued certificate', () => {
  test('expires by the days of its type, by the printed date where there is one', async () => {
    const counted = await answered(item(await request('PROT', { Uf: 'MG' })).Identificador, {});
    expect(counted).toMatchObject({ DataVencimento: dayFromNow(30), ValidadeDias: 30, Estado: 'emitida' });
    const printed = await answered(item(await request('TRAB_ESC')).Identificador, {
      DataVencimento: dayFromNow(5),
    });
    expect(printed).toMatchObject({ DataVencimento: dayFromNow(5), ValidadeDias: 5, Estado: 'a_vencer' });
  });

  test('clean by the exact name alone says that namesakes were not searched, beside what somebody wrote', async () => {
    const made = item(await request('OBITO', { Nome: 'Elza Maria Mota', Observacao: 'Pedida em Unaí.' }));
    const clean = await answered(made.Identificador, { Resultado: 'NADA_CONSTA' });
    expect(clean.Observacao).toBe(
      'Pedida em Unaí.\nPesquisa pelo nome exato: homônimos e grafias divergentes não pesquisados.',
    );
    const loose = item(await request('OBITO', { Nome: 'Elza Maria Mota', PesquisaExata: false }));
    expect((await answered(loose.Identificador, { Resultado: 'NADA_CONSTA' })).Observacao).toBeNull();
  });

  test('is found by the state it has today, in filters and in order', async () => {
    const old = item(await request('CPF_SIT', { DataNascimento: '1980-02-01' }));
    await answered(old.Identificador, { DataEmissao: dayFromNow(-40) });
    expect(await stateOf(old.Identificador)).toBe('vencida');
    const { body } = await ana.get('Certidao/Listar?Estado=vencida&SortFields=Estado&SortOrder=asc');
    expect(body.ItemRegistro.Itens.map(({ Estado }: { Estado: string }) => Estado)).toEqual(['vencida']);
    expect(body.ItemRegistro.Total).toBe(1);
  });

  test('stays until its new version is issued, and is replaced then', async () => {
    const first = item(await request('IBAMA_CR'));
    const valid = await answered(first.Identificador, {});
    const again = item(
      await ana.post(`Certidao/Executar/atualizar/${valid.Identificador}`, { Versao: valid.Versao }),
    );
    expect(again).toMatchObject({ IdentificadorAnterior: first.Identificador, Situacao: 'solicitada' });
    expect(await stateOf(first.Identificador)).toBe('emitida');
    await answered(again.Identificador, {});
    expect(await stateOf(first.Identificador)).toBe('substituida');
  });

  test('counts again while the versions after it are in the trash, and is replaced when one comes back', async () => {
    const renewed = async (id: number): Promise<number> => {
      const valid = await answered(id, {});
      const { body } = await ana.post(`Certidao/Executar/atualizar/${id}`, { Versao: valid.Versao });
      return body.ItemRegistro.Identificador;
    };
    const first = item(await request('IBAMA_CR', { Nome: 'Terceira Ltda.' })).Identificador;
    const second = await renewed(first);
    const third = await renewed(second);
    await answered(third, {});
    const adm = await folio.signIn('adm@ipe.exemplo');
    const states = () => Promise.all([first, second].map(stateOf));
    const throwAway = async (id: number) => {
      const { body } = await adm.get(`Certidao/Retornar/${id}`);
      expect((await adm.delete(`Certidao/Excluir/${id}?Versao=${body.ItemRegistro.Versao}`)).status).toBe(
        200,
      );
    };
    const restore = async (id: number) => told(await adm.post(`Certidao/Restaurar/${id}`));
    expect(await states()).toEqual(['substituida', 'substituida']);
    await throwAway(third);
    expect(await states()).toEqual(['substituida', 'emitida']);
    await throwAway(second);
    expect(await stateOf(first)).toBe('emitida');
    expect(await restore(third)).toEqual([404, ['IdentificadorAnterior', 'reference-deleted']]);
    expect(await restore(second)).toEqual([200]);
    expect(await restore(third)).toEqual([200]);
    expect(await states()).toEqual(['substituida', 'substituida']);
  });

  test('answers nothing itself, so that what a source is silent about is never clear', async () => {
    for (const [field, value] of [
      ['Resultado', 'NADA_CONSTA'],
      ['DataEmissao', today()],
      ['DataVencimento', dayFromNow(30)],
    ] as const)
      for (const Origem of ['manual', 'provedor'])
        expect(told(await request('TRAB_ESC', { Origem, [field]: value }))).toEqual([
          422,
          [field, 'certificate-not-issued'],
        ]);
  });

  test('is corrected by a person; one that is not there yet is not', async () => {
    const made = item(await request('MPF'));
    const { Identificador, Versao } = made;
    expect(
      told(await ana.put(`Certidao/Alterar/${Identificador}`, { Versao, Resultado: 'NEGATIVA' })),
    ).toEqual([422, ['Resultado', 'certificate-not-issued']]);
    const issued = await answered(Identificador, {});
    const wrong = { Versao: issued.Versao, DataVencimento: dayFromNow(-1) };
    expect(told(await ana.put(`Certidao/Alterar/${Identificador}`, wrong))).toEqual([
      422,
      ['DataVencimento', 'certificate-expires-before-issue'],
    ]);
    const correct = async (values: object) =>
      told(await ana.put(`Certidao/Alterar/${Identificador}`, { Versao: issued.Versao, ...values }));
    expect(await correct({ DataEmissao: dayFromNow(2), DataVencimento: dayFromNow(9) })).toEqual([
      422,
      ['DataEmissao', 'certificate-issued-in-future'],
    ]);
    // Of the last minutes of a day no hour is to come.
    if (clock() < '23:58')
      expect(await correct({ HoraEmissao: '23:59' })).toEqual([
        422,
        ['HoraEmissao', 'certificate-hour-in-future'],
      ]);
    const mended = await ana.put(`Certidao/Alterar/${Identificador}`, {
      Versao: issued.Versao,
      Resultado: 'POSITIVA',
    });
    expect(item(mended).Resultado).toBe('POSITIVA');
  });
});

describe('the checklist of an operation', () => {
  test('has what the workflow asks for from the first day, and shows what meets it', async () => {
    const own = await newOperation('Bento Prado', '52998224725');
    const list = async () =>
      item(await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${own}&NumeroRegistros=50`)).Itens;
    const before = await list();
    // A person's: what companies have is not asked of them.
    const codes = before.map(({ CodigoTipo }: { CodigoTipo: string }) => CodigoTipo);
    expect(codes).toHaveLength(15);
    expect(codes.slice(-2)).toEqual(['CPF_SIT', 'RC_CAS']);
    expect(new Set(before.map(({ Estado }: { Estado: string }) => Estado))).toEqual(new Set(['falta']));
    const made = item(await request('CNDT', { IdentificadorOperacao: own }));
    const of = async (title: RegExp) =>
      (await list()).find(({ Titulo }: { Titulo: string }) => title.test(Titulo)).Estado;
    expect(await of(/Trabalhistas/)).toBe('solicitada');
    const { Versao } = await answered(made.Identificador, {});
    expect(await of(/Trabalhistas/)).toBe('emitida');
    const gone = await officer.delete(`Certidao/Excluir/${made.Identificador}?Versao=${Versao}`);
    expect(told(gone)).toEqual([200]);
    expect(await of(/Trabalhistas/)).toBe('falta');
  });

  test('adds what lenders ask of companies, which no operation has to wait for', async () => {
    const IdentificadorCliente = await ipe.make('cliente', {
      Nome: 'Moinho Alto Ltda.',
      TipoPessoa: 'J',
      Documento: '11222333000181',
    });
    const own = await ipe.make('operacao', {
      IdentificadorCliente,
      TipoImovel: 'Urbano',
      Prioridade: 'normal',
    });
    const { Itens } = item(
      await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${own}&NumeroRegistros=50`),
    );
    const added = Itens.filter(({ Obrigatoria }: { Obrigatoria: boolean }) => !Obrigatoria);
    expect(added.map(({ CodigoTipo }: { CodigoTipo: string }) => CodigoTipo).toSorted()).toEqual(
      ['COND', 'CNPJ', 'JC_SIMP', 'CRF', 'CND_EST', 'CND_MUN', 'JUS_FAL'].toSorted(),
    );
  });

  test('is met by what is about its own client, and not by what was searched for somebody else', async () => {
    const own = await newOperation('Lia Torres Melo', '31041827520');
    const about = { IdentificadorOperacao: own };
    const lines = async () => {
      const { Itens } = item(
        await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${own}&NumeroRegistros=50`),
      );
      return Itens.filter(({ CodigoTipo }: { CodigoTipo: string }) => CodigoTipo === 'CNDT').map(
        ({ Estado }: { Estado: string }) => Estado,
      );
    };
    const spouse = item(await request('CNDT', { ...about, Documento: '39053344705', Nome: 'Davi Mota' }));
    await answered(spouse.Identificador, {});
    expect(await lines()).toEqual(['falta']);
    const IdentificadorCliente = await ipe.make('cliente', {
      Nome: 'Davi Mota',
      TipoPessoa: 'F',
      Documento: '39053344705',
    });
    item(
      await ana.post('ItemChecklist/Incluir', {
        ...about,
        IdentificadorTipoCertidao: types.get('CNDT'),
        IdentificadorCliente,
      }),
    );
    item(await request('CNDT', { ...about, IdentificadorCliente, SolicitarMesmoAssim: true }));
    expect(await lines()).toEqual(['falta', 'solicitada']);
    item(await request('CNDT', about));
    expect(await lines()).toEqual(['solicitada', 'solicitada']);
  });

  test('a branch answers for its company', async () => {
    const IdentificadorCliente = await ipe.make('cliente', {
      Nome: 'Moinho Baixo Ltda.',
      TipoPessoa: 'J',
      Documento: '58120394000100',
    });
    const own = await ipe.make('operacao', {
      IdentificadorCliente,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    item(await request('CND_FED', { IdentificadorOperacao: own, Documento: '58120394000282' }));
    const { Itens } = item(
      await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${own}&Estado=solicitada`),
    );
    expect(Itens.map(({ CodigoTipo }: { CodigoTipo: string }) => CodigoTipo)).toEqual(['CND_FED']);
  });

  test('asks of each of several registry records what is one record’s own, and drops it with the record', async () => {
    const own = await newOperation('Nair Leme Dias', '64209381713');
    const record = (Numero: string) => ipe.make('registro-matricula', { IdentificadorOperacao: own, Numero });
    const lines = async () =>
      item(await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${own}&NumeroRegistros=100`))
        .Itens.filter(({ CodigoTipo }: { CodigoTipo: string }) => ['MAT_ONUS', 'CCIR'].includes(CodigoTipo))
        .map((one: Record<string, unknown>) => [
          one.CodigoTipo,
          one.IdentificadorRegistroMatricula,
          one.Estado,
        ]);
    const first = await record('701');
    expect(await lines()).toEqual([
      ['MAT_ONUS', null, 'falta'],
      ['CCIR', null, 'falta'],
    ]);
    // Asked for by its number before anybody said that there were two.
    item(await request('MAT_ONUS', { IdentificadorOperacao: own, NumeroMatricula: '701' }));
    const second = await record('702');
    const both = [
      ['MAT_ONUS', first, 'solicitada'],
      ['MAT_ONUS', second, 'falta'],
      ['CCIR', null, 'falta'],
    ];
    expect(await lines()).toEqual(both);
    const filled = await ana.post('ItemChecklist/Executar/montar', { IdentificadorOperacao: own });
    expect(item(filled)).toEqual({ Total: 0 });
    const { Versao } = item(await ana.get(`RegistroMatricula/Retornar/${second}`));
    expect(told(await officer.delete(`RegistroMatricula/Excluir/${second}?Versao=${Versao}`))).toEqual([200]);
    expect(await lines()).toEqual([both[0], both[2]]);
    expect(told(await officer.post(`RegistroMatricula/Restaurar/${second}`, {}))).toEqual([200]);
    expect(await lines()).toEqual(both);
    // What is missing is told by the record it is missing for.
    const { Itens } = item(await ana.get(`Certidao/ValidasEm?IdentificadorOperacao=${own}&Data=${today()}`));
    expect(Itens.map(({ Titulo }: { Titulo: string }) => Titulo)).toContain(
      'Certidão de ônus reais e ações reipersecutórias · matrícula 702',
    );
  });

  test('takes a state’s own types in place of the general one, and none of the other kind of client', async () => {
    const admin = await folio.signIn('adm@ipe.exemplo');
    const own = (Codigo: string, Nome: string) =>
      admin.post('TipoCertidao/Incluir', {
        Codigo, Nome, Uf: 'SP', OrigemValidade: 'emissor', AplicaEmpresa: true, AplicaPessoa: true,
      }); // biome-ignore format: one line
    item(await own('CND_EST_SP', 'Débitos tributários não inscritos (SP)'));
    item(await own('CND_EST_SP_PGE', 'Dívida ativa do Estado de São Paulo'));
    const company = async (Uf: string, Documento: string) => {
      const IdentificadorCliente = await ipe.make('cliente', {
        Nome: `Moinho ${Uf}`,
        TipoPessoa: 'J',
        Documento,
        Uf,
      });
      return ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Urbano', Prioridade: 'normal' });
    };
    const codesOf = async (operation: number) =>
      item(
        await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${operation}&NumeroRegistros=100`),
      ).Itens.map(({ CodigoTipo }: { CodigoTipo: string }) => CodigoTipo);
    const there = await company('SP', '69284713000120');
    const state = async (operation: number) =>
      (await codesOf(operation)).filter((code: string) => code.startsWith('CND_EST'));
    expect(await state(there)).toEqual(['CND_EST_SP', 'CND_EST_SP_PGE']);
    expect(await state(await company('PR', '75869413000106'))).toEqual(['CND_EST']);
    const person = await newOperation('Olga Prates', '27091534670');
    item(
      await ana.post('ItemChecklist/Executar/copiar', {
        IdentificadorOperacao: person,
        IdentificadorOperacaoOrigem: there,
      }),
    );
    const copied = await codesOf(person);
    expect(copied).toContain('CND_IPTU');
    for (const code of ['CRF', 'JC_SIMP', 'JUS_FAL', 'CNPJ']) expect(copied).not.toContain(code);
  });

  test('is waived only with a reason, copied without what met it, and has nothing twice', async () => {
    const one = await newOperation('Celso Lima', '11144477735');
    const [first] = item(await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${one}`)).Itens;
    const path = `ItemChecklist/Alterar/${first.Identificador}`;
    const waive = { Versao: first.Versao, Dispensada: true };
    expect(told(await ana.put(path, waive))[1]?.[0]).toBe('MotivoDispensa');
    const waived = await ana.put(path, { ...waive, MotivoDispensa: 'Garantia só sobre o lote.' });
    expect(item(waived).Estado).toBe('dispensada');
    const twice = { IdentificadorOperacao: one, IdentificadorTipoCertidao: first.IdentificadorTipoCertidao };
    expect(told(await ana.post('ItemChecklist/Incluir', twice))).toEqual([
      422,
      ['IdentificadorTipoCertidao', 'checklist-item-repeated'],
    ]);
    item(
      await ana.post('ItemChecklist/Incluir', {
        IdentificadorOperacao: one,
        IdentificadorTipoCertidao: types.get('OUTORGA'),
      }),
    );
    const elsewhere = await ipe.make('registro-matricula', {
      IdentificadorOperacao: await newOperation('Rute Leal', '51823076408'),
      Numero: '900',
    });
    const ofOther = {
      IdentificadorOperacao: one,
      IdentificadorTipoCertidao: types.get('TRANSC'),
      IdentificadorRegistroMatricula: elsewhere,
    };
    expect(told(await ana.post('ItemChecklist/Incluir', ofOther))).toEqual([
      422,
      ['IdentificadorRegistroMatricula', 'certificate-record-elsewhere'],
    ]);
    // Behind those that were there.
    const { Itens } = item(
      await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${one}&NumeroRegistros=50`),
    );
    expect(Itens.at(-1).CodigoTipo).toBe('OUTORGA');
    const other = await newOperation('Davi Reis', '15350946056');
    const copied = await ana.post('ItemChecklist/Executar/copiar', {
      IdentificadorOperacao: other,
      IdentificadorOperacaoOrigem: one,
    });
    expect(item(copied)).toEqual({ Total: 1 });
  });
});
