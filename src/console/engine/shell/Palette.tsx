import Dialog from '@mui/material/Dialog';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocaleState, useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { locales } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { listLabel } from '../../../metadata/listLabel.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useSignal } from '../../kit/signal.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import {
  IconArrowRight,
  IconChevronRight,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconMoon,
  IconSearch,
  IconSun,
} from '../../kit/ui/icons.ts';
import { mayDo, useCodes } from '../auth/rights.ts';
import { useSavedViews } from '../data/savedViews.ts';
import { addressOfList } from '../entities/addresses.ts';
import { splitFilter } from '../entities/list/filter/usePersonalFilter.ts';
import { languageNames } from '../i18n/i18nProvider.ts';
import { chooseTheme, theme } from '../i18n/preferences.ts';
import { useTexts } from '../i18n/texts.ts';
import { type PageCommand, pageCommands } from '../page/pageCommands.ts';
import { isMeant, matching, type PaletteHit, placesFor, recordHit } from './paletteHits.ts';
import { mostRecentShown, noteRecent, readRecents } from './recents.ts';
import { usePaletteRecords, useRecentRecords } from './usePaletteRecords.ts';
import './palette.css';

interface PaletteProps {
  /** What was typed before the palette was there; taken once. */
  readonly typed: { current: string };
  readonly close: () => void;
  readonly openKeys: () => void;
}

/** One place to go to any screen, begin any record, find one, and do what the page at hand can do: Ctrl K. */
export default function Palette({ typed, close, openKeys }: PaletteProps) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const navigate = useNavigate();
  const store = useStoreContext();
  const id = useId();
  const [query, setQuery] = useState(typed.current);
  const [chosen, setChosen] = useState(0);
  const [recents] = useState(readRecents);
  const found = usePaletteRecords(query);
  const recentRecords = useRecentRecords(recents);
  const { views } = useSavedViews();
  const onPage = useSignal(pageCommands);
  const own = useOwnCommands(openKeys);
  const around = { codes, locale, t };
  const page = inOrder([...onPage.values()].flat()).map(
    ({ key, label, icon = IconChevronRight, act }): PaletteHit => ({
      key: `pagina/${key}`,
      group: t('palette.page'),
      text: label,
      icon,
      run: act,
    }),
  );
  const openViews = views.filter(({ Entidade }) => mayDo(codes, outlineNamed(Entidade), 'list'));
  const fixed = [...page, ...placesFor(openViews, around), ...own];
  const hits = query.trim() === '' ? [...recentHits(), ...page, ...fixed.slice(page.length)] : typedHits();
  const current = Math.min(chosen, hits.length - 1);
  const list = useRef<HTMLDivElement>(null);
  // Between the first drawing and its showing more may have been typed.
  useLayoutEffect(() => {
    setQuery(typed.current);
    typed.current = '';
  }, [typed]);

  function recentHits(): readonly PaletteHit[] {
    const records = recentRecords.map((record) => recordHit(record, '', around, t('palette.recent')));
    const known = [...records, ...fixed.filter(({ key }) => !key.startsWith('pagina/'))];
    return recents
      .flatMap((key) => known.find((hit) => hit.key === key) ?? [])
      .slice(0, mostRecentShown)
      .map((hit) => ({ ...hit, key: `recente/${hit.key}`, group: t('palette.recent') }));
  }
  function typedHits(): readonly PaletteHit[] {
    const records = found.records.map((record) => recordHit(record, query, around));
    const lines = [...Map.groupBy(records, ({ group }) => group)].flatMap(([group, some]) => [
      // Those opened last stand first among their kind.
      ...some.toSorted((one, other) => placeIn(one) - placeIn(other)),
      ...found.more
        .filter((entity) => listLabel(entity)[locale] === group)
        .map((entity) => ({
          key: `mais/${entity.name}`,
          group,
          text: t('palette.more', { name: group.toLowerCase() }),
          icon: IconArrowRight,
          run: () => showAll(entity),
        })),
    ]);
    const places = Map.groupBy(matching(fixed, query, recents), (hit) => isMeant(hit, query));
    return [...(places.get(true) ?? []), ...lines, ...(places.get(false) ?? [])];
  }
  function placeIn({ key }: PaletteHit): number {
    const place = recents.indexOf(key);
    return place < 0 ? recents.length : place;
  }
  /** The list with the same words in its search, which stay out of the address where they may be personal. */
  function showAll(entity: Entity): void {
    const { open: shown, personal } = splitFilter(entity, { q: query.trim() });
    store.setItem(`${entity.name}.personalFilter`, personal);
    navigate(`${addressOfList(entity)}?${new URLSearchParams({ filter: JSON.stringify(shown), page: '1' })}`);
  }

  const open = (hit: PaletteHit | undefined) => {
    if (!hit) return;
    close();
    if (!/^(?:pagina|mais)\//.test(hit.key)) noteRecent(hit.key.replace(/^recente\//, ''));
    if (typeof hit.run === 'string') return navigate(hit.run);
    // What it opens takes the focus when the palette has given it back.
    const { run } = hit;
    setTimeout(run, 0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (current + step + hits.length) % hits.length;
      setChosen(next);
      list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(hits[current]);
    }
  };

  return (
    <Dialog
      open
      onClose={close}
      slotProps={{ paper: { 'aria-label': t('palette.title') } }}
      className="palette"
    >
      <div className="palette-query">
        <Glyph icon={IconSearch} />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-label={t('palette.title')}
          {...(hits[current] ? { 'aria-activedescendant': `${id}-${current}` } : {})}
          placeholder={t('palette.hint')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <p className="vh" role="status">
        {query ? t('palette.results', { smart_count: hits.length }) : ''}
      </p>
      {found.status === 'waiting' && <p className="palette-none mut">{t('palette.waiting')}</p>}
      {found.status === 'failed' && (
        <p className="palette-none" role="alert">
          {t('palette.failed')}
        </p>
      )}
      <div
        className="palette-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        ref={list}
      >
        {hits.map((hit, index) => (
          <div key={hit.key} role="presentation">
            {hits[index - 1]?.group !== hit.group && (
              <p className="palette-group" aria-hidden="true">
                {hit.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's above */}
            <div
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className="palette-hit"
              // A mouse that lies where the line appears has chosen nothing.
              onMouseMove={() => setChosen(index)}
              onClick={() => open(hit)}
            >
              <Glyph icon={hit.icon} small />
              <span className="grow cut">
                {hit.text} {hit.detail && <span className="palette-detail">{hit.detail}</span>}
              </span>
              {index === current && (
                <span aria-hidden="true">
                  <kbd>Enter</kbd>
                </span>
              )}
            </div>
          </div>
        ))}
        {hits.length === 0 && found.status !== 'waiting' && (
          <div className="palette-none mut">{t('palette.empty', { query })}</div>
        )}
      </div>
    </Dialog>
  );
}

/** What a person may set for themselves: colours, language, password, and the sheet of keys. */
function useOwnCommands(openKeys: () => void): readonly PaletteHit[] {
  const { t } = useTexts();
  const [locale, setLocale] = useLocaleState();
  const shown = useSignal(theme);
  const other = locales.find((item) => item !== locale) ?? locales[0];
  const hit = (key: string, text: string, icon: PaletteHit['icon'], run: PaletteHit['run']): PaletteHit => ({
    key,
    group: t('palette.settings'),
    text,
    icon,
    run,
  });
  const isDark = shown === 'dark';
  return [
    hit('tema', t(isDark ? 'signIn.light' : 'signIn.dark'), isDark ? IconSun : IconMoon, () =>
      chooseTheme(isDark ? 'light' : 'dark'),
    ),
    hit('idioma', languageNames[other], IconLanguage, () => void setLocale(other)),
    hit('senha', t('shell.changePassword'), IconKey, '/login/senha'),
    hit('empresa', t('palette.company'), IconArrowRight, '/login/empresa'),
    hit('teclas', t('keys.open'), IconKeyboard, openKeys),
  ];
}

/** What takes something away comes last. */
const inOrder = (commands: readonly PageCommand[]): readonly PageCommand[] =>
  commands.toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
