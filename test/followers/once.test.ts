import { cpf } from 'cpf-cnpj-validator';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { features } from '../../src/server/features.ts';
import { casesOf } from '../certificates/cases.ts';
import { makePdf, textLines } from '../support/papers/makePdf.ts';
import { done, openStage, type Stage } from './scenario.ts';

const ccir = casesOf('first').find(({ name }) => name === 'ccir-quitado')?.text ?? '';

const followers = new Set(features.flatMap(({ follows = [] }) => follows.map(({ again }) => again)));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.folio.close());

/** What each follower worked out again while `act` was done, by its name: identifiers in their order. */
async function workedOut(act: () => Promise<unknown>): Promise<Readonly<Record<string, readonly number[]>>> {
  const worked: Record<string, number[]> = {};
  for (const follower of followers) {
    const { work, name } = follower;
    vi.spyOn(follower, 'work').mockImplementation((inner, id) => {
      worked[name] = [...(worked[name] ?? []), id];
      return work(inner, id);
    });
  }
  try {
    await act();
  } finally {
    vi.restoreAllMocks();
  }
  return worked;
}

let copies = 0;

/** A certificate of land whose file was attached, and waits to be confirmed. */
async function attached(certificate: number): Promise<number> {
  copies += 1;
  const pdf = makePdf([{ content: textLines(ccir.split('\n')) }], `/N ${copies}`);
  await done(stage.ana.send(`Certidao/Anexar/${certificate}?Nome=ccir.pdf`, pdf));
  return certificate;
}

const confirmed = (certificate: number) =>
  stage.act(stage.ana, 'Certidao', certificate, 'confirmar', {
    Resultado: 'REGULAR',
    DataEmissao: '2026-06-18',
    ConfirmarDivergencia: true,
  });

/** An operation under an approved opinion, whose checklist asks for what a certificate says of its land. */
async function landDeal() {
  const { ana, company, operation, read, approved, type } = stage;
  const id = await operation({ TipoImovel: 'Rural' });
  const land = await read(id, 'concluida');
  const asked = {
    IdentificadorOperacao: id,
    IdentificadorTipoCertidao: await type('CCIR'),
    IdentificadorRegistroMatricula: land,
  };
  await company.make('item-checklist', asked);
  const { body } = await done(ana.post('Certidao/Incluir', { ...asked, CodigoIncra: '4040390127764' }));
  const opinion = await approved({ operation: id });
  return {
    operation: id,
    record: land,
    opinion,
    certificate: await attached(body.ItemRegistro.Identificador),
  };
}

test('a certificate that is issued works out the opinion, the checklist and the findings once', async () => {
  const { operation, record, opinion, certificate } = await landDeal();
  expect(await workedOut(() => confirmed(certificate))).toEqual({
    matchedItems: [operation],
    recordFindings: [record],
    recordOpinions: [record],
    begunOperation: [operation],
    operationState: [operation],
    operationOpinion: [operation],
    resumedOperation: [opinion],
  });
});

test('so does one that takes the place of another, which changes too', async () => {
  const { operation, record, certificate } = await landDeal();
  await confirmed(certificate);
  const { body } = await stage.act(stage.ana, 'Certidao', certificate, 'atualizar');
  const newer = await attached(body.ItemRegistro.Identificador);
  const worked = await workedOut(() => confirmed(newer));
  expect(worked).toMatchObject({
    matchedItems: [operation],
    recordFindings: [record],
    operationOpinion: [operation],
  });
});

test('an import and a call on many work each operation out once for a hundred certificates', async () => {
  const { otto, run, operation, value } = stage;
  const [first, second] = [await operation(), await operation()];
  const kind = await value(sql`select "Nome" as value from tipo_certidao where "Codigo" = 'CND_FED'`);
  const codeOf = (id: number) =>
    value(sql`select "Codigo" as value from operacao where "Identificador" = ${id}`);
  const linesOf = async (id: number) => {
    const code = await codeOf(id);
    return Array.from({ length: 61 }, () => `${code};${kind};manual;${cpf.generate()}`);
  };
  const file = [
    'IdentificadorOperacao;IdentificadorTipoCertidao;Origem;Documento',
    ...(await linesOf(first)),
    ...(await linesOf(second)),
  ].join('\n');
  // The first hundred are of both, the others of the second alone.
  const ids = [first, second, second];
  const expected = { matchedItems: ids, begunOperation: ids, operationState: ids, operationOpinion: ids };

  const imported = await workedOut(async () => {
    const csv = { 'content-type': 'text/csv' };
    const { body } = await done(otto.send('Certidao/Importar', Buffer.from(file), csv));
    expect(body.ItemRegistro).toMatchObject({ Erros: [], Incluidos: 122 });
  });
  expect(imported).toEqual(expected);

  const made = await run(sql`select "Identificador" as id from certidao
    where "IdentificadorOperacao" in (${first}, ${second})`);
  const deleted = await workedOut(async () => {
    const Identificadores = made.map(({ id }) => Number(id));
    const { body } = await done(otto.post('Certidao/ExcluirVarios', { Identificadores }));
    expect(body.ItemRegistro.Recusados).toEqual([]);
  });
  expect(deleted).toEqual(expected);
});
