import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let ipe: TestCompany;
let desk: Desk;
let client: number;

const corpus = (name: string) => readFile(new URL(`../../../../../test/corpus/${name}`, import.meta.url));

beforeAll(async () => {
  folio = await startServer({ work: true, environment: { OCR_ENGINE: 'tesseract.js', OCR_PARALLEL: '2' } });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('officer@ipe.exemplo', 'officer', { TodosProprietarios: true });
  desk = await folio.signIn('analista@ipe.exemplo');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
});

afterAll(() => folio.close());

const newOperation = () =>
  ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' });

async function send(name: string, operation: number, headers = {}): Promise<number> {
  const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=${name.split('/').pop()}`;
  return (await desk.send(path, await corpus(name), headers)).body.ItemRegistro.Identificador;
}

const review = async (id: number) => (await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;

/** The record once it is no longer being read. */
async function settled(id: number) {
  const isDone = async () => expect((await review(id)).Progresso).toBeNull();
  await vi.waitFor(isDone, { timeout: 170_000, interval: 300 });
  return review(id);
}

const count = async (table: string, run: unknown) => {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where "IdentificadorProcessamento" in
      (select "Identificador" from processamento where "IdentificadorRegistroMatricula" = ${run})`.execute(
      tx,
    ),
  );
  return rows[0]?.n;
};

describe('a born-digital record', () => {
  let id: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  let record: any;

  beforeAll(async () => {
    id = await send('01-fazenda-santa-rita.pdf', await newOperation());
    record = await settled(id);
  }, 120_000);

  test('is read to today’s truth, with the words that prove it', async () => {
    const gold = JSON.parse(String(await corpus('01-fazenda-santa-rita.gold.json')));
    expect(record).toMatchObject({
      Situacao: 'aguardando_analise',
      Numero: gold.Numero,
      Erro: null,
      Falha: null,
    });
    expect(record.Extracao.Proprietarios.map(({ Nome }: { Nome: string }) => Nome)).toEqual(
      gold.Proprietarios.map(({ Nome }: { Nome: string }) => Nome),
    );
    expect(record.Extracao.OnusAtivos).toEqual(gold.OnusAtivos);
    expect(record.Extracao.Evidencias['/Numero']).toMatchObject({ Citacao: expect.any(String) });
    expect(record.Leitura.Atos).toHaveLength(gold.Atos.length);
  });

  test('tells pages, times, quality and documents', () => {
    expect(record.Estatisticas).toMatchObject({ Paginas: 4, TempoOcr: 0, NivelOcr: 'NATIVO', Documentos: 1 });
    expect(record.Estatisticas.TempoTotal).toBeGreaterThan(0);
    expect(record.Estatisticas.Leitura).toHaveLength(4);
  });

  test('passed every state once, in the log', async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ Para: string }>`select "Para" from transicao where "Entidade" = 'registro-matricula'
        and "IdentificadorRegistro" = ${id} order by "Identificador"`.execute(tx),
    );
    expect(rows.map(({ Para }) => Para)).toEqual([
      'recebida',
      'na_fila',
      'processando',
      'aguardando_analise',
    ]);
  });

  test('has the image and the words of each page, and no others', async () => {
    const image = await desk.get(`RegistroMatricula/Pagina/${id}/1`);
    expect(image.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect(image.bytes.subarray(8, 12).toString()).toBe('WEBP');
    const words = (await desk.get(`RegistroMatricula/Palavras/${id}/2`)).body.ItemRegistro;
    expect(words.Palavras.length).toBeGreaterThan(100);
    expect((await desk.get(`RegistroMatricula/Pagina/${id}/5`)).status).toBe(404);
    expect((await desk.get(`RegistroMatricula/Pagina/${id}/0`)).status).toBe(400);
  });

  test('follows a correction at once, in the record and in what lists show', async () => {
    const before = await review(id);
    const act = before.Leitura.Atos.find(({ Codigo }: { Codigo: string }) => Codigo === 'R-13');
    const answer = await desk.post(`RegistroMatricula/Corrigir/${id}`, {
      Versao: before.Versao,
      Correcoes: [
        {
          Tipo: 'alterar',
          Ato: act.Id,
          Campo: 'Valido',
          Valor: false,
          Motivo: 'Baixa vista em outra certidão',
        },
        { Tipo: 'alterar', Ato: null, Campo: 'Cartorio', Valor: '1º Oficial', Motivo: 'Nome abreviado' },
      ],
    });
    expect(answer.status).toBe(200);
    const after = answer.body.ItemRegistro;
    expect(after).toMatchObject({ OnusEmVigor: 0, Cartorio: '1º Oficial' });
    expect(after.Versao).toBeGreaterThan(before.Versao);
    expect(after.Extracao.OnusAtivos).toEqual([]);
    // What was read is kept beside, whatever the request says of it: an undoing goes back to that.
    expect(after.Correcoes).toMatchObject([
      { Campo: 'Valido', De: null, Quem: 'analista' },
      { Campo: 'Cartorio', De: before.Leitura.Abertura.Cartorio },
    ]);
    expect(before.Leitura.Abertura.Cartorio).toEqual(expect.any(String));
    expect(after.Leitura).toEqual(before.Leitura);
    const stale = await desk.post(`RegistroMatricula/Corrigir/${id}`, {
      Versao: before.Versao,
      Correcoes: [{ Tipo: 'alterar', Ato: null, Campo: 'Uf', Valor: 'SP', Motivo: 'x' }],
    });
    expect(stale).toMatchObject({ status: 409, body: { ItemRegistro: { Versao: after.Versao } } });
  });

  test('refuses corrections that do not fit, all or none', async () => {
    const { Versao, Correcoes } = await review(id);
    const correct = (...list: object[]) =>
      desk.post(`RegistroMatricula/Corrigir/${id}`, { Versao, Correcoes: list });
    const good = { Tipo: 'alterar', Ato: null, Campo: 'Comarca', Valor: 'X', Motivo: 'y' };
    expect(await correct(good, { ...good, Campo: 'NaoExiste' })).toMatchObject({
      status: 422,
      body: { Erros: [{ Campo: 'Correcoes.1.Campo' }] },
    });
    expect((await correct({ ...good, Motivo: ' ' })).body.Erros[0].Codigo).toBe('reason-required');
    expect((await correct({ ...good, Ato: 'R-99' })).status).toBe(422);
    expect(await correct({ ...good, Motivo: 'a\u0000b' })).toMatchObject({
      status: 400,
      body: { Erros: [{ Codigo: 'text-not-storable', Campo: 'Correcoes.0.Motivo' }] },
    });
    expect((await review(id)).Correcoes).toEqual(Correcoes);
  });

  test('keeps corrections when it is read again', async () => {
    const before = await review(id);
    const again = await desk.post(`RegistroMatricula/Executar/reprocessar/${id}`, { Versao: before.Versao });
    expect(again.body.ItemRegistro.Situacao).toBe('na_fila');
    const after = await settled(id);
    expect(after).toMatchObject({
      Situacao: 'aguardando_analise',
      NumeroLeitura: 2,
      OnusEmVigor: 0,
      Cartorio: '1º Oficial',
    });
    expect(after.Correcoes).toEqual(before.Correcoes);
    expect(after.CorrecoesPerdidas).toEqual([]);
  }, 120_000);

  test('sent once more to the same operation is a further reading of the older record', async () => {
    const { IdentificadorOperacao } = await review(id);
    const again = await settled(await send('01-fazenda-santa-rita.pdf', IdentificadorOperacao));
    expect(again).toMatchObject({ Situacao: 'cancelada', IncorporadaEm: id });
    expect(await review(id)).toMatchObject({ NumeroLeitura: 3, Cartorio: '1º Oficial' });
  }, 120_000);

  test('is finished when nothing is missing and a second person has looked at what is critical', async () => {
    const on = async (as: Desk, event: string, more: object = {}) => {
      const { Versao } = await review(id);
      return as.post(`RegistroMatricula/Executar/${event}/${id}`, { Versao, ...more });
    };
    const correct = async (Valor: string | null) => {
      const { Versao } = await review(id);
      const number = { Tipo: 'alterar', Ato: null, Campo: 'Numero', Valor, Motivo: 'ensaio' };
      return desk.post(`RegistroMatricula/Corrigir/${id}`, { Versao, Correcoes: [number] });
    };
    await correct(null);
    const refused = await on(desk, 'concluir');
    expect(refused.status).toBe(422);
    expect(refused.body.Erros).toContainEqual(
      expect.objectContaining({ Codigo: 'record-without-number', Campo: 'Numero' }),
    );
    const { Apontamentos } = (await correct('48217')).body.ItemRegistro;
    for (const { Identificador, Versao, Resolucao, Aplicavel } of Apontamentos)
      if (Aplicavel && Resolucao === 'aberta')
        expect(
          await desk.post(`Apontamento/Executar/diligenciar/${Identificador}`, { Versao, Motivo: 'ensaio' }),
        ).toMatchObject({ status: 200 });
    expect((await on(desk, 'enviar-revisao')).status).toBe(200);
    const officer = await folio.signIn('officer@ipe.exemplo');
    const done = await on(officer, 'concluir');
    expect(done.body.ItemRegistro?.Situacao ?? done.body).toBe('concluida');
    expect((await correct('48218')).body.Erros[0].Codigo).toBe('record-not-correctable');
  });
});

describe('a scan', () => {
  test('is recognised page by page and says how well', async () => {
    const id = await send('18-lote-santa-tereza.pdf', await newOperation());
    const record = await settled(id);
    expect(record).toMatchObject({ Situacao: 'aguardando_analise', Numero: '45678', Paginas: 2 });
    expect(record.Estatisticas.TempoOcr).toBeGreaterThan(0);
    expect(record.Estatisticas.NivelOcr).toMatch(/^(OTIMA|BOA)$/);
    expect(await count('pagina', id)).toBe(2);
  }, 180_000);
});

describe('a file that is no record', () => {
  test('ends in error with its reason, in the reader’s language, and harms nothing else', async () => {
    const record = await settled(await send('hostile/h5-nota-fiscal.pdf', await newOperation()));
    expect(record).toMatchObject({
      Situacao: 'erro',
      Falha: { Codigo: 'file-no-matricula' },
      Extracao: null,
    });
    const path = `RegistroMatricula/Retornar/${record.Identificador}`;
    const english = (await desk.get(path, { 'accept-language': 'en-US' })).body.ItemRegistro;
    expect(english.Falha.Texto).not.toBe(record.Falha.Texto);
  }, 60_000);

  test('can be typed in by hand instead', async () => {
    const record = await settled(await send('hostile/h5-nota-fiscal.pdf', await newOperation()));
    const path = record.Identificador;
    const typed = await desk.post(`RegistroMatricula/Executar/digitar/${path}`, { Versao: record.Versao });
    expect(typed.body.ItemRegistro.Situacao).toBe('em_analise');
    const answer = await desk.post(`RegistroMatricula/Corrigir/${path}`, {
      Versao: typed.body.ItemRegistro.Versao,
      Correcoes: [
        { Tipo: 'alterar', Ato: null, Campo: 'Numero', Valor: '777', Motivo: 'digitado' },
        {
          Tipo: 'incluir-ato',
          Valor: { Tipo: 'R', Ordem: 1, Data: '2001-02-03', Evento: 'hipoteca', Credor: 'Banco Ipê' },
          Motivo: 'digitado',
        },
      ],
    });
    expect(answer.body.ItemRegistro).toMatchObject({ Numero: '777', OnusEmVigor: 1 });
    expect(answer.body.ItemRegistro.Extracao.OnusAtivos).toEqual(['R-1']);
  }, 60_000);
});

test('a file of two records becomes two, which name each other', async () => {
  const leaf = (number: number, farm: string) => ({
    content: lines([
      'LIVRO Nº 2 - REGISTRO GERAL',
      `MATRÍCULA Nº ${number}   FICHA 1`,
      `IMÓVEL: Uma propriedade rural denominada ${farm}, com a área de 25,0000 hectares, situada no município`,
      'e comarca de Jaboticabal, Estado de São Paulo, com as divisas que constam do título.',
      'PROPRIETÁRIO: JOSÉ ANTÔNIO DE PAULA, brasileiro, agricultor, solteiro, CPF 719.384.620-50, residente na',
      'cidade de Jaboticabal.',
      `REGISTRO ANTERIOR: Transcrição nº ${number - 1} do livro 3-A deste ofício de registro de imóveis.`,
      'Jaboticabal, 12 de março de 1987. O Oficial.',
    ]),
  });
  const bytes = makePdf([leaf(1001, 'Sítio Boa Vista'), leaf(1002, 'Sítio Bela Vista')]);
  const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${await newOperation()}&Nome=duas.pdf`;
  const sent = (await desk.send(path, bytes)).body.ItemRegistro.Identificador;
  const first = await settled(sent);
  expect(first).toMatchObject({ Numero: '1001', Situacao: 'aguardando_analise' });
  expect(first.OutrosRegistros).toHaveLength(1);
  const second = await review(first.OutrosRegistros[0]);
  expect(second).toMatchObject({ Numero: '1002', Situacao: 'aguardando_analise', OutrosRegistros: [sent] });
  expect(second.Estatisticas.Documentos).toBe(2);
  expect((await desk.get(`RegistroMatricula/Pagina/${second.Identificador}/2`)).status).toBe(200);
}, 60_000);

test('lists name a property as people write it, and a further reading brings the name of its file', async () => {
  const operation = await newOperation();
  const id = await send('06-fazenda-campo-real.pdf', operation);
  expect(await settled(id)).toMatchObject({
    Denominacao: 'Fazenda Campo Real',
    NomeArquivo: '06-fazenda-campo-real.pdf',
  });
  const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=certidao-nova.pdf`;
  const again = await desk.send(path, await corpus('06-fazenda-campo-real.pdf'));
  expect(await settled(again.body.ItemRegistro.Identificador)).toMatchObject({ IncorporadaEm: id });
  // The pages shown are those of that file.
  expect(await review(id)).toMatchObject({ NumeroLeitura: 2, NomeArquivo: 'certidao-nova.pdf' });
}, 120_000);

/** Text operators, one line under the other. */
const lines = (texts: readonly string[]) =>
  `BT /F 10 Tf 14 TL 50 780 Td ${texts.map((text) => `(${text}) Tj T*`).join(' ')} ET`;

test('the password of a PDF is gone once the file is read', async () => {
  const headers = { 'senha-pdf': encodeURIComponent('Senha#123') };
  const id = await send('hostile/h2-protegido-por-senha.pdf', await newOperation(), headers);
  expect((await settled(id)).Situacao).toBe('aguardando_analise');
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{
      Senha: string | null;
    }>`select "Senha" from processamento where "IdentificadorRegistroMatricula" = ${id}`.execute(tx),
  );
  expect(rows).toEqual([{ Senha: null }]);
}, 60_000);

test('nobody of another company sees a record, its pages or its words', async () => {
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await jatoba.person('chefe@jatoba.exemplo', 'officer', { TodosProprietarios: true });
  const stranger = await folio.signIn('chefe@jatoba.exemplo');
  for (const path of ['Retornar/1', 'Pagina/1/1', 'Palavras/1/1']) {
    expect((await stranger.get(`RegistroMatricula/${path}`)).status).toBe(404);
  }
  const correction = { Versao: 1, Correcoes: [{ Tipo: 'excluir-ato', Ato: 'R-1', Motivo: 'x' }] };
  expect((await stranger.post('RegistroMatricula/Corrigir/1', correction)).status).toBe(404);
});

test('who sees only his own does not see records of others’ operations', async () => {
  await ipe.person('outro@ipe.exemplo', 'analista');
  const other = await folio.signIn('outro@ipe.exemplo');
  expect((await other.get('RegistroMatricula/Retornar/1')).status).toBe(404);
  expect((await other.get('RegistroMatricula/Pagina/1/1')).status).toBe(404);
});

test('who may only read may not correct', async () => {
  await ipe.person('leitora@ipe.exemplo', 'consulta', { TodosProprietarios: true });
  const reader = await folio.signIn('leitora@ipe.exemplo');
  expect((await reader.get('RegistroMatricula/Retornar/1')).status).toBe(200);
  const correction = { Versao: 1, Correcoes: [{ Tipo: 'excluir-ato', Ato: 'R-1', Motivo: 'x' }] };
  expect((await reader.post('RegistroMatricula/Corrigir/1', correction)).status).toBe(403);
});
