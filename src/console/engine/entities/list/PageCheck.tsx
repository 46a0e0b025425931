import { useTexts } from '../../i18n/texts.ts';

interface PageCheckProps {
  readonly isWhole: boolean;
  /** Some rows of the page are chosen; only asked while not all are. */
  readonly isPartly: boolean;
  readonly toggle: (isChosen: boolean) => void;
}

/** The head of the column of boxes: chooses every row of the page. */
export function PageCheck({ isWhole, isPartly, toggle }: PageCheckProps) {
  const { t } = useTexts();
  return (
    <th scope="col" className="key">
      <input
        type="checkbox"
        className="ck"
        aria-label={t('list.selectPage')}
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = !isWhole && isPartly;
        }}
        onChange={(event) => toggle(event.target.checked)}
      />
    </th>
  );
}
