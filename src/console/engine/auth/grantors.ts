import { useEffect } from 'react';
import type { Grantors } from '../../../metadata/calls/rights.ts';
import { createSignal, useSignal } from '../../kit/signal.ts';
import { forgetWithPerson } from './forgetWithPerson.ts';
import { client } from './services.ts';

type Names = readonly string[] | null;

const known = createSignal<ReadonlyMap<string, Names>>(new Map());
// They are people of one company.
forgetWithPerson(() => known.set(new Map()));

/**
 * Names of those who may grant a code in this company. Asked when somebody wants to know, and once a visit.
 * @returns undefined until it is known, null when it could not be asked, as of an API that does not tell
 */
export function useGrantors(code: string, isAsked: boolean): Names | undefined {
  const names = useSignal(known).get(code);
  const isWanted = isAsked && names === undefined;
  useEffect(() => {
    if (isWanted) void ask(code);
  }, [isWanted, code]);
  return names;
}

async function ask(code: string): Promise<void> {
  const path = `Autenticacao/QuemConcede/${encodeURIComponent(code)}`;
  const names = await client()
    .call<Grantors>(path, { background: true })
    .then(({ Pessoas }) => Pessoas.map(({ Nome }) => Nome))
    .catch(() => null);
  known.set(new Map(known.get()).set(code, names));
}
