import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../src/field-types/types.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { subjects } from '../support/entities/subjects.ts';
import {
  having,
  kindOf,
  named,
  namedFields,
  startTarget,
  type Target,
  writableFields,
  writableLines,
} from '../support/hostile/hostile.ts';

/** Values of every kind JSON has, each as somebody would send it to see what happens. */
const attempts: readonly (readonly [string, unknown])[] = [
  ['array', ['x']],
  ['array', []],
  ['array', [null]],
  ['object', { $gt: '' }],
  ['object', {}],
  ['object', { length: 5, 0: 'x' }],
  ['object', { toString: 'x', valueOf: 1 }],
  ['numeric string', '12'],
  ['numeric string', '0x10'],
  ['boolean string', 'true'],
  ['integer', 7],
  ['number', 0.5],
  ['boolean', true],
  ['boolean', false],
];

/** What a field of a kind may take for its own, so that no refusal is owed. */
const taken: Readonly<Record<string, readonly string[]>> = {
  string: ['numeric string', 'boolean string'],
  integer: ['integer'],
  number: ['integer', 'number'],
  boolean: ['boolean'],
  array: ['array'],
};

const confused = (field: Field, kind: string) => !(taken[kindOf(field)] ?? [kind]).includes(kind);

// Refused before any database is asked, so one engine tells.
describe.each(subjects)('%s', (_subject, subject) => {
  const created = having('create', subject, 1);
  const updated = having('update', subject, 1);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  /** Each wrong kind in all the fields that do not take it, at once: everyone must be named. */
  async function attack(
    fields: readonly Field[],
    send: (values: Row) => ReturnType<Target['post']>,
    prefix = '',
  ) {
    for (const [kind, value] of attempts) {
      const names = fields.filter((field) => confused(field, kind)).map(({ name }) => name);
      if (names.length === 0) continue;
      const answer = await send(Object.fromEntries(names.map((name) => [name, value])));
      const told = namedFields(answer).map((path) => path.slice(prefix.length).split('.')[0]);
      expect([JSON.stringify(value), [400, 422].includes(answer.status)]).toEqual([
        JSON.stringify(value),
        true,
      ]);
      expect([JSON.stringify(value), names.filter((name) => !told.includes(name))]).toEqual([
        JSON.stringify(value),
        [],
      ]);
    }
  }

  /** What shows a field that is asked for only in some records. */
  const showing = ({ visibleWhen }: Field): Row =>
    visibleWhen ? { [visibleWhen.field]: visibleWhen.in[0] } : {};

  test.each(named(created))(
    'a new %s with values of another kind is refused, naming every field',
    async (_name, entity) => {
      const fields = Map.groupBy(writableFields(entity), (field) => JSON.stringify(showing(field)));
      for (const [shown, group] of fields) {
        const sample = await target.sample(entity, JSON.parse(shown));
        await attack(group, (values) => target.post(`/${entity.noun}/Incluir`, { ...sample, ...values }));
      }
    },
  );

  test.each(named(created).filter(([, entity]) => writableLines(entity).length > 0))(
    'rows of a new %s with values of another kind are refused, naming row and field',
    async (_name, entity) => {
      for (const lines of writableLines(entity)) {
        const sample = await target.sample(entity, showing(lines));
        const [row] = sample[lines.name] as Row[];
        await attack(
          lines.fields,
          (values) =>
            target.post(`/${entity.noun}/Incluir`, { ...sample, [lines.name]: [{ ...row, ...values }] }),
          `${lines.name}.0.`,
        );
      }
    },
  );

  test.each(named(updated))(
    'a change of %s to values of another kind is refused and changes nothing',
    async (_name, entity) => {
      const { Identificador: id } = await target.record(entity);
      const before = (await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro;
      await attack(
        writableFields(entity).filter(({ readOnly, visibleWhen }) => !readOnly && !visibleWhen),
        (values) => target.put(`/${entity.noun}/Alterar/${id}`, { Versao: before.Versao, ...values }),
      );
      expect((await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro).toEqual(before);
    },
  );

  test.each(named(updated))('a change of %s takes no version but a whole number', async (_name, entity) => {
    const { Identificador: id, Versao } = await target.record(entity);
    for (const wrong of [String(Versao), [Versao], { $gt: 0 }, true, Versao + 0.5, -1, 0, 1e300]) {
      const answer = await target.put(`/${entity.noun}/Alterar/${id}`, { Versao: wrong });
      expect([wrong, answer.status, namedFields(answer)]).toEqual([wrong, 400, ['Versao']]);
    }
  });

  test.each([[[]], ['x'], [1], [true], [null]])(
    'a body that is %j is refused by every call that takes one',
    async (body) => {
      for (const [, entity] of named(updated)) {
        const { Identificador: id } = await target.record(entity);
        for (const answer of [
          ...(entity.calls.includes('create') ? [await target.post(`/${entity.noun}/Incluir`, body)] : []),
          await target.put(`/${entity.noun}/Alterar/${id}`, body),
          await target.post(`/${entity.noun}/RestaurarVersao/${id}`, body),
          await target.post(`/${entity.noun}/ExcluirVarios`, body),
        ])
          expect(answer.status).toBe(400);
      }
    },
  );

  test.each(named(updated))('%s is found by no identifier but a whole number', async (_name, entity) => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '1%20',
      '٣',
      '99999999999999999999',
      '1;2',
      'NaN',
      '%00',
      '[1]',
    ]) {
      const answer = await target.get(`/${entity.noun}/Retornar/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });

  test('a body of nothing but mistakes is refused in a few words', async () => {
    const rows = JSON.stringify(Array.from({ length: 9_000 }, () => ({ Inventado: 1 })));
    const names = Array.from({ length: 19_000 }, (_empty, turn) => `"n${turn}":1`).join(',');
    for (const entity of created) {
      const lines = entity.fields.find(({ type, visibleWhen }) => type === 'lines' && !visibleWhen);
      for (const text of [`{${names}}`, ...(lines ? [`{"${lines.name}":${rows}}`] : [])]) {
        const answer = await target.api.send(target.here.actor, 'POST', `/${entity.noun}/Incluir`, text);
        expect([400, 422]).toContain(answer.status);
        expect(answer.body.Erros.length).toBeLessThanOrEqual(100);
      }
    }
  });
});
