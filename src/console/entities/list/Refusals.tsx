import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import type { Refusal } from './useDeleteMany.ts';

interface RefusalsProps {
  readonly open: boolean;
  readonly entity: Entity;
  readonly refusals: readonly Refusal[];
  readonly close: () => void;
}

/** Records that were to be deleted and stay, each with the reason. */
export function Refusals({ open, entity, refusals, close }: RefusalsProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Dialog open={open} onClose={close} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="dialog-title">
        {t('delete.refused', { smart_count: refusals.length })}
      </h2>
      <ul className="refusals">
        {refusals.map(({ id: record, name, reason }) => (
          <li key={record}>
            <Link className="b" to={addressOfRecord(entity, record)} onClick={close}>
              {name}
            </Link>
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
