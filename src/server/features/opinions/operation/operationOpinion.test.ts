import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsOfPages } from '../../../../../test/support/papers/wordsOfPdf.ts';
import {
  consolidate,
  draftedOn,
  issued,
  laterOn,
  type OperationGround,
  openOperationGround,
  readOpinion,
  runOpinion,
  submittedOn,
} from '../../../../../test/support/people/operationDesk.ts';
import { saveOpinion } from '../../../../../test/support/people/opinionDesk.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { Row } from '../../../kit/database/database.ts';

let folio: TestServer;
let ground: OperationGround;
let ana: Desk;
let otto: Desk;
let dora: Desk;
let eva: Desk;
let adm: Desk;

beforeAll(async () => {
  folio = await startServer();
  ground = await openOperationGround(folio, await folio.company('Banco Ipê S.A.', '47392015000106'));
  ana = await folio.signIn('ana@ipe.exemplo');
  otto = await folio.signIn('otto@ipe.exemplo');
  dora = await folio.signIn('dora@ipe.exemplo');
  eva = await folio.signIn('eva@ipe.exemplo');
  adm = await folio.signIn('adm@ipe.exemplo');
});

afterAll(() => folio.close());

const codesOf = ({ body }: Answer): string[] => body.Erros?.map(({ Codigo }: Row) => Codigo) ?? [];
const textOf = ({ body }: Answer): string => body.Erros?.[0]?.Texto ?? '';
const sentences = async (desk: Desk, id: number): Promise<{ Id: string; Texto: string; Secao: string }[]> => {
  const { Rascunho, Sentencas } = await readOpinion(desk, id);
  return Rascunho?.Sentencas ?? Sentencas;
};
const progress = async (desk: Desk, operation: number) =>
  (await desk.get(`Parecer/Andamento/${operation}`)).body.ItemRegistro;
const bellOf = async (
  desk: Desk,
): Promise<{ Tipo: string; Texto: string; IdentificadorRegistro: number }[]> =>
  (await desk.get('Notificacao/Listar?NumeroRegistros=100')).body.ItemRegistro.Itens;

/** Changes a record of the company as its own process would. */
const change = (entity: string, id: number, values: Row) =>
  transact(folio.server, ground.company.actor, async (work) => {
    const model = work.models.named(entity);
    return changeRecord(work, model, await findRecord(work, model, id, { lock: 'change' }), values);
  });

describe('a draft on an operation', () => {
  test('gathers its records, certificates and calculations in sentences that name their sources', async () => {
    const operation = await ground.operation({ UsaFgts: false });
    const record = await ground.record(operation, { number: '12345' });
    const { item, certificate } = await ground.item(operation, { due: '2098-03-01' });
    await ground.item(operation, { type: 'CNDT', due: '2097-02-10' });
    const id = await draftedOn(ana, operation);
    const said = new Map((await sentences(ana, id)).map(({ Id, Texto }) => [Id, Texto]));
    const { Codigo } = (await ana.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro;
    expect((await readOpinion(ana, id)).Titulo).toBe(`Parecer da operação ${Codigo}`);
    expect(said.get('deal')).toBe(
      `Trata-se da operação ${Codigo}, de Ana Couto, CPF 719.384.620-50, no valor de R$ 400.000,00, com garantia em imóvel urbano.`,
    );
    expect(said.get(`record:${record}`)).toMatch(/^Matrícula nº 12\.345, /);
    expect(said.get(`record:${record}:owners`)).toMatch(
      /^Titular(es)? da matrícula nº 12\.345: .+, (da totalidade|de \d+\/\d+ \(\d+,\d\d%\))\.$/,
    );
    expect(said.get(`record:${record}:opinion`)).toMatch(
      /^O parecer da matrícula nº 12\.345 é favorável, aprovado em \d\d\/\d\d\/\d{4} por otto\.$/,
    );
    expect(said.get(`item:${item}`)).toMatch(
      /: negativa, emitida em 31\/05\/2026, válida até 01\/03\/2098\.$/,
    );
    expect(said.get('certificates-validity')).toMatch(/10\/02\/2097\.$/);
    const facts = (await ana.get(`Parecer/Fatos/${id}`)).body.ItemRegistro.Frases;
    expect(facts.find(({ Chave }: Row) => Chave === `item:${item}`).Fatos.certificate).toBe(
      String(certificate),
    );
  });

  test('is the only one under way, of an open operation, for who may read what it tells', async () => {
    const operation = await ground.ready();
    await draftedOn(ana, operation);
    expect(codesOf(await consolidate(otto, operation))).toEqual(['opinion-open-on-operation']);
    const closed = await ground.operation();
    await ground.run(sql`update operacao set "Situacao" = 'cancelada' where "Identificador" = ${closed}`);
    expect(codesOf(await consolidate(ana, closed))).toEqual(['opinion-operation-closed']);
    expect((await consolidate(eva, operation)).status).toBe(404);
  });

  test('takes no sentence of a section it does not have', async () => {
    const id = await draftedOn(ana, await ground.ready());
    const [first] = await sentences(ana, id);
    const answer = await saveOpinion(ana, id, { Sentencas: [{ ...first, Secao: 'ownership' }] });
    expect([answer.status, codesOf(answer)]).toEqual([422, ['opinion-invalid']]);
  });

  test('begins with the conditions of the records’ opinions', async () => {
    const operation = await ground.operation();
    const record = await ground.record(operation, { state: 'em_analise', number: '777' });
    await ground.run(
      sql`update registro_matricula set "Situacao" = 'concluida' where "Identificador" = ${record}`,
    );
    await ground.company.make('parecer', {
      Titulo: 'Parecer',
      IdentificadorOperacao: operation,
      IdentificadorRegistroMatricula: record,
      IdentificadorAutor: ground.users.ana,
      Conclusao: 'FAVORAVEL_COM_RESSALVAS',
      Condicoes: ['Baixar a hipoteca do R-3'],
      Sentencas: [],
    });
    await ground.run(sql`update parecer set "Situacao" = 'aprovado', "AprovadoEm" = now(),
      "IdentificadorAprovador" = ${ground.users.otto} where "IdentificadorRegistroMatricula" = ${record}`);
    const { Rascunho } = (await consolidate(ana, operation)).body.ItemRegistro;
    expect(Rascunho.Condicoes).toEqual(['Na matrícula nº 777: Baixar a hipoteca do R-3']);
  });
});

describe('submitting', () => {
  test('names each thing the operation lacks, with the record that mends it', async () => {
    const operation = await ground.operation({ Valor: null, IdentificadorSegmentoArea: null });
    const open = await ground.record(operation, { state: 'em_analise', number: '999' });
    const { certificate } = await ground.item(operation, { asked: true });
    const answer = await runOpinion(ana, await draftedOn(ana, operation), 'submeter');
    expect(answer.status).toBe(422);
    expect(answer.body.Erros).toEqual([
      {
        Codigo: 'record-in-analysis',
        Campo: `registro-matricula/${open}`,
        Texto: 'A matrícula 999 está em análise.',
      },
      expect.objectContaining({ Codigo: 'certificate-awaited', Campo: `certidao/${certificate}` }),
      expect.objectContaining({ Codigo: 'value-missing', Campo: `operacao/${operation}` }),
      expect.objectContaining({ Codigo: 'segment-missing', Campo: `operacao/${operation}` }),
    ]);
  });

  test('needs an approved opinion that still stands on each concluded record', async () => {
    const operation = await ground.ready();
    const id = await draftedOn(ana, operation);
    await ground.run(sql`update parecer set "Desatualizado" = true
      where "IdentificadorOperacao" = ${operation} and "IdentificadorRegistroMatricula" is not null`);
    expect(codesOf(await runOpinion(ana, id, 'submeter'))).toContain('record-opinion-stale');
    await ground.run(sql`update parecer set "Situacao" = 'revogado'
      where "IdentificadorOperacao" = ${operation} and "IdentificadorRegistroMatricula" is not null`);
    expect(codesOf(await runOpinion(ana, id, 'submeter'))).toContain('record-opinion-revoked');
  });

  test('a certificate that found something is commented, on it or in the opinion', async () => {
    const operation = await ground.operation();
    await ground.record(operation);
    const { item, certificate } = await ground.item(operation, { result: 'POSITIVA' });
    const id = await draftedOn(ana, operation);
    const refused = await runOpinion(ana, id, 'submeter');
    expect(refused.body.Erros).toMatchObject([
      { Codigo: 'opinion-certificate-uncommented', Campo: `item:${item}` },
    ]);
    const { Rascunho } = await readOpinion(ana, id);
    const edited = Rascunho.Sentencas.map((sentence: Row) =>
      sentence.Id === `item:${item}`
        ? { ...sentence, Texto: `${sentence.Texto} Débito garantido.` }
        : sentence,
    );
    await saveOpinion(ana, id, { Sentencas: edited });
    expect((await runOpinion(ana, id, 'submeter')).status).toBe(200);
    await runOpinion(otto, id, 'devolver', { Motivo: 'comente na certidão' });
    await change('certidao', certificate, { Observacao: 'Débito parcelado.' });
    expect(codesOf(await runOpinion(ana, id, 'submeter'))).toEqual(['opinion-stale']);
  });

  test('is not favourable while a critical finding is confirmed, and reservations need a condition', async () => {
    const operation = await ground.ready();
    const [record] = await ground.run(sql`select "Identificador" as id from registro_matricula
      where "IdentificadorOperacao" = ${operation}`);
    const { body } = await adm.get(`RegistroMatricula/Retornar/${record?.id}`);
    expect(body.ItemRegistro.Situacao).toBe('concluida');
    const id = await draftedOn(ana, operation, 'FAVORAVEL_COM_RESSALVAS');
    expect(codesOf(await runOpinion(ana, id, 'submeter'))).toEqual(['opinion-conditions-missing']);
  });

  test('moves the operation under opinion and tells the officer', async () => {
    const operation = await ground.ready();
    const id = await submittedOn(ana, operation);
    expect(await ground.state('operacao', operation)).toBe('em_parecer');
    expect((await readOpinion(ana, id)).Instancia).toBe('officer');
    expect((await bellOf(otto)).filter((one) => one.IdentificadorRegistro === id)).toMatchObject([
      { Tipo: 'parecer-submetido' },
    ]);
    expect((await bellOf(dora)).filter((one) => one.IdentificadorRegistro === id)).toEqual([]);
  });
});

describe('approving within the limit', () => {
  test('concludes the operation, with a PDF that prints everything', async () => {
    const operation = await ground.ready();
    const id = await submittedOn(ana, operation);
    expect(codesOf(await runOpinion(ana, id, 'aprovar'))).toEqual(['permission-missing']);
    expect((await runOpinion(otto, id, 'aprovar')).status).toBe(200);
    expect(await ground.state('operacao', operation)).toBe('concluida');
    const opinion = await readOpinion(ana, id);
    expect(opinion).toMatchObject({
      Situacao: 'aprovado',
      Valor: 400_000,
      LimiteAlcada: 500_000,
      IdentificadorOfficer: ground.officers.own,
      Validade: laterOn,
      Instancia: null,
    });
    expect(opinion.Resumo).toMatch(/^[0-9a-f]{64}$/);
    const file = await ana.get(`Arquivo/${opinion.IdentificadorArquivo}`);
    const words = (await wordsOfPages(file.bytes)).join(' ');
    const footer = /Operação [\d-]+ página \d+ de \d+ SHA-256 [0-9a-f]{64}/g;
    expect(words.replaceAll(footer, '').replaceAll(/\s+/g, ' ')).toContain(
      opinion.Texto.replaceAll(/\s+/g, ' '),
    );
    expect(words).toContain(`SHA-256 ${opinion.Resumo}`);
    expect(words).toContain('Cliente: Ana Couto, CPF 719.384.620-50');
    expect(words).toMatch(/Matrículas: \d{1,3}\.\d{3}\b/);
    expect(words).toContain('Valor: R$ 400.000,00');
    expect(words).toContain('Validade: 30/06/2099');
    expect(words).toContain('Alçada: Otto Reis, até R$ 500.000,00 em Imóveis');
    expect(words).toContain('Aprovado por: otto');
    expect(file.headers['content-disposition']).toMatch(/parecer-operacao-\d{4}-\d{6}\.pdf/);
    const { Itens } = (await ana.get(`Operacao/LinhaDoTempo/${operation}`)).body.ItemRegistro;
    expect(Itens.map(({ Texto }: Row) => Texto)).toContain(
      `otto passou o ${opinion.Titulo} de Submetido para Aprovado.`,
    );
  });

  test('an approved one never changes, not even behind the application', async () => {
    const operation = await ground.ready();
    const id = await submittedOn(ana, operation);
    await runOpinion(otto, id, 'aprovar');
    for (const set of ['"Validade" = null', '"Valor" = 1', '"LimiteAlcada" = 1', `"Texto" = ''`])
      await expect(
        ground.run(sql`update parecer set ${sql.raw(set)} where "Identificador" = ${id}`),
      ).rejects.toThrow(/never changes/);
  });

  test('replaces the one approved before, once the operation was opened again', async () => {
    const operation = await ground.ready();
    const first = await submittedOn(ana, operation);
    await runOpinion(otto, first, 'aprovar');
    const { Versao } = (await otto.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro;
    const opened = await otto.post(`Operacao/Executar/reabrir/${operation}`, {
      Versao,
      Motivo: 'novo valor',
    });
    expect(opened.body.ItemRegistro.Situacao).toBe('em_andamento');
    const second = await submittedOn(ana, operation);
    expect((await runOpinion(otto, second, 'aprovar')).status).toBe(200);
    expect((await readOpinion(ana, first)).Situacao).toBe('substituido');
    expect(await ground.state('operacao', operation)).toBe('concluida');
  });
});

describe('beyond the limit', () => {
  const dear = { Valor: 2_000_000 };

  test('the officer is refused with who may decide, and the directorate finds, reads and approves it', async () => {
    const operation = await ground.ready(dear);
    expect((await dora.get(`Operacao/Retornar/${operation}`)).status).toBe(404);
    const id = await submittedOn(ana, operation);
    const refused = await runOpinion(otto, id, 'aprovar');
    expect([refused.status, codesOf(refused)]).toEqual([403, ['opinion-above-limit']]);
    expect(textOf(refused)).toMatch(
      /^Valor acima da alçada do officer: a operação é de R\$.2\.000\.000,00 e a sua alçada em Imóveis \(Urbano\) vai até R\$.500\.000,00\. Segue para a diretoria\. Podem aprovar: Dora Lins\.$/,
    );
    expect((await bellOf(dora)).find((one) => one.IdentificadorRegistro === id)).toMatchObject({
      Tipo: 'parecer-diretoria',
    });
    const waiting = (await dora.get('Parecer/Listar?Instancia=diretoria')).body.ItemRegistro.Itens;
    expect(waiting.map(({ Identificador }: Row) => Identificador)).toContain(id);
    for (const path of [
      `Operacao/Retornar/${operation}`,
      `Parecer/Fatos/${id}`,
      `Certidao/Listar?IdentificadorOperacao=${operation}`,
    ])
      expect([path, (await dora.get(path)).status]).toEqual([path, 200]);
    expect(
      (await dora.get(`RegistroMatricula/Listar?IdentificadorOperacao=${operation}`)).body.ItemRegistro.Total,
    ).toBe(1);
    expect(await progress(dora, operation)).toMatchObject({
      Pendencias: [],
      Alcada: {
        Instancia: 'diretoria',
        Officer: 'Otto Reis',
        Aprovadores: [{ Nome: 'Dora Lins', DaOperacao: false, Limite: 5_000_000 }],
        PodeAprovar: true,
        Motivo: null,
      },
    });
    expect((await progress(otto, operation)).Alcada).toMatchObject({
      PodeAprovar: false,
      Motivo: expect.stringMatching(/^Valor acima da alçada do officer/),
    });
    expect((await progress(ana, operation)).Alcada.Aprovadores).toEqual([
      { Nome: 'Dora Lins', DaOperacao: false, Limite: null },
    ]);
    expect((await runOpinion(dora, id, 'aprovar')).status).toBe(200);
    expect(await ground.state('operacao', operation)).toBe('concluida');
    expect(await readOpinion(dora, id)).toMatchObject({ Situacao: 'aprovado', Valor: 2_000_000 });
    expect((await dora.get(`Arquivo/${(await readOpinion(dora, id)).IdentificadorArquivo}`)).status).toBe(
      200,
    );
  });

  test('nobody else sees it, and who decides changes nothing but by deciding', async () => {
    const operation = await ground.ready(dear);
    const id = await submittedOn(ana, operation);
    for (const path of [`Operacao/Retornar/${operation}`, `Parecer/Retornar/${id}`, `Parecer/Fatos/${id}`])
      expect([path, (await eva.get(path)).status]).toEqual([path, 404]);
    expect((await eva.post(`Parecer/Executar/aprovar/${id}`, { Versao: 1 })).status).toBe(404);
    const { Versao } = (await dora.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro;
    const answers = await Promise.all([
      dora.put(`Operacao/Alterar/${operation}`, { Versao, Valor: 1 }),
      dora.post(`Operacao/Executar/cancelar/${operation}`, { Versao, Motivo: 'x' }),
      dora.post('Parecer/Executar/consolidar', { IdentificadorOperacao: operation }),
      dora.post('Comentario/Incluir', { IdentificadorOperacao: operation, Texto: 'olá' }),
    ]);
    expect(answers.map(({ status }) => status).every((status) => status === 404 || status === 422)).toBe(
      true,
    );
    const [record] =
      await ground.run(sql`select "Identificador" as id, "Versao" as version from registro_matricula
      where "IdentificadorOperacao" = ${operation}`);
    const reopened = await dora.post(`RegistroMatricula/Executar/reabrir/${record?.id}`, {
      Versao: record?.version,
      Motivo: 'x',
    });
    expect(reopened.status).toBe(404);
    expect(await ground.state('operacao', operation)).toBe('em_parecer');
  });

  test('returned by the directorate it is out of its sight again', async () => {
    const operation = await ground.ready(dear);
    const id = await submittedOn(ana, operation);
    const returned = await runOpinion(dora, id, 'devolver', { Motivo: 'faltou o FGTS' });
    expect([returned.status, returned.body.ItemRegistro?.Situacao]).toEqual([200, 'devolvido']);
    expect((await dora.get(`Parecer/Retornar/${id}`)).status).toBe(404);
    expect(await ground.state('operacao', operation)).toBe('em_andamento');
    expect((await runOpinion(ana, id, 'submeter')).status).toBe(200);
    expect(await ground.state('operacao', operation)).toBe('em_parecer');
  });

  test('where nobody covers it that is told to who may raise a limit, and a raised one finds it waiting', async () => {
    const operation = await ground.ready({ Valor: 7_000_000 });
    const id = await submittedOn(ana, operation);
    expect((await readOpinion(ana, id)).Instancia).toBe('sem_alcada');
    expect((await bellOf(adm)).find((one) => one.IdentificadorRegistro === id)).toMatchObject({
      Tipo: 'parecer-sem-alcada',
    });
    expect(textOf(await runOpinion(otto, id, 'aprovar'))).toMatch(
      /Nenhum officer tem alçada para ela\. Quem pode ampliar uma: adm\.$/,
    );
    expect((await progress(ana, operation)).Alcada).toMatchObject({ Aprovadores: [], QuemAmplia: ['adm'] });
    const { Versao } = (await adm.get(`Officer/Retornar/${ground.officers.director}`)).body.ItemRegistro;
    const Alcada = (limit: number) => [{ IdentificadorSegmentoArea: ground.segment, ValorMaximo: limit }];
    const raised = await adm.put(`Officer/Alterar/${ground.officers.director}`, {
      Versao,
      Alcada: Alcada(8_000_000),
    });
    expect(raised.status).toBe(200);
    expect((await bellOf(dora)).find((one) => one.IdentificadorRegistro === id)).toMatchObject({
      Tipo: 'parecer-diretoria',
    });
    expect((await runOpinion(dora, id, 'aprovar')).status).toBe(200);
    const { Versao: later } = raised.body.ItemRegistro;
    await adm.put(`Officer/Alterar/${ground.officers.director}`, {
      Versao: later,
      Alcada: Alcada(5_000_000),
    });
    const revoked = await runOpinion(dora, id, 'revogar', { Motivo: 'erro' });
    expect([revoked.status, codesOf(revoked)]).toEqual([403, ['opinion-above-limit']]);
  });

  test('an officer who comes back from the trash finds what waits for the directorate', async () => {
    const IdentificadorUsuario = await ground.company.person('flora@ipe.exemplo', 'officer');
    const officer = await ground.company.make('officer', {
      Nome: 'Flora Nunes',
      IdentificadorUsuario,
      IdentificadorSegmentoArea: ground.segment,
      Alcada: [{ IdentificadorSegmentoArea: ground.segment, ValorMaximo: 20_000_000 }],
    });
    const flora = await folio.signIn('flora@ipe.exemplo');
    const inTrash = async () =>
      (
        await adm.delete(
          `Officer/Excluir/${officer}?Versao=${(await adm.get(`Officer/Retornar/${officer}`)).body.ItemRegistro.Versao}`,
        )
      ).status;
    expect(await inTrash()).toBe(200);
    const id = await submittedOn(ana, await ground.ready({ Valor: 15_000_000 }));
    const told = async () => (await bellOf(flora)).some((one) => one.IdentificadorRegistro === id);
    expect(await told()).toBe(false);
    expect((await adm.post(`Officer/Restaurar/${officer}`)).status).toBe(200);
    expect(await told()).toBe(true);
    expect(await inTrash()).toBe(200);
  });

  test('the line of the type of property goes before the one of both', async () => {
    const { Versao } = (await adm.get(`Officer/Retornar/${ground.officers.own}`)).body.ItemRegistro;
    const lines = [
      { IdentificadorSegmentoArea: ground.segment, ValorMaximo: 9_000_000, TipoImovel: null },
      { IdentificadorSegmentoArea: ground.segment, ValorMaximo: 500_000, TipoImovel: 'Urbano' },
    ];
    const changed = await adm.put(`Officer/Alterar/${ground.officers.own}`, { Versao, Alcada: lines });
    const operation = await ground.ready({ Valor: 600_000 });
    const id = await submittedOn(ana, operation);
    expect(codesOf(await runOpinion(otto, id, 'aprovar'))).toEqual(['opinion-above-limit']);
    await adm.put(`Officer/Alterar/${ground.officers.own}`, {
      Versao: changed.body.ItemRegistro.Versao,
      Alcada: [{ IdentificadorSegmentoArea: ground.segment, ValorMaximo: 500_000 }],
    });
  });

  test('who has no post, or none in the segment, has no limit', async () => {
    await ground.company.person('ivo@ipe.exemplo', 'officer', { TodosProprietarios: true });
    const ivo = await folio.signIn('ivo@ipe.exemplo');
    const operation = await ground.ready();
    const id = await submittedOn(ana, operation);
    const answer = await runOpinion(ivo, id, 'aprovar');
    expect([answer.status, codesOf(answer)]).toEqual([403, ['opinion-without-limit']]);
    expect(textOf(answer)).toMatch(/^Valor acima da alçada do officer: você não tem alçada em Imóveis/);
  });
});

describe('four eyes', () => {
  test('the officer who drafted does not approve: it passes to the directorate', async () => {
    const operation = await ground.ready();
    const id = await submittedOn(otto, operation);
    expect(codesOf(await runOpinion(otto, id, 'aprovar'))).toEqual(['opinion-own']);
    expect((await readOpinion(otto, id)).Instancia).toBe('diretoria');
    expect((await progress(otto, operation)).Alcada.Motivo).toMatch(/Quem redigiu o parecer não o aprova/);
    expect((await runOpinion(dora, id, 'aprovar')).status).toBe(200);
  });

  test('who handed the draft over stays a drafter', async () => {
    const operation = await ground.ready();
    const id = await draftedOn(otto, operation);
    expect((await runOpinion(ana, id, 'assumir')).status).toBe(200);
    expect((await runOpinion(ana, id, 'submeter')).status).toBe(200);
    expect(codesOf(await runOpinion(otto, id, 'aprovar'))).toEqual(['opinion-own']);
    expect((await runOpinion(dora, id, 'aprovar')).status).toBe(200);
  });
});

describe('facts that change', () => {
  async function approved(values: Row = {}): Promise<{ readonly operation: number; readonly id: number }> {
    const operation = await ground.ready(values);
    const id = await submittedOn(ana, operation);
    expect((await runOpinion(otto, id, 'aprovar')).status).toBe(200);
    expect(await ground.state('operacao', operation)).toBe('concluida');
    return { operation, id };
  }
  const isStale = async ({ operation, id }: { readonly operation: number; readonly id: number }) => ({
    stale: (await readOpinion(ana, id)).Desatualizado,
    operation: await ground.state('operacao', operation),
  });
  const reopened = { stale: true, operation: 'em_andamento' };

  test('another value puts the opinion out of date and the operation back to work; the same value mends it', async () => {
    const made = await approved();
    await change('operacao', made.operation, { Valor: 410_000 });
    expect(await isStale(made)).toEqual(reopened);
    await change('operacao', made.operation, { Valor: 400_000 });
    expect((await isStale(made)).stale).toBe(false);
  });

  test('the opinion on a record is revoked', async () => {
    const made = await approved();
    const [opinion] = await ground.run(sql`select "Identificador" as id from parecer
      where "IdentificadorOperacao" = ${made.operation} and "IdentificadorRegistroMatricula" is not null`);
    expect(
      (await runOpinion(otto, Number(opinion?.id), 'revogar', { Motivo: 'erro de leitura' })).status,
    ).toBe(200);
    expect(await isStale(made)).toEqual(reopened);
  });

  test('a certificate is found positive, or another takes its place', async () => {
    const replaced = await approved();
    const [one] = await ground.run(sql`select "Identificador" as id from certidao
      where "IdentificadorOperacao" = ${replaced.operation}`);
    await change('certidao', Number(one?.id), { Resultado: 'POSITIVA' });
    expect(await isStale(replaced)).toEqual(reopened);

    const renewed = await approved();
    const [old] = await ground.run(sql`select "Identificador" as id, "Versao" as version from certidao
      where "IdentificadorOperacao" = ${renewed.operation}`);
    const newer = await ana.post(`Certidao/Executar/atualizar/${old?.id}`, {
      Versao: (await ana.get(`Certidao/Retornar/${old?.id}`)).body.ItemRegistro.Versao,
    });
    expect(newer.status).toBe(200);
    expect(await isStale(renewed)).toEqual({ stale: false, operation: 'concluida' });
    await issued(folio, ground.company, newer.body.ItemRegistro.Identificador, {
      result: 'NEGATIVA',
      due: '2099-08-31',
    });
    expect(await isStale(renewed)).toEqual(reopened);
  });

  test('a newer calculation takes the place of the one that was told', async () => {
    const made = await approved();
    const calculation = {
      Titulo: 'Frações',
      Calculadora: 'participacao',
      IdentificadorOperacao: made.operation,
    };
    const answer = await ana.get('Calculadora/Condicoes');
    expect(answer.status).toBe(200);
    await ground.run(sql`insert into calculo ("IdentificadorEmpresa", "IdentificadorOperacao", "Titulo", "Calculadora",
        "Entrada", "Resultado", "Busca")
      values (${ground.company.id}, ${made.operation}, ${calculation.Titulo}, 'hipoteca', '{}',
        '{"MaxNova": 100000}', '')`);
    // Whatever touches the operation next notices it.
    await change('operacao', made.operation, { Valor: 400_000.01 });
    await change('operacao', made.operation, { Valor: 400_000 });
    expect((await isStale(made)).stale).toBe(true);
    const facts = (await ana.get(`Parecer/Fatos/${made.id}`)).body.ItemRegistro.Frases;
    expect(facts.find(({ Chave }: Row) => Chave === 'calculation:hipoteca:0').Texto).toContain(
      'R$ 100.000,00',
    );
  });

  test('an open registry record arrives under a submitted opinion: nobody approves it any more', async () => {
    const operation = await ground.ready();
    const id = await submittedOn(ana, operation);
    const record = await ground.company.make('registro-matricula', {
      IdentificadorOperacao: operation,
      NomeArquivo: 'nova.pdf',
    });
    expect(await ground.state('operacao', operation)).toBe('em_andamento');
    const refused = await runOpinion(otto, id, 'aprovar');
    expect(refused.body.Erros).toMatchObject([
      { Codigo: 'record-reading', Campo: `registro-matricula/${record}` },
    ]);
  });

  test('revoked by an officer with the limit, the operation is worked on again', async () => {
    const made = await approved();
    expect(codesOf(await runOpinion(ana, made.id, 'revogar', { Motivo: 'x' }))).toEqual([
      'permission-missing',
    ]);
    expect((await runOpinion(otto, made.id, 'revogar', { Motivo: 'fato novo' })).status).toBe(200);
    expect(await ground.state('operacao', made.operation)).toBe('em_andamento');
  });
});
