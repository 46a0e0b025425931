import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { client } from '../../engine/auth/services.ts';
import { session } from '../../engine/auth/session.ts';
import { useSignal } from '../../kit/signal.ts';
import type { Choice } from '../../kit/ui/fieldTypeConsole.ts';

/** What somebody said of an operation, or of one of its registry records. */
export interface OperationComment {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  readonly author: string;
  readonly isOwn: boolean;
  readonly at: string;
  /** Changed by its author since. */
  readonly edited: boolean;
  /** People spoken to. */
  readonly mentioned: readonly Choice[];
  /** The registry record it is about; null = the operation as a whole. */
  readonly record: { readonly id: number; readonly name: string } | null;
  /** The act or value of it, in the words its author saw. */
  readonly about: string | null;
}

/** Most comments shown; the timeline has the others. */
export const mostComments = 50;

const { noun } = outlineNamed('comentario');

/** Comments of an operation and its registry records, newest first, and what one may do with them. */
export function useOperationComments(operation: number) {
  const queries = useQueryClient();
  const now = useSignal(session);
  const user = now.status === 'in' ? now.data.IdentificadorUsuario : null;
  const key = useMemo(() => [noun, 'Operacao', operation], [operation]);
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => listed(operation, signal), retry: 1 });
  const comments = useMemo(
    () => query.data?.items.map((item) => fromWire(item, user)) ?? null,
    [query.data, user],
  );
  const after = async (change: Promise<unknown>) => {
    await change;
    await queries.invalidateQueries({ queryKey: key });
  };
  return {
    /** Null while they are not known. */
    comments,
    total: query.data?.total ?? 0,
    error: comments === null ? (query.error as Error | null) : null,
    retry: () => void query.refetch(),
    /** @throws ApiError */
    add: (Texto: string, people: readonly Choice[]) =>
      after(
        client().call(`${noun}/Incluir`, {
          method: 'POST',
          body: { IdentificadorOperacao: operation, Texto, ...mentions(people) },
        }),
      ),
    /** @throws ApiError */
    change: ({ id, version }: OperationComment, Texto: string, people: readonly Choice[]) =>
      after(
        client().call(`${noun}/Alterar/${id}`, {
          method: 'PUT',
          body: { Versao: version, Texto, Mencionados: people.map((one) => one.id) },
        }),
      ),
    /** @throws ApiError */
    remove: ({ id, version }: OperationComment) =>
      after(client().call(`${noun}/Excluir/${id}?Versao=${version}`, { method: 'DELETE' })),
  };
}

const mentions = (people: readonly Choice[]) =>
  people.length > 0 ? { Mencionados: people.map(({ id }) => id) } : {};

interface WireComment {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Texto: string;
  readonly Assunto: string | null;
  readonly IdentificadorRegistroMatricula: number | null;
  readonly IdentificadorUsuario: number | null;
  readonly Mencionados: readonly number[] | null;
  readonly CriadoEm: string;
  readonly Rotulos?: Readonly<Record<string, unknown>>;
}

async function listed(operation: number, signal: AbortSignal) {
  const answer = await client().call<{ Itens?: readonly WireComment[]; Total?: number } | null>(
    `${noun}/Listar`,
    {
      query: new URLSearchParams([
        ['Pagina', '1'],
        ['NumeroRegistros', String(mostComments)],
        ['SortFields', 'CriadoEm'],
        ['SortOrder', 'desc'],
        ['IdentificadorOperacao', String(operation)],
      ]),
      quiet: true,
      signal,
    },
  );
  const items = answer?.Itens ?? [];
  return { items, total: answer?.Total ?? items.length };
}

function fromWire(wire: WireComment, user: number | null): OperationComment {
  const { Rotulos = {}, IdentificadorRegistroMatricula: record } = wire;
  return {
    id: wire.Identificador,
    version: wire.Versao,
    text: wire.Texto,
    author: String(Rotulos.IdentificadorUsuario ?? '–'),
    isOwn: user !== null && wire.IdentificadorUsuario === user,
    at: wire.CriadoEm,
    edited: wire.Versao > 1,
    mentioned: peopleOf(wire.Mencionados ?? [], Rotulos.Mencionados),
    record:
      record === null ? null : { id: record, name: String(Rotulos.IdentificadorRegistroMatricula ?? record) },
    about: wire.Assunto ?? null,
  };
}

/** Names of references to many come along in their order. */
function peopleOf(ids: readonly number[], labels: unknown): readonly Choice[] {
  const names = Array.isArray(labels) && labels.length === ids.length ? labels : [];
  return ids.map((id, index) => ({ id, label: String(names[index] ?? id) }));
}
