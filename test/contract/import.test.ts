import { cnpj, cpf } from 'cpf-cnpj-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import type { Api } from '../support/servers/startApi.ts';

interface Report {
  readonly Linhas: number;
  readonly Incluidos: number;
  readonly Lote: number | null;
  readonly Colunas: readonly string[];
  readonly Ignoradas: readonly string[];
  readonly Erros: readonly { readonly Linha: number; readonly Campo?: string; readonly Texto: string }[];
  readonly Avisos: readonly { readonly Linha: number; readonly Campo?: string; readonly Texto: string }[];
  readonly Simulado: boolean;
}

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let other: Actor;

  beforeAll(async () => {
    api = await startNotaries(start);
    [actor, other] = [await actorOf(api), await actorOf(api)];
  });
  afterAll(() => api.close());

  const send = (file: string | Buffer, as: Actor = actor, query = '', noun = 'Cartorio') =>
    api.upload(as, `/${noun}/Importar${query}`, Buffer.from(file as string));
  async function take(file: string | Buffer, as: Actor = actor, query = ''): Promise<Report> {
    const answer = await send(file, as, query);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  }
  async function listed(as: Actor = actor, noun = 'Cartorio'): Promise<readonly Row[]> {
    const answer = await api.call(as, 'GET', `/${noun}/Listar?NumeroRegistros=200`);
    return answer.body.ItemRegistro.Itens;
  }
  async function district(Nome: string, as: Actor = actor): Promise<number> {
    const answer = await api.call(as, 'POST', '/Comarca/Incluir', { Nome });
    return answer.body.ItemRegistro.Identificador;
  }
  /** Somebody with an empty company. */
  const fresh = () => actorOf(api);

  describe('reads files as spreadsheets write them', () => {
    const rows = [
      ['Nome', 'Cidade', 'Observação'],
      ['1º Ofício', 'São João', 'duas\nlinhas; com "aspas"'],
      ['2º Ofício', 'Açaí', ''],
    ];
    const csv = (separator: string, end = '\r\n') =>
      rows
        .map((row) =>
          row.map((cell) => (/["\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
        )
        .join(end);
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

    test.each([
      ['UTF-8 with a mark and semicolons', Buffer.from(`\ufeff${csv(';')}\r\n`)],
      ['UTF-8 without a mark', Buffer.from(csv(';'))],
      ['Windows-1252', latin(csv(';'))],
      ['commas', Buffer.from(csv(','))],
      ['tabs', Buffer.from(csv('\t'))],
      ['UTF-16, as Excel calls Unicode text', utf16(csv('\t'))],
      ['line feeds alone', Buffer.from(csv(';', '\n'))],
      ['a sep= line', Buffer.from(`sep=|\r\n${csv('|')}`)],
      ['empty lines and columns around', Buffer.from(`\r\n;;\r\n${csv(';')}\r\n;;;\r\n\r\n`)],
    ])('%s', async (_name, file) => {
      const as = await fresh();
      expect(await take(file, as)).toEqual({
        Linhas: 2,
        Incluidos: 2,
        Lote: expect.any(Number),
        Colunas: ['Nome', 'Cidade', 'Observacao'],
        Ignoradas: [],
        Erros: [],
        Avisos: [],
        Interrompido: false,
        Simulado: false,
      });
      expect(await listed(as)).toMatchObject([
        { Nome: '1º Ofício', Cidade: 'São João', Observacao: 'duas\nlinhas; com "aspas"', Ativo: true },
        { Nome: '2º Ofício', Cidade: 'Açaí', Observacao: null },
      ]);
    });

    test.each([
      ['nothing', '', 422, 'import-empty'],
      ['titles alone', 'Nome;Cidade\r\n', 422, 'import-empty'],
      ['a quote without its partner', 'Nome;Cidade\r\nA;B\r\n"C;D\r\n', 422, 'import-unreadable'],
      ['titles of something else', 'Placa;Renavam\r\nABC;1\r\n', 422, 'import-no-columns'],
      ['more lines than one import takes', `Nome\r\n${'x\r\n'.repeat(10_001)}`, 422, 'import-too-long'],
      ['more bytes than one import takes', `Nome\r\n${'x'.repeat(10 * 2 ** 20)}`, 413, 'import-too-large'],
    ])('refuses %s with a sentence', async (_name, file, status, code) => {
      const answer = await send(file);
      expect([answer.status, answer.body.Erros[0].Codigo]).toEqual([status, code]);
      expect(answer.body.Erros[0].Texto).not.toContain('%{');
    });

    test('tells the line where a quote is lost', async () => {
      const answer = await send('Nome;Cidade\r\nA;B\r\n"C;D\r\nE;F\r\n');
      expect(answer.body.Erros[0].Texto).toContain('linha 3');
    });
  });

  describe('finds the columns', () => {
    test('by label in either language or by wire name, accents and case forgiven', async () => {
      const as = await fresh();
      const report = await take(
        'NAME;cidade;Tipo de Imovel;opened ON;Observacao;Nada;\r\nA;B;Rural;2020-03-02;n;x;\r\n',
        as,
      );
      expect(report).toMatchObject({
        Colunas: ['Nome', 'Cidade', 'TipoImovel', 'Abertura', 'Observacao'],
        Ignoradas: ['Nada'],
        Incluidos: 1,
      });
      expect(await listed(as)).toMatchObject([
        { Nome: 'A', Cidade: 'B', TipoImovel: 'Rural', Abertura: '2020-03-02', Observacao: 'n' },
      ]);
    });

    test('leaves aside what nobody fills in, and says so', async () => {
      const as = await fresh();
      const report = await take('ID;Código;Salas;Nome\r\n7;X-1;1;A\r\n', as);
      expect(report).toMatchObject({ Ignoradas: ['ID', 'Código', 'Salas'], Incluidos: 1 });
      expect(await listed(as)).toMatchObject([{ Nome: 'A', Codigo: null }]);
    });

    test('says once of the file what would be wrong with every line', async () => {
      const missing = await take('Cidade\r\nA\r\nB\r\n');
      expect(missing).toMatchObject({
        Incluidos: 0,
        Erros: [{ Linha: 1, Campo: 'Nome', Texto: expect.stringContaining('Nome') }],
      });
      const twice = await take('Nome;Cidade;City\r\nA;B;C\r\n');
      expect(twice.Erros).toEqual([
        { Linha: 1, Campo: 'Cidade', Coluna: 'Cidade', Texto: expect.stringContaining('City') },
      ]);
    });

    test('keeps columns that need a code from who lacks it', async () => {
      const poor = {
        ...actor,
        codes: new Set([...actor.codes].filter((code) => code !== 'CARTORIO.CAPITAL')),
      };
      const report = await take('Nome;Capital\r\nSem código;10\r\n', poor);
      expect(report).toMatchObject({
        Incluidos: 0,
        Erros: [{ Linha: 1, Campo: 'Capital', Texto: expect.stringContaining('CARTORIO.CAPITAL') }],
      });
    });
  });

  describe('reads the cells', () => {
    test('each as its field type is typed, in the language of the titles', async () => {
      const as = await fresh();
      await take(
        'Nome;Capital;Data de abertura;Ativo;Tipo de imóvel\r\nA;"1.234,56";2/3/1918;Não;urbano\r\n',
        as,
      );
      await take('Name,Capital,Opened on,Active,Property type\r\nB,"1,234.56",3/2/1918,No,Rural\r\n', as);
      const same = { Capital: 1234.56, Abertura: '1918-03-02', Ativo: false };
      expect(await listed(as)).toMatchObject([
        { Nome: 'A', ...same, TipoImovel: 'Urbano' },
        { Nome: 'B', ...same, TipoImovel: 'Rural' },
      ]);
    });

    test('a text of one line from a cell of several', async () => {
      const as = await fresh();
      await take('Nome;Cidade\r\n"Primeiro Ofício \r\nde Notas\n";São João\r\n', as);
      expect(await listed(as)).toMatchObject([{ Nome: 'Primeiro Ofício de Notas', Cidade: 'São João' }]);
    });

    test('puts back the zeros a spreadsheet took from a CPF or CNPJ, says so, and only when the digits agree', async () => {
      const as = await fresh();
      const ours = { cpf: '01234567890', cnpj: '04252011000110' };
      const report = await take(
        `Nome;CPF/CNPJ\r\nA;${Number(ours.cpf)}\r\nB;${Number(ours.cnpj)}\r\nC;${cnpj.format('11222333000181')}\r\n`,
        as,
      );
      expect(report.Avisos).toEqual([
        {
          Linha: 2,
          Campo: 'Documento',
          Coluna: 'CPF/CNPJ',
          Texto: expect.stringContaining(cpf.format(ours.cpf)),
        },
        {
          Linha: 3,
          Campo: 'Documento',
          Coluna: 'CPF/CNPJ',
          Texto: expect.stringContaining('04.252.011/0001-10'),
        },
      ]);
      expect((await listed(as)).map(({ Documento }) => Documento)).toEqual([
        ours.cpf,
        ours.cnpj,
        '11222333000181',
      ]);
      const wrong = await take('Nome;CPF/CNPJ\r\nD;1234567\r\nE;1,23E+13\r\n', as);
      expect(wrong.Erros.map(({ Linha, Campo }) => [Linha, Campo])).toEqual([
        [2, 'Documento'],
        [3, 'Documento'],
      ]);
      expect(wrong.Avisos).toEqual([]);
    });

    test('finds references by name or identifier, within reach and among the living', async () => {
      const [as, stranger] = [await fresh(), await fresh()];
      const [paracatu, unai] = [await district('Paracatu', as), await district('Unaí', as)];
      for (const name of ['Dupla', 'Dupla']) await district(name, as);
      const gone = await district('Extinta', as);
      await api.call(as, 'DELETE', `/Comarca/Excluir/${gone}?Versao=1`);
      const foreign = await district('Alheia', stranger);
      const commas = await district('Bonito, Jardim', as);
      const good = await take(
        `Nome;Comarca;Comarcas vizinhas\r\nA;PARACATU;\r\nB;${unai};"Unaí, Bonito, Jardim, Paracatu"\r\n`,
        as,
      );
      expect(good).toMatchObject({ Erros: [], Incluidos: 2 });
      expect(await listed(as)).toMatchObject([
        { Nome: 'A', IdentificadorComarca: paracatu, Vizinhas: null },
        { Nome: 'B', IdentificadorComarca: unai, Vizinhas: [unai, commas, paracatu] },
      ]);
      const many = Array.from({ length: 60 }, () => 'Paracatu').join(', ');
      expect(await take(`Nome;Comarcas vizinhas\r\nC;"${many}"\r\n`, as)).toMatchObject({
        Incluidos: 0,
        Erros: [{ Linha: 2, Campo: 'Vizinhas' }],
      });
      const bad = await take(
        `Nome;Comarca\r\nC;Dupla\r\nD;Extinta\r\nE;Alheia\r\nF;${foreign}\r\nG;Nenhuma\r\n`,
        as,
      );
      expect(bad.Erros.map(({ Linha, Campo }) => [Linha, Campo])).toEqual(
        [2, 3, 4, 5, 6].map((line) => [line, 'IdentificadorComarca']),
      );
      expect(bad.Erros[0]?.Texto).toContain('há 2 registros');
      expect(bad.Erros.slice(1).every(({ Texto }) => Texto.includes('não há registro'))).toBe(true);
    });

    test.each([
      ['NUL', 'A\u0000B'],
      ['half a surrogate pair', 'A\ud800'],
    ])('refuses %s in a text, by its line', async (_name, text) => {
      const as = await fresh();
      const file = Buffer.from(`\ufeffNome\r\nBom\r\n${text}\r\n`, 'utf16le');
      const report = await take(file, as);
      expect(report.Erros.map(({ Linha }) => Linha)).toEqual(text.includes('\u0000') ? [3] : []);
    });
  });

  describe('imports all or nothing', () => {
    const faulty = [
      'Nome;Data de abertura;Ativo;Comarca;Observação',
      'Certo;01/02/2020;Sim;;',
      ';31/02/2020;talvez;Nenhuma;',
      'Bom;01/02/2020;Sim;;"com',
      'quebra"',
      'Certo;01/02/2020;Sim;;',
      'Longo;01/02/2020;Sim;;;sobra',
    ].join('\r\n');

    test('tells every error by line and column, those after a broken cell too', async () => {
      const as = await fresh();
      const report = await take(faulty, as);
      expect(report).toMatchObject({ Linhas: 5, Incluidos: 0, Simulado: false });
      expect(report.Erros.map(({ Linha, Campo }) => [Linha, Campo])).toEqual([
        [3, 'IdentificadorComarca'],
        [3, 'Nome'],
        [3, 'Abertura'],
        [3, 'Ativo'],
        [6, 'Nome'],
        [7, undefined],
      ]);
      expect(report.Erros[4]?.Texto).toContain('linha 2');
      expect(await listed(as)).toEqual([]);
    });

    test('stops where five hundred lines are wrong, and says that there may be more', async () => {
      const lines = Array.from({ length: 900 }, (_, index) => `;Cidade ${index}`);
      const { Erros, Incluidos } = await take(['Nome;Cidade', ...lines].join('\n'), await fresh());
      expect(Incluidos).toBe(0);
      expect(Erros).toHaveLength(501);
      expect(Erros.at(-1)).toMatchObject({
        Linha: 501,
        Texto: expect.stringMatching(/500.*Pode haver mais/),
      });
    });

    test('refuses a file of more than five hundred columns', async () => {
      const wide = `Nome;Cidade${';'.repeat(499)}\nOfício;Açaí`;
      const answer = await send(wide);
      expect(answer.body.Erros).toMatchObject([{ Codigo: 'import-too-wide' }]);
    });

    test('a trial finds the same and writes nothing', async () => {
      const as = await fresh();
      const trial = await take(faulty, as, '?Simular=true');
      expect(trial).toEqual({ ...(await take(faulty, as)), Simulado: true });
      expect(await take('Nome\r\nBom\r\n', as, '?Simular=true')).toMatchObject({
        Linhas: 1,
        Incluidos: 0,
        Erros: [],
        Simulado: true,
      });
      expect(await listed(as)).toEqual([]);
    });

    test('finds values that another record has, and those another company has free', async () => {
      const as = await fresh();
      await take('Nome\r\nÚnico\r\n', as);
      const report = await take('Nome\r\nNovo\r\nÚnico\r\n', as);
      expect(report.Erros).toEqual([
        { Linha: 3, Campo: 'Nome', Coluna: 'Nome', Texto: expect.stringContaining('já cadastrado') },
      ]);
      expect(await listed(as)).toHaveLength(1);
      expect(await take('Nome\r\nÚnico\r\n', other)).toMatchObject({ Erros: [], Incluidos: 1 });
    });

    test('leaves a change row for each record, of origin import', async () => {
      const as = await fresh();
      await take('Nome\r\nA\r\nB\r\n', as);
      for (const { Identificador } of await listed(as)) {
        const history = await api.call(as, 'GET', `/Cartorio/Historico/${Identificador}`);
        expect(history.body.ItemRegistro.Itens).toMatchObject([{ Operacao: 'INCLUIR', Origem: 'import' }]);
      }
    });

    test('takes hundreds of lines, and of one that is wrong says which', async () => {
      const as = await fresh();
      const [comarca, file] = [
        await district('Sede', as),
        (wrong: string) =>
          ['Nome;Comarca', ...Array.from({ length: 250 }, (_one, index) => `C ${index};Sede`), wrong].join(
            '\n',
          ),
      ];
      const refused = await take(file('C 249;Sede'), as);
      expect(refused).toMatchObject({ Linhas: 251, Incluidos: 0, Erros: [{ Linha: 252, Campo: 'Nome' }] });
      expect(await listed(as)).toEqual([]);
      expect(await take(file('C 250;Sede'), as)).toMatchObject({ Incluidos: 251, Erros: [] });
      const [first] = await listed(as);
      expect(first).toMatchObject({ Nome: 'C 0', IdentificadorComarca: comarca, Versao: 1 });
      const search = await api.call(as, 'GET', '/Cartorio/Listar?Busca=c%20249');
      expect(search.body.ItemRegistro.Total).toBe(1);
      const history = await api.call(as, 'GET', `/Cartorio/Historico/${first?.Identificador}`);
      const { Registro } = history.body.ItemRegistro.Itens[0];
      const now = await api.call(as, 'GET', `/Cartorio/Retornar/${first?.Identificador}`);
      expect(now.body.ItemRegistro).toMatchObject(Registro);
      expect(Object.keys(Registro)).toContain('Salas');
    });

    test('happens once for a key', async () => {
      const as = { ...(await fresh()), userId: null };
      const upload = (file: string) =>
        api.upload(as, '/Cartorio/Importar', Buffer.from(file), { key: `importa-${as.companyId}` });
      const first = await upload('Nome\r\nUma vez\r\n');
      expect(await upload('Nome\r\nUma vez\r\n')).toEqual(first);
      expect(await listed(as)).toHaveLength(1);
      expect((await upload('Nome\r\nOutra\r\n')).status).toBe(422);
    });
  });

  test('asks for the code of creation, a company, CSV, and nothing else in the address', async () => {
    const file = Buffer.from('Nome\r\nA\r\n');
    const codes = new Set([...actor.codes].filter((code) => code !== 'CARTORIO.INCLUIR'));
    expect((await send(file, { ...actor, codes })).status).toBe(403);
    expect((await send(file, { ...actor, companyId: null })).status).toBe(403);
    expect((await api.upload(actor, '/Cartorio/Importar', file, { type: 'text/plain' })).status).toBe(415);
    const json = await api.call(actor, 'POST', '/Cartorio/Importar', { Nome: 'A' });
    expect([json.status, json.body.Erros[0].Codigo]).toEqual([415, 'body-not-csv']);
    for (const query of ['?Simular=sim', '?Simular=true&Simular=false', '?Outro=1'])
      expect([query, (await send(file, actor, query)).status]).toEqual([query, 400]);
    expect((await api.upload(actor, '/Cartorio/Incluir', file)).status).toBe(415);
  });

  test.each(['pt-br', 'en-us'] as const)(
    'takes an export of another company back as the same records, whatever stands in them (%s)',
    async (locale) => {
      const [from, to] = [
        { ...(await fresh()), locale },
        { ...(await fresh()), locale },
      ];
      for (const as of [from, to])
        for (const name of ['Paracatu', 'Bonito, Jardim']) await district(name, as);
      const [paracatu, bonito] = (await listed(from, 'Comarca'))
        .map(({ Identificador }) => Identificador)
        .reverse();
      const texts = [
        '=1+1',
        "'=1+1",
        "''@x",
        '+55 (11)',
        '-2',
        '@a',
        '＝1',
        'a;b,c\td',
        '"aspas"',
        "D'Ávila",
        '1/2',
        '007',
      ];
      for (const [index, Nome] of texts.entries()) {
        const made = await api.call(from, 'POST', '/Cartorio/Incluir', {
          Nome,
          Cidade: `Cidade ${index}`,
          Documento: index % 2 ? cnpj.generate() : cpf.generate(),
          IdentificadorComarca: index % 3 ? paracatu : bonito,
          Vizinhas: index % 2 ? [paracatu, bonito] : null,
          TipoImovel: index % 2 ? 'Rural' : 'Urbano',
          Capital: [0, 0.01, 1234.56, 999_999_999.99][index % 4],
          Abertura: ['1899-12-31', '1950-02-01', '2049-11-12'][index % 3],
          Observacao: `${texts[(index + 1) % texts.length]}\nlinha ${index}`,
          Segredo: '\t=tab'.trim(),
          Ativo: index % 2 === 0,
        });
        expect(made.status).toBe(200);
      }
      const file = await api.call(from, 'GET', '/Cartorio/Exportar?Formato=csv');
      const report = await take(file.body, to);
      expect(report).toMatchObject({ Erros: [], Avisos: [], Incluidos: texts.length });
      const fields = ({ Rotulos, ...row }: Row): Row => ({
        ...Object.fromEntries(
          Object.entries(row).filter(
            ([name]) => !/^(Identificador|Versao|CriadoEm|AlteradoEm|Vizinhas)/.test(name),
          ),
        ),
        Rotulos,
      });
      const byName = (rows: readonly Row[]) => rows.map(fields);
      expect(byName(await listed(to))).toEqual(byName(await listed(from)));
    },
  );
});
