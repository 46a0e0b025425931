import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { EntityOutline } from '../../../metadata/entity.ts';
import type { ListFilter } from '../data/filters.ts';
import { useLoadedEntity } from '../data/loadEntity.ts';
import { addressOfList } from './addresses.ts';

interface FilteredLinkProps {
  readonly entity: EntityOutline;
  readonly filter: ListFilter;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The way from a dialog to a list of just those records; mere words where an API filters by what this console does not know. */
export function FilteredLink(props: FilteredLinkProps) {
  return (
    <Suspense fallback={props.children}>
      <KnownLink {...props} />
    </Suspense>
  );
}

function KnownLink({ entity, filter, close, children }: FilteredLinkProps) {
  const { fields } = useLoadedEntity(entity.name);
  const isKnown = Object.keys(filter).every((field) => fields.some(({ name }) => name === field));
  if (!isKnown) return children;
  return (
    <Link
      to={`${addressOfList(entity)}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      onClick={close}
    >
      {children}
    </Link>
  );
}
