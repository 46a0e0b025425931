import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOf } from '../../../../../../test/certificates/cases.ts';
import { makePdf, textLines } from '../../../../../../test/support/papers/makePdf.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../../test/support/servers/startServer.ts';

const text = (name: string) => casesOf('first').find((item) => item.name === name)?.text ?? '';
const holder = { name: 'LATICINIOS PEDRA BRANCA LTDA', document: '77.454.885/0001-23' };
/** The federal certificate and the FGTS one of the same company as the labour one. */
const federal = text('fed-negativa-pj')
  .replaceAll('AGROPECUARIA VALE DO TUCANO LTDA', holder.name)
  .replaceAll('84.505.346/0001-31', holder.document);
const fgts = text('crf-regular')
  .replaceAll('COOPERATIVA AGRICOLA TRES BARRAS', holder.name)
  .replaceAll('03.371.591/0001-00', holder.document);
const pdf = (...texts: readonly string[]) =>
  makePdf(texts.map((page) => ({ content: textLines(page.split('\n')) })));
const bundle = pdf(federal, text('cndt-negativa'), fgts);

const item = ({ body }: Answer) => body.ItemRegistro;
const told = ({ status, body }: Answer) => [
  status,
  ...(body.Erros ?? []).map(({ Campo, Codigo }: { Campo?: string; Codigo: string }) => [Campo, Codigo]),
];

let folio: TestServer;
let ipe: TestCompany;
let ana: Desk;
let stranger: Desk;
let types: Map<string, number>;
let client: number;
let operation: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await jatoba.person('outra@jatoba.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  stranger = await folio.signIn('outra@jatoba.exemplo');
  client = await ipe.make('cliente', {
    Nome: 'Laticínios Pedra Branca Ltda',
    TipoPessoa: 'J',
    Documento: '77454885000123',
  });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ code: string; id: number }>`
      select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx),
  );
  types = new Map(rows.map(({ code, id }) => [code, id]));
  operation = await newOperation();
}, 60_000);

afterAll(() => folio.close());

const newOperation = () =>
  ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' });
async function requested(code: string, IdentificadorOperacao: number): Promise<number> {
  const answer = await ana.post('Certidao/Incluir', {
    IdentificadorOperacao,
    IdentificadorTipoCertidao: types.get(code),
  });
  return item(answer).Identificador;
}
const attach = (id: number, bytes: Buffer) => ana.send(`Certidao/Anexar/${id}?Nome=pacote.pdf`, bytes);
const record = async (id: number) => item(await ana.get(`Certidao/Retornar/${id}`));
const run = (action: string, id: number, body: object, desk = ana) =>
  desk.post(`Certidao/Executar/${action}/${id}`, body);
const codes = ({ Avisos }: { Avisos: readonly { Codigo: string }[] }) => Avisos.map(({ Codigo }) => Codigo);

describe('a PDF of several certificates', () => {
  test('proposes the one that answers, read by itself, and tells of the others and where they fit', async () => {
    const labour = await requested('CNDT', operation);
    const waiting = await requested('CRF', operation);
    const attached = item(await attach(labour, bundle));
    expect(attached.Dados).toMatchObject({ Parte: 2, Paginas: 3, Sobre: { Tipo: { Valor: 'CNDT' } } });
    expect(attached.Dados.Propostas.Numero).toMatchObject({ Valor: '48213907/2026', Pagina: 2 });
    const warning = attached.Avisos.find(
      ({ Codigo }: { Codigo: string }) => Codigo === 'several-certificates',
    );
    expect(warning).toMatchObject({
      Confirmar: false,
      Texto: 'O arquivo traz 3 certidões. Aqui responde só a da p. 2; as outras páginas ficam no arquivo.',
    });
    expect(codes(attached)).not.toContain('other-type');
    const [first, here, third] = attached.Partes;
    expect(first).toMatchObject({ Paginas: [1], Escolhida: false, Nome: holder.name });
    // Nobody has asked for the federal one yet, though the checklist wants it; for the FGTS one somebody has.
    expect(first.Destinos).toMatchObject([{ IdentificadorItemChecklist: expect.any(Number) }]);
    expect(here).toMatchObject({ Escolhida: true, Destinos: [] });
    expect(third.Destinos).toMatchObject([{ IdentificadorCertidao: waiting }]);
    expect((await record(labour)).Partes).toEqual(attached.Partes);
  });

  test('gives other pages to the requests they answer, each to be confirmed by itself', async () => {
    const own = await newOperation();
    const labour = await requested('CNDT', own);
    const waiting = await requested('CRF', own);
    const attached = item(await attach(labour, bundle));
    const { Versao } = attached;
    const moved = await run('levar-parte', labour, { Versao, Parte: 3, IdentificadorCertidao: waiting });
    expect(item(moved)).toMatchObject({
      Identificador: waiting,
      Situacao: 'solicitada',
      NomeArquivo: 'pacote.pdf',
    });
    const there = await record(waiting);
    expect(there.Dados).toMatchObject({ Parte: 3, Sobre: { Tipo: { Valor: 'CRF' } } });
    expect(codes(there)).toContain('several-certificates');
    expect(codes(there).filter((code) => code === 'other-type' || code === 'file-repeated')).toEqual([]);
    const [, , third] = (await record(labour)).Partes;
    expect(third).toMatchObject({ IdentificadorCertidao: waiting, Destinos: [] });
    // An item nobody had asked for becomes a request with its pages.
    const IdentificadorItemChecklist = attached.Partes[0].Destinos[0].IdentificadorItemChecklist;
    const asked = item(await run('levar-parte', labour, { Versao, Parte: 1, IdentificadorItemChecklist }));
    expect(asked).toMatchObject({
      IdentificadorTipoCertidao: types.get('CND_FED'),
      IdentificadorOperacao: own,
    });
    expect((await record(asked.Identificador)).Dados).toMatchObject({ Parte: 1 });
    const issued = await run('confirmar', waiting, {
      Versao: there.Versao,
      Resultado: 'REGULAR',
      DataEmissao: '2026-10-20',
    });
    expect(item(issued).Situacao).toBe('emitida');
  });

  test('may be read for other pages, and for none it does not have', async () => {
    const own = await newOperation();
    const labour = await requested('CNDT', own);
    const { Versao } = item(await attach(labour, bundle));
    expect(told(await run('usar-parte', labour, { Versao, Parte: 4 }))).toEqual([
      422,
      ['Parte', 'certificate-part-missing'],
    ]);
    const other = item(await run('usar-parte', labour, { Versao, Parte: 1 }));
    expect(other.Dados).toMatchObject({ Parte: 1, Sobre: { Tipo: { Valor: 'CND_FED' } } });
    expect(codes(other)).toContain('other-type');
    const now = other.Versao;
    expect(told(await run('levar-parte', labour, { Versao: now, Parte: 1 }))).toEqual([
      422,
      ['Parte', 'certificate-part-here'],
    ]);
    expect(told(await run('levar-parte', labour, { Versao: now, Parte: 2 }))).toEqual([
      422,
      ['IdentificadorCertidao', 'certificate-part-target'],
    ]);
    const elsewhere = await requested('CRF', await newOperation());
    expect(
      told(await run('levar-parte', labour, { Versao: now, Parte: 3, IdentificadorCertidao: elsewhere })),
    ).toEqual([422, ['IdentificadorCertidao', 'certificate-part-target']]);
    expect(told(await run('usar-parte', labour, { Versao: now, Parte: 2 }, stranger))[0]).toBe(404);
  });

  test('that fits nothing is told to be another kind; a file of one certificate has no parts', async () => {
    const own = await newOperation();
    const cpf = await requested('TRAB_ESC', own);
    expect(codes(item(await attach(cpf, bundle)))).toEqual(
      expect.arrayContaining(['other-type', 'several-certificates']),
    );
    const single = item(await attach(cpf, pdf(text('cndt-negativa'))));
    expect(single.Partes).toEqual([]);
    expect(single.Dados.Partes).toBeUndefined();
  });

  test('two kinds on one page are taken only by saying so', async () => {
    const own = await newOperation();
    const labour = await requested('CNDT', own);
    const mixed = makePdf([
      { content: textLines(`${text('cndt-negativa')}\n\n${federal}`.split('\n')), size: [595, 1200] },
    ]);
    const attached = item(await attach(labour, mixed));
    const warning = attached.Avisos.find(({ Codigo }: { Codigo: string }) => Codigo === 'several-on-page');
    expect(warning).toMatchObject({ Confirmar: true });
    expect(warning.Texto).toMatch(/Certidão conjunta RFB\/PGFN/);
    const answer = { Versao: attached.Versao, Resultado: 'NEGATIVA', DataEmissao: '2026-08-18' };
    expect(told(await run('confirmar', labour, answer))).toEqual([
      422,
      ['ConfirmarDivergencia', 'certificate-divergence'],
    ]);
  });
});
