import { createSignal } from '../../kit/signal.ts';
import { forgetWithPerson } from '../auth/forgetWithPerson.ts';

/** A short message at the bottom left. Errors, and what `stays`, last until closed; the rest leave after five seconds. */
export interface PageNotice {
  readonly id: number;
  readonly kind: 'ok' | 'er' | 'wa';
  readonly text: string;
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly act: () => void };
}

/** Specification, section 9. */
export const noticeDuration = 5000;

const most = 3;
let last = 0;

export const notices = createSignal<readonly PageNotice[]>([]);
// They name records, and what they offer would be done by whoever is here.
forgetWithPerson(() => notices.set([]));

export function notify(notice: Omit<PageNotice, 'id'>): void {
  last += 1;
  notices.set([...notices.get(), { ...notice, id: last }].slice(-most));
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
