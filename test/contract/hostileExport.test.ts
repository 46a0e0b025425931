import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { subjects } from '../support/entities/subjects.ts';
import { having, named, startTarget, type Target, writableFields } from '../support/hostile/hostile.ts';
import { formulas } from '../support/hostile/payloads.ts';

const free = ({ type, mask, readOnly, recordOnly, visibleWhen }: Field) =>
  (type === 'text' || type === 'longText') && mask === null && !readOnly && !recordOnly && !visibleWhen;
const texts = (entity: Entity) => writableFields(entity).filter(free);

/** What a spreadsheet would compute, also after dropping what it does not show. */
const computes = (cell: string) => /^[\s\0\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u.test(cell);

const separators = { 'pt-br': ';', 'en-us': ',' } as const;

describe.each(subjects)('%s', (_subject, subject) => {
  const created = having('create', subject, 0);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  describe.each(named(created).filter(([, entity]) => texts(entity).length > 0))('%s', (_name, entity) => {
    let rows: Row[];
    beforeAll(async () => {
      rows = [];
      for (const formula of formulas) {
        const fitting = texts(entity).filter(({ maxLength }) => formula.length <= (maxLength ?? 200));
        const values = Object.fromEntries(fitting.map(({ name }) => [name, formula]));
        const made = await target.post(`/${entity.noun}/Incluir`, await target.sample(entity, values));
        expect([formula, made.status]).toEqual([formula, 200]);
        rows.push(made.body.ItemRegistro);
      }
    });

    test.each(['pt-br', 'en-us'] as const)('exports no formula, in %s', async (locale) => {
      const columns = texts(entity).map(({ name }) => name);
      const answer = await target.api.call(
        { ...target.here.actor, locale },
        'GET',
        `/${entity.noun}/Exportar?SortFields=Identificador&SortOrder=asc&Colunas=Identificador,${columns.join(',')}`,
      );
      expect(answer.status).toBe(200);
      const cells = parse(answer.body, {
        delimiter: separators[locale],
        bom: true,
        record_delimiter: '\r\n',
      }) as string[][];
      const written = cells.filter(([id]) => rows.some(({ Identificador }) => String(Identificador) === id));
      expect(written).toHaveLength(rows.length);
      for (const [index, [, ...line]] of written.entries())
        for (const [at, cell] of line.entries()) {
          const value = String(rows[index]?.[columns[at] ?? ''] ?? '');
          expect([value, computes(cell)]).toEqual([value, false]);
          expect([value, [value, `'${value}`].includes(cell)]).toEqual([value, true]);
        }
    });

    test('one column opened with another separator meets no formula either', async () => {
      const [column] = texts(entity);
      const answer = await target.get(`/${entity.noun}/Exportar?Colunas=${column?.name}`);
      for (const delimiter of [';', ',', '\t']) {
        const loose = { delimiter, bom: true, relax_column_count: true, relax_quotes: true };
        const cells = (parse(answer.body, loose) as string[][]).flat();
        expect([delimiter, cells.filter(computes)]).toEqual([delimiter, []]);
      }
    });

    test('numbers stay numbers: a minus is no formula there', async () => {
      const numeric = entity.fields.filter(({ type }) => ['money', 'integer'].includes(type));
      if (numeric.length === 0) return;
      const answer = await target.get(
        `/${entity.noun}/Exportar?Colunas=${numeric.map(({ name }) => name).join(',')}`,
      );
      expect(answer.body).not.toContain("'");
    });
  });
});
