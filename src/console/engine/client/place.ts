import { createSignal } from '../../kit/signal.ts';

/** Where the address points: everything after `#`, without it. */
export const place = createSignal(readPlace());

/** What a protected page leaves behind on the way to the sign-in page, in the shape react-admin uses too. */
export interface Wanted {
  readonly nextPathname: string;
  readonly nextSearch: string;
}

/** Goes to a page outside of the navigation area, or back into it. */
export function go(path: string, { replace = false, state = null as Wanted | null } = {}): void {
  const entry = { usr: state };
  if (replace) history.replaceState(entry, '', `#${path}`);
  else history.pushState(entry, '', `#${path}`);
  refreshPlace();
}

/** Called by what changes the address without the browser telling: a router's own navigation. */
export const refreshPlace = (): void => place.set(readPlace());

/** Page to return to after signing in, if somebody came from one. */
export function wantedPlace(): string | null {
  const state: unknown = history.state?.usr;
  if (typeof state !== 'object' || state === null || !('nextPathname' in state)) return null;
  const { nextPathname, nextSearch } = state as Wanted;
  return nextPathname.startsWith('/nav') ? nextPathname + (nextSearch ?? '') : null;
}

export function toWanted(path: string): Wanted {
  const [nextPathname = '', ...rest] = path.split('?');
  return { nextPathname, nextSearch: rest.length > 0 ? `?${rest.join('?')}` : '' };
}

addEventListener('hashchange', refreshPlace);
addEventListener('popstate', refreshPlace);

function readPlace(): string {
  return location.hash.replace(/^#/, '');
}
