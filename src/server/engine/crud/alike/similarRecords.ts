import { type SqlBool, sql } from 'kysely';
import { AlikeIndex } from '../../../../domain/alike/alikeIndex.ts';
import { tellingWords } from '../../../../domain/alike/names.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { Row } from '../../../kit/database/database.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { holdsWords } from '../list/recordSearch.ts';
import { shownLabel } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { and, or, type Sql, scopeOf } from '../scope.ts';
import type { Work } from '../work.ts';
import { asObject, checkFields, checkStorable } from '../write/checkBody.ts';
import { inUse } from '../write/inUse.ts';
import { alikeEntryOf, alikeFields, cnpjRoot } from './alikeFields.ts';

/** Another record that looks like the one being written. */
export interface Similar {
  readonly Identificador: number;
  readonly Rotulo: string;
  readonly Ativo: boolean;
  /** Its document as people write it, where it has one. */
  readonly Detalhe: string | null;
  /** The fields that say so, each with how: `nome`, `mesmo` value, `raiz` of the same company. */
  readonly Campos: readonly Reason[];
}

interface Reason {
  readonly Campo: string;
  readonly Motivo: 'nome' | 'mesmo' | 'raiz';
}

/** Whoever looks like more than these is looked for in the list. */
const mostTold = 5;

/** More that share words are compared no further: nobody reads them. */
const mostCompared = 20_000;

/**
 * `POST X/Semelhantes {Identificador?, ...}`: living records of the actor's scope that look like the values typed, best
 * first. A body and no query: what is typed is personal. Nothing is kept.
 * @throws Failures as `checkFields` says
 */
export async function similarRecords(
  work: Work,
  model: EntityModel,
  body: unknown,
): Promise<readonly Similar[]> {
  requireCode(work.actor, model.entity.codes.list);
  requireCompany(work.actor, model.entity);
  const { Identificador, ...rest } = asObject(body);
  const typed = checkFields(rest, model, work.actor, 'create');
  checkStorable(typed);
  const own = typeof Identificador === 'number' ? Identificador : 0;
  const ways = waysTo(typed, model, work);
  if (ways.length === 0) return [];
  const found = await candidates(work, model, ways, own);
  return judged(found, typed, own, { model, work });
}

/** Conditions that whoever looks alike fulfils at least one of, each answered by an index. */
function waysTo(typed: Row, model: EntityModel, { actor }: Work): readonly Sql[] {
  const { names, values } = alikeEntryOf(model)(0, typed);
  const searched = (words: readonly string[]) => holdsWords(words.join(' '), model, actor, 't');
  return [
    ...Object.values(names).flatMap((name) => wordSets(name).map(searched)),
    ...Object.entries(values).map(([name, value]) => sql<SqlBool>`${column('t', name)} = ${value}`),
    ...alikeFields(model, 'root').flatMap(({ name }) => {
      const value = typed[name];
      if (typeof value !== 'string' || value === '') return [];
      const root = cnpjRoot(value);
      return [sql<SqlBool>`${column('t', name)} = ${value}`, ...(root ? [searched([root])] : [])];
    }),
  ];
}

/** The search knows three letters and more. */
const shortest = 3;

/**
 * Words of which whoever has such a name has all of one set: one letter differs in one word at most, so the others are
 * there as they are; of a single word, one of its halves.
 */
export function wordSets(name: string): readonly (readonly string[])[] {
  const words = tellingWords(name)
    .filter((word) => word.length >= shortest)
    .slice(0, 8);
  const [only = ''] = words;
  if (words.length === 1) {
    const half = only.length >> 1;
    return half < shortest
      ? [[only]]
      : [[only.slice(0, half)], [only.slice(half + 1)], [only.slice(0, half - 1)]];
  }
  return words.map((_word, left) => words.filter((_other, index) => index !== left));
}

async function candidates(
  work: Work,
  model: EntityModel,
  ways: readonly Sql[],
  own: number,
): Promise<readonly Row[]> {
  const { entity } = model;
  const compared = model.columns.filter(({ alike }) => alike !== null);
  const conditions: Sql[] = [
    scopeOf(entity, work.actor, work.models, 't'),
    sql<SqlBool>`t."ExcluidoEm" is null`,
    sql<SqlBool>`t."Identificador" <> ${own}`,
    or(ways),
  ];
  const { rows } = await sql<Row>`select t."Identificador" as id, ${shownLabel(model, work, 't')} as label,
      ${inUse(model, 't')} as active, ${sql.join(compared.map(({ name }) => column('t', name)))}
    from ${tableNamed(entity.table)} as t where ${and(conditions)} limit ${mostCompared}`.execute(work.tx);
  return rows;
}

function judged(
  found: readonly Row[],
  typed: Row,
  own: number,
  { model, work }: { readonly model: EntityModel; readonly work: Work },
): readonly Similar[] {
  const index = new AlikeIndex();
  const entryOf = alikeEntryOf(model);
  for (const row of found) index.add(entryOf(Number(row.id), row));
  const matches = new Map(index.matchesOf(entryOf(own, typed)).map(({ id, fields }) => [id, fields]));
  const similar = found.flatMap((row) => {
    const byDocument = alikeFields(model, 'root').flatMap(({ name }): Reason[] => {
      const value = typed[name];
      if (typeof value !== 'string' || value === '') return [];
      if (row[name] === value) return [{ Campo: name, Motivo: 'mesmo' }];
      const root = cnpjRoot(value);
      return root !== null && cnpjRoot(row[name]) === root ? [{ Campo: name, Motivo: 'raiz' }] : [];
    });
    const byLikeness = (matches.get(Number(row.id)) ?? []).map(
      (name): Reason => ({
        Campo: name,
        Motivo: model.fields.get(name)?.alike === 'name' ? 'nome' : 'mesmo',
      }),
    );
    const Campos = [...byDocument, ...byLikeness];
    return Campos.length > 0 ? [toSimilar(row, Campos, model, work)] : [];
  });
  const weight = ({ Campos }: Similar) =>
    Math.max(...Campos.map(({ Motivo }) => ({ mesmo: 100, nome: 10, raiz: 1 })[Motivo])) + Campos.length;
  return similar
    .toSorted((one, other) => weight(other) - weight(one) || one.Identificador - other.Identificador)
    .slice(0, mostTold);
}

function toSimilar(row: Row, Campos: Similar['Campos'], model: EntityModel, { actor }: Work): Similar {
  const [document] = alikeFields(model, 'root');
  const value = document ? row[document.name] : null;
  return {
    Identificador: Number(row.id),
    Rotulo: String(row.label),
    Ativo: row.active === true,
    Detalhe:
      document && typeof value === 'string' && value !== ''
        ? (definitions[document.type]?.text(value, document, {
            ...actor,
            enumLabel: enumLabel(actor.locale),
          }) ?? value)
        : null,
    Campos,
  };
}
