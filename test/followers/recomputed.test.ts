import { cpf } from 'cpf-cnpj-validator';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf } from '../certificates/cases.ts';
import { makePdf, textLines } from '../support/papers/makePdf.ts';
import { issued } from '../support/people/operationDesk.ts';
import { wouldChange } from './recomputed.ts';
import { done, openStage, type Stage } from './scenario.ts';

const ccir = casesOf('first').find(({ name }) => name === 'ccir-quitado')?.text ?? '';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.folio.close());

/** Working everything out again changes nothing. */
const right = async (...ids: number[]) => {
  for (const id of ids) expect(await wouldChange(stage, id)).toEqual({ is: [], shouldBe: [] });
};
const versionOf = async (noun: string, id: number) =>
  (await done(stage.adm.get(`${noun}/Retornar/${id}`))).body.ItemRegistro.Versao;
const trash = async (noun: string, id: number) =>
  done(stage.adm.delete(`${noun}/Excluir/${id}?Versao=${await versionOf(noun, id)}`));
const restore = (noun: string, id: number) => done(stage.adm.post(`${noun}/Restaurar/${id}`));
const person = async (Nome = 'Rui Sales') => {
  const Documento = cpf.generate();
  return { id: await stage.company.make('cliente', { Nome, TipoPessoa: 'F', Documento }), Documento };
};
const asked = async (operation: number, more: object = {}, type = 'CND_FED') =>
  Number(
    (
      await done(
        stage.adm.post('Certidao/Incluir', {
          IdentificadorOperacao: operation,
          IdentificadorTipoCertidao: await stage.type(type),
          Origem: 'manual',
          SolicitarMesmoAssim: true,
          ...more,
        }),
      )
    ).body.ItemRegistro.Identificador,
  );
const item = async (operation: number, more: object = {}, type = 'CND_FED') =>
  stage.company.make('item-checklist', {
    IdentificadorOperacao: operation,
    IdentificadorTipoCertidao: await stage.type(type),
    ...more,
  });
const issue = (id: number) =>
  issued(stage.folio, stage.company, id, { result: 'NEGATIVA', due: '2099-01-01' });
const metBy = (id: number) =>
  stage.value(
    sql`select "IdentificadorCertidao"::int as value from item_checklist where "Identificador" = ${id}`,
  );

let copies = 0;
async function landCertificate(operation: number): Promise<number> {
  const certificate = await asked(operation, { CodigoIncra: '4040390127764' }, 'CCIR');
  copies += 1;
  const pdf = makePdf([{ content: textLines(ccir.split('\n')) }], `/N ${copies}`);
  await done(stage.ana.send(`Certidao/Anexar/${certificate}?Nome=ccir.pdf`, pdf));
  await stage.act(stage.ana, 'Certidao', certificate, 'confirmar', {
    Resultado: 'REGULAR',
    DataEmissao: '2026-06-18',
    ConfirmarDivergencia: true,
  });
  return certificate;
}
/** Its findings are those of today. */
const looked = (record: number) =>
  done(stage.ana.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record }));

test('another record comes and goes: a certificate of land that names none', async () => {
  const operation = await stage.operation({ TipoImovel: 'Rural' });
  const first = await stage.read(operation, 'em_analise');
  await looked(first);
  await landCertificate(operation);
  await right(operation);
  const other = await stage.read(operation, 'em_analise');
  await looked(other);
  await right(operation);
  await looked(first);
  await looked(other);
  await stage.act(stage.otto, 'RegistroMatricula', other, 'cancelar', { Motivo: 'engano' });
  await right(operation);
});

test('a record out of the trash', async () => {
  const operation = await stage.operation({ TipoImovel: 'Urbano' });
  const record = await stage.read(operation, 'em_analise');
  await looked(record);
  await right(operation);
  await trash('RegistroMatricula', record);
  await stage.alter(stage.ana, 'Operacao', operation, { DataPrevistaAssinatura: '2098-01-01' });
  await restore('RegistroMatricula', record);
  await right(operation);
});

test('findings that are looked for again under an approved opinion on the record', async () => {
  const operation = await stage.operation();
  const record = await stage.read(operation, 'em_analise');
  await looked(record);
  const opinion = await stage.approved({ record });
  await right(operation);
  // As a day that passes would: nothing tells it.
  await stage.run(
    sql`update operacao set "DataPrevistaAssinatura" = '2098-01-01' where "Identificador" = ${operation}`,
  );
  await looked(record);
  await right(operation);
  expect(await stage.isStale(opinion)).toBe(true);
});

test('an item out of the trash, and an old version of one', async () => {
  const operation = await stage.operation();
  const open = await item(operation);
  const given = { Documento: '71938462050', Nome: 'Ana Couto' };
  await asked(operation, given);
  await trash('ItemChecklist', open);
  const newer = await asked(operation, given);
  await issue(newer);
  await restore('ItemChecklist', open);
  await right(operation);
  const waived = { Dispensada: true, MotivoDispensa: 'Sem empregados.' };
  await stage.alter(stage.ana, 'ItemChecklist', open, waived);
  await trash('Certidao', newer);
  await right(operation);
  const { body } = await stage.adm.get(`ItemChecklist/Historico/${open}`);
  for (const { Versao } of body.ItemRegistro.Itens ?? body.ItemRegistro) {
    await stage.adm.post(`ItemChecklist/RestaurarVersao/${open}`, {
      VersaoHistorica: Versao,
      Versao: await versionOf('ItemChecklist', open),
    });
    await right(operation);
  }
});

test('one version is asked for anew twice: the newest of all stands alone, and the one before it once that goes', async () => {
  const operation = await stage.operation();
  const open = await item(operation);
  const first = await asked(operation, { Documento: '71938462050', Nome: 'Ana Couto' });
  await issue(first);
  const again = async (id: number): Promise<number> => {
    const { body } = await stage.act(stage.adm, 'Certidao', id, 'atualizar');
    await issue(body.ItemRegistro.Identificador);
    return body.ItemRegistro.Identificador;
  };
  const standing = async () =>
    (
      await stage.run(sql`select "Identificador"::int as id from certidao
        where "IdentificadorOperacao" = ${operation} and "Situacao" = 'emitida' and "ExcluidoEm" is null
          and "IdentificadorSubstituta" is null order by 1`)
    ).map(({ id }) => id);
  const second = await again(first);
  const third = await again(first);
  expect(await standing()).toEqual([third]);
  await trash('Certidao', third);
  expect([await standing(), await metBy(open)]).toEqual([[second], second]);
  await restore('Certidao', third);
  const fourth = await again(third);
  expect([await standing(), await metBy(open)]).toEqual([[fourth], fourth]);
  await right(operation);
});

test('clients are merged, and again several', async () => {
  const [one, two] = [await person(), await person('Rui R. Sales')];
  const operations: number[] = [];
  for (const { id, Documento } of [one, two]) {
    const operation = await stage.operation({ IdentificadorCliente: id });
    await item(operation);
    const spouse = await person('Zoé Lima');
    await item(operation, { IdentificadorCliente: spouse.id });
    await asked(operation, {
      IdentificadorCliente: spouse.id,
      Documento: spouse.Documento,
      Nome: 'Zoé Lima',
    });
    await asked(operation, { Documento, Nome: 'Rui Sales' });
    await stage.read(operation, 'em_analise');
    operations.push(operation);
  }
  for (const id of operations)
    for (const { id: record } of await stage.run(
      sql`select "Identificador"::int as id from registro_matricula where "IdentificadorOperacao" = ${id}`,
    ))
      await looked(Number(record));
  await right(...operations);
  const opinion = await stage.approved({ operation: operations[1] ?? 0 });
  const { body } = await done(
    stage.adm.post('Cliente/Mesclar', {
      Sobrevivente: one.id,
      Registros: [
        { Identificador: one.id, Versao: await versionOf('Cliente', one.id) },
        { Identificador: two.id, Versao: await versionOf('Cliente', two.id) },
      ],
      Campos: { Documento: two.id },
    }),
  );
  await right(...operations);
  const { Mesclagem, Registro } = body.ItemRegistro;
  await done(stage.adm.post(`Cliente/DesfazerMesclagem/${one.id}`, { Mesclagem, Versao: Registro.Versao }));
  await right(...operations);
  expect(await stage.isStale(opinion)).toBe(false);
});

test('a client chosen for an operation, and that undone', async () => {
  const { id: client, Documento } = await person('Lia Sá');
  const operation = await stage.operation({ IdentificadorCliente: client });
  const open = await item(operation);
  await asked(operation, { Documento, Nome: 'Lia Sá' });
  expect(await metBy(open)).not.toBeNull();
  const { id: other } = await person('Outro');
  await stage.alter(stage.adm, 'Operacao', operation, { IdentificadorCliente: other });
  await right(operation);
  const Versao = await versionOf('Operacao', operation);
  await done(stage.adm.post(`Operacao/Desfazer/${operation}`, { Versao }));
  expect(await metBy(open)).not.toBeNull();
  await right(operation);
});

test('a record that was cancelled and comes once more with the same number', async () => {
  const operation = await stage.operation();
  const [gone, other] = [
    await stage.read(operation, 'em_analise'),
    await stage.read(operation, 'em_analise'),
  ];
  await stage.run(sql`update registro_matricula set "Numero" = '77002' where "Identificador" = ${gone}`);
  await stage.act(stage.otto, 'RegistroMatricula', gone, 'cancelar', { Motivo: 'ilegível' });
  const again = await stage.read(operation, 'em_analise');
  await stage.run(sql`update registro_matricula set "Numero" = '77002' where "Identificador" = ${again}`);
  await item(operation, { IdentificadorRegistroMatricula: other }, 'MAT_IT');
  const open = await item(operation, { IdentificadorRegistroMatricula: again }, 'MAT_IT');
  const paper = await asked(operation, { NumeroMatricula: '77.002' }, 'MAT_IT');
  expect(await metBy(open)).toBe(paper);
});

test('a record in the trash whose certificate is there, then anything else happens', async () => {
  const operation = await stage.operation();
  const [one, two] = [await stage.read(operation, 'em_analise'), await stage.read(operation, 'em_analise')];
  await stage.run(sql`update registro_matricula set "Numero" = '77003' where "Identificador" = ${two}`);
  const open = await item(operation, { IdentificadorRegistroMatricula: two }, 'MAT_IT');
  const paper = await asked(operation, { NumeroMatricula: '77.003' }, 'MAT_IT');
  await issue(paper);
  expect(await metBy(open)).toBe(paper);
  await looked(one);
  await trash('RegistroMatricula', two);
  await right(operation);
  await asked(operation, { Documento: '71938462050', Nome: 'Ana Couto' });
  expect(await metBy(open)).toBe(paper);
  const again = await stage.read(operation, 'em_analise');
  await looked(again);
  const { body } = await done(stage.ana.get(`RegistroMatricula/Retornar/${again}`));
  await done(
    stage.ana.post(`RegistroMatricula/Corrigir/${again}`, {
      Versao: body.ItemRegistro.Versao,
      Correcoes: [{ Tipo: 'alterar', Ato: null, Campo: 'Numero', Valor: '77003', Motivo: 'ilegível' }],
    }),
  );
  const met = await stage.value(
    sql`select "IdentificadorCertidao"::int as value from item_checklist
      where "IdentificadorRegistroMatricula" = ${again} and "ExcluidoEm" is null`,
  );
  expect(met).toBe(paper);
  await right(operation);
});

test('a record that is numbered, cancelled, given back', async () => {
  const operation = await stage.operation();
  const [one, two] = [await stage.read(operation, 'em_analise'), await stage.read(operation, 'em_analise')];
  await stage.run(sql`update registro_matricula set "Numero" = '77001' where "Identificador" = ${two}`);
  const open = await item(operation, { IdentificadorRegistroMatricula: two }, 'MAT_IT');
  await item(operation, { IdentificadorRegistroMatricula: one }, 'MAT_IT');
  const paper = await asked(operation, { NumeroMatricula: '77.001' }, 'MAT_IT');
  expect(await metBy(open)).toBe(paper);
  await looked(one);
  await looked(two);
  await right(operation);
  await trash('RegistroMatricula', two);
  await right(operation);
  await restore('RegistroMatricula', two);
  await right(operation);
});
