import { useLayoutEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { type back, isComingBack } from './useReturn.ts';

/**
 * Keeps what was chosen in a list for who comes back to it from a record, by the browser or by the path above the
 * record, and drops it for who comes any other way: what a person chose before doing something else is forgotten.
 * @returns whether that is settled and the list may be drawn
 */
export function useKeptSelection(entity: Entity): boolean {
  const store = useStoreContext();
  const type = useNavigationType();
  const { state } = useLocation();
  const [settled, setSettled] = useState<string | null>(null);
  const { name } = entity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how one came is asked once, when the list opens
  useLayoutEffect(() => {
    const isBack = type === 'POP' || (state as Partial<typeof back> | null)?.back === true;
    if (!isBack || !isComingBack(entity)) {
      store.setItem(`${name}.selectedIds`, []);
      store.setItem(`${name}.allOf`, null);
    }
    setSettled(name);
  }, [name]);
  return settled === name;
}
