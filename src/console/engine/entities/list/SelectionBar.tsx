import { useState } from 'react';
import { intlTag } from '../../../../domain/locale.ts';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { mostAtOnce } from '../../../../metadata/selectionLimits.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronDown, IconDots, IconDownload, IconTrash, IconX } from '../../../kit/ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../../kit/ui/MenuButton.tsx';
import { RightControl } from '../../auth/RightControl.tsx';
import { useCodes } from '../../auth/rights.ts';
import type { ChosenRecords } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { usePageCommands } from '../../page/pageCommands.ts';
import { actionsOn } from '../actions/offeredActions.ts';
import { mayMerge } from '../merge/mayMerge.ts';
import { useBeginMerge } from '../merge/useBeginMerge.ts';
import { selectionActsOf } from './selectionActs.ts';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  readonly entity: Entity;
  readonly selection: Selection;
  /** How many match, as text and as a number. */
  readonly total: string;
  readonly matching: number;
  readonly exportChoices: readonly MenuChoice[];
  readonly remove: (chosen: ChosenRecords) => Promise<void>;
  readonly act: (action: Action) => void;
}

/** What can be done with the selected rows; pushes the table down and replaces nothing. */
export function SelectionBar(props: SelectionBarProps) {
  const { entity, selection, total, matching, exportChoices, remove, act } = props;
  const { t, locale } = useTexts();
  const codes = useCodes();
  const [isAsking, setAsking] = useState(false);
  const { count, isAll } = selection;
  const merge = useBeginMerge(entity);
  const isTooMany = count > mostAtOnce;
  const actions: readonly MenuChoice[] = [
    ...actionsOn(entity, 'selection', codes).map((action) => ({
      key: action.name,
      label: action.label[locale],
      act: () => act(action),
    })),
    ...(mayMerge(entity, codes)
      ? [{ key: 'mesclar', label: t('merge.act'), act: () => merge(selection.chosen, count) }]
      : []),
    ...selectionActsOf(entity, codes).map(({ name, label, run }) => ({
      key: name,
      label: label[locale],
      act: () => void run(selection.chosen, count),
    })),
  ];
  const deletes = entity.calls.includes('delete') && codes.has(entity.codes.delete);
  const offered: readonly MenuChoice[] =
    count === 0
      ? []
      : [
          ...(isTooMany ? [] : actions),
          ...exportChoices.map((choice) => ({
            ...choice,
            icon: IconDownload,
            label: t('list.exportOf', { what: choice.label }),
          })),
          ...(deletes && !isTooMany
            ? [
                {
                  key: 'excluir',
                  label: t('ra.action.delete'),
                  icon: IconTrash,
                  danger: true,
                  act: () => setAsking(true),
                },
              ]
            : []),
          { key: 'soltar', label: t('list.unselect'), icon: IconX, act: selection.clear },
        ];
  usePageCommands(
    offered.map(({ key, label, icon, danger = false, act: run }) => ({
      key: `selecao-${key}`,
      label: t('list.ofSelected', { act: label, smart_count: count }),
      ...(icon ? { icon } : {}),
      danger,
      act: run,
    })),
  );
  if (count === 0) return null;
  // Two stand in the bar, as far as it is wide; the rest behind a button.
  const [inBar, inMenu] = [actions.slice(0, 2), actions.slice(2)];
  return (
    <div className="selection">
      <b role="status">
        {isAll ? t('list.selectedAll', { count: total }) : t('list.selected', { smart_count: count })}
      </b>
      {!isAll && selection.isPageChosen && matching > count && (
        <button type="button" className="btn txt sq" onClick={selection.takeAll}>
          {t('list.selectAll', { count: total })}
        </button>
      )}
      {isTooMany && (
        <span className="selection-limit">
          {t('list.tooMany', { limit: new Intl.NumberFormat(intlTag[locale]).format(mostAtOnce) })}
        </span>
      )}
      <span className="grow" />
      {exportChoices.length > 0 && (
        <MenuButton className="txt sq" choices={exportChoices}>
          <Glyph icon={IconDownload} small />
          {t('list.export')}
          <Glyph icon={IconChevronDown} small className="wide-only" />
        </MenuButton>
      )}
      {inBar.map((action) => (
        <button
          key={action.key}
          type="button"
          className="btn txt sq wide-only"
          disabled={isTooMany}
          onClick={action.act}
        >
          {action.label}
        </button>
      ))}
      {inMenu.length > 0 && (
        <MenuButton
          className="txt sq ico wide-only"
          name={t('list.moreActions')}
          disabled={isTooMany}
          choices={inMenu}
        >
          <Glyph icon={IconDots} small />
        </MenuButton>
      )}
      {actions.length > 0 && (
        <MenuButton
          className="txt sq ico narrow-only"
          name={t('list.actions')}
          disabled={isTooMany}
          choices={actions}
        >
          <Glyph icon={IconDots} small />
        </MenuButton>
      )}
      {entity.calls.includes('delete') && (
        <RightControl code={entity.codes.delete} label={t('ra.action.delete')} small>
          <button
            type="button"
            className="btn txt sq danger"
            disabled={isTooMany}
            onClick={() => setAsking(true)}
          >
            <Glyph icon={IconTrash} small />
            {t('ra.action.delete')}
          </button>
        </RightControl>
      )}
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('list.unselect')}
        onClick={selection.clear}
      >
        <Glyph icon={IconX} small />
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.titleMany', { smart_count: count })}
        text={t('delete.text')}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirmMany', { count: isAll ? total : String(count) })}
        close={() => setAsking(false)}
        act={() => remove(selection.chosen)}
        danger
      />
    </div>
  );
}
