import { type ComponentType, useRef } from 'react';
import { type Deed, useRights } from '../auth/rights.ts';
import { ForbiddenPage } from '../page/Pages.tsx';
import { useEntity } from './useEntity.ts';

/**
 * A page of an entity for who may open it; to others it says which permission is missing and who grants it, at the
 * page's own address. A form that is open stays open when the right goes: what is typed in it is the person's.
 */
export function openedBy(deed: Deed, Page: ComponentType): ComponentType {
  const isForm = deed === 'create' || deed === 'update';
  return function Opened() {
    const entity = useEntity();
    const may = useRights(entity.name)(deed);
    const wasOpen = useRef(false);
    wasOpen.current ||= isForm && may;
    return may || wasOpen.current ? <Page /> : <ForbiddenPage code={entity.codes[deed]} />;
  };
}
