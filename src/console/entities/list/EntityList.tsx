import { useEffect, useRef } from 'react';
import { ListBase, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { useEntity } from '../useEntity.ts';
import { ListPage } from './ListPage.tsx';
import { useKeptSelection } from './useKeptSelection.ts';
import { useListPreference } from './useListPreference.ts';
import { type PersonalFilter, usePersonalFilter } from './usePersonalFilter.ts';
import { useViews, type Views } from './useViews.ts';

/** The generated list of an entity, on react-admin's list controller. */
export function EntityList() {
  const entity = useEntity();
  const personal = usePersonalFilter(entity);
  const views = useViews(entity, personal);
  const isSettled = useKeptSelection(entity);
  if (useOpening(entity, views) || !isSettled) return null;
  return <OpenList entity={entity} personal={personal} views={views} />;
}

interface OpenListProps {
  readonly entity: Entity;
  readonly personal: PersonalFilter;
  readonly views: Views;
}

function OpenList({ entity, personal, views }: OpenListProps) {
  const { kept } = useListPreference(entity);
  return (
    <ListBase
      sort={{ field: entity.sort.field, order: entity.sort.order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={kept.perPage ?? 25}
      filter={personal.filter}
      debounce={0}
      exporter={false}
      empty={false}
      // A failure shows in the list's own place, not in a notice beside it.
      queryOptions={{ onError: () => undefined }}
    >
      <ListPage entity={entity} personal={personal} views={views} />
    </ListBase>
  );
}

/**
 * Opens the person's own view where neither an address nor an earlier visit says what to show.
 * @returns whether it is about to
 */
function useOpening(entity: Entity, { views, defaultView, open }: Views): boolean {
  const store = useStoreContext();
  const { search } = useLocation();
  const isNew = search === '' && store.getItem(`${entity.name}.listParams`) === undefined;
  const view = isNew ? views.find(({ id }) => id === defaultView) : undefined;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (view) latest.current(view, { replace: true });
  }, [view]);
  return view !== undefined;
}
