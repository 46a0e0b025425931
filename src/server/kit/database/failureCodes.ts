import { AppError, type ErrorCode } from '../../../domain/errors.ts';

/**
 * What the database or the disk refused for reasons that no entity has to explain, in our words.
 * @returns null for anything else, which counts as unexpected
 * @see PostgreSQL, appendix A: error codes; Node, system errors
 */
export function failureOfSystem(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? codeOf(error.code) : ofConnection(error);
  return code ? new AppError(code, {}, { cause: error }) : null;
}

const codeOf = (name: string): ErrorCode | undefined =>
  codes[name] ?? (name.startsWith('08') ? 'database-busy' : undefined);

/** pg gives no code to what it says itself of a connection that broke, or that none was free in time. */
const ofConnection = ({ message }: Error): ErrorCode | undefined =>
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/.test(
    message,
  )
    ? 'database-busy'
    : undefined;

const named = (code: ErrorCode, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, code]));

const codes: Readonly<Record<string, ErrorCode>> = {
  // A sign the encoding does not know, half of a pair in JSON, a NUL.
  ...named('text-not-storable', '22021', '22P02', '22P05'),
  // Numbers and days beyond what a column holds.
  ...named('value-out-of-range', '22003', '22007', '22008', '22009'),
  // Deadlock, serialisation, cancelled by its time limit, too many connections, going down, coming up.
  ...named('database-busy', '40001', '40P01', '57014', '55P03', '53300', '57P01', '57P02', '57P03'),
  // The database's machine does not answer, or hung up.
  ...named('database-busy', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE', 'ENOTFOUND'),
  ...named('storage-full', 'ENOSPC', 'EDQUOT', '53100'),
};
