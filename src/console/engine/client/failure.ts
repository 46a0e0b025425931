import { createSignal } from '../../kit/signal.ts';
import { ApiError } from './apiError.ts';
import { go, place } from './place.ts';

/** An unexpected failure, as the error page tells it (specification, sections 2 and 8). */
interface Failure {
  readonly texts: readonly string[];
  /** To be quoted when asking for help; null when no answer carried one. */
  readonly requestNumber: string | null;
  /** Address to try again; null when there is nothing to try. */
  readonly from: string | null;
}

/** Null: nothing is known of a failure, as after loading the error page anew. */
export const failure = createSignal<Failure | null>(null);

const errorPage = '/erro';

/** Leads to the error page. What fails while it is shown already is told there too. */
export function showFailure(error: unknown): void {
  const before = place.get() === errorPage ? failure.get() : null;
  const texts = (error instanceof Error ? error.message : String(error)).split('\n');
  failure.set({
    texts: [...new Set([...(before?.texts ?? []), ...texts])],
    requestNumber: before?.requestNumber ?? (error instanceof ApiError ? error.requestNumber : null),
    from: before ? before.from : place.get(),
  });
  if (place.get() !== errorPage) go(errorPage);
}

/** An address that nothing answers to. It is not tried again. */
export function showUnknownAddress(text: string): void {
  failure.set({ texts: [text], requestNumber: null, from: null });
  go(errorPage, { replace: true });
}
