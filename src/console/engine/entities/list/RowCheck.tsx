import { memo, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Selection } from './useSelection.ts';

interface RowCheckProps {
  readonly id: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly toggle: Selection['toggle'];
}

/** Chooses a row; with the shift key held also those between it and the last one touched. */
export const RowCheck = memo(function RowCheck({ id, name, isChosen, toggle }: RowCheckProps) {
  const { t } = useTexts();
  const isRange = useRef(false);
  return (
    <input
      type="checkbox"
      className="ck"
      aria-label={t('list.select', { name })}
      checked={isChosen}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={() => toggle(id, isRange.current)}
    />
  );
});
