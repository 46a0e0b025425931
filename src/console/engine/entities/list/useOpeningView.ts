import { useEffect, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { readViews } from '../../data/savedViews.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import type { Views } from './views/useViews.ts';

/**
 * What a list begins with. An address that names a view (`?visao=12`) opens it; with a filter beside, it is that view as
 * somebody changed it. One without a view shows what it says, and where neither an address nor an earlier visit says
 * anything the list opens with the view that is its person's, a profile's, or the company's.
 * @returns whether it is still about to
 */
export function useOpeningView(entity: Entity, views: Views): boolean {
  const store = useStoreContext();
  const navigate = useNavigate();
  const { t } = useTexts();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const asked = query.get('visao');
  const [wasAsked, setWasAsked] = useState<string | null>(null);
  const view = asked === null ? null : views.find(Number(asked));
  const isNew = search === '' && store.getItem(`${entity.name}.listParams`) === undefined;
  const first = useRef(true);
  const step = stepOf();
  const act = useRef<() => void>(() => undefined);
  act.current = () => {
    if (step === 'open') views.open(view ?? views.opening, { replace: true });
    if (step === 'adopt') views.adopt(view);
    if (step === 'leave') views.adopt(null);
    if (step === 'ask') void readViews().then(() => setWasAsked(asked));
    if (step === 'give up') {
      notify({ kind: 'wa', text: t('list.views.gone'), stays: true });
      // Without a filter beside it the list is the plain one, not what an earlier visit left.
      if (!query.has('filter')) return views.open(null, { replace: true });
      query.delete('visao');
      views.adopt(null);
      navigate(`${pathname}?${query}`, { replace: true });
    }
    if (step === 'name')
      navigate(`${pathname}${search}&visao=${views.current?.Identificador}`, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is taken once for what makes it due
  useEffect(() => {
    act.current();
    if (step !== 'wait') first.current = false;
  }, [step, asked, view?.Identificador]);
  return ['wait', 'open', 'adopt', 'leave', 'ask', 'give up'].includes(step);

  function stepOf() {
    if (asked !== null) {
      if (!views.isKnown) return 'wait';
      if (!view) return wasAsked === asked ? 'give up' : 'ask';
      if (!query.has('filter')) return 'open';
      return views.current?.Identificador === view.Identificador ? 'stay' : 'adopt';
    }
    if (isNew) return !views.isKnown ? 'wait' : views.opening ? 'open' : 'stay';
    if (search === '' || !views.current) return 'stay';
    // react-admin writes the address anew with every page and filter, and knows nothing of views.
    return first.current ? 'leave' : 'name';
  }
}
