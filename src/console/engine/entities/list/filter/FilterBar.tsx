import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import { hasOverlay } from '../../../../kit/keys/hasOverlay.ts';
import { useLetters } from '../../../../kit/keys/useLetters.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconFilter, IconPlus, IconSearch, IconX } from '../../../../kit/ui/icons.ts';
import { useCodes } from '../../../auth/rights.ts';
import { type Condition, conditionsOf, groupIn, type ListFilter, searchOf } from '../../../data/filters.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { usePageCommands } from '../../../page/pageCommands.ts';
import { ConditionText } from './ConditionText.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { filterable, filteredField } from './filterFields.ts';
import { GroupText } from './GroupText.tsx';

const FilterBuilder = lazy(() => import('./FilterBuilder.tsx'));

interface FilterBarProps {
  readonly entity: Entity;
  readonly filter: ListFilter;
  readonly setFilter: (filter: ListFilter) => void;
  /** Stands at the right. */
  readonly end: ReactNode;
}

interface Editing {
  readonly field: Field;
  readonly anchor: HTMLElement;
}

/** Free text, a chip for each condition, and the way to add one. */
export function FilterBar({ entity, filter, setFilter, end }: FilterBarProps) {
  const { t, locale } = useTexts();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isBuilding, setBuilding] = useState(false);
  const codes = useCodes();
  const conditions = conditionsOf(filter).flatMap(([name, condition]) => {
    const field = filteredField(entity, name);
    return field ? [{ field, condition }] : [];
  });
  const group = groupIn(filter);
  const fields = filterable(entity, codes);
  const add = useRef<HTMLButtonElement>(null);
  const [timesCleared, setTimesCleared] = useState(0);
  const bar = useRef<HTMLElement>(null);
  const build = () => setBuilding(true);
  useLetters(
    {
      '/': () => !hasOverlay() && bar.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
      f: () => !hasOverlay() && fields.length > 0 && build(),
    },
    {},
    window,
  );
  usePageCommands(
    fields.length > 0
      ? [{ key: 'condicoes', label: t('list.builder.open'), icon: IconFilter, act: build }]
      : [],
  );
  return (
    <search className="filters" aria-label={t('list.filters')} ref={bar}>
      {/* Begins anew when all is cleared: what was just typed must not come back a moment later. */}
      <SearchBox
        key={timesCleared}
        entity={entity}
        query={searchOf(filter)}
        setQuery={(q) => setFilter({ ...filter, q })}
      />
      {conditions.map(({ field, condition }) => (
        <span className="chip" key={field.name}>
          <button
            type="button"
            aria-haspopup="dialog"
            data-field={field.name}
            onClick={(event) => setEditing({ field, anchor: event.currentTarget })}
          >
            <span className="k">{field.label[locale]}</span>{' '}
            <b className="cut">
              <ConditionText field={field} condition={condition} />
            </b>
            <span className="vh">, {t('list.changeFilter')}</span>
          </button>
          <button
            type="button"
            className="x"
            aria-label={t('list.removeFilter', { name: field.label[locale] })}
            onClick={() => {
              setFilter({ ...filter, [field.name]: undefined });
              add.current?.focus();
            }}
          >
            <Glyph icon={IconX} small />
          </button>
        </span>
      ))}
      {group && (
        <span className="chip group-chip">
          <button type="button" aria-haspopup="dialog" onClick={build}>
            <span className="cut">
              <GroupText entity={entity} node={group} />
            </span>
            <span className="vh">, {t('list.changeFilter')}</span>
          </button>
          <button
            type="button"
            className="x"
            aria-label={t('list.builder.removeAll')}
            onClick={() => {
              const { grupo: _gone, ...others } = filter;
              setFilter(others);
              add.current?.focus();
            }}
          >
            <Glyph icon={IconX} small />
          </button>
        </span>
      )}
      {fields.length > 0 && (
        <FilterMenu
          fields={fields}
          build={build}
          choose={(field) => add.current && setEditing({ field, anchor: add.current })}
          button={(open) => (
            <button type="button" className="chip add" aria-haspopup="menu" ref={add} onClick={open}>
              <Glyph icon={IconPlus} small />
              {t('list.filter')}
            </button>
          )}
        />
      )}
      {(conditions.length > 0 || group !== null || searchOf(filter) !== '') && (
        <button
          type="button"
          className="btn txt sq"
          onClick={() => {
            setTimesCleared(timesCleared + 1);
            setFilter({});
          }}
        >
          {t('list.clear')}
        </button>
      )}
      <span className="grow wide-only" />
      {end}
      <Suspense fallback={null}>
        {isBuilding && (
          <FilterBuilder
            entity={entity}
            fields={fields}
            filter={filter}
            close={() => setBuilding(false)}
            apply={(next) => {
              setBuilding(false);
              setFilter(next);
            }}
          />
        )}
      </Suspense>
      {editing && (
        <FilterEditor
          field={editing.field}
          anchor={editing.anchor}
          condition={filter[editing.field.name] as Condition | undefined}
          close={() => setEditing(null)}
          apply={(condition) => {
            setEditing(null);
            setFilter({ ...filter, [editing.field.name]: condition });
          }}
        />
      )}
    </search>
  );
}

/** Searches a moment after the last key, so that a word costs one request. */
function SearchBox({
  entity,
  query,
  setQuery,
}: {
  entity: Entity;
  query: string;
  setQuery: (q: string) => void;
}) {
  const { t, locale } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState({ text: query, query });
  if (typed.query !== query) setTyped({ text: query, query });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter set in that moment must not be undone by the one known when the key was pressed.
  const latest = useRef(setQuery);
  latest.current = setQuery;
  useEffect(() => () => clearTimeout(timer.current), []);
  const fields = entity.fields.filter(({ search }) => search).map(({ label }) => label[locale]);
  if (fields.length === 0) return null;
  const [first = '', second] = fields;
  const hint = second === undefined ? first : t('list.hintTwo', { first, second });
  const label = t('list.searchBy', { fields: fields.join(', ') });
  return (
    <div className="search-box">
      <Glyph icon={IconSearch} small />
      <input
        id={id}
        type="search"
        className="in"
        placeholder={hint}
        aria-label={label}
        value={typed.text}
        onChange={(event) => {
          const text = event.target.value;
          setTyped({ text, query });
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(text.trim()), 300);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          clearTimeout(timer.current);
          setQuery(typed.text.trim());
        }}
      />
    </div>
  );
}
