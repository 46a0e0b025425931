import equal from 'fast-deep-equal';
import { useStore, useUnselectAll } from 'react-admin';
import { useNavigate } from 'react-router';
import { fold } from '../../../domain/text/fold.ts';
import type { Entity, EntityView } from '../../../metadata/entity.ts';
import type { ListFilter } from '../../data/filters.ts';
import { addressOfList } from '../addresses.ts';
import { fitsPreference, type ListPreference, mostViews, type View, withViewBack } from './listPreference.ts';
import { viewColumnsKey } from './useColumns.ts';
import { useListPreference } from './useListPreference.ts';
import { type PersonalFilter, splitFilter } from './usePersonalFilter.ts';

/** What a view keeps of the list as it stands. */
export type Standing = Omit<View, 'id' | 'name'>;

export type Views = ReturnType<typeof useViews>;

/** The saved views of a list: the one shown, and what may be done with them. */
export function useViews(entity: Entity, personal: PersonalFilter) {
  const { kept, keep, readNow } = useListPreference(entity);
  const [currentId, setCurrent] = useStore<string | null>(`${entity.name}.view`, null);
  const [, setColumns] = useStore<readonly string[] | null>(viewColumnsKey(entity), null);
  const unselect = useUnselectAll(entity.name);
  const navigate = useNavigate();
  const { views, defaultView } = kept;
  const current = views.find(({ id }) => id === currentId) ?? null;

  const open = (view: View | null, { replace = false } = {}) => {
    const parts = splitFilter(entity, view?.filter ?? {});
    setCurrent(view?.id ?? null);
    setColumns(view?.columns ?? null);
    personal.setFilter(parts.personal);
    unselect();
    const search = searchOfView(parts.open, view ?? plain(entity, kept));
    navigate(`${addressOfList(entity)}?${search}`, { replace });
  };
  /** @returns whether there was room for it */
  const keepViews = (change: Partial<ListPreference>): boolean => {
    const fits = fitsPreference({ ...kept, ...change }) && (change.views?.length ?? 0) <= mostViews;
    if (fits) keep(change);
    return fits;
  };

  /** A view that everybody has: a filter and an order, over the columns the person has chosen. */
  const openStanding = ({ filter, sort }: Pick<EntityView, 'filter' | 'sort'>) => {
    setCurrent(null);
    setColumns(null);
    personal.setFilter({});
    unselect();
    const usual = plain(entity, kept);
    const order = sort ? { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' } : usual.sort;
    const search = searchOfView(filter, { ...usual, sort: order as View['sort'] });
    navigate(`${addressOfList(entity)}?${search}`);
  };

  return {
    views,
    current,
    defaultView,
    open,
    openStanding,
    isChanged: (standing: Standing) =>
      current !== null && !equal({ ...standing, ...namesOf(current) }, current),
    isTaken: (name: string, except: string | null) =>
      views.some((view) => view.id !== except && fold(view.name.trim()) === fold(name.trim())),
    add: (name: string, standing: Standing, asDefault: boolean) => {
      const view = { id: crypto.randomUUID().slice(0, 8), name, ...standing };
      const fits = keepViews({
        views: [...views, view],
        ...(asDefault ? { defaultView: view.id } : {}),
      });
      if (fits) {
        setCurrent(view.id);
        setColumns(view.columns);
      }
      return fits;
    },
    update: (standing: Standing) =>
      current !== null &&
      keepViews({
        views: views.map((view) => (view.id === current.id ? { ...namesOf(view), ...standing } : view)),
      }),
    rename: (id: string, name: string) =>
      keepViews({ views: views.map((view) => (view.id === id ? { ...view, name } : view)) }),
    /** @returns function that brings it back */
    remove: (id: string) => {
      keep({
        views: views.filter((view) => view.id !== id),
        ...(defaultView === id ? { defaultView: null } : {}),
      });
      if (currentId === id) setCurrent(null);
      return () => keep(withViewBack(readNow(), kept, id));
    },
    setDefault: (id: string | null) => keep({ defaultView: id }),
  };
}

const namesOf = ({ id, name }: View) => ({ id, name });

/** The list as it is without a view. */
const plain = ({ sort }: Entity, { perPage }: ListPreference): Pick<View, 'sort' | 'perPage'> => ({
  sort: { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' },
  perPage: perPage ?? 25,
});

/** A list's address, as react-admin reads and writes it. */
function searchOfView(filter: ListFilter, { sort, perPage }: Pick<View, 'sort' | 'perPage'>): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    sort: sort.field,
  }).toString();
}
