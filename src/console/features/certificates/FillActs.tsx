import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Action } from '../../../metadata/entity.ts';
import { itemChecklist } from '../../../metadata/generated/entities/item-checklist.ts';
import { useCodes, useRights } from '../../engine/auth/rights.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { ActionDialog } from '../../engine/entities/actions/ActionDialog.tsx';
import { actionsOn } from '../../engine/entities/actions/offeredActions.ts';
import { useRecordMaker } from '../../engine/entities/form/RecordMaker.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconChevronDown, IconPlus } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';

interface FillActsProps {
  readonly operation: ConsoleRecord;
  /** Nothing there yet: the ways to begin stand side by side. */
  readonly isEmpty: boolean;
}

/** How items come to a checklist: from the workflow, from another operation, one by one. */
export function FillActs({ operation, isEmpty }: FillActsProps) {
  const { t, locale } = useTexts();
  const make = useRecordMaker();
  const refresh = useRefresh();
  const codes = useCodes();
  const may = useRights('item-checklist');
  const [asked, setAsked] = useState<Action | null>(null);
  const choices = [
    ...actionsOn(itemChecklist, 'list', codes).map((action) => ({
      key: action.name,
      label: action.label[locale],
      act: () => setAsked(action),
    })),
    ...(may('create')
      ? [
          {
            key: 'one',
            label: t('certificates.addOne'),
            // Beside the checklist it is for: there the next step stands.
            act: () =>
              void make?.(itemChecklist.name, { IdentificadorOperacao: operation.id }).then(
                (made) => made && refresh(),
              ),
          },
        ]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <>
      {isEmpty ? (
        choices.map(({ key, label, act }) => (
          <button key={key} type="button" className="btn sq keep" onClick={act}>
            {label}
          </button>
        ))
      ) : (
        <MenuButton className="sq keep" choices={choices}>
          <Glyph icon={IconPlus} small />
          {t('certificates.add')}
          <Glyph icon={IconChevronDown} small />
        </MenuButton>
      )}
      {asked && (
        <ActionDialog
          key={asked.name}
          entity={itemChecklist}
          action={asked}
          target={{ kind: 'list' }}
          given={{ IdentificadorOperacao: operation.id }}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}
