import { useResourceContext } from 'react-admin';
import { entityNamed } from '../../metadata/entities.ts';
import type { Entity } from '../../metadata/entity.ts';

/** The entity of the page one is on. */
export function useEntity(): Entity {
  const resource = useResourceContext();
  if (!resource) throw new Error('not below a resource');
  return entityNamed(resource);
}
