import type { CompactEntity } from '../../../../metadata/compact.ts';
import { client } from '../../../engine/auth/services.ts';
import type { ApiDocument } from '../apiReference/apiDocument.ts';

/** Calls of the bench: only the server of `npm run dev` answers them (`scripts/dev/schemaBench`). */

export interface PlacedProblem {
  /** Relative to `schemas/`. */
  readonly file: string;
  /** JSON pointer, or the place in a text that is no JSON. */
  readonly pointer: string;
  readonly message: string;
  /** From 1; 0 = in another file. */
  readonly line: number;
  readonly column: number;
}

/** What follows from a text without problems. */
export interface Derived {
  readonly entity: CompactEntity;
  /** Code of its validator. */
  readonly validator: string;
  readonly calls: ApiDocument;
  readonly statements: readonly string[];
}

export type Judged =
  | ({ readonly problems: readonly [] } & Derived)
  | { readonly problems: readonly [PlacedProblem, ...PlacedProblem[]] };

const base = 'Desenvolvimento/Esquemas';

export const readNames = async (): Promise<readonly string[]> =>
  (await client().call<{ readonly Itens: readonly string[] }>(base)).Itens;

export const readText = async (name: string): Promise<string> =>
  (await client().call<{ readonly Texto: string }>(`${base}/${name}`)).Texto;

export const judgeText = (name: string, text: string, signal: AbortSignal): Promise<Judged> =>
  client().call<Judged>(`${base}/${name}/Julgar`, {
    method: 'POST',
    body: { Texto: text },
    signal,
    background: true,
  });

/** What `npm run db:plan` would say if the text were the file. */
export const compareText = async (name: string, text: string): Promise<readonly string[]> =>
  (
    await client().call<{ readonly Linhas: readonly string[] }>(`${base}/${name}/Comparar`, {
      method: 'POST',
      body: { Texto: text },
    })
  ).Linhas;
