import type { Period } from '../../../domain/figures/period.ts';
import type { Operator } from '../../../field-types/types.ts';
import type { Figure, FigureList, Slice } from '../../../metadata/calls/figures.ts';
import type { FilterLeaf, FilterNode } from '../../../metadata/wire/filterNode.ts';
import { holds, maySee } from '../../engine/permissions/requireCode.ts';
import type { Figuring } from './figuring.ts';

const leaf = (Campo: string, Operador: Operator, Valor: unknown): FilterLeaf => ({ Campo, Operador, Valor });

/** Any of some values; no value at all for null. */
export function is(field: string, ...values: readonly (string | number | boolean | null)[]): FilterNode {
  const leaves = values.map((value) =>
    value === null ? leaf(field, 'vazio', true) : leaf(field, 'igual', value),
  );
  return leaves.length === 1 && leaves[0] ? leaves[0] : { OU: leaves };
}

/** On the days of a period. */
export const during = (field: string, { from, to }: Period): FilterNode => leaf(field, 'entre', [from, to]);

/** Within a class of numbers or days, an open end left out. */
export function inClass(
  field: string,
  { from, to }: { readonly from: number | string | null; readonly to: number | string | null },
): FilterNode {
  if (from === null) return leaf(field, 'menorIgual', to);
  return to === null ? leaf(field, 'maiorIgual', from) : leaf(field, 'entre', [from, to]);
}

export const above = (field: string, value: number): FilterNode => leaf(field, 'maior', value);

/**
 * The list of an entity that fulfils all conditions; null for a reader who may not open it, or not ask that of it.
 */
export function listOf(
  { work: { actor, models } }: Figuring,
  entity: string,
  ...conditions: readonly FilterNode[]
): FigureList | null {
  const model = models.named(entity);
  const fields = conditions.flatMap(namesIn).flatMap((name) => model.fields.get(name) ?? []);
  if (!holds(actor, model.entity.codes.list) || !fields.every((field) => maySee(actor, field))) return null;
  const [only, ...others] = conditions;
  return { Entidade: entity, Filtro: only && others.length === 0 ? only : { E: conditions } };
}

function namesIn(node: FilterNode): readonly string[] {
  if ('Campo' in node) return [node.Campo];
  return ('E' in node ? node.E : node.OU).flatMap(namesIn);
}

/** How many records a list holds. */
export const counted = (Definicao: string, Valor: number, Lista: FigureList | null): Figure => ({
  Definicao,
  Valor,
  Lista,
  Conta: true,
});

/** What was worked out from the records of a list. */
export const derived = (Definicao: string, Valor: number | null, Lista: FigureList | null): Figure => ({
  Definicao,
  Valor,
  Lista,
  Conta: false,
});

export const slice = (
  Codigo: Slice['Codigo'],
  Rotulo: string,
  Valor: number,
  Lista: FigureList | null,
): Slice => ({ Codigo, Rotulo, Valor, Lista, Conta: true });
