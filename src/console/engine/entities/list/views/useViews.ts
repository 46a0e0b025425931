import equal from 'fast-deep-equal';
import { useStore, useUnselectAll } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { fold } from '../../../../../domain/text/fold.ts';
import type { SavedView, ViewShare } from '../../../../../metadata/calls/views.ts';
import type { Entity, EntityView } from '../../../../../metadata/entity.ts';
import type { ListFilter } from '../../../data/filters.ts';
import {
  changeView,
  createView,
  deleteView,
  restoreView,
  shareView,
  useSavedViews,
} from '../../../data/savedViews.ts';
import { addressOfList } from '../../addresses.ts';
import { type PersonalFilter, splitFilter } from '../filter/usePersonalFilter.ts';
import type { ListPreference } from '../listPreference.ts';
import { type ViewColumns, viewColumnsKey } from '../useColumns.ts';
import { useListPreference } from '../useListPreference.ts';
import { fromDefinition, type ListStanding, toDefinition } from './viewDefinition.ts';

export type Views = ReturnType<typeof useViews>;

/** The saved views of a list: the one shown, and what may be done with them. */
export function useViews(entity: Entity, personal: PersonalFilter) {
  const { kept, keep } = useListPreference(entity);
  const saved = useSavedViews();
  const [currentId, setCurrent] = useStore<number | null>(`${entity.name}.view`, null);
  const [, setColumns] = useStore<ViewColumns | null>(viewColumnsKey(entity), null);
  const unselect = useUnselectAll(entity.name);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const views = saved.views.filter(({ Entidade }) => Entidade === entity.name);
  const current = views.find(({ Identificador }) => Identificador === currentId) ?? null;
  const opening = openingOf(views, kept);

  /** Takes over what a view keeps outside of the address: which it is, its columns, what is asked of personal data. */
  const adopt = (view: SavedView | null): ListStanding | null => {
    const standing = view && fromDefinition(view.Definicao);
    setCurrent(view?.Identificador ?? null);
    setColumns(standing && { names: standing.columns, widths: standing.widths });
    personal.setFilter(standing ? splitFilter(entity, standing.filter).personal : {});
    unselect();
    return standing;
  };
  const open = (view: SavedView | null, { replace = false } = {}) => {
    const standing = adopt(view);
    const shown = standing ?? plain(entity, kept);
    const search = searchOfView(splitFilter(entity, standing?.filter ?? {}).open, shown);
    navigate(`${addressOfList(entity)}?${search}${view ? `&visao=${view.Identificador}` : ''}`, { replace });
  };

  /** Does what may take the view shown from sight: the list stays as it is, without its name. */
  const leaving = async <T>(view: SavedView, act: () => Promise<T>): Promise<T> => {
    if (currentId !== view.Identificador) return act();
    const query = new URLSearchParams(search);
    query.delete('visao');
    setCurrent(null);
    navigate(`${pathname}?${query}`, { replace: true });
    try {
      return await act();
    } catch (error) {
      setCurrent(view.Identificador);
      throw error;
    }
  };

  /** A view that everybody has: a filter and an order, over the columns the person has chosen. */
  const openStanding = ({ filter, sort }: Pick<EntityView, 'filter' | 'sort'>) => {
    adopt(null);
    const usual = plain(entity, kept);
    const order = sort ? { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' } : usual.sort;
    const search = searchOfView(filter, { ...usual, sort: order as ListStanding['sort'] });
    navigate(`${addressOfList(entity)}?${search}`);
  };

  return {
    isKnown: saved.status === 'known',
    own: views.filter(({ Minha, Partilhada }) => Minha && !Partilhada),
    shared: views.filter(({ Partilhada }) => Partilhada),
    current,
    find: (id: number) => views.find(({ Identificador }) => Identificador === id) ?? null,
    /** What the list opens with: as the person said, else by a profile, else by the company. */
    opening,
    /** Whether it is the person's own choice. */
    isOwnOpening: opening !== null && opening.Identificador === kept.defaultView,
    adopt,
    open,
    openStanding,
    isChanged: (standing: ListStanding) =>
      current !== null && !equal(standing, fromDefinition(current.Definicao)),
    isTaken: (name: string, except: number | null) =>
      views.some(
        ({ Identificador, Nome, Minha }) =>
          Minha && Identificador !== except && fold(Nome.trim()) === fold(name.trim()),
      ),
    add: async (name: string, standing: ListStanding, asDefault: boolean) => {
      const made = await createView({ Entidade: entity.name, Nome: name, Definicao: toDefinition(standing) });
      if (!made) return;
      setCurrent(made.Identificador);
      setColumns({ names: standing.columns, widths: standing.widths });
      if (asDefault) keep({ defaultView: made.Identificador });
    },
    update: (view: SavedView, standing: ListStanding) =>
      changeView(view, { Definicao: toDefinition(standing) }),
    rename: (view: SavedView, name: string) => changeView(view, { Nome: name }),
    share: (view: SavedView, shares: readonly ViewShare[]) => {
      const share = () => shareView(view, shares);
      return shares.length > 0 || view.Minha ? share() : leaving(view, share);
    },
    /** @returns function that brings it back */
    remove: async (view: SavedView) => {
      await leaving(view, () => deleteView(view));
      return () => restoreView(view.Identificador);
    },
    /** @param id null: with none, whatever is shared */
    setDefault: (id: number | null) =>
      keep({ defaultView: id ?? (openingOf(views, { ...kept, defaultView: null }) ? 'none' : null) }),
  };
}

function openingOf(
  views: readonly SavedView[],
  { defaultView }: Pick<ListPreference, 'defaultView'>,
): SavedView | null {
  if (defaultView === 'none') return null;
  return (
    views.find(({ Identificador }) => Identificador === defaultView) ??
    views.find(({ AbrePor }) => AbrePor === 'perfil') ??
    views.find(({ AbrePor }) => AbrePor === 'empresa') ??
    null
  );
}

/** The list as it is without a view. */
const plain = ({ sort }: Entity, { perPage }: ListPreference): Pick<ListStanding, 'sort' | 'perPage'> => ({
  sort: { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' },
  perPage: perPage ?? 25,
});

/** A list's address, as react-admin reads and writes it. */
function searchOfView(filter: ListFilter, { sort, perPage }: Pick<ListStanding, 'sort' | 'perPage'>): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    sort: sort.field,
  }).toString();
}
