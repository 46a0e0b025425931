import type { WireError } from '../../../metadata/wire/envelope.ts';

/** A refusal by the API, or the lack of an answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly WireError[];
  /** The record as it is now, when a change came too late (409). */
  readonly current: unknown;
  /** The answer came and could not be understood: what was asked may have been done all the same. */
  readonly unreadable: boolean;
  /** To be quoted when asking for help. */
  readonly requestNumber: string | null;
  /** The shape react-admin hands to a form: field path -> text. */
  readonly body: { readonly errors: Readonly<Record<string, string>> };

  constructor(
    status: number,
    message: string,
    details: Partial<Pick<ApiError, 'errors' | 'current' | 'requestNumber' | 'unreadable'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = details.errors ?? [];
    this.current = details.current;
    this.unreadable = details.unreadable ?? false;
    this.requestNumber = details.requestNumber ?? null;
    this.body = { errors: fieldErrors(this.errors) };
  }
}

/** Errors without a field gather under the empty path. */
function fieldErrors(errors: readonly WireError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { Campo = '', Texto } of errors)
    found[Campo] = found[Campo] ? `${found[Campo]}\n${Texto}` : Texto;
  return found;
}
