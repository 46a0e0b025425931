import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../../domain/locale.ts';
import { entities } from '../../metadata/entities.ts';
import type { Entity } from '../../metadata/entity.ts';
import type { ListAnswer } from '../../metadata/wire/paging.ts';
import { mayDo, useCodes } from '../auth/rights.ts';
import { addressOfRecord } from '../entities/addresses.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Translate } from '../i18n/translate.ts';
import { client } from '../start/services.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { IconArrowRight, IconPlus, IconSearch } from '../ui/icons.ts';
import { menuFor } from './menu.ts';
import { menuIcon } from './menuIcons.ts';
import './palette.css';

interface Hit {
  readonly key: string;
  readonly group: string;
  readonly text: string;
  readonly to: string;
  readonly icon: ReturnType<typeof menuIcon>;
}

/** One place to go to any screen, begin any record, and find one: Ctrl K. */
export function Palette({ close }: { close: () => void }) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useRecords(query, codes, locale);
  const hits = [...found, ...commands(query, codes, locale, t)];
  const current = Math.min(chosen, hits.length - 1);
  const list = useRef<HTMLDivElement>(null);

  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    close();
    navigate(hit.to);
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
    <Dialog open onClose={close} aria-label={t('palette.title')} className="palette">
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
              onMouseEnter={() => setChosen(index)}
              onClick={() => open(hit)}
            >
              <Glyph icon={hit.icon} small />
              <span className="grow cut">{hit.text}</span>
              {index === current && (
                <span aria-hidden="true">
                  <kbd>Enter</kbd>
                </span>
              )}
            </div>
          </div>
        ))}
        {hits.length === 0 && <div className="palette-none mut">{t('palette.empty', { query })}</div>}
      </div>
    </Dialog>
  );
}

/** What people work on: the menu shows it first, or it has a screen of its own. */
const isWorkedOn = ({ menu, screen }: Entity): boolean =>
  menu.group === 'work' || (menu.group !== null && screen !== null);

/** Records by free text, a few of each entity that people work on. */
function useRecords(query: string, codes: ReadonlySet<string>, locale: Locale): readonly Hit[] {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    const wanted = query.trim();
    if (wanted.length < 2) return setHits([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const searched = entities.filter((entity) => isWorkedOn(entity) && mayDo(codes, entity, 'list'));
      const found = await Promise.all(searched.map((entity) => search(entity, wanted, locale, stop.signal)));
      if (!stop.signal.aborted) setHits(found.flat());
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, codes, locale]);
  return hits;
}

async function search(
  entity: Entity,
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  const asked = new URLSearchParams({ Pagina: '1', NumeroRegistros: '4', Busca: query });
  const answer = await client()
    .call<ListAnswer<Record<string, unknown>>>(`${entity.noun}/Listar`, {
      query: asked,
      signal,
      background: true,
    })
    .catch(() => null);
  return (answer?.Itens ?? []).map((item) => ({
    key: `${entity.name}/${item.Identificador}`,
    group: entity.plural[locale],
    text: String(item[entity.representation] ?? item.Identificador),
    to: addressOfRecord(entity, Number(item.Identificador)),
    icon: menuIcon(entity.menu.icon),
  }));
}

function commands(query: string, codes: ReadonlySet<string>, locale: Locale, t: Translate): readonly Hit[] {
  const { work, management } = menuFor(codes);
  const places = [...work, ...management].map((entry) => ({
    key: entry.to,
    group: t('palette.go'),
    text: entry.label[locale],
    to: entry.to,
    icon: IconArrowRight,
  }));
  const creations = entities
    .filter((entity) => mayDo(codes, entity, 'create'))
    .map((entity) => ({
      key: `new/${entity.name}`,
      group: t('palette.do'),
      text: t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() }),
      to: `/nav/${entity.name}/create`,
      icon: IconPlus,
    }));
  const wanted = fold(query.trim());
  return [...places, ...creations].filter(({ text }) => fold(text).includes(wanted));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
