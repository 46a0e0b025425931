import { inflateSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boaAurora } from '../../../../test/support/papers/matricula.ts';
import { wordsOfPages } from '../../../../test/support/papers/wordsOfPdf.ts';
import { readAgain } from '../../../../test/support/people/analysis.ts';
import {
  draftOpinion,
  type OpinionGround,
  openOpinionGround,
  readOpinion,
  runOpinion,
  saveOpinion,
} from '../../../../test/support/people/opinionDesk.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { choose, editSentence } from '../../../domain/opinions/content.ts';
import { contentFromWire, contentToWire } from '../../../domain/opinions/wire.ts';
import { opinionPdf } from './pdf/opinionPdf.ts';

let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let ground: OpinionGround;
let ana: Desk;
let rui: Desk;
let officer: Desk;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  const everything = { TodosProprietarios: true };
  await ipe.person('ana@ipe.exemplo', 'analista', everything);
  await ipe.person('rui@ipe.exemplo', 'analista', everything);
  await ipe.person('officer@ipe.exemplo', 'officer', everything);
  await jatoba.person('outra@jatoba.exemplo', 'officer', everything);
  ana = await folio.signIn('ana@ipe.exemplo');
  rui = await folio.signIn('rui@ipe.exemplo');
  officer = await folio.signIn('officer@ipe.exemplo');
  ground = await openOpinionGround(folio, ipe);
});

afterAll(() => folio.close());

/** The draft with a conclusion chosen, saved. */
async function concluded(
  desk: Desk,
  id: number,
  conclusion: Parameters<typeof choose>[1]['conclusion'],
  conditions: string[] = [],
) {
  const { Rascunho } = await readOpinion(desk, id);
  return saveOpinion(desk, id, contentToWire(choose(contentFromWire(Rascunho), { conclusion, conditions })));
}

async function submitted(desk: Desk = ana): Promise<{ readonly id: number; readonly record: number }> {
  const record = await ground.record();
  const id = (await draftOpinion(desk, record)).body.ItemRegistro.Identificador;
  await concluded(desk, id, 'DESFAVORAVEL');
  expect((await runOpinion(desk, id, 'submeter')).status).toBe(200);
  return { id, record };
}

async function approved() {
  const made = await submitted();
  expect((await runOpinion(officer, made.id, 'aprovar')).status).toBe(200);
  return made;
}

const codesOf = ({ body }: { body: { Erros: { Codigo: string }[] } }) =>
  body.Erros.map(({ Codigo }) => Codigo);

describe('a draft', () => {
  test('says the facts of the record, in the name of who asked', async () => {
    const answer = await draftOpinion(ana, await ground.record());
    expect(answer.status).toBe(200);
    const { Titulo, Situacao, Rotulos, Rascunho } = answer.body.ItemRegistro;
    expect({ Titulo, Situacao, author: Rotulos.IdentificadorAutor }).toEqual({
      Titulo: 'Parecer da matrícula 12.345',
      Situacao: 'rascunho',
      author: 'ana',
    });
    expect(Rascunho.Sentencas.find(({ Id }: { Id: string }) => Id === 'lien:R-7').Texto).toContain(
      'R$ 400.000,00',
    );
  });

  test('is the only one of its record under way', async () => {
    const record = await ground.record();
    await draftOpinion(ana, record);
    const second = await draftOpinion(rui, record);
    expect(second).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'opinion-open-already' }] } });
    expect(second.body.Erros[0].Texto).toContain('ana');
  });

  test('needs a record that was read, of the own company', async () => {
    const unread = await ipe.make('registro-matricula', {
      IdentificadorOperacao: ground.operation,
      NomeArquivo: 'x.pdf',
    });
    expect(codesOf(await draftOpinion(ana, unread))).toEqual(['record-not-read']);
    const stranger = await folio.signIn('outra@jatoba.exemplo');
    expect((await draftOpinion(stranger, await ground.record())).status).toBe(404);
  });

  test('is saved over and over, and told once in the history', async () => {
    const { Identificador: id } = (await draftOpinion(ana, await ground.record())).body.ItemRegistro;
    const history = async () => (await ana.get(`Parecer/Historico/${id}`)).body.ItemRegistro.Itens.length;
    expect(await history()).toBe(1);
    for (const turn of [1, 2, 3])
      expect((await saveOpinion(ana, id, { Condicoes: [`turno ${turn}`] })).body.ItemRegistro).toMatchObject({
        Revisao: turn,
        SalvoEm: expect.stringMatching(/Z$/),
      });
    expect(await history()).toBe(1);
    await concluded(ana, id, 'INCONCLUSIVO');
    await runOpinion(ana, id, 'submeter');
    expect(await history()).toBe(2);
    expect(await readOpinion(ana, id)).toMatchObject({ Conclusao: 'INCONCLUSIVO', Rascunho: null });
  });

  test('saved meanwhile from elsewhere is a conflict with what stands there; the same again is none', async () => {
    const { Identificador: id, Rascunho } = (await draftOpinion(ana, await ground.record())).body
      .ItemRegistro;
    const save = (Revisao: number, Condicoes: string[]) =>
      ana.put(`Parecer/Rascunho/${id}`, {
        Revisao,
        Sentencas: Rascunho.Sentencas,
        Conclusao: null,
        Condicoes,
      });
    expect((await save(0, ['uma'])).status).toBe(200);
    expect((await save(0, ['uma'])).body.ItemRegistro.Revisao).toBe(1);
    const late = await save(0, ['outra']);
    expect(late).toMatchObject({ status: 409, body: { ItemRegistro: { Revisao: 1, Condicoes: ['uma'] } } });
  });

  test('is written by its author alone, until somebody takes it over', async () => {
    const { Identificador: id } = (await draftOpinion(ana, await ground.record())).body.ItemRegistro;
    expect(codesOf(await saveOpinion(rui, id))).toEqual(['opinion-not-author']);
    expect((await runOpinion(rui, id, 'assumir')).body.ItemRegistro.Rotulos.IdentificadorAutor).toBe('rui');
    expect((await saveOpinion(rui, id)).status).toBe(200);
    expect(codesOf(await saveOpinion(ana, id))).toEqual(['opinion-not-author']);
  });

  test.each([
    [{ Sentencas: [{ Id: 'x' }] }, 422],
    [{ Sentencas: 'x' }, 400],
    [{ Conclusao: 'TALVEZ' }, 422],
    [{ Outro: 1 }, 400],
    [{ Condicoes: ['nul\u0000'] }, 400],
  ])('that is none is refused: %j', async (part, status) => {
    const { Identificador: id } = (await draftOpinion(ana, await ground.record())).body.ItemRegistro;
    expect((await saveOpinion(ana, id, part)).status).toBe(status);
  });
});

describe('submitting', () => {
  test('names all that stands against it at once', async () => {
    const { Identificador: id } = (await draftOpinion(ana, await ground.record())).body.ItemRegistro;
    await saveOpinion(ana, id, { Sentencas: [] });
    const told = codesOf(await runOpinion(ana, id, 'submeter'));
    expect([...new Set(told)]).toEqual([
      'opinion-facts-missing',
      'opinion-finding-uncited',
      'opinion-too-short',
      'opinion-conclusion-missing',
    ]);
  });

  test('refuses a sign that the paper cannot show', async () => {
    const { Identificador: id } = (await draftOpinion(ana, await ground.record())).body.ItemRegistro;
    await concluded(ana, id, 'INCONCLUSIVO');
    const { Rascunho } = await readOpinion(ana, id);
    const odd = {
      Id: 'livre-1',
      Secao: 'findings',
      Texto: 'Ver 漢',
      Vinculo: null,
      Mantida: null,
      Omitida: null,
    };
    await saveOpinion(ana, id, { Sentencas: [...Rascunho.Sentencas, odd] });
    const { body } = await runOpinion(ana, id, 'submeter');
    expect(body.Erros).toEqual([
      {
        Codigo: 'opinion-sign-unprintable',
        Campo: 'livre-1',
        Texto: 'O sinal “漢” não pode ser impresso no PDF. Escreva-o com outras letras em “Ver 漢”.',
      },
    ]);
  });

  test('refuses it in a name that the paper carries too, saying whose', async () => {
    const name = async (id: number, to: string) =>
      folio.server.database.asMigrator((tx) =>
        sql`update usuario set "Nome" = ${to} where "Identificador" = ${id}`.execute(tx),
      );
    const li = await ipe.person('li@ipe.exemplo', 'officer', { TodosProprietarios: true });
    const { id } = await submitted();
    await name(li, 'Li 李');
    const desk = await folio.signIn('li@ipe.exemplo');
    const refused = await runOpinion(desk, id, 'aprovar');
    expect(refused.status).toBe(422);
    expect(refused.body.Erros[0].Texto).toContain('em “Nome de quem aprova: Li 李”');
    await name(li, 'Li\u202e Łukasz');
    expect((await runOpinion(desk, id, 'aprovar')).status).toBe(200);
    const { IdentificadorArquivo } = await readOpinion(ana, id);
    const words = (await wordsOfPages((await ana.get(`Arquivo/${IdentificadorArquivo}`)).bytes)).join(' ');
    expect(words).toContain('Aprovado por: Li Łukasz');
  });

  test('prints the title of an odd file name with what can be printed', async () => {
    const aurora = boaAurora();
    const nameless = { ...aurora, opening: { ...aurora.opening, number: null } };
    const record = await ground.record(nameless);
    await folio.server.database.asMigrator((tx) =>
      sql`update registro_matricula set "NomeArquivo" = ${'図 1.pdf'} where "Identificador" = ${record}`.execute(
        tx,
      ),
    );
    const id = (await draftOpinion(ana, record)).body.ItemRegistro.Identificador;
    await concluded(ana, id, 'DESFAVORAVEL');
    expect((await runOpinion(ana, id, 'submeter')).status).toBe(200);
    expect((await runOpinion(officer, id, 'aprovar')).status).toBe(200);
    const { IdentificadorArquivo } = await readOpinion(ana, id);
    const words = (await wordsOfPages((await ana.get(`Arquivo/${IdentificadorArquivo}`)).bytes)).join(' ');
    expect(words).toContain('Parecer da matrícula de _ 1.pdf');
  });

  test('a draft saved as submitted is the opinion word for word', async () => {
    const { id } = await submitted();
    const { Texto } = await readOpinion(officer, id);
    expect(Texto).toContain(
      '1. Identificação do imóvel\nTrata-se do imóvel rural denominado Fazenda Boa Aurora',
    );
    expect(Texto).toContain('o parecer é desfavorável');
  });
});

describe('deciding', () => {
  test('is not for who drafted it, whatever the codes, nor for who drafted it before', async () => {
    const { id } = await submitted(officer);
    expect(codesOf(await runOpinion(officer, id, 'aprovar'))).toEqual(['opinion-own']);
    expect(codesOf(await runOpinion(officer, id, 'devolver', { Motivo: 'x' }))).toEqual(['opinion-own']);
    const drafted = (await draftOpinion(officer, await ground.record())).body.ItemRegistro.Identificador;
    await runOpinion(ana, drafted, 'assumir');
    await concluded(ana, drafted, 'DESFAVORAVEL');
    await runOpinion(ana, drafted, 'submeter');
    expect(codesOf(await runOpinion(officer, drafted, 'aprovar'))).toEqual(['opinion-own']);
  });

  test('returned with a comment it is written on and submitted anew', async () => {
    const { id } = await submitted();
    expect(
      (await runOpinion(officer, id, 'devolver', { Motivo: 'Falta a penhora.' })).body.ItemRegistro,
    ).toMatchObject({
      Situacao: 'devolvido',
      MotivoDevolucao: 'Falta a penhora.',
    });
    expect((await saveOpinion(ana, id)).status).toBe(200);
    expect((await runOpinion(ana, id, 'submeter')).body.ItemRegistro).toMatchObject({
      Situacao: 'submetido',
      MotivoDevolucao: null,
    });
  });

  test('a favourable one waits for the analysis to be finished', async () => {
    const record = await ground.record();
    const { Identificador: id } = (await draftOpinion(ana, record)).body.ItemRegistro;
    await concluded(ana, id, 'FAVORAVEL_COM_RESSALVAS', ['Baixar a penhora do AV-9']);
    await runOpinion(ana, id, 'submeter');
    await ground.setState('registro_matricula', record, 'em_analise');
    expect(codesOf(await runOpinion(officer, id, 'aprovar'))).toEqual(['opinion-record-open']);
    await ground.setState('registro_matricula', record, 'concluida');
    expect((await runOpinion(officer, id, 'aprovar')).status).toBe(200);
  });

  test('facts that changed since it was submitted stand against approving', async () => {
    const { id, record } = await submitted();
    await newReading(record, '500000');
    expect(codesOf(await runOpinion(officer, id, 'aprovar'))).toEqual(['opinion-stale']);
    expect((await runOpinion(officer, id, 'devolver', { Motivo: 'Mudou.' })).status).toBe(200);
  });

  test('a newer one takes the place of the one approved before', async () => {
    const { id, record } = await approved();
    const second = (await draftOpinion(ana, record)).body.ItemRegistro.Identificador;
    await concluded(ana, second, 'INCONCLUSIVO');
    await runOpinion(ana, second, 'submeter');
    expect((await runOpinion(officer, second, 'aprovar')).status).toBe(200);
    expect((await readOpinion(ana, id)).Situacao).toBe('substituido');
  });

  test('tells the author and, before, whoever decides', async () => {
    const { id } = await approved();
    const told = async (desk: Desk) =>
      (await desk.get('Notificacao/Listar?NumeroRegistros=200')).body.ItemRegistro.Itens.filter(
        (notice: { Entidade: string; IdentificadorRegistro: number }) =>
          notice.Entidade === 'parecer' && notice.IdentificadorRegistro === id,
      ).map(({ Tipo }: { Tipo: string }) => Tipo);
    expect(await told(officer)).toEqual(['parecer-submetido']);
    expect(await told(ana)).toEqual(['parecer-aprovado']);
  });
});

describe('findings', () => {
  /** Rows for what is found, as the review has them once a reading is stored. */
  const findings = async (record: number) => {
    await ana.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record });
    const { body } = await ana.get(
      `Apontamento/Listar?IdentificadorRegistroMatricula=${record}&NumeroRegistros=100`,
    );
    return body.ItemRegistro.Itens as {
      Identificador: number;
      Versao: number;
      Severidade: string;
      Chave: string;
    }[];
  };
  const decide = (
    event: string,
    { Identificador, Versao }: { Identificador: number; Versao: number },
    Motivo = 'visto no processo',
  ) => officer.post(`Apontamento/Executar/${event}/${Identificador}`, { Versao, Motivo });

  test('a critical one that is confirmed stands against a favourable opinion', async () => {
    const record = await ground.record();
    await ground.setState('registro_matricula', record, 'em_analise');
    const critical = (await findings(record)).find(({ Severidade }) => Severidade === 'CRITICA');
    expect((await decide('confirmar', critical as never)).status).toBe(200);
    const id = (await draftOpinion(ana, record)).body.ItemRegistro.Identificador;
    await concluded(ana, id, 'FAVORAVEL');
    expect(codesOf(await runOpinion(ana, id, 'submeter'))).toEqual(['opinion-critical-confirmed']);
    await concluded(ana, id, 'FAVORAVEL_COM_RESSALVAS', ['Baixar a penhora do AV-9']);
    expect((await runOpinion(ana, id, 'submeter')).status).toBe(200);
  });

  test('decided otherwise under an approved opinion they put it out of date', async () => {
    const { id, record } = await approved();
    await ground.setState('registro_matricula', record, 'em_analise');
    const [first] = await findings(record);
    expect((await readOpinion(ana, id)).Desatualizado).toBe(false);
    expect((await decide('afastar', first as never)).status).toBe(200);
    expect(await readOpinion(ana, id)).toMatchObject({ Situacao: 'aprovado', Desatualizado: true });
  });
});

describe('an approved opinion', () => {
  test('is a PDF that prints just what was approved, with its digest on every page', async () => {
    const { id } = await approved();
    const opinion = await readOpinion(ana, id);
    const file = await ana.get(`Arquivo/${opinion.IdentificadorArquivo}`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const pages = await wordsOfPages(file.bytes);
    const footer = /Matrícula 12\.345 página \d+ de \d+ SHA-256 [0-9a-f]{64}/g;
    const words = pages.join(' ').replaceAll(footer, '').replaceAll(/\s+/g, ' ');
    expect(words).toContain(opinion.Texto.replaceAll(/\s+/g, ' '));
    expect(words).toContain('Aprovado por: officer');
    // No glyph stands for two letters: every reader finds `Identificação` and copies it whole.
    expect(joinedLetters(file.bytes)).toEqual([]);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`página ${index + 1} de ${pages.length}`);
      expect(page).toContain('Matrícula 12.345');
      expect(page).toContain(`SHA-256 ${opinion.Resumo}`);
    }
    expect(opinion.Resumo).toMatch(/^[0-9a-f]{64}$/);
  });

  test('prints the digest letter by letter, whatever stands side by side in it', async () => {
    const bare = {
      title: 'Ofício',
      foot: null,
      head: [],
      conclusion: 'Favorável',
      conditions: [],
      sections: [],
      author: 'Ana',
      approver: 'Bia',
      approvedAt: new Date('2026-01-02T12:00:00Z'),
      timeZone: 'America/Sao_Paulo',
    };
    const bytes = await opinionPdf(bare, 'f'.repeat(64));
    expect(joinedLetters(bytes)).toEqual([]);
    expect((await wordsOfPages(bytes)).join(' ')).toContain(`SHA-256 ${'f'.repeat(64)}`);
  });

  test('prints the conditions whatever the author wrote of the conclusion', async () => {
    const record = await ground.record();
    const id = (await draftOpinion(ana, record)).body.ItemRegistro.Identificador;
    const { Rascunho } = await readOpinion(ana, id);
    const save = async (condition: string, Revisao: number) => {
      const choice = { conclusion: 'FAVORAVEL_COM_RESSALVAS', conditions: [condition] } as const;
      const content = editSentence(choose(contentFromWire(Rascunho), choice), 'conclusion', 'Favorável.');
      await ana.put(`Parecer/Rascunho/${id}`, { ...contentToWire(content), Revisao });
      return runOpinion(ana, id, 'submeter');
    };
    expect(codesOf(await save('Ver 漢', 0))).toEqual(['opinion-sign-unprintable']);
    expect((await save('Baixar a penhora do AV-9', 1)).status).toBe(200);
    await ground.setState('registro_matricula', record, 'concluida');
    expect((await runOpinion(officer, id, 'aprovar')).status).toBe(200);
    const { IdentificadorArquivo } = await readOpinion(ana, id);
    const { bytes } = await ana.get(`Arquivo/${IdentificadorArquivo}`);
    const words = (await wordsOfPages(bytes)).join(' ');
    expect(words).toContain('Ressalva 1: Baixar a penhora do AV-9');
  });

  test('its file is for who may read the opinion', async () => {
    const { IdentificadorArquivo } = await readOpinion(ana, (await approved()).id);
    expect((await rui.get(`Arquivo/${IdentificadorArquivo}`)).status).toBe(200);
    const stranger = await folio.signIn('outra@jatoba.exemplo');
    expect((await stranger.get(`Arquivo/${IdentificadorArquivo}`)).status).toBe(404);
  });

  test('never changes, not even by who owns the tables', async () => {
    const { id } = await approved();
    const { Sentencas } = await readOpinion(ana, id);
    const saved = await ana.put(`Parecer/Rascunho/${id}`, { Revisao: 0, Sentencas });
    expect(codesOf(saved)).toEqual(['opinion-not-draft']);
    for (const change of [
      sql`update parecer set "Texto" = 'outro' where "Identificador" = ${id}`,
      sql`update parecer set "Situacao" = 'rascunho' where "Identificador" = ${id}`,
      sql`update parecer set "Redatores" = '[]', "Titulo" = 'Outro' where "Identificador" = ${id}`,
      sql`delete from parecer where "Identificador" = ${id}`,
    ])
      await expect(folio.server.database.asMigrator((tx) => change.execute(tx))).rejects.toThrow(
        'an approved opinion never changes',
      );
  });

  test('a changed fact marks it, reopens record and operation, and leaves its words', async () => {
    const { id, record } = await approved();
    const before = await readOpinion(ana, id);
    await ground.setState('operacao', ground.operation, 'concluida');
    await newReading(record, '500000');
    const after = await readOpinion(ana, id);
    expect(after).toMatchObject({
      Situacao: 'aprovado',
      Desatualizado: true,
      Texto: before.Texto,
      Resumo: before.Resumo,
    });
    expect((await ana.get(`RegistroMatricula/Retornar/${record}`)).body.ItemRegistro.Situacao).toBe(
      'em_analise',
    );
    expect((await ana.get(`Operacao/Retornar/${ground.operation}`)).body.ItemRegistro.Situacao).toBe(
      'em_andamento',
    );
    // Back as it was, the opinion stands again.
    await newReading(record, '400000');
    expect((await readOpinion(ana, id)).Desatualizado).toBe(false);
  });

  test('is out of date when the deal asks other things of the property, its analysis finished or not', async () => {
    const { id, record } = await approved();
    await ground.setState('registro_matricula', record, 'concluida');
    const change = async (DataPrevistaAssinatura: string | null) => {
      const { Versao } = (await officer.get(`Operacao/Retornar/${ground.operation}`)).body.ItemRegistro;
      const answer = await officer.put(`Operacao/Alterar/${ground.operation}`, {
        Versao,
        DataPrevistaAssinatura,
      });
      expect(answer.status).toBe(200);
    };
    // The mortgage falls due in 2027, before that day.
    await change('2031-01-10');
    expect(await readOpinion(ana, id)).toMatchObject({ Situacao: 'aprovado', Desatualizado: true });
    const { Situacao } = (await ana.get(`RegistroMatricula/Retornar/${record}`)).body.ItemRegistro;
    expect(Situacao).toBe('em_analise');
    await change(null);
    expect((await readOpinion(ana, id)).Desatualizado).toBe(false);
  });

  test('revoked with a reason sends the operation back to work', async () => {
    const { id } = await approved();
    await ground.setState('operacao', ground.operation, 'em_parecer');
    expect(codesOf(await runOpinion(officer, id, 'revogar'))).toEqual(['reason-required']);
    expect(
      (await runOpinion(officer, id, 'revogar', { Motivo: 'Fato novo.' })).body.ItemRegistro,
    ).toMatchObject({
      Situacao: 'revogado',
      MotivoRevogacao: 'Fato novo.',
    });
    expect((await ana.get(`Operacao/Retornar/${ground.operation}`)).body.ItemRegistro.Situacao).toBe(
      'em_andamento',
    );
  });
});

describe('the situation for other programs', () => {
  test('comes as its published schema says, with the approved opinion', async () => {
    const { record, id } = await approved();
    const published = await folio.ask({ method: 'GET', url: '/api/esquemas/situacao.schema.json' });
    expect(published.status).toBe(200);
    const ajv = new Ajv({ formats: { date: true, 'date-time': true } });
    const answer = await ana.get(`RegistroMatricula/Situacao/${record}`);
    const isPublished = ajv.compile(JSON.parse(published.bytes.toString('utf8')));
    isPublished(answer.body.ItemRegistro);
    expect(isPublished.errors).toBeNull();
    expect(answer.body.ItemRegistro).toMatchObject({
      Numero: '12345',
      Registro: { Identificador: record, Situacao: 'concluida', Leitura: 1 },
      Parecer: { Identificador: id, Conclusao: 'DESFAVORAVEL', Desatualizado: false },
    });
  });
});

/** What a glyph of the file stands for where that is more than one letter, as hex digits. */
const joinedLetters = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => inflated(Buffer.from(packed, 'latin1')))
    .filter((text) => text.includes('begincmap'))
    .flatMap((text) => text.match(/<[0-9a-f]{4} [0-9a-f ]+>/g) ?? []);

function inflated(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

/** Another reading of the record, with the lien of R-7 at `value`, as its file brings it. */
function newReading(recordId: number, value: string): Promise<void> {
  const aurora = boaAurora();
  const acts = aurora.acts.map((act) => (act.code === 'R-7' ? { ...act, value } : act));
  return readAgain(folio, ipe, recordId, { ...aurora, acts });
}
