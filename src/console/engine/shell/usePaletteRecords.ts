import { useEffect, useState } from 'react';
import type { FoundRecord, FoundRecords } from '../../../metadata/calls/views.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { fewestLetters, mostRecent } from '../../../metadata/wire/search.ts';
import { client } from '../auth/services.ts';
import { loadEntity } from '../data/loadEntity.ts';

/** A record found, and the entity it is one of. */
export interface PaletteRecord extends FoundRecord {
  readonly entity: Entity;
}

export interface PaletteRecords {
  readonly status: 'idle' | 'waiting' | 'found' | 'failed';
  readonly records: readonly PaletteRecord[];
  /** Entities of which there are more. */
  readonly more: readonly Entity[];
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
        .then(async ({ Itens, HaMais }) => ({
          records: await withEntities(Itens),
          more: await Promise.all(HaMais.map(loadEntity)),
        }))
        .then(
          (answer) => !stop.signal.aborted && setFound({ status: 'found', ...answer }),
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
export function useRecentRecords(keys: readonly string[]): readonly PaletteRecord[] {
  const [records, setRecords] = useState<readonly PaletteRecord[]>([]);
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
      .then(({ Itens }) => withEntities(Itens))
      .then(
        (known) => isOpen && setRecords(known),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [signature]);
  return records;
}

const withEntities = (records: readonly FoundRecord[]): Promise<readonly PaletteRecord[]> =>
  Promise.all(records.map(async (record) => ({ ...record, entity: await loadEntity(record.Entidade) })));
