import { AppError, type ErrorCode } from '../../../domain/errors.ts';

/** Why a job failed, as its row keeps it: a code of `errors` with what fills its text. */
export interface Reason {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A failure that no code of ours tells is named by its kind alone: its words may repeat what the job is about. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof AppError) return { code: error.code, params: error.params };
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  const kind = typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
  return { code: 'job-failed', params: { kind: kind.slice(0, 60) } };
}

/** What a row keeps; a worker that died left no reason of ours. */
export const keptReason = (output: unknown): Reason =>
  typeof output === 'object' && output !== null && 'code' in output && 'params' in output
    ? (output as Reason)
    : { code: 'job-interrupted', params: {} };
