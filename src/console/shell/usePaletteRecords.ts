import { useEffect, useState } from 'react';
import {
  type FoundRecord,
  type FoundRecords,
  fewestLetters,
  mostRecent,
} from '../../metadata/wire/search.ts';
import { client } from '../start/services.ts';

export interface PaletteRecords {
  readonly status: 'idle' | 'waiting' | 'found' | 'failed';
  readonly records: readonly FoundRecord[];
  /** Names of the entities of which there are more. */
  readonly more: readonly string[];
}

const nothing: PaletteRecords = { status: 'idle', records: [], more: [] };

/** Records of all entities by what is typed, a moment after the last key; what was found before stays until then. */
export function usePaletteRecords(query: string): PaletteRecords {
  const [found, setFound] = useState(nothing);
  const wanted = query.trim();
  const isEnough = wanted
    .split(/\s+/)
    .some((word) => word.replace(/[^\p{L}\p{N}]/gu, '').length >= fewestLetters);
  useEffect(() => {
    if (!isEnough) return setFound(nothing);
    const stop = new AbortController();
    setFound((before) => ({ ...before, status: 'waiting' }));
    const timer = setTimeout(() => {
      client()
        .call<FoundRecords>('Busca/Registros', {
          query: new URLSearchParams({ Busca: wanted.slice(0, 200) }),
          signal: stop.signal,
          background: true,
        })
        .then(
          ({ Itens, HaMais }) =>
            !stop.signal.aborted && setFound({ status: 'found', records: Itens, more: HaMais }),
          () => !stop.signal.aborted && setFound({ status: 'failed', records: [], more: [] }),
        );
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isEnough]);
  return found;
}

/** Records by their keys (`cliente-12`), those the person still sees, asked for once. */
export function useRecentRecords(keys: readonly string[]): readonly FoundRecord[] {
  const [records, setRecords] = useState<readonly FoundRecord[]>([]);
  const asked = keys.filter((key) => /^[a-z][a-z0-9-]*-[1-9]\d*$/.test(key)).slice(0, mostRecent);
  const signature = asked.join();
  useEffect(() => {
    if (signature === '') return;
    let isOpen = true;
    client()
      .call<FoundRecords>('Busca/Recentes', {
        query: new URLSearchParams(signature.split(',').map((key) => ['Registros', key])),
        background: true,
      })
      .then(
        ({ Itens }) => isOpen && setRecords(Itens),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [signature]);
  return records;
}
