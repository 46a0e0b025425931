import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import type { RefusedRecord } from './refusals.ts';
import './refusals.css';

interface RefusalsProps {
  readonly open: boolean;
  readonly entity: Entity;
  /** What was not done; deleting, unless told otherwise. */
  readonly title?: string;
  readonly refusals: readonly RefusedRecord[];
  /** Records that are deleted have no page to open. */
  readonly areDeleted?: boolean;
  readonly close: () => void;
}

/** Records that something was not done to, each with the reason. */
export function Refusals({ open, entity, title, refusals, areDeleted = false, close }: RefusalsProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Dialog open={open} onClose={close} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="dialog-title">
        {title ?? t('delete.refused', { smart_count: refusals.length })}
      </h2>
      <ul className="refusals">
        {refusals.map(({ id: record, name, reason }) => (
          <li key={record}>
            {areDeleted ? (
              <span className="b">{name}</span>
            ) : (
              <Link className="b" to={addressOfRecord(entity, record)} onClick={close}>
                {name}
              </Link>
            )}
            <span className="mut">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its way out */}
        <button type="button" className="btn keep" autoFocus onClick={close}>
          {t('list.close')}
        </button>
      </div>
    </Dialog>
  );
}
