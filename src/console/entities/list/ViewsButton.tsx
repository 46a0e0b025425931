import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import {
  IconBookmark,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconTrash,
} from '../../ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../ui/MenuButton.tsx';
import { useSaveView } from './useSaveView.ts';
import type { Standing, Views } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface ViewsButtonProps {
  readonly views: Views;
  readonly standing: Standing;
}

/** The view shown, by name; opens the others, and what may be done with the one shown. */
export function ViewsButton({ views, standing }: ViewsButtonProps) {
  const { t } = useTexts();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const { current, defaultView } = views;
  const isChanged = views.isChanged(standing);
  const shown = current ? (isChanged ? t('list.views.changed', { name: current.name }) : current.name) : '';
  const save = useSaveView(views, standing);
  const remove = (id: string, name: string) => {
    const undo = views.remove(id);
    notify({
      kind: 'ok',
      text: t('list.views.removed', { name }),
      action: { label: t('delete.undo'), act: undo },
    });
  };
  const choices: MenuChoice[] = [
    ...(views.views.length > 0
      ? [{ key: '', label: t('list.views.none'), checked: current === null, act: () => views.open(null) }]
      : []),
    ...views.views.map((view) => ({
      key: view.id,
      label: view.id === defaultView ? t('list.views.isDefault', { name: view.name }) : view.name,
      checked: view.id === current?.id,
      act: () => views.open(view),
    })),
    ...(current && isChanged
      ? [
          {
            key: 'save',
            label: t('list.views.update', { name: current.name }),
            icon: IconDeviceFloppy,
            act: save,
            ruled: true,
          },
        ]
      : []),
    {
      key: 'new',
      label: t('list.views.new'),
      icon: IconPlus,
      act: () => setNaming('new'),
      ruled: !(current && isChanged) && views.views.length > 0,
    },
    ...(current
      ? [
          { key: 'rename', label: t('list.views.rename'), icon: IconPencil, act: () => setNaming('rename') },
          {
            key: 'default',
            label: t(current.id === defaultView ? 'list.views.notDefault' : 'list.views.makeDefault'),
            icon: IconBookmark,
            act: () => views.setDefault(current.id === defaultView ? null : current.id),
          },
          {
            key: 'remove',
            label: t('list.views.remove'),
            icon: IconTrash,
            danger: true,
            act: () => remove(current.id, current.name),
          },
        ]
      : []),
  ];
  return (
    <>
      <MenuButton
        className="txt views"
        name={current ? t('list.views.shown', { name: shown }) : t('list.views.title')}
        choices={choices}
      >
        <Glyph icon={IconBookmark} small />
        <span className="cut">{current ? shown : t('list.views.title')}</span>
        <Glyph icon={IconChevronDown} small />
      </MenuButton>
      {naming && (
        <ViewDialog
          title={t(naming === 'new' ? 'list.views.newTitle' : 'list.views.renameTitle')}
          name={naming === 'rename' ? (current?.name ?? '') : ''}
          asks={naming === 'new'}
          isTaken={(name) => views.isTaken(name, naming === 'rename' ? (current?.id ?? null) : null)}
          close={() => setNaming(null)}
          keep={(name, asDefault) =>
            naming === 'new' ? views.add(name, standing, asDefault) : views.rename(current?.id ?? '', name)
          }
        />
      )}
    </>
  );
}
