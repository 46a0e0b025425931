import { AppError, type ErrorCode } from '../domain/errors.ts';
import type { Row } from './database/database.ts';

/** One thing that is wrong with a request; `field` is a path of wire names: `Enderecos.0.Cep`. */
export interface Issue {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Ready text in the user's language, where the code alone cannot say it (messages of the validator). */
  readonly text?: string;
}

/**
 * A failure that has more to say than one code: several fields at once, or the record as it is now.
 * Whoever knows only `AppError` still gets the first issue's code, so the status is always right.
 */
export class Refusal extends AppError {
  readonly issues: readonly Issue[];
  /** The current record of a conflict, answered as `ItemRegistro`. */
  readonly record: Row | null;

  constructor(issues: readonly [Issue, ...Issue[]], options: { record?: Row; cause?: unknown } = {}) {
    const [first] = issues;
    super(first.code, first.params, { ...(first.field ? { field: first.field } : {}), cause: options.cause });
    this.name = 'Refusal';
    this.issues = issues;
    this.record = options.record ?? null;
  }
}

/** The usual case: one issue. */
export function refuse(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>> = {},
  options: { field?: string; record?: Row } = {},
): Refusal {
  return new Refusal([{ code, params, ...(options.field ? { field: options.field } : {}) }], options);
}
