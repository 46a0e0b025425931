import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { listLabel } from '../../../metadata/listLabel.ts';
import { useTexts } from '../i18n/texts.ts';
import { addressOfList } from './addresses.ts';

interface ListCrumbProps {
  readonly entity: Entity;
  /** `back` on the way from a record: the list is found as it was left. */
  readonly state?: unknown;
  /** What stands between the list and the page. */
  readonly children?: ReactNode;
}

/** Over the title of a page of an entity: the way to its list. */
export function ListCrumb({ entity, state, children }: ListCrumbProps) {
  const { locale } = useTexts();
  return (
    <p className="crumb">
      <Link to={addressOfList(entity)} state={state}>
        {listLabel(entity)[locale]}
      </Link>{' '}
      <span aria-hidden="true">/</span>
      {children}
    </p>
  );
}
