import { foldName } from '../../../../domain/matricula/model/index.ts';

/** What tells one matrícula from another of the same number. */
export interface MatriculaIdentity {
  readonly office: string | null;
  readonly cnm: string | null;
}

/**
 * Whether two records of the same number are of one matrícula: by their CNM where both name one, else by the office
 * where both name one.
 * @see workflow, section 3: same office and number
 */
export function isSameMatricula(a: MatriculaIdentity, b: MatriculaIdentity): boolean {
  if (a.cnm !== null && b.cnm !== null) return a.cnm === b.cnm;
  return a.office === null || b.office === null || foldName(a.office) === foldName(b.office);
}
