import type { Entity } from '../../../../metadata/entity.ts';
import { mayDo } from '../../auth/rights.ts';
import type { HistoryItem } from '../../data/entityCalls.ts';
import { mayMerge } from '../merge/mayMerge.ts';

/**
 * How somebody with these codes takes a change of a record's history back: a merging that nobody has undone by its own
 * way, else one that stands, where the API knows of undoing; null = not at all.
 */
export function wayBack(
  entity: Entity,
  item: HistoryItem,
  all: readonly HistoryItem[],
  codes: ReadonlySet<string>,
): 'merge' | 'change' | null {
  const { Operacao, Mesclagem, Desfaz, DesfeitaPor } = item;
  const isMerge = typeof Mesclagem === 'number';
  if (isMerge) {
    const isUndone = all.some((other) => other.Operacao === 'DESMESCLAR' && other.Mesclagem === Mesclagem);
    return Operacao === 'MESCLAR' && !isUndone && mayMerge(entity, codes) ? 'merge' : null;
  }
  const right = undoneBy(Operacao);
  const stands = Desfaz !== undefined && typeof DesfeitaPor !== 'number';
  return stands && right !== null && mayDo(codes, entity, right) ? 'change' : null;
}

/** The right that undoing asks for; null where the change has a way back of its own. */
export const undoneBy = (operation: string): 'update' | 'delete' | null => deeds[operation] ?? null;

const deeds: Readonly<Record<string, 'update' | 'delete'>> = {
  INCLUIR: 'delete',
  ALTERAR: 'update',
  VERSAO: 'update',
  EXCLUIR: 'delete',
  RESTAURAR: 'delete',
};
