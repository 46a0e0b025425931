import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  turnOf,
  writableFields,
  writableLines,
} from '../support/hostile/hostile.ts';
import { injections, scripts, strangeTexts, unstorable } from '../support/hostile/payloads.ts';

const texts = (entity: Entity) =>
  writableFields(entity).filter(
    (field) => kindOf(field) === 'string' && !field.enum && !field.visibleWhen && !field.readOnly,
  );

/** Fields of a type are alike in every entity, so each text meets every fifth. */
const share = (entity: Entity, all: readonly string[]) =>
  all.filter((_text, index) => index % 5 === turnOf(entity) % 5);

/** Any words at all may stand there. */
const isFree = ({ type, mask }: Field) => (type === 'text' || type === 'longText') && mask === null;

describe.each(subjects)('%s', (_subject, subject) => {
  const created = having('create', subject, 0);
  const updated = having('update', subject, 0);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  const read = async (entity: Entity, id: number): Promise<Row> =>
    (await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro;

  describe.each(named(updated).filter(([, entity]) => texts(entity).length > 0))('%s', (_name, entity) => {
    test('keeps a strange text to the letter in every field, or refuses it there', async () => {
      const { Identificador: id } = await target.record(entity);
      for (const text of [...strangeTexts, ...share(entity, [...injections, ...scripts])]) {
        const { Versao } = await read(entity, id);
        const all = texts(entity).map(({ name }) => [name, text] as const);
        const first = await target.put(`/${entity.noun}/Alterar/${id}`, {
          Versao,
          ...Object.fromEntries(all),
        });
        const refused = namedFields(first);
        expect(first.status === 200 ? [] : refused, text).not.toContain('');
        const kept = texts(entity).filter(({ name }) => !refused.includes(name));
        const wronged = texts(entity).filter(
          (field) => refused.includes(field.name) && isFree(field) && text.length <= (field.maxLength ?? 200),
        );
        expect([text, wronged.map(({ name }) => name)]).toEqual([text, []]);
        if (refused.length > 0 && kept.length > 0) {
          const values = Object.fromEntries(kept.map(({ name }) => [name, text]));
          const second = await target.put(`/${entity.noun}/Alterar/${id}`, { Versao, ...values });
          expect([text, second.status, namedFields(second)]).toEqual([text, 200, []]);
        }
        const after = await read(entity, id);
        for (const { name } of kept) expect([name, after[name]]).toEqual([name, text]);
      }
    });

    test('refuses what the database cannot keep, naming the field, in one answer without a trace', async () => {
      const { Identificador: id } = await target.record(entity);
      const before = await read(entity, id);
      for (const { name } of texts(entity))
        for (const text of unstorable) {
          const answer = await target.put(`/${entity.noun}/Alterar/${id}`, {
            Versao: before.Versao,
            [name]: text,
          });
          expect([400, 422]).toContain(answer.status);
          expect(namedFields(answer)).toEqual([name]);
        }
      expect(await read(entity, id)).toEqual(before);
    });

    test('refuses a text of a megabyte in every field, in a few words', async () => {
      const { Identificador: id } = await target.record(entity);
      const { Versao } = await read(entity, id);
      const fields = texts(entity);
      const long = 'ã'.repeat(Math.floor(450_000 / fields.length));
      const values = Object.fromEntries(fields.map(({ name }) => [name, long]));
      const answer = await target.put(`/${entity.noun}/Alterar/${id}`, { Versao, ...values });
      expect(answer.status).toBe(422);
      expect(namedFields(answer).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
      expect(JSON.stringify(answer.body).length).toBeLessThan(1000 * fields.length);
      const whole = await target.put(`/${entity.noun}/Alterar/${id}`, {
        Versao,
        ...values,
        Fim: 'x'.repeat(200_000),
      });
      expect(whole.status).toBe(413);
    });
  });

  describe.each(
    named(created).filter(([, { fields }]) =>
      fields.some((field) => field.search && isFree(field) && !field.readOnly),
    ),
  )('%s', (_name, entity) => {
    test.each(['Sao Joao', 'são joão', 'SÃO JOÃO', 'Sa\u0303o Joa\u0303o', 'joao  acude', 'açude são'])(
      'with "São João do Açude" in a searched field is found by "%s"',
      async (words) => {
        const field = entity.fields.find(
          (candidate) => candidate.search && isFree(candidate) && !candidate.readOnly,
        );
        const sample = await target.sample(
          entity,
          field ? { [field.name]: `São João do Açude ${words}`.slice(0, 17) } : {},
        );
        const made = await target.post(`/${entity.noun}/Incluir`, sample);
        const id = made.body.ItemRegistro?.Identificador ?? (await found(entity, 'São João do Açude'))[0];
        expect(await found(entity, words)).toContain(id);
      },
    );
  });

  const found = async (entity: Entity, words: string): Promise<readonly number[]> => {
    const answer = await target.get(`/${entity.noun}/Listar?Busca=${encodeURIComponent(words)}`);
    return answer.body.ItemRegistro.Itens.map(
      ({ Identificador }: { Identificador: number }) => Identificador,
    );
  };

  test('half a character in a row of a record is refused there', async () => {
    for (const entity of created)
      for (const lines of writableLines(entity).filter(({ visibleWhen }) => !visibleWhen))
        for (const inner of lines.fields.filter((field) => kindOf(field) === 'string')) {
          const sample = await target.sample(entity);
          const [row] = sample[lines.name] as Row[];
          const answer = await target.post(`/${entity.noun}/Incluir`, {
            ...sample,
            [lines.name]: [{ ...row, [inner.name]: 'x\ud800' }],
          });
          expect([400, 422]).toContain(answer.status);
          expect(namedFields(answer)).toEqual([`${lines.name}.0.${inner.name}`]);
        }
  });
});
