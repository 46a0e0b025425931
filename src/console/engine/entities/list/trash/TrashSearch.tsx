import { useEffect, useRef } from 'react';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconSearch } from '../../../../kit/ui/icons.ts';

/** Looks a moment after the last key. What is typed may be personal: it is in no address. */
export function TrashSearch({ label, search }: { label: string; search: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search className="filters">
      <div className="search-box">
        <Glyph icon={IconSearch} small />
        <input
          type="search"
          className="in"
          placeholder={label}
          aria-label={label}
          onChange={(event) => {
            const text = event.target.value.trim();
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(text), 300);
          }}
        />
      </div>
    </search>
  );
}
