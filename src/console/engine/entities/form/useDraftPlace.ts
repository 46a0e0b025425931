import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { session } from '../../auth/session.ts';
import { texts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { type FormDraft, noteDraft, readDraft } from './drafts.ts';

/** A form that is drawn anew within this time was not left (milliseconds). */
const drawnAnew = 300;

/** Drafts whose forms are on the page. */
const open = new Set<string>();
/** Those whose forms have just gone, and may be on their way back. */
const going = new Set<string>();

/** Whether a form that is about to be drawn goes on from one that was there this moment. */
export const isDrawnAnew = (key: string): boolean => open.has(key) || going.has(key);

/**
 * Takes care of a draft when its form goes: where the person was is noted, and if nothing asked before the form
 * went, as when an address is typed by hand, a notice offers the way back at once.
 * @param taken the draft the form begins with; the person is put where they were
 * @param isDirty asked as the form goes: whether there is anything to come back for
 * @returns handlers for the element around the form
 */
export function useDraftPlace(key: string, title: string, taken: FormDraft | null, isDirty: () => boolean) {
  const control = useRef<string | null>(null);
  const named = useRef(title);
  named.current = title;
  const asked = useRef(isDirty);
  asked.current = isDirty;
  useLayoutEffect(() => {
    const address = location.hash;
    open.add(key);
    return () => {
      open.delete(key);
      noteDraft(key, { place: { scroll: scrollY, control: control.current } });
      const isUnfinished = asked.current();
      going.add(key);
      setTimeout(() => {
        going.delete(key);
        if (isUnfinished && !open.has(key)) offerReturn(key, named.current, address);
      }, drawnAnew);
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the draft the form began with has a place to go to
  useEffect(() => {
    const place = taken?.place;
    if (!place) return;
    // Before the page's heading takes the focus: what stands in the page already keeps it.
    const timer = setTimeout(() => {
      if (place.control) document.getElementById(place.control)?.focus({ preventScroll: true });
      scrollTo(0, place.scroll);
    });
    return () => clearTimeout(timer);
  }, []);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      control.current = target.id || null;
    },
  };
}

function offerReturn(key: string, title: string, address: string): void {
  const draft = readDraft(key);
  if (!draft) return;
  noteDraft(key, { isLeft: true });
  // Whoever must sign in first comes back here by that.
  if (session.get().status !== 'in') return;
  const { t } = texts();
  notify({
    kind: 'wa',
    text: t('form.draftKept', { title }),
    action: {
      label: t('form.draftReturn'),
      act: () => {
        location.hash = address;
      },
    },
  });
}
