import type { AnswerMapping, HttpConfiguration } from './configuration.ts';

/** A mistake in the file of providers. */
export interface Problem {
  /** JSON pointer into the file; empty = all of it. */
  readonly pointer: string;
  readonly message: string;
}

/** The file's provider: what may be left out is left out, and secrets are names of variables. */
export type WrittenProvider = Omit<
  HttpConfiguration,
  | 'baseUrl'
  | 'fileHosts'
  | 'insecure'
  | 'allowPrivate'
  | 'secrets'
  | 'limits'
  | 'timeouts'
  | 'sizes'
  | 'answers'
> & {
  readonly baseUrl: string;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly limits?: Partial<HttpConfiguration['limits']>;
  readonly timeouts?: Partial<HttpConfiguration['timeouts']>;
  readonly sizes?: Partial<HttpConfiguration['sizes']>;
  readonly answers: Omit<AnswerMapping, 'askAgainSeconds'> & Partial<Pick<AnswerMapping, 'askAgainSeconds'>>;
} & Partial<Pick<HttpConfiguration, 'fileHosts' | 'insecure' | 'allowPrivate'>>;

/** A problem at a pointer. */
export const at = (pointer: string, message: string): Problem => ({ pointer, message });
