import { AppError } from '../../domain/errors.ts';

/** Deeper than any record, filter or correction. */
const deepest = 32;

/**
 * A body of a million brackets is small, parses, and exhausts the stack of whoever walks through it later.
 * Looked at level by level, without recursion.
 * @throws AppError 'body-invalid'
 */
export function refuseDeepBody(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('body-invalid');
    level = level.flatMap(childrenOf);
  }
}

/** Members of plain lists and objects; streams and bytes are leaves. */
function childrenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null) : [];
}
