import { ListBase } from 'react-admin';
import type { Entity } from '../../../../metadata/entity.ts';
import { useEntity } from '../useEntity.ts';
import { type PersonalFilter, usePersonalFilter } from './filter/usePersonalFilter.ts';
import { ListPage } from './ListPage.tsx';
import { usualPageSize } from './pageSizes.ts';
import { useKeptSelection } from './useKeptSelection.ts';
import { useListPreference } from './useListPreference.ts';
import { useOpeningView } from './useOpeningView.ts';
import { useViews, type Views } from './views/useViews.ts';

/** The generated list of an entity, on react-admin's list controller. */
export function EntityList() {
  const entity = useEntity();
  return <Opening key={entity.name} entity={entity} />;
}

function Opening({ entity }: { entity: Entity }) {
  const personal = usePersonalFilter(entity);
  const views = useViews(entity, personal);
  const isSettled = useKeptSelection(entity);
  if (useOpeningView(entity, views) || !isSettled) return null;
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
      perPage={kept.perPage ?? usualPageSize}
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
