import { type MouseEvent, type RefObject, useCallback, useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { place } from '../../client/place.ts';
import { addressOfList } from '../addresses.ts';

interface Left {
  readonly id: number;
  /** Where it led to. */
  readonly address: string;
  readonly scroll: number;
}

/** Pages in the order they were seen: the one before this. */
let before = '';
let here = pathOf(place.get());
/** The list whose record is looked at, until another screen is; the record, as it was opened from there. */
let trail: { readonly list: string; readonly record: string } | null = null;
place.subscribe(() => {
  const now = pathOf(place.get());
  if (now === here) return;
  before = here;
  here = now;
  if (trail && !staysOn(trail)) trail = null;
});

const staysOn = ({ list, record }: NonNullable<typeof trail>): boolean =>
  here === record || (here.startsWith(`${list}/`) ? before !== list : here === list);

/** Whether nothing but records of the list was seen since one of them was opened from it. */
export const isComingBack = (entity: Entity): boolean => trail?.list === addressOfList(entity);

/** What a link to the list carries that means going back to it and not beginning there. */
export const back = { back: true };

/** Follows a row's link. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>, id: number, address: string) => void;

/**
 * Remembers the row one opened a record from, and on coming back from it scrolls there and gives it the focus.
 * @returns what the link of a row does when it is pressed
 */
export function useReturn(entity: Entity, list: RefObject<HTMLElement | null>, isFull: boolean): Follow {
  const store = useStoreContext();
  const navigate = useNavigate();
  const key = `${entity.name}.left`;
  useEffect(() => {
    const left = store.getItem<Left | null>(key);
    if (!isFull || !left) return;
    const own = `/nav/${entity.name}/`;
    store.removeItem(key);
    if (!before.startsWith(own) && before !== left.address) return;
    // After the shell, which greets every page at its top and with its heading.
    const timer = setTimeout(() => {
      scrollTo(0, left.scroll);
      list.current
        ?.querySelector<HTMLElement>(`[data-record="${left.id}"]`)
        ?.focus({ preventScroll: left.scroll > 0 });
    }, 60);
    return () => clearTimeout(timer);
  }, [store, key, entity.name, list, isFull]);
  return useCallback(
    (event, id, address) => {
      // Another tab, another window, a download: the browser's own affair.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      store.setItem<Left>(key, { id, address, scroll: window.scrollY });
      trail = { list: addressOfList(entity), record: pathOf(address) };
      navigate(address);
    },
    [store, key, navigate, entity],
  );
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}
