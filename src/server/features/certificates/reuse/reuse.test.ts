import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { addDays } from '../../../../domain/dates.ts';
import { timeInBrazil } from '../../../engine/actors/timeInBrazil.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { issue } from '../answer.ts';

let folio: TestServer;
let ipe: TestCompany;
let ana: Desk;
let client: number;
let first: number;
let second: number;
const types = new Map<string, number>();
const today = timeInBrazil(new Date()).day;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  first = await operation(client);
  second = await operation(client, { DataPrevistaAssinatura: addDays(today, 20) });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{
      code: string;
      id: number;
    }>`select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
  );
  for (const { code, id } of rows) types.set(code, id);
});
afterAll(() => folio.close());

const operation = (IdentificadorCliente: number, values: object = {}): Promise<number> =>
  ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural', ...values });

const item = ({ body }: Answer) => body.ItemRegistro;

async function certificate(of: number, code: string, answer: object = {}, asked: object = {}) {
  const made = item(
    await ana.post('Certidao/Incluir', {
      IdentificadorOperacao: of,
      IdentificadorTipoCertidao: types.get(code),
      ...asked,
    }),
  );
  await transact(folio.server, ipe.actor, async (work) => {
    const { tx } = work;
    const [file] = (
      await sql<{
        id: number;
      }>`insert into arquivo ("IdentificadorEmpresa", "Chave", "Nome", "Tipo", "Tamanho")
        values (${ipe.id}, ${String(made.Identificador).padStart(64, '0')}, 'a.pdf', 'application/pdf', 10)
        returning "Identificador" as id`.execute(tx)
    ).rows;
    const record = await findRecord(work, work.models.named('certidao'), made.Identificador, {
      lock: 'change',
    });
    const said = { Resultado: 'NEGATIVA', DataEmissao: today, ...answer };
    const stored = { IdentificadorArquivo: file?.id, NomeArquivo: 'a.pdf', Sha256: 'ab' };
    await issue(work, record, said, stored);
  });
  return item(await ana.get(`Certidao/Retornar/${made.Identificador}`));
}

const offered = async (of: number, desk = ana): Promise<{ Identificador: number }[]> =>
  item(await desk.get(`Certidao/Reutilizaveis?IdentificadorOperacao=${of}`)).Itens;
const offers = async (of: number, id: number, desk = ana) =>
  (await offered(of, desk)).some(({ Identificador }) => Identificador === id);
const reuse = (
  { Identificador, Versao }: { Identificador: number; Versao: number },
  to: number,
  desk = ana,
) => desk.post(`Certidao/Executar/reutilizar/${Identificador}`, { Versao, IdentificadorOperacao: to });
const told = ({ status, body }: Answer) => [status, body.Erros?.[0]?.Campo, body.Erros?.[0]?.Codigo];
const checklist = async (of: number, day = '') =>
  item(await ana.get(`Certidao/ValidasEm?IdentificadorOperacao=${of}${day && `&Data=${day}`}`));
const standing = async (of: number, code: string, day = '') => {
  const found = (await checklist(of, day)).Itens.find(
    ({ IdentificadorTipoCertidao }: { IdentificadorTipoCertidao: number }) =>
      IdentificadorTipoCertidao === types.get(code),
  );
  return [found.Situacao, found.DataVencimento];
};

describe('a certificate of the same client', () => {
  test('is offered to its other operations and meets their checklist, with the same file', async () => {
    const source = await certificate(first, 'CND_FED', {
      DataVencimento: addDays(today, 90),
      Numero: '77.1',
      CodigoVerificacao: 'AB12',
    });
    const [found] = (await offered(second)).filter(
      ({ Identificador }) => Identificador === source.Identificador,
    );
    expect(found).toMatchObject({
      IdentificadorOperacao: first,
      DataVencimento: addDays(today, 90),
      Estado: 'emitida',
    });
    expect(found).toHaveProperty('IdentificadorItemChecklist', expect.any(Number));
    expect(await standing(second, 'CND_FED')).toEqual(['falta', null]);
    const files = () =>
      folio.server.database
        .asMigrator((tx) => sql`select 1 from arquivo`.execute(tx))
        .then(({ rows }) => rows.length);
    const before = await files();
    const made = item(await reuse(source, second));
    expect(made).toMatchObject({
      IdentificadorOperacao: second,
      IdentificadorReutilizada: source.Identificador,
      Situacao: 'emitida',
      Estado: 'emitida',
      Resultado: 'NEGATIVA',
      Numero: '77.1',
      CodigoVerificacao: 'AB12',
      DataEmissao: source.DataEmissao,
      DataVencimento: source.DataVencimento,
      ValidadeDias: source.ValidadeDias,
      IdentificadorArquivo: source.IdentificadorArquivo,
      Sha256: 'ab',
      Documento: source.Documento,
      PesquisaExata: true,
    });
    expect(await files()).toBe(before);
    expect(await standing(second, 'CND_FED')).toEqual(['valida', addDays(today, 90)]);
    expect(await offers(second, source.Identificador)).toBe(false);
    expect(told(await reuse(source, second))).toEqual([
      422,
      'IdentificadorOperacao',
      'certificate-not-reusable',
    ]);
  });

  test('stays, with its file, when the one it comes from is deleted', async () => {
    const source = await certificate(first, 'IBAMA_ND');
    const made = item(await reuse(source, second));
    await ipe.person('olga@ipe.exemplo', 'officer', { TodosProprietarios: true });
    const officer = await folio.signIn('olga@ipe.exemplo');
    const gone = await officer.delete(`Certidao/Excluir/${source.Identificador}?Versao=${source.Versao}`);
    expect(gone.status).toBe(200);
    expect(item(await ana.get(`Certidao/Retornar/${made.Identificador}`))).toMatchObject({
      Estado: 'emitida',
      IdentificadorArquivo: source.IdentificadorArquivo,
    });
  });

  test('keeps the term it had, whatever its type says by now', async () => {
    const source = await certificate(first, 'TRAB_ESC', {
      DataEmissao: addDays(today, -3),
      DataVencimento: addDays(today, 2),
    });
    expect(item(await reuse(source, second))).toMatchObject({
      DataVencimento: addDays(today, 2),
      ValidadeDias: 5,
    });
  });

  test.each([
    ['has expired', { DataEmissao: addDays(today, -9), DataVencimento: addDays(today, -1) }, {}],
    ['is of another document', {}, { Documento: '52998224725' }],
  ])('is not offered when it %s', async (_why, answer, asked) => {
    const third = await operation(client);
    const source = await certificate(first, 'CNDT', answer, { SolicitarMesmoAssim: true, ...asked });
    expect(await offers(third, source.Identificador)).toBe(false);
    expect(told(await reuse(source, third))[2]).toBe('certificate-not-reusable');
  });

  test('is offered beside one of another kind of search, and once for each search', async () => {
    const third = await operation(client);
    const short = await certificate(first, 'PROT', { DataVencimento: addDays(today, 5) }, { Uf: 'MG' });
    const fourth = await operation(client);
    const long = await certificate(fourth, 'PROT', { DataVencimento: addDays(today, 25) }, { Uf: 'MG' });
    const wide = await certificate(fourth, 'PROT', {}, { Uf: 'MG', PesquisaExata: false });
    expect(await offers(third, short.Identificador)).toBe(false);
    expect(await offers(third, long.Identificador)).toBe(true);
    expect(await offers(third, wide.Identificador)).toBe(true);
    await reuse(long, third);
    expect(await offers(third, wide.Identificador)).toBe(true);
  });

  test('is not offered to another client', async () => {
    const other = await ipe.make('cliente', {
      Nome: 'Bento Prado',
      TipoPessoa: 'F',
      Documento: '52998224725',
    });
    const theirs = await operation(other);
    const source = await certificate(first, 'CPF_SIT', {}, { DataNascimento: '1980-02-01' });
    expect(await offers(theirs, source.Identificador)).toBe(false);
    expect(told(await reuse(source, theirs))[2]).toBe('certificate-not-reusable');
  });

  test('is offered to nobody who does not see the operation it is of', async () => {
    const user = await ipe.person('caio@ipe.exemplo', 'analista');
    const diretoria = await ipe.make('diretoria', { Nome: 'Agronegócio' });
    const area = await ipe.make('segmento-area', { Nome: 'Rural', IdentificadorDiretoria: diretoria });
    const officer = await ipe.make('officer', { Nome: 'Olga', IdentificadorSegmentoArea: area });
    const post = await ipe.make('analista', {
      Nome: 'Caio',
      IdentificadorUsuario: user,
      IdentificadorOfficer: officer,
    });
    const own = await operation(client, { IdentificadorAnalista: post });
    const caio = await folio.signIn('caio@ipe.exemplo');
    const source = await certificate(first, 'IBAMA_CR');
    expect(await offers(own, source.Identificador)).toBe(true);
    expect(await offered(own, caio)).toEqual([]);
    expect((await reuse(source, own, caio)).status).toBe(404);
  });

  test('is offered to no other company, be its client the same person', async () => {
    const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
    await jatoba.person('outra@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
    const stranger = await folio.signIn('outra@jatoba.exemplo');
    const same = await jatoba.make('cliente', {
      Nome: 'Ana Couto',
      TipoPessoa: 'F',
      Documento: '71938462050',
    });
    const theirs = await jatoba.make('operacao', { IdentificadorCliente: same, TipoImovel: 'Rural' });
    const source = await certificate(first, 'MPF');
    expect(await offered(theirs, stranger)).toEqual([]);
    expect((await reuse(source, theirs, stranger)).status).toBe(404);
    expect((await reuse(source, theirs)).status).toBe(404);
    for (const path of ['Reutilizaveis', 'ValidasEm'])
      expect(
        (await stranger.get(`Certidao/${path}?IdentificadorOperacao=${first}&Data=${today}`)).status,
      ).toBe(404);
  });
});

describe('the checklist as of a day', () => {
  test('tells what is good then, lapses before, is missing and is waived', async () => {
    const of = await operation(client, { DataPrevistaAssinatura: addDays(today, 20) });
    await certificate(of, 'CND_FED', { DataVencimento: addDays(today, 20) });
    await certificate(of, 'CNDT', { DataVencimento: addDays(today, 19) });
    await ana.post('Certidao/Incluir', {
      IdentificadorOperacao: of,
      IdentificadorTipoCertidao: types.get('TRAB_ESC'),
    });
    const items = item(
      await ana.get(`ItemChecklist/Listar?IdentificadorOperacao=${of}&NumeroRegistros=50`),
    ).Itens;
    const ccir = items.find(
      (one: { IdentificadorTipoCertidao: number }) => one.IdentificadorTipoCertidao === types.get('CCIR'),
    );
    await ana.put(`ItemChecklist/Alterar/${ccir.Identificador}`, {
      Versao: ccir.Versao,
      Dispensada: true,
      MotivoDispensa: 'Sem imóvel rural.',
    });
    expect((await checklist(of)).Data).toBe(addDays(today, 20));
    expect(await standing(of, 'CND_FED')).toEqual(['valida', addDays(today, 20)]);
    expect(await standing(of, 'CNDT')).toEqual(['vence_antes', addDays(today, 19)]);
    expect(await standing(of, 'TRAB_ESC')).toEqual(['falta', null]);
    expect(await standing(of, 'CCIR')).toEqual(['dispensada', null]);
    const found = (await checklist(of)).Itens.flatMap(
      ({ Apontamentos }: { Apontamentos: object[] }) => Apontamentos,
    );
    expect(found).toContainEqual({
      Codigo: 'lapsed',
      Severidade: 'ALTA',
      Texto: expect.stringMatching(/: vence em \d\d\/\d\d\/\d\d, antes da data\. Atualize-a\.$/),
    });
    expect(found).toContainEqual({
      Codigo: 'missing',
      Severidade: 'ALTA',
      Texto: expect.stringMatching(/: falta\. Solicite-a, reutilize a de outra operação/),
    });
  });

  test('follows the planned signature: exactly what will have lapsed by then', async () => {
    const of = await operation(client, { DataPrevistaAssinatura: addDays(today, 5) });
    await certificate(of, 'CND_FED', { DataVencimento: addDays(today, 10) });
    await certificate(of, 'CNDT', { DataVencimento: addDays(today, 11) });
    const lapsing = async () =>
      (await checklist(of)).Itens.filter(
        ({ Situacao }: { Situacao: string }) => Situacao === 'vence_antes',
      ).map(
        ({ IdentificadorTipoCertidao }: { IdentificadorTipoCertidao: number }) => IdentificadorTipoCertidao,
      );
    expect(await lapsing()).toEqual([]);
    const move = async (day: string) => {
      const { Versao } = item(await ana.get(`Operacao/Retornar/${of}`));
      await ana.put(`Operacao/Alterar/${of}`, { Versao, DataPrevistaAssinatura: day });
    };
    await move(addDays(today, 11));
    expect(await lapsing()).toEqual([types.get('CND_FED')]);
    await move(addDays(today, 12));
    expect((await lapsing()).toSorted()).toEqual([types.get('CND_FED'), types.get('CNDT')].toSorted());
  });

  test('has nothing issued only afterwards', async () => {
    const of = await operation(client);
    await certificate(of, 'CND_FED');
    expect(await standing(of, 'CND_FED', addDays(today, -1))).toEqual(['falta', addDays(today, 180)]);
    expect(await standing(of, 'CND_FED', today)).toEqual(['valida', addDays(today, 180)]);
  });

  test.each([
    ['IdentificadorOperacao=x&Data=2026-12-01', 'IdentificadorOperacao'],
    ['IdentificadorOperacao=1&Data=2026-02-30', 'Data'],
  ])('is refused for %s', async (query, field) => {
    expect(told(await ana.get(`Certidao/ValidasEm?${query}`))).toEqual([400, field, 'query-invalid']);
  });

  test('needs a day where no signature is planned', async () => {
    const of = await operation(client);
    expect(told(await ana.get(`Certidao/ValidasEm?IdentificadorOperacao=${of}`))).toEqual([
      400,
      'Data',
      'query-invalid',
    ]);
  });
});
