import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities as product } from '../../src/metadata/entities.ts';
import type { Entity, StateMachine, Transition } from '../../src/metadata/entity.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Models } from '../../src/server/engine/crud/models.ts';
import { type EntityRules, noRules } from '../../src/server/engine/crud/rules.ts';
import { runTransition } from '../../src/server/engine/crud/write/transition.ts';
import { transact } from '../../src/server/engine/facts/transact.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { subjects } from '../support/entities/subjects.ts';
import { makeActor } from '../support/people/actors.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { partOf } from '../support/run/form.ts';
import type { Api } from '../support/servers/startApi.ts';

const statesOf = ({ transitions, initial }: StateMachine) => [
  ...new Set([initial, ...transitions.flatMap(({ from, to }) => [...from, to])]),
];
const eventsOf = ({ transitions }: StateMachine) => [...new Set(transitions.map(({ event }) => event))];
const codesOf = ({ transitions }: StateMachine) => [
  ...new Set(transitions.flatMap(({ code }) => code ?? [])),
];

/** Conditions of the schemas, each answered by the record's own wish; the real ones are tested where they live. */
let conditionMet = true;
const openConditions = (entity: Entity): EntityRules => ({
  conditions: Object.fromEntries(
    (entity.states?.transitions ?? []).flatMap(({ condition }) =>
      condition ? [[condition, async () => (conditionMet ? null : ('transition-condition' as const))]] : [],
    ),
  ),
});

describe.each(subjects)('%s', (_subject, subject) => {
  const machines = subject.entities.flatMap((entity) =>
    entity.states ? [[entity.name, entity, entity.states] as const] : [],
  );
  let api: Api;
  let tenant: Tenant;

  beforeAll(async () => {
    api = await subject.startApi(
      Object.fromEntries(subject.entities.map((entity) => [entity.name, openConditions(entity)])),
    );
    tenant = await startTenant(api);
  });
  afterAll(() => api.close());

  describe.each(machines)('%s', (name, entity, machine) => {
    let id: number;

    beforeAll(async () => {
      id = (await tenant.make(name)).Identificador;
    });

    /** Puts the record into a state behind the back of the rules, those of the database among them. */
    async function inState(state: string): Promise<number> {
      return api.database.asMigrator(async (tx) => {
        await sql`alter table ${sql.table(entity.table)} disable trigger user`.execute(tx);
        const { rows } = await sql<{ Versao: number }>`update ${sql.table(entity.table)}
          set ${sql.ref(machine.field)} = ${state} where "Identificador" = ${id} returning "Versao"`.execute(
          tx,
        );
        await sql`alter table ${sql.table(entity.table)} enable trigger user`.execute(tx);
        return rows[0]?.Versao ?? 0;
      });
    }

    const holding = (codes: readonly string[]): Actor => ({ ...tenant.actor, codes: new Set(codes) });
    const execute = (actor: Actor, event: string, body: Row) =>
      api.call(actor, 'POST', `/${entity.noun}/Executar/${event}/${id}`, body);

    /** What must come of an event in a state for who holds one code, read from the table itself. */
    function expected(state: string, event: string, code: string | null): number {
      const named = machine.transitions.filter((transition) => transition.event === event);
      const open = named.filter((transition) => transition.code !== null && transition.code === code);
      if (open.some(({ from }) => from.includes(state))) return 200;
      return open.length === 0 && named.some((transition) => transition.code !== null) ? 403 : 422;
    }

    // The contract of one entity is that of another: of the product's the short form takes a part of the states.
    test.each(subject.entities === product ? partOf(statesOf(machine), 3) : statesOf(machine))(
      'from %s, every event with every code does what the table says',
      async (state) => {
        conditionMet = true;
        let Versao = await inState(state);
        for (const event of eventsOf(machine))
          for (const code of [null, ...codesOf(machine)]) {
            const answer = await execute(holding(code ? [code] : []), event, { Versao, Motivo: 'combinado' });
            expect([state, event, code, answer.status]).toEqual([
              state,
              event,
              code,
              expected(state, event, code),
            ]);
            if (answer.status !== 200) continue;
            const taken = machine.transitions.find(
              (one) => one.event === event && one.code === code && one.from.includes(state),
            ) as Transition;
            expect(answer.body.ItemRegistro[machine.field]).toBe(taken.to);
            Versao = await inState(state);
          }
      },
    );

    test('events of the system are for processes alone', async () => {
      const queue = makeActor({
        kind: 'system',
        name: 'fila',
        companyId: tenant.actor.companyId,
        codes: new Set(),
        origin: 'job',
      });
      for (const { event, from, to, code } of machine.transitions.filter((one) => one.code === null)) {
        expect(code).toBeNull();
        const Versao = await inState(from[0] ?? '');
        expect((await execute(tenant.actor, event, { Versao, Motivo: 'x' })).status).toBe(422);
        const after = await transact(api, queue, (work) =>
          runTransition(work, api.models.named(name), id, { event }),
        );
        expect(after[machine.field]).toBe(to);
      }
    });

    test('a reason is demanded where the table says so, and kept in both logs', async () => {
      for (const { event, from, reasonRequired, to } of machine.transitions.filter(
        ({ code }) => code !== null,
      )) {
        const state = from[0] ?? '';
        const Versao = await inState(state);
        const bare = await execute(tenant.actor, event, { Versao, Motivo: '  ' });
        expect([event, bare.status]).toEqual([event, reasonRequired ? 422 : 200]);
        if (!reasonRequired) continue;
        expect(bare.body.Erros[0]).toMatchObject({ Codigo: 'reason-required', Campo: 'Motivo' });
        expect((await execute(tenant.actor, event, { Versao, Motivo: 'pedido do cliente' })).status).toBe(
          200,
        );
        expect(await newest('transicao')).toMatchObject({
          Evento: event,
          De: state,
          Para: to,
          Motivo: 'pedido do cliente',
        });
        expect(await newest('alteracao')).toMatchObject({
          Operacao: 'TRANSICAO',
          Motivo: 'pedido do cliente',
          Versao: Versao + 1,
        });
      }
    });

    test('a condition that is not met keeps the state', async () => {
      for (const { event, from } of machine.transitions.filter(
        ({ condition, code }) => condition !== null && code !== null,
      )) {
        conditionMet = false;
        const Versao = await inState(from[0] ?? '');
        const answer = await execute(tenant.actor, event, { Versao, Motivo: 'x' });
        expect(answer).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'transition-condition' }] } });
        conditionMet = true;
      }
    });

    test('needs the version the person saw, and answers the present record when it moved on', async () => {
      // Where people ask for actions and states follow, no transition is theirs to ask for.
      const open = machine.transitions.find(({ code }) => code !== null);
      if (!open) return;
      const Versao = await inState(open.from[0] ?? '');
      expect((await execute(tenant.actor, open.event, { Motivo: 'x' })).status).toBe(428);
      const late = await execute(tenant.actor, open.event, { Versao: Versao + 1, Motivo: 'x' });
      expect(late).toMatchObject({ status: 409, body: { ItemRegistro: { Versao } } });
    });

    test('the state itself cannot be written', async () => {
      if (!entity.calls.includes('update')) return;
      const answer = await api.call(tenant.actor, 'PUT', `/${entity.noun}/Alterar/${id}`, {
        Versao: 1,
        [machine.field]: statesOf(machine).at(-1),
      });
      expect(answer).toMatchObject({ status: 400, body: { Erros: [{ Codigo: 'field-read-only' }] } });
    });

    test('the log begins with the birth and counts the time in each state', async () => {
      const begun = performance.now();
      const record = await tenant.make(name);
      const rows = await log('transicao', record.Identificador);
      expect(rows).toEqual([
        expect.objectContaining({
          Evento: 'incluir',
          De: null,
          Para: machine.initial,
          SegundosNoEstado: null,
        }),
      ]);
      const next = machine.transitions.find(
        ({ from, code }) => from.includes(machine.initial) && code !== null,
      );
      if (!next) return;
      await api.call(tenant.actor, 'POST', `/${entity.noun}/Executar/${next.event}/${record.Identificador}`, {
        Versao: 1,
        Motivo: 'x',
      });
      const seconds = Number((await log('transicao', record.Identificador))[1]?.SegundosNoEstado);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual((performance.now() - begun) / 1000);
    });

    async function log(table: string, record: number): Promise<Row[]> {
      return api.database.transaction(tenant.actor, async (tx) => {
        const { rows } = await sql<Row>`select * from ${sql.table(table)} where "Entidade" = ${name}
          and "IdentificadorRegistro" = ${record} order by "Identificador"`.execute(tx);
        return rows;
      });
    }
    const newest = async (table: string) => (await log(table, id)).at(-1);
  });

  test('a condition that nobody registered refuses', async () => {
    const ruleless = (entity: string) => ({ ...api.models.named(entity), rules: noRules });
    const bare: Models = { ...api.models, named: ruleless, find: ruleless };
    for (const [name, entity, { transitions, field }] of machines)
      for (const { event, from } of transitions.filter(
        ({ condition, code }) => condition !== null && code !== null,
      )) {
        const { Identificador } = await tenant.make(name);
        await api.database.asMigrator((tx) =>
          sql`update ${sql.table(entity.table)} set ${sql.ref(field)} = ${from[0]} where "Identificador" = ${Identificador}`.execute(
            tx,
          ),
        );
        const run = transact({ ...api, models: bare }, tenant.actor, (work) =>
          runTransition(work, bare.named(name), Identificador, {
            event,
            version: 1,
            reason: 'x',
          }),
        );
        await expect(run).rejects.toMatchObject({ code: 'transition-condition' });
      }
  });

  test('an action nobody declared is not there', async () => {
    for (const [name, { noun }] of machines) {
      const { Identificador: id } = await tenant.make(name);
      const answer = await api.call(tenant.actor, 'POST', `/${noun}/Executar/inventada/${id}`, { Versao: 1 });
      expect(answer).toMatchObject({ status: 404, body: { Erros: [{ Codigo: 'action-unknown' }] } });
    }
  });
});
