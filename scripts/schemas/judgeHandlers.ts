import type { Entity } from '../../src/metadata/entity.ts';
import { handlerProblems } from './problems/handlerProblems.ts';
import type { SchemaProblem } from './problems/problem.ts';

/** Asks the server's rules, which import generated files: only when those are current. */
export async function judgeHandlers(entities: readonly Entity[]): Promise<SchemaProblem[]> {
  const { rulesOf } = await import('../../src/server/engine/crud/rulesOf.ts');
  const { features } = await import('../../src/server/features.ts');
  return handlerProblems(entities, rulesOf(features));
}
