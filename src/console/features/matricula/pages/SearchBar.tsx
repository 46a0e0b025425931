import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronDown, IconChevronUp, IconX } from '../../../kit/ui/icons.ts';
import type { PageSearch } from './usePageSearch.ts';

/** The field over the pages: Enter goes to the next place, Shift Enter back, Esc closes. */
export function SearchBar({ search }: { search: PageSearch }) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { text, hits, current, at, isPending, isError } = search;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      search.close();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) search.previous();
    else search.next();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys are those of a search field, not of a form that is sent
    <div className="rv-search" role="search" aria-label={t('review.search.title')}>
      <label className="vh" htmlFor={id}>
        {t('review.search.field')}
      </label>
      <input
        ref={field}
        id={id}
        className="in"
        type="text"
        placeholder={t('review.search.field')}
        value={text}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to type in it
        autoFocus
        onChange={(event) => search.setText(event.target.value)}
        onKeyDown={keys}
      />
      <span className="sm" role="status">
        {text.trim() !== '' &&
          (current
            ? t('review.search.place', { place: at + 1, total: hits.length })
            : isPending
              ? t('review.search.waiting')
              : t('review.search.none'))}
        {isError && ` ${t('review.search.partly')}`}
      </span>
      {isError && (
        <button type="button" className="btn txt sq" onClick={search.retry}>
          {t('review.retry')}
        </button>
      )}
      <span className="grow" />
      <SearchTool label={t('review.search.previous')} onClick={search.previous} disabled={hits.length === 0}>
        <Glyph icon={IconChevronUp} small />
      </SearchTool>
      <SearchTool label={t('review.search.next')} onClick={search.next} disabled={hits.length === 0}>
        <Glyph icon={IconChevronDown} small />
      </SearchTool>
      <SearchTool label={t('review.search.close')} onClick={search.close}>
        <Glyph icon={IconX} small />
      </SearchTool>
    </div>
  );
}

function SearchTool({ label, ...rest }: { label: string } & React.ComponentProps<'button'>) {
  return <button type="button" className="btn txt sq ico" aria-label={label} title={label} {...rest} />;
}
