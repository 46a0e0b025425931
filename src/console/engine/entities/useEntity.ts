import { useResourceContext } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import { useLoadedEntity } from '../data/loadEntity.ts';

/** The entity of the page one is on. */
export function useEntity(): Entity {
  const resource = useResourceContext();
  if (!resource) throw new Error('not below a resource');
  return useLoadedEntity(resource);
}
