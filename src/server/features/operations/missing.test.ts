import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationGround, openOperationGround } from '../../../../test/support/people/operationDesk.ts';
import { inForm, seed } from '../../../../test/support/run/form.ts';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';
import { addDays, type LocalDate } from '../../../domain/dates.ts';
import type { MissingPoint } from '../../../metadata/calls/operations.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { undone } from '../../engine/facts/transact.ts';
import { Failures } from '../../kit/http/failures.ts';

let folio: TestServer;
let ground: OperationGround;
let reader: Desk;

beforeAll(async () => {
  folio = await startServer();
  ground = await openOperationGround(folio, await folio.company('Banco Ipê', '11222333000181'));
  reader = await folio.signIn('adm@ipe.exemplo');
});
afterAll(() => folio.close());

/** The state an operation has to be in for each event that something may be missing for. */
const from = { 'enviar-parecer': 'em_andamento', concluir: 'em_parecer' } as const;

const types = ['CND_FED', 'CNDT', 'CRF', 'CADIN'] as const;
const day = fc.constantFrom(null, -3, 0, 3, 20);

const invented = fc.record({
  signing: day,
  hasValue: fc.boolean(),
  hasSegment: fc.boolean(),
  records: fc.array(
    fc.constantFrom(
      'erro',
      'aguardando_analise',
      'em_analise',
      'em_revisao',
      'concluida',
      'concluida',
      'cancelada',
    ),
    { maxLength: 2 },
  ),
  staleOpinion: fc.boolean(),
  items: fc.array(
    fc.record({
      due: fc.constantFrom(-1, 0, 1, 10, 400),
      state: fc.constantFrom('asked', 'issued', 'issued', 'waived', 'optional'),
    }),
    { maxLength: types.length },
  ),
  opinion: fc.constantFrom(null, 'submetido', 'aprovado'),
});

type Invented = typeof invented extends fc.Arbitrary<infer Value> ? Value : never;

/** Nothing is missing, until the day of the signature. */
const complete: Invented = {
  signing: 3,
  hasValue: true,
  hasSegment: true,
  records: ['concluida'],
  staleOpinion: false,
  items: [{ due: 10, state: 'issued' }],
  opinion: 'aprovado',
};

/** What is missing that the seed might not choose. */
const wanting: Invented = {
  signing: 20,
  hasValue: false,
  hasSegment: true,
  records: ['em_analise', 'concluida'],
  staleOpinion: true,
  items: [
    { due: -1, state: 'issued' },
    { due: 1, state: 'asked' },
    { due: 10, state: 'issued' },
  ],
  opinion: null,
};

async function lay({ signing, hasValue, hasSegment, records, staleOpinion, items, opinion }: Invented) {
  const today = todayIn(ground.company.actor, folio.server.now());
  const on = (days: number): LocalDate => addDays(today, days);
  const id = await ground.operation({
    DataPrevistaAssinatura: signing === null ? null : on(signing),
    ...(hasValue ? {} : { Valor: null }),
    ...(hasSegment ? {} : { IdentificadorSegmentoArea: null }),
  });
  for (const state of records) await ground.record(id, { state });
  if (staleOpinion)
    await ground.run(sql`update parecer set "Desatualizado" = true where "IdentificadorOperacao" = ${id}`);
  for (const [index, { due, state }] of items.entries()) {
    const { item, certificate } = await ground.item(id, {
      type: types[index] ?? 'CRF',
      asked: state === 'asked',
    });
    await ground.run(sql`update certidao set "DataVencimento" = ${on(due)}::date where "Identificador" = ${certificate}
      and "Situacao" = 'emitida'`);
    await ground.run(sql`update item_checklist set "Dispensada" = ${state === 'waived'},
      "Obrigatoria" = ${state !== 'optional'} where "Identificador" = ${item}`);
  }
  if (opinion) {
    const own = await ground.company.make('parecer', {
      Titulo: 'Parecer da operação',
      IdentificadorOperacao: id,
      IdentificadorAutor: ground.users.ana,
      Texto: 'x',
      Sentencas: [],
      Condicoes: [],
      Redatores: [],
    });
    await ground.run(sql`update parecer set "Situacao" = ${opinion} where "Identificador" = ${own}`);
  }
  return id;
}

/** In the words of the refusal; none where the transition happens. It is undone again. */
async function refusedOf(id: number, event: keyof typeof from): Promise<readonly string[]> {
  await ground.run(sql`update operacao set "Situacao" = ${from[event]} where "Identificador" = ${id}`);
  const actor = { ...ground.company.actor, codes: new Set(['OPERACAO.ALTERAR']) };
  try {
    await undone(folio.server, actor, (work) =>
      runTransition(work, work.models.named('operacao'), id, { event }),
    );
    return [];
  } catch (error) {
    if (error instanceof Failures) return error.errors.map(({ Texto }) => Texto);
    throw error;
  }
}

test('what the page names for a transition is what that transition refuses, in the same words', async () => {
  const seen = new Set<string>();
  const sample = fc.sample(invented, { numRuns: inForm({ short: 24, long: 200 }), seed });
  for (const one of [complete, wanting, ...sample]) {
    const id = await lay(one);
    for (const event of ['enviar-parecer', 'concluir'] as const) {
      const refused = await refusedOf(id, event);
      const page = (await reader.get(`Operacao/Pendencias/${id}`)).body.ItemRegistro;
      const named = (page.Pendencias as readonly MissingPoint[]).filter(
        ({ Transicao }) => Transicao === event,
      );
      expect(
        named.map(({ Texto }) => Texto),
        JSON.stringify(one),
      ).toEqual(refused);
      expect(page.Proximo.Impedimentos, JSON.stringify(one)).toEqual(refused);
      for (const { Codigo } of named) seen.add(`${event} ${Codigo}`);
      if (refused.length === 0) seen.add(`${event} passes`);
    }
  }
  // What was invented reaches both ends of both, and what the day of the signature decides.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'enviar-parecer passes',
      'enviar-parecer record-in-analysis',
      'enviar-parecer certificate-expired',
      'enviar-parecer certificate-awaited',
      'concluir passes',
      'concluir value-missing',
      'concluir certificate-expires-first',
      'concluir record-opinion-stale',
    ]),
  );
});
