import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOf } from '../../../../../test/certificates/cases.ts';
import { featureEngines } from '../../../../../test/support/databases/engines.ts';
import { contentBomb, manyPages } from '../../../../../test/support/hostile/hostilePdf.ts';
import { lockedPdf } from '../../../../../test/support/papers/lockedPdf.ts';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

const corpus = (name: string) =>
  readFile(new URL(`../../../../../test/corpus/hostile/${name}`, import.meta.url));
const labour = casesOf('first').find(({ name }) => name === 'cndt-negativa')?.text ?? '';
const company = { name: 'Laticínios Pedra Branca Ltda', document: '77454885000123' };

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const dayFromNow = (days: number) =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const printed = (day: string) => day.split('-').reverse().join('/');

/** The labour certificate issued so many days ago; `more` makes other bytes of the same words. */
function labourPdf(daysAgo = 10, more = '', change: (text: string) => string = (text) => text): Buffer {
  const text = labour
    .replaceAll('18/08/2026', printed(dayFromNow(-daysAgo)))
    .replaceAll('14/02/2027', printed(dayFromNow(180 - daysAgo)));
  return makePdf([{ content: textLines(change(text).split('\n')) }], more);
}

const item = ({ body }: Answer) => body.ItemRegistro;
const told = ({ status, body }: Answer) => [
  status,
  ...(body.Erros ?? []).map(({ Campo, Codigo }: { Campo?: string; Codigo: string }) =>
    Campo ? [Campo, Codigo] : Codigo,
  ),
];
const codes = (answer: Answer) => item(answer).Avisos.map(({ Codigo }: { Codigo: string }) => Codigo);

describe.each(featureEngines)('a certificate attached, on %s', (_name, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let ana: Desk;
  let reader: Desk;
  let stranger: Desk;
  let types: Map<string, number>;
  let operation: number;
  let client: number;

  beforeAll(async () => {
    folio = await startServer({ start, environment: { MAX_PDF_BYTES: '900000', MAX_PDF_PAGES: '40' } });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    await ipe.person('lia@ipe.exemplo', 'consulta', { TodosProprietarios: true });
    await jatoba.person('outra@jatoba.exemplo', 'analista', { TodosProprietarios: true });
    [ana, reader, stranger] = (await Promise.all(
      ['ana@ipe.exemplo', 'lia@ipe.exemplo', 'outra@jatoba.exemplo'].map((login) => folio.signIn(login)),
    )) as [Desk, Desk, Desk];
    client = await ipe.make('cliente', {
      Nome: company.name,
      TipoPessoa: 'J',
      Documento: company.document,
    });
    operation = await newOperation();
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ code: string; id: number }>`
        select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
    );
    types = new Map(rows.map(({ code, id }) => [code, id]));
  }, 60_000);

  afterAll(() => folio.close());

  const newOperation = () =>
    ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' });

  async function requested(code: string, more: object = {}): Promise<number> {
    const answer = await ana.post('Certidao/Incluir', {
      IdentificadorOperacao: operation,
      IdentificadorTipoCertidao: types.get(code),
      ...more,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return item(answer).Identificador;
  }
  /** One more request of the same certificate, in an operation of its own. */
  const another = async (code = 'CNDT', more: object = {}) =>
    requested(code, { IdentificadorOperacao: await newOperation(), ...more });

  const attach = (id: number, bytes: Uint8Array, name = 'certidão.pdf', desk = ana) =>
    desk.send(`Certidao/Anexar/${id}?Nome=${encodeURIComponent(name)}`, bytes);
  const confirm = (id: number, Versao: number, answer: object, desk = ana) =>
    desk.post(`Certidao/Executar/confirmar/${id}`, { Versao, ...answer });
  const negative = () => ({ Resultado: 'NEGATIVA', DataEmissao: dayFromNow(-10) });

  test('is read in the same request and proposes, each value with its words; nothing is decided', async () => {
    const id = await requested('CNDT');
    const answer = await attach(id, labourPdf());
    expect(answer.status).toBe(200);
    const { Situacao, Dados, Avisos, Resultado, NomeArquivo, Sha256 } = item(answer);
    expect({ Situacao, Resultado, NomeArquivo, Avisos }).toEqual({
      Situacao: 'solicitada',
      Resultado: null,
      NomeArquivo: 'certidão.pdf',
      Avisos: [],
    });
    expect(Sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Dados.Leitura).toBe('lida');
    const values = Object.fromEntries(
      Object.entries(Dados.Propostas as Record<string, { Valor: unknown }>).map(([name, { Valor }]) => [
        name,
        Valor,
      ]),
    );
    expect(values).toMatchObject({
      Resultado: 'NEGATIVA',
      DataEmissao: dayFromNow(-10),
      HoraEmissao: '13:27',
      DataVencimento: dayFromNow(170),
      Numero: '48213907/2026',
    });
    const due = Dados.Propostas.DataVencimento;
    expect(due).toMatchObject({ Pagina: 1, Confianca: 100 });
    expect(due.Citacao).toContain(printed(dayFromNow(170)));
    expect(due.Caixas[0]).toHaveLength(4);
    expect(item(await ana.get(`Certidao/Retornar/${id}`)).Avisos).toEqual([]);
  });

  test('is issued when confirmed, with file, hash and what it says; no other file comes after', async () => {
    const id = await another();
    const attached = item(await attach(id, labourPdf(10, '/A 1')));
    const issued = item(await confirm(id, attached.Versao, negative()));
    expect(issued).toMatchObject({
      Situacao: 'emitida',
      Estado: 'emitida',
      Resultado: 'NEGATIVA',
      DataVencimento: dayFromNow(170),
      Sha256: attached.Sha256,
      IdentificadorArquivo: attached.IdentificadorArquivo,
    });
    expect(issued.Dados.Propostas.Numero.Valor).toBe('48213907/2026');
    expect(issued.Dados.Confirmacao.Divergencias).toEqual([]);
    expect(told(await attach(id, labourPdf(10, '/A 2')))).toEqual([422, 'certificate-not-awaited']);
  });

  test('is issued only with a file, a day that has come, and a comment where something was found', async () => {
    const id = await another();
    const made = item(await ana.get(`Certidao/Retornar/${id}`));
    expect(told(await confirm(id, made.Versao, negative()))).toEqual([422, 'certificate-file-missing']);
    const { Versao } = item(await attach(id, labourPdf(10, '/B 1')));
    expect(told(await confirm(id, Versao, { ...negative(), DataEmissao: dayFromNow(1) }))).toEqual([
      422,
      ['DataEmissao', 'certificate-issued-in-future'],
    ]);
    expect(told(await confirm(id, Versao, { ...negative(), DataVencimento: dayFromNow(-11) }))).toEqual([
      422,
      ['DataVencimento', 'rule'],
    ]);
    const positive = { ...negative(), Resultado: 'POSITIVA' };
    expect(told(await confirm(id, Versao, positive))).toEqual([422, ['Observacao', 'rule']]);
    const issued = await confirm(id, Versao, { ...positive, Observacao: 'Execução já garantida.' });
    expect(item(issued)).toMatchObject({ Resultado: 'POSITIVA', Observacao: 'Execução já garantida.' });
  });

  test('of somebody else, or of another kind, is told and taken only by saying so', async () => {
    const id = await another('CNDT', { Documento: '47392015000106', Nome: 'Outra Companhia S.A.' });
    const attached = await attach(id, labourPdf(10, '/C 1'));
    expect(codes(attached)).toEqual(['other-holder']);
    expect(item(attached).Avisos[0].Texto).toBe(
      'O documento é de outra pessoa: traz 77.454.885/0001-23, e o pedido é de 47.392.015/0001-06.',
    );
    const { Versao } = item(attached);
    const refused = await confirm(id, Versao, negative());
    expect(told(refused)).toEqual([422, ['ConfirmarDivergencia', 'certificate-divergence']]);
    const taken = await confirm(id, Versao, { ...negative(), ConfirmarDivergencia: true });
    expect(item(taken).Dados.Confirmacao).toMatchObject({ Divergencias: ['other-holder'] });

    const federal = await another('CND_FED');
    const wrong = await attach(federal, labourPdf(10, '/C 2'));
    expect(codes(wrong)).toEqual(['other-type']);
    expect(item(wrong).Avisos[0].Texto).toContain('Certidão Negativa de Débitos Trabalhistas');
  });

  test('that has lapsed, contradicts itself or came before is told', async () => {
    expect(codes(await attach(await another(), labourPdf(200)))).toEqual(['expired']);
    const future = labourPdf(-3);
    expect(codes(await attach(await another(), future))).toContain('issue-in-future');
    const first = await another();
    await attach(first, labourPdf(10, '/D 1'));
    const again = await attach(await another(), labourPdf(10, '/D 1'));
    expect(item(again).Avisos).toMatchObject([{ Codigo: 'file-repeated', IdentificadorCertidao: first }]);
  });

  test('that is no certificate, or says nothing of one, is told; a long one, how much of it was read', async () => {
    const lines = (...text: string[]) => makePdf([{ content: textLines(text) }]);
    const letter = lines('Prezados senhores,', 'segue o orçamento emitido em 10/11/2026.');
    expect(codes(await attach(await another(), letter))).toEqual(['untitled']);
    expect(codes(await attach(await another(), lines('abc def ghi jkl mno pqr stu')))).toEqual([
      'nothing-read',
    ]);
    const pages = Array.from({ length: 30 }, (_, index) => ({
      content: textLines(index === 0 ? labour.split('\n') : [`Página ${index + 1} de um anexo sem fim`]),
    }));
    const long = await attach(await another(), makePdf(pages));
    expect(item(long).Dados).toMatchObject({
      Paginas: 30,
      PaginasLidas: 15,
      Sobre: { Tipo: { Valor: 'CNDT' } },
    });
    expect(codes(long)).toContain('pages-unread');
    const blank = await attach(await another(), makePdf([{}]));
    expect(told(blank).flat()).toContain('file-blank');
  });

  test('with a program inside is taken, not run, and told', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
    expect(codes(await attach(await another(), labourPdf(10, script)))).toEqual(['active-script']);
  });

  test.each([
    ['h1-truncado.pdf', 'file-damaged'],
    ['h2-protegido-por-senha.pdf', 'file-password'],
    ['h3-texto-renomeado.pdf', 'file-not-pdf'],
    ['h4-vazio.pdf', 'file-empty'],
  ])('that is %s is refused with a sentence of its own and leaves nothing', async (name, code) => {
    const id = await another();
    const answer = await attach(id, await corpus(name), name);
    expect(told(answer).flat(2)).toContain(code);
    expect(answer.body.Erros[0].Texto).not.toContain('errors.');
    expect(item(await ana.get(`Certidao/Retornar/${id}`))).toMatchObject({ Sha256: null, Dados: null });
  });

  test('that opens by a password is taken with the right one, which is kept nowhere and told of', async () => {
    const id = await another();
    const locked = await lockedPdf(labour.split('\n'), 'çã 1');
    const path = `Certidao/Anexar/${id}?Nome=a.pdf`;
    const withPassword = (password: string) =>
      ana.send(path, locked, { 'senha-pdf': encodeURIComponent(password) });
    expect(told(await ana.send(path, locked))).toEqual([422, ['SenhaPdf', 'file-password']]);
    expect(told(await withPassword('outra'))).toEqual([422, ['SenhaPdf', 'file-password-wrong']]);
    const answer = await withPassword('çã 1');
    expect(item(answer).Dados).toMatchObject({ Leitura: 'lida', Protegido: true });
    expect(item(answer).Dados.Propostas.Resultado.Valor).toBe('NEGATIVA');
    expect(codes(answer)).toContain('file-locked');
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select 1 from leitura_certidao where "IdentificadorCertidao" = ${id}`.execute(tx),
    );
    expect(rows).toEqual([]);
    // A password nobody needed changes nothing.
    const open = await ana.send(path, labourPdf(10, '/L 1'), { 'senha-pdf': 'x' });
    expect(item(open).Dados.Protegido).toBeUndefined();
  });

  test('too large, too long or made to hurt is refused while the server goes on', async () => {
    const id = await another();
    expect(told(await attach(id, Buffer.alloc(900_001, 32)))).toEqual([413, 'file-too-large']);
    expect(told(await attach(id, manyPages(41)))).toEqual([422, 'file-too-many-pages']);
    const bomb = await attach(id, contentBomb(600));
    // Refused as too heavy, or left to the worker as too slow: nothing is proposed of it.
    expect(bomb.status === 200 ? item(bomb).Dados.Leitura : told(bomb)[1]).toMatch(
      /^(na_fila|file-page-too-heavy)$/,
    );
    expect(codes(await attach(id, labourPdf(10, '/E 1')))).toEqual([]);
  });

  test('by two at once is one after the other: the later file stands, and who saw the earlier is told', async () => {
    const id = await another();
    const answers = await Promise.all([
      attach(id, labourPdf(10, '/F 1'), 'um.pdf'),
      attach(id, labourPdf(11, '/F 2'), 'dois.pdf'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [earlier, later] = answers.map(item).sort((a, b) => a.Versao - b.Versao);
    expect(later.Versao).toBe(earlier.Versao + 1);
    const now = item(await ana.get(`Certidao/Retornar/${id}`));
    expect(now.Sha256).toBe(later.Sha256);
    expect(told(await confirm(id, earlier.Versao, negative())).slice(0, 2)).toEqual([409, 'record-stale']);
    expect(item(await confirm(id, later.Versao, negative())).Sha256).toBe(later.Sha256);
  });

  test('again with the same key is one file and one answer', async () => {
    const id = await another();
    const send = () =>
      ana.send(`Certidao/Anexar/${id}?Nome=a.pdf`, labourPdf(10, '/G 1'), { 'idempotency-key': 'anexo-um' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });

  test('is not for who may only read, nor for another company', async () => {
    const id = await another();
    expect(told(await attach(id, labourPdf(), 'a.pdf', reader))).toEqual([403, 'permission-missing']);
    expect(told(await attach(id, labourPdf(), 'a.pdf', stranger))).toEqual([404, 'record-not-found']);
    const { Versao } = item(await attach(id, labourPdf(10, '/H 1')));
    expect((await confirm(id, Versao, negative(), stranger)).status).toBe(404);
    expect((await confirm(id, Versao, negative(), reader)).status).toBe(403);
  });

  test('comes back as a download to who may, which the access log keeps', async () => {
    const id = await another();
    const bytes = labourPdf(10, '/I 1');
    await attach(id, bytes, 'negativa "1".pdf');
    const file = await reader.get(`Certidao/Arquivo/${id}`);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="negativa 1\.pdf"/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(told(await stranger.get(`Certidao/Arquivo/${id}`))).toEqual([404, 'record-not-found']);
    expect(told(await reader.get(`Certidao/Arquivo/${await another()}`))).toEqual([404, 'file-not-found']);
    await folio.server.accessLog.flush();
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select "Evento" from log_acesso where "Evento" = 'baixou' and "IdentificadorRegistro" = ${id}
        and "Entidade" = 'GET /api/Certidao/Arquivo/:id'`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });

  test('is kept from who may consult and not download, whatever way is tried', async () => {
    const Codigos = ['CERTIDAO.CONSULTAR', 'CERTIDAO.EXPORTAR'].map((Codigo) => ({ Codigo }));
    const profile = await ipe.make('perfil', { Nome: 'Só consulta', Codigos, CodigosConceder: [] });
    await ipe.person('rui@ipe.exemplo', 'consulta', {
      TodosProprietarios: true,
      Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }],
    });
    const rui = await folio.signIn('rui@ipe.exemplo');
    const id = await another();
    const { IdentificadorArquivo } = item(await attach(id, labourPdf(10, '/K 1')));
    expect((await reader.get(`Arquivo/${IdentificadorArquivo}`)).status).toBe(200);
    const shown = item(await rui.get(`Certidao/Retornar/${id}`));
    expect(shown.NomeArquivo).toBe('certidão.pdf');
    expect(shown).not.toHaveProperty('IdentificadorArquivo');
    expect(told(await rui.get(`Certidao/Arquivo/${id}`))).toEqual([403, 'permission-missing']);
    expect(told(await rui.post('Certidao/Zip', { Identificadores: [id] }))).toEqual([
      403,
      'permission-missing',
    ]);
    expect(told(await rui.get(`Arquivo/${IdentificadorArquivo}`))).toEqual([404, 'file-not-found']);
  });

  test('has its authenticity recorded by a person, with a note, and only once issued', async () => {
    const id = await another();
    const { Versao } = item(await attach(id, labourPdf(10, '/J 1')));
    const verify = (version: number, Autenticidade: string) =>
      ana.post(`Certidao/Executar/verificar/${id}`, {
        Versao: version,
        Autenticidade,
        Observacao: 'Conferida na página do tribunal.',
      });
    expect(told(await verify(Versao, 'confirmada'))).toEqual([422, 'action-not-now']);
    const issued = item(await confirm(id, Versao, negative()));
    expect(told(await verify(issued.Versao, 'nao_verificada'))).toEqual([422, ['Autenticidade', 'rule']]);
    const denied = item(await verify(issued.Versao, 'negada'));
    expect(denied).toMatchObject({ Autenticidade: 'negada', Situacao: 'emitida', Resultado: 'NEGATIVA' });
    expect(denied.AutenticidadeEm).not.toBeNull();
    expect(denied.Dados.Verificacao.Nota).toBe('Conferida na página do tribunal.');
    expect(denied.Dados.Propostas.Numero.Valor).toBe('48213907/2026');
  });
});
