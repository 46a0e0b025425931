import { valueAt } from '../../../../domain/matricula/model/index.ts';

/** Concrete paths of a pattern with `*` for list items: `owners.*.name` -> `owners.0.name`, `owners.1.name`. */
export function expandPath(root: unknown, pattern: string): string[] {
  const star = pattern.indexOf('*');
  if (star < 0) return [pattern];
  const before = pattern.slice(0, star).replace(/\.$/, '');
  const list = valueAt(root, before);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => expandPath(root, `${before}.${index}${pattern.slice(star + 1)}`));
}

/** The path itself, then its parents: `transfers.0.share`, `transfers.0`, `transfers`. */
export function pathAndParents(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
