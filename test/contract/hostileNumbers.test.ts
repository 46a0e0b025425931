import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
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
} from '../support/hostile/hostile.ts';

const numbers = (entity: Entity) =>
  writableFields(entity).filter(
    (field) =>
      ['number', 'integer'].includes(kindOf(field)) &&
      !field.entity &&
      field.type !== 'file' &&
      !field.visibleWhen,
  );

/** Numbers as text has them, where JSON has a number or nothing. */
const texts = [
  '"1.234,56"',
  '"1234,56"',
  '"1,234.56"',
  '"-0"',
  '"1e309"',
  '"NaN"',
  '"12"',
  '""',
  '"٣"',
  '"0x10"',
];

/** What no number of ours can be: the reading of the body refuses it before anybody sees a value. */
const inexact = [
  '1e309',
  '-1e309',
  '1e-400',
  '123456789012345678901234567890',
  '0.1000000000000000055511151231257827',
  '9999999999999.990000001',
];

/** Two decimals that binary arithmetic is known to spoil. */
const exact = [
  '0.01',
  '0.07',
  '0.29',
  '1.15',
  '4.35',
  '8.2',
  '33.33',
  '66.67',
  '99.99',
  '1234567.89',
  '8589934592.33',
];

const fits = ({ type, ...field }: Field, value: Decimal): boolean => {
  const { minimum = -Infinity, maximum = Infinity } = (definitions[type]?.jsonSchema({ type, ...field }) ??
    {}) as {
    minimum?: number;
    maximum?: number;
  };
  return (
    value.gte(minimum) && value.lte(maximum) && (kindOf({ type, ...field }) === 'number' || value.isInteger())
  );
};

describe.each(subjects)('%s', (_subject, subject) => {
  const updated = having('update', subject, 0);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  const read = async (entity: Entity, id: number): Promise<Row> =>
    (await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro;
  const send = (entity: Entity, id: number, version: unknown, name: string, value: string) =>
    target.api.send(
      target.here.actor,
      'PUT',
      `/${entity.noun}/Alterar/${id}`,
      `{"Versao":${String(version)},"${name}":${value}}`,
    );

  describe.each(named(updated).filter(([, entity]) => numbers(entity).length > 0))('%s', (_name, entity) => {
    test('takes no text for a number and none that would become another, and says where', async () => {
      const { Identificador: id } = await target.record(entity);
      const before = await read(entity, id);
      for (const { name } of numbers(entity))
        for (const value of [...texts, ...inexact]) {
          const answer = await send(entity, id, before.Versao, name, value);
          expect([value, [400, 422].includes(answer.status), namedFields(answer)]).toEqual([
            value,
            true,
            [name],
          ]);
        }
      for (const value of ['NaN', 'Infinity', '01', '1,5', '.5', '+1'])
        expect((await send(entity, id, before.Versao, numbers(entity)[0]?.name ?? '', value)).status).toBe(
          400,
        );
      expect(await read(entity, id)).toEqual(before);
    });

    test('gives back every decimal as it came, finds it and adds nothing to it', async () => {
      const { Identificador: id } = await target.record(entity);
      for (const text of [...exact, '7', '-0']) {
        const value = new Decimal(text);
        const fields = numbers(entity).filter((field) => fits(field, value));
        if (fields.length === 0) continue;
        const { Versao } = await read(entity, id);
        const body = fields.map(({ name }) => `"${name}":${text}`).join(',');
        const url = `/${entity.noun}/Alterar/${id}`;
        const answer = await target.api.send(target.here.actor, 'PUT', url, `{"Versao":${Versao},${body}}`);
        expect([text, answer.status, answer.body.Erros]).toEqual([text, 200, undefined]);
        const after = await read(entity, id);
        for (const { name } of fields) expect([name, after[name]]).toEqual([name, value.toNumber() + 0]);
        const [{ name } = { name: '' }] = fields;
        const found = await target.get(`/${entity.noun}/Listar?${name}=${text}&Identificador=${id}`);
        expect([text, found.body.ItemRegistro.Total]).toEqual([text, 1]);
      }
    });

    test('holds every number to the bounds and decimals of its field', async () => {
      const { Identificador: id } = await target.record(entity);
      const { Versao } = await read(entity, id);
      for (const field of numbers(entity))
        for (const value of ['1e20', '-1e20', '0.000001']) {
          const answer = await send(entity, id, Versao, field.name, value);
          expect([400, 422]).toContain(answer.status);
          expect(namedFields(answer)).toContain(field.name);
        }
    });
  });
});
