import { lazy, Suspense, useState } from 'react';
import type { SavedView } from '../../../../../metadata/calls/views.ts';
import { shareCode } from '../../../../../metadata/wire/views.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import {
  IconBookmark,
  IconChevronDown,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPlus,
  IconShare,
  IconTrash,
  IconUsers,
} from '../../../../kit/ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../../../kit/ui/MenuButton.tsx';
import { useCodes } from '../../../auth/rights.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { notify } from '../../../page/notices.ts';
import { usePageCommands } from '../../../page/pageCommands.ts';
import { useViewActs } from './useViewActs.ts';
import type { Views } from './useViews.ts';
import type { ListStanding } from './viewDefinition.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));
const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

interface ViewsButtonProps {
  readonly views: Views;
  readonly standing: ListStanding;
}

/** The view shown, by name; opens the others, and what may be done with the one shown. */
export function ViewsButton({ views, standing }: ViewsButtonProps) {
  const { t } = useTexts();
  const codes = useCodes();
  const [asking, setAsking] = useState<'new' | 'rename' | 'share' | null>(null);
  const { current, opening, own, shared } = views;
  const isChanged = views.isChanged(standing);
  const shown = current ? (isChanged ? t('list.views.changed', { name: current.Nome }) : current.Nome) : '';
  const act = useViewActs(views);
  const choiceOf = (view: SavedView, first: boolean): MenuChoice => ({
    key: String(view.Identificador),
    label: labelOf(view),
    ...(view.Partilhada ? { icon: IconUsers } : {}),
    checked: view.Identificador === current?.Identificador,
    act: () => views.open(view),
    ruled: first,
  });
  const labelOf = (view: SavedView) => {
    const { Nome: name, Minha, NomeDono: owner, AbrePor } = view;
    const whose = Minha || owner === '' ? name : t('list.views.of', { name, owner });
    if (view.Identificador !== opening?.Identificador) return whose;
    const by = { perfil: 'opensByProfile', empresa: 'opensByCompany' } as const;
    return t(`list.views.${views.isOwnOpening || !AbrePor ? 'isDefault' : by[AbrePor]}`, { name: whose });
  };
  const opens: readonly MenuChoice[] = [
    ...(own.length + shared.length > 0
      ? [{ key: '', label: t('list.views.none'), checked: current === null, act: () => views.open(null) }]
      : []),
    ...own.map((view) => choiceOf(view, false)),
    ...shared.map((view, index) => choiceOf(view, index === 0 && own.length > 0)),
  ];
  const acts: readonly MenuChoice[] = [
    ...(current?.PodeAlterar && isChanged
      ? [
          {
            key: 'save',
            label: t('list.views.update', { name: current.Nome }),
            icon: IconDeviceFloppy,
            act: () => act.save(current, standing),
            ruled: true,
          },
        ]
      : []),
    {
      key: 'new',
      label: t('list.views.new'),
      icon: IconPlus,
      act: () => setAsking('new'),
      ruled: !(current?.PodeAlterar && isChanged) && own.length + shared.length > 0,
    },
    ...(current ? choicesOf(current) : []),
  ];
  // The palette has every view by its name already.
  usePageCommands(
    acts.map(({ key, label, icon = IconBookmark, danger = false, act: run }) => ({
      key: `visao-${key}`,
      label: t('list.views.command', { act: label }),
      icon,
      danger,
      act: run,
    })),
  );

  function choicesOf(view: SavedView): MenuChoice[] {
    const isOpening = view.Identificador === opening?.Identificador;
    return [
      { key: 'copy', label: t('list.views.copyAddress'), icon: IconLink, act: () => act.copyAddress(view) },
      {
        key: 'default',
        label: t(isOpening ? 'list.views.notDefault' : 'list.views.makeDefault'),
        icon: IconBookmark,
        act: () => views.setDefault(isOpening ? null : view.Identificador),
      },
      ...(codes.has(shareCode)
        ? [{ key: 'share', label: t('list.views.share'), icon: IconShare, act: () => setAsking('share') }]
        : []),
      ...(view.PodeAlterar
        ? [
            {
              key: 'rename',
              label: t('list.views.rename'),
              icon: IconPencil,
              act: () => setAsking('rename'),
            },
            {
              key: 'remove',
              label: t('list.views.remove'),
              icon: IconTrash,
              danger: true,
              act: () => act.remove(view),
            },
          ]
        : []),
    ];
  }

  return (
    <>
      <MenuButton
        className="txt views"
        name={current ? t('list.views.shown', { name: shown }) : t('list.views.title')}
        choices={[...opens, ...acts]}
      >
        <Glyph icon={IconBookmark} small />
        <span className="cut">{current ? shown : t('list.views.title')}</span>
        <Glyph icon={IconChevronDown} small />
      </MenuButton>
      <Suspense fallback={null}>
        {(asking === 'new' || (asking === 'rename' && current)) && (
          <ViewDialog
            title={t(asking === 'new' ? 'list.views.newTitle' : 'list.views.renameTitle')}
            name={asking === 'rename' ? (current?.Nome ?? '') : ''}
            asks={asking === 'new'}
            isTaken={(name) =>
              views.isTaken(name, asking === 'rename' ? (current?.Identificador ?? null) : null)
            }
            close={() => setAsking(null)}
            keep={(name, asDefault) =>
              asking === 'rename' && current
                ? views.rename(current, name)
                : views.add(name, standing, asDefault)
            }
          />
        )}
        {asking === 'share' && current && (
          <ShareDialog
            view={current}
            close={() => setAsking(null)}
            keep={async (shares) => {
              await views.share(current, shares);
              const text = shares.length > 0 ? 'list.views.shared_done' : 'list.views.unshared';
              notify({ kind: 'ok', text: t(text, { name: current.Nome }) });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
