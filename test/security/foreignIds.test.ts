import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../src/field-types/types.ts';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { hasForeign } from '../support/authorization/declarations.ts';
import { type Matrix, openMatrix } from '../support/authorization/matrix.ts';
import type { Person } from '../support/authorization/people.ts';

/** A number of another company, wherever a call may carry one, is answered like a number nobody ever gave. */
let matrix: Matrix;
let all: Person;

beforeAll(async () => {
  matrix = await openMatrix();
  const found = matrix.people.standard.find(({ name }) => name === 'holder of every code');
  if (!found) throw new Error('nobody holds every code');
  all = found;
});
afterAll(() => matrix.close());

const missing = 987_654_321;

/** Status and body, with the number that was asked about taken out, and what each request is called. */
async function said(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  id: number,
  payload?: object,
): Promise<string> {
  const reply = await matrix.application.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${all.token}` },
    ...(payload ? { payload } : {}),
  });
  return `${reply.statusCode} ${reply.payload.replaceAll(String(id), '#')}`;
}

/** What is asked with the foreign number, the missing one, and must not differ. */
async function alike(ask: (id: number) => Promise<string>, foreign: number): Promise<string> {
  const [one, other] = [await ask(foreign), await ask(missing)];
  expect(one).toBe(other);
  return one;
}

interface Reference {
  readonly entity: Entity;
  readonly field: Field;
  /** The rows' field it stands in; null = the record itself. */
  readonly lines: Field | null;
}

const references: readonly Reference[] = entities.flatMap((entity) =>
  entity.fields.flatMap((field) => [
    ...(pointsAbroad(field) ? [{ entity, field, lines: null }] : []),
    ...field.fields.filter(pointsAbroad).map((inner) => ({ entity, field: inner, lines: field })),
  ]),
);

function pointsAbroad(field: Field): boolean {
  const target = entities.find(({ name }) => name === field.entity);
  return target !== undefined && target.storage === 'table' && hasForeign(target);
}

const filterable = references.filter(({ field, lines }) => lines === null && field.filter);
const writable = references.filter(
  ({ entity, field }) => entity.calls.includes('update') && field.readOnly === false,
);

test('there are such fields', () => {
  expect(filterable.length).toBeGreaterThan(10);
  expect(writable.length).toBeGreaterThan(15);
});

describe.each(filterable.map((one) => [`${one.entity.name}.${one.field.name}`, one] as const))(
  '%s',
  (_name, one) => {
    const { entity, field } = one;
    const foreign = () => Number(matrix.abroad.living.get(field.entity ?? ''));
    const filterOf = (id: number) =>
      encodeURIComponent(JSON.stringify({ Campo: field.name, Operador: 'igual', Valor: id }));

    test('finds nothing in lists, filters, exports and choices', async () => {
      for (const query of [(id: number) => `${field.name}=${id}`, (id: number) => `Filtro=${filterOf(id)}`]) {
        const listed = await alike((id) => said('GET', `${entity.noun}/Listar?${query(id)}`, id), foreign());
        expect(listed).toMatch(/^(200 .*"Itens":\[\],"Total":0|400 )/);
        const exported = await alike(
          (id) => said('GET', `${entity.noun}/Exportar?${query(id)}`, id),
          foreign(),
        );
        expect(exported.trim().split('\n').length).toBe(1);
      }
      const chosen = await alike(
        (id) => said('GET', `${entitiesNoun(field)}/Escolhas?Identificadores=${id}`, id),
        foreign(),
      );
      expect(chosen).toContain('"Itens":[]');
    });
  },
);

const entitiesNoun = ({ entity: name }: Field) => entities.find((entity) => entity.name === name)?.noun;

test.each(
  writable.map(
    (one) => [`${one.entity.name}.${one.lines ? `${one.lines.name}.` : ''}${one.field.name}`, one] as const,
  ),
)('%s takes no number of another company', async (_name, { entity, field, lines }) => {
  const own = matrix.home.living.get(entity.name);
  const record = await matrix.application.inject({
    method: 'GET',
    url: `/api/${entity.noun}/Retornar/${own}`,
    headers: { authorization: `Bearer ${all.token}` },
  });
  const held = record.json().ItemRegistro as Row;
  const value = (id: number) => (field.type === 'referenceMany' ? [id] : id);
  const rows = lines ? (held[lines.name] as readonly Row[]) : [];
  const changed = (id: number) =>
    lines
      ? { [lines.name]: rows.map((row, index) => (index === 0 ? { ...row, [field.name]: value(id) } : row)) }
      : { [field.name]: value(id) };
  if (lines && rows.length === 0) return;
  const before = await matrix.fingerprint();
  const ask = (id: number) =>
    said('PUT', `${entity.noun}/Alterar/${own}`, id, { Versao: held.Versao, ...changed(id) });
  const answer = await alike(ask, Number(matrix.abroad.living.get(field.entity ?? '')));
  expect(answer).toMatch(/^(403|404|422) /);
  expect(await matrix.fingerprint()).toBe(before);
});

test('calls on many leave them where they are, like numbers nobody gave', async () => {
  const faults: string[] = [];
  for (const entity of entities.filter(
    ({ storage, calls }) => storage === 'table' && calls.includes('delete'),
  )) {
    if (!hasForeign(entity)) continue;
    const foreign = Number(matrix.abroad.living.get(entity.name));
    const ask = (path: string) => (id: number) =>
      said('POST', `${entity.noun}/${path}`, id, { Identificadores: [id] });
    for (const path of ['ExcluirVarios', 'RestaurarVarios']) {
      const [one, other] = [await ask(path)(foreign), await ask(path)(missing)];
      if (one !== other) faults.push(`${entity.noun}/${path}: ${one} / ${other}`);
    }
    const filter = { Filtro: { E: [{ Campo: 'Identificador', Operador: 'igual', Valor: foreign }] } };
    const many = await said('POST', `${entity.noun}/ExcluirVarios`, foreign, filter);
    if (!many.startsWith('400') && !many.includes('"Excluidos":[]')) faults.push(many);
  }
  expect(faults).toEqual([]);
});
