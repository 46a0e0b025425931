import { ListBase } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { ListPage } from './ListPage.tsx';
import { usePersonalFilter } from './usePersonalFilter.ts';

/** The generated list of an entity, on react-admin's list controller. */
export function EntityList() {
  const entity = useEntity();
  const personal = usePersonalFilter(entity);
  return (
    <ListBase
      sort={{ field: entity.sort.field, order: entity.sort.order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={25}
      filter={personal.filter}
      debounce={0}
      exporter={false}
      empty={false}
      // A failure shows in the list's own place, not in a notice beside it.
      queryOptions={{ onError: () => undefined }}
    >
      <ListPage entity={entity} personal={personal} />
    </ListBase>
  );
}
