import { Link, useNavigate } from 'react-router';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { listLabel } from '../../../../metadata/listLabel.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconDots,
  IconDownload,
  IconLoader2,
  IconLock,
  IconPlus,
  IconTrash,
  IconUpload,
} from '../../../kit/ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../../kit/ui/MenuButton.tsx';
import { MissingRight } from '../../auth/MissingRight.tsx';
import { RightControl } from '../../auth/RightControl.tsx';
import { useCodes, useRights } from '../../auth/rights.ts';
import { useTexts } from '../../i18n/texts.ts';
import { makerOf } from '../../screens/screen.ts';
import { actionsOn } from '../actions/offeredActions.ts';
import { addressOfBatches } from '../addresses.ts';
import { addressOfDuplicates, isCompared } from '../alike/isCompared.ts';

interface ListHeadProps {
  readonly entity: Entity;
  /** "212 de 1.284". */
  readonly count: string;
  readonly exportChoices: readonly MenuChoice[];
  readonly isExporting: boolean;
  readonly act: (action: Action) => void;
}

/** The title with its count, and what can be done with the list as a whole; on a phone behind one button. */
export function ListHead({ entity, count, exportChoices, isExporting, act }: ListHeadProps) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const codes = useCodes();
  const navigate = useNavigate();
  const maker = makerOf(entity.name);
  const importing: MenuChoice[] = may('create')
    ? [
        {
          key: 'import',
          label: t('list.import'),
          icon: IconUpload,
          act: () => navigate(`/nav/${entity.name}/importar`),
        },
      ]
    : [];
  const duplicates: MenuChoice[] = isCompared(entity)
    ? [{ key: 'duplicates', label: t('duplicates.open'), act: () => navigate(addressOfDuplicates(entity)) }]
    : [];
  const actions = actionsOn(entity, 'list', codes);
  // Where records are not typed in, what can be done with the list is what one comes for.
  const first = maker || entity.calls.includes('create') ? undefined : actions[0];
  // Missed where records are kept; nobody looks for a file of what merely came to them.
  const showsExport = may('export') || maker !== undefined || entity.calls.includes('create');
  const withheldExport: MenuChoice[] =
    showsExport && !may('export')
      ? [
          {
            key: 'export',
            label: t('list.export'),
            icon: IconLock,
            act: () => undefined,
            withheld: <MissingRight code={entity.codes.export} isAsked />,
          },
        ]
      : [];
  const others: MenuChoice[] = [
    ...duplicates,
    ...actions
      .filter((action) => action !== first)
      .map((action) => ({
        key: `acao-${action.name}`,
        label: action.label[locale],
        act: () => act(action),
      })),
    ...(may('history') && (entity.calls.includes('create') || entity.calls.includes('delete'))
      ? [
          {
            key: 'batches',
            label: t('undo.open'),
            icon: IconArrowBackUp,
            act: () => navigate(addressOfBatches(entity)),
          },
        ]
      : []),
    ...(may('delete')
      ? [
          {
            key: 'trash',
            label: t('list.trash'),
            icon: IconTrash,
            act: () => navigate(`/nav/${entity.name}/excluidos`),
          },
        ]
      : []),
  ];
  const createLabel = t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() });
  const all = [
    ...importing,
    ...exportChoices.map((choice) => ({
      ...choice,
      icon: IconDownload,
      label: t('list.exportOf', { what: choice.label.toLowerCase() }),
    })),
    ...withheldExport,
    ...others,
  ];
  return (
    <div className="head list-head">
      <h1 className="grow">
        {listLabel(entity)[locale]} <span className="count">{count}</span>
      </h1>
      {others.length > 0 && (
        <MenuButton className="txt ico wide-only" name={t('list.moreActions')} choices={others}>
          <Glyph icon={IconDots} />
        </MenuButton>
      )}
      {all.length > 0 && (
        <MenuButton className="ico keep narrow-only" name={t('list.moreActions')} choices={all}>
          <Glyph icon={IconDots} />
        </MenuButton>
      )}
      {importing.length > 0 && (
        <Link className="btn txt wide-only" to={`/nav/${entity.name}/importar`}>
          <Glyph icon={IconUpload} />
          {t('list.import')}
        </Link>
      )}
      {showsExport && (
        <RightControl code={entity.codes.export} label={t('list.export')} wideOnly>
          <MenuButton className="wide-only" disabled={isExporting} choices={exportChoices}>
            <Glyph
              icon={isExporting ? IconLoader2 : IconDownload}
              {...(isExporting ? { className: 'spin' } : {})}
            />
            {t(isExporting ? 'list.exporting' : 'list.export')}
            <Glyph icon={IconChevronDown} small />
          </MenuButton>
        </RightControl>
      )}
      <p className="vh" role="status">
        {isExporting ? t('list.exporting') : ''}
      </p>
      {maker && (
        <RightControl code={maker.code} label={maker.label[locale]}>
          <Link className="btn pri" to={`/nav/${maker.path}`}>
            <Glyph icon={IconPlus} />
            {maker.label[locale]}
          </Link>
        </RightControl>
      )}
      {first && (
        <button type="button" className="btn pri" onClick={() => act(first)}>
          {first.label[locale]}
        </button>
      )}
      {entity.calls.includes('create') && (
        <RightControl code={entity.codes.create} label={createLabel}>
          <Link className="btn pri" to={`/nav/${entity.name}/create`}>
            <Glyph icon={IconPlus} />
            {createLabel}
          </Link>
        </RightControl>
      )}
    </div>
  );
}
