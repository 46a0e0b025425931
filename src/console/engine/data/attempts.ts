import equal from 'fast-deep-equal';
import { headers } from '../../../metadata/wire/envelope.ts';
import { ApiError } from '../client/apiError.ts';

/** What was sent, under which key, and never answered: it may have been done all the same. */
export interface Attempt {
  readonly key: string;
  readonly body: unknown;
}

export const newAttempt = (body: unknown): Attempt => ({ key: crypto.randomUUID(), body });

/** The same thing sent again goes under the same key, so that it is done once; another thing under a new one. */
export const attemptFor = (body: unknown, open: Attempt | null): Attempt =>
  open !== null && equal(open.body, body) ? open : newAttempt(body);

export const keyHeader = ({ key }: Attempt): Readonly<Record<string, string>> => ({
  [headers.idempotency]: key,
});

/** No answer, or one that says nothing about what became of the request. Every other answer settles it. */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.unreadable);
