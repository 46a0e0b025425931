import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpinionKind } from '../../../domain/opinions/model.ts';
import { openOpinionStates } from '../../../domain/opinions/stateGroups.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { session } from '../../engine/auth/session.ts';
import { execute } from '../../engine/data/entityCalls.ts';
import { type Opinion, opinionFromWire } from './opinion.ts';

/** One line of the list of a record's opinions, newest first. */
export interface OpinionLine {
  readonly id: number;
  readonly state: string;
  readonly author: string;
  readonly createdAt: string;
}

type Wire = Readonly<Record<string, unknown>>;

/** What opinions are listed of: a registry record, or an operation without those of its records. */
export interface OpinionsOf {
  readonly kind: OpinionKind;
  readonly id: number;
}

/** The opinions on a record or an operation, and what may be done with one. */
export function useOpinions({ kind, id: about }: OpinionsOf) {
  const mayRead = useCodes().has('PARECER.CONSULTAR');
  const queries = useQueryClient();
  const key = ['Parecer', 'Listar', kind, about];
  const query = useQuery({
    queryKey: key,
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams([
        ...conditionsOf(kind, about),
        ['SortFields', 'CriadoEm'],
        ['SortOrder', 'desc'],
        ['NumeroRegistros', '50'],
      ]);
      const { Itens } = await client().call<{ readonly Itens: readonly Wire[] }>('Parecer/Listar', {
        query: search,
        signal,
        background: true,
      });
      return Itens.map(lineOf);
    },
    retry: 1,
    refetchOnWindowFocus: false,
  });
  /** Asks again for the list, the opinion and the record, whose state may have followed. */
  const refresh = async (id: number | null) => {
    await queries.invalidateQueries({ queryKey: key });
    if (id !== null) await queries.invalidateQueries({ queryKey: keyOf(id) });
    await queries.invalidateQueries({ queryKey: followerOf(kind, about) });
  };
  return {
    mayRead,
    lines: query.data ?? null,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    refresh,
    /** @throws ApiError */
    begin: async (): Promise<number> => {
      const made = await client().call<Wire>(
        `Parecer/Executar/${kind === 'record' ? 'redigir' : 'consolidar'}`,
        {
          method: 'POST',
          body: { [aboutFields[kind]]: about },
        },
      );
      await refresh(null);
      return Number(made.Identificador);
    },
  };
}

/** A newer one may follow once the last one has been decided. */
export const canBegin = (lines: readonly OpinionLine[]): boolean =>
  lines.every(({ state }) => !openOpinionStates.includes(state));

/**
 * One opinion, whole. It is asked for again when the record's version moves on, because a changed fact may put a
 * decided opinion out of date; a draft follows the facts on the screen and is left alone.
 */
export function useOpinion(id: number | null, recordVersion: number | string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(id ?? 0),
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      opinionFromWire(await client().call<Wire>(`Parecer/Retornar/${id}`, { signal, background: true })),
    retry: 1,
    refetchOnWindowFocus: false,
  });
  const seen = useRef(recordVersion);
  const isDecided = query.data !== undefined && query.data.draft === null;
  const { refetch } = query;
  useEffect(() => {
    if (seen.current === recordVersion) return;
    seen.current = recordVersion;
    if (isDecided) void refetch();
  }, [recordVersion, isDecided, refetch]);
  return {
    opinion: query.data ?? null,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    put: (opinion: Opinion) => queries.setQueryData(keyOf(opinion.id), opinion),
  };
}

/** A transition or action of an opinion. @throws ApiError */
export const runOnOpinion = ({ id, version }: Opinion, name: string, reason: string | null = null) =>
  execute(client(), outlineNamed('parecer'), id, {
    name,
    Versao: version,
    ...(reason === null ? {} : { Motivo: reason }),
  });

/** @throws ApiError */
export const deleteOpinion = ({ id, version }: Opinion) =>
  client().call(`Parecer/Excluir/${id}`, {
    method: 'DELETE',
    query: new URLSearchParams({ Versao: String(version) }),
  });

/** Who is signed in; null in between. */
export function useMe(): number | null {
  const now = session.get();
  return now.status === 'in' ? now.data.IdentificadorUsuario : null;
}

const aboutFields: Readonly<Record<OpinionKind, string>> = {
  record: 'IdentificadorRegistroMatricula',
  operation: 'IdentificadorOperacao',
};

function conditionsOf(kind: OpinionKind, about: number): [string, string][] {
  const own: [string, string] = [aboutFields[kind], String(about)];
  if (kind === 'record') return [own];
  const withoutRecord = { Campo: 'IdentificadorRegistroMatricula', Operador: 'vazio', Valor: true };
  return [own, ['Filtro', JSON.stringify({ E: [withoutRecord] })]];
}

/** What may follow from a decision beside the opinion itself. */
const followerOf = (kind: OpinionKind, about: number): readonly unknown[] =>
  kind === 'record' ? ['RegistroMatricula', 'Retornar', about] : progressKey(about);

export const progressKey = (operation: number): readonly unknown[] => ['Parecer', 'Andamento', operation];

const keyOf = (id: number) => ['Parecer', 'Retornar', id];

const lineOf = (wire: Wire): OpinionLine => ({
  id: Number(wire.Identificador),
  state: String(wire.Situacao),
  author: ((wire.Rotulos ?? {}) as Readonly<Record<string, string>>).IdentificadorAutor ?? '–',
  createdAt: String(wire.CriadoEm),
});
