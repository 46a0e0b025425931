import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { client } from '../../engine/auth/services.ts';
import { session } from '../../engine/auth/session.ts';
import type { Call } from '../../engine/client/client.ts';
import { useSignal } from '../../kit/signal.ts';
import type { Choice } from '../../kit/ui/fieldTypeConsole.ts';

/** What a person said of an operation, of one of its registry records, or of an act or a value of that. */
export interface CommentSaid {
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
  /** Id of the act; null = the record as a whole. */
  readonly act: string | null;
  readonly field: string | null;
  /** The act or value in the words its author saw. */
  readonly about: string | null;
}

/** Whose comments are asked for, and how. */
interface CommentsOf {
  /** Field of a comment that names what it is about. */
  readonly field: 'IdentificadorOperacao' | 'IdentificadorRegistroMatricula';
  readonly id: number;
  /** Most that are asked for: the newest. */
  readonly most: number;
  readonly call: Pick<Call, 'background' | 'quiet'>;
}

/** Fields of a comment besides its text, as the API spells them. */
type MoreFields = Readonly<Record<string, unknown>>;

const { noun } = outlineNamed('comentario');

/** Comments of an operation with its registry records, or of one of these, newest first, and what one may do with them. */
export function useComments({ field, id: about, most, call }: CommentsOf) {
  const queries = useQueryClient();
  const now = useSignal(session);
  const user = now.status === 'in' ? now.data.IdentificadorUsuario : null;
  const key = useMemo(() => [noun, field, about], [field, about]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listed(field, about, most, { ...call, signal }),
    retry: 1,
  });
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
    add: (Texto: string, more: MoreFields) =>
      after(client().call(`${noun}/Incluir`, { method: 'POST', body: { [field]: about, Texto, ...more } })),
    /** @throws ApiError */
    change: ({ id, version }: CommentSaid, Texto: string, more: MoreFields) =>
      after(
        client().call(`${noun}/Alterar/${id}`, { method: 'PUT', body: { Versao: version, Texto, ...more } }),
      ),
    /** @throws ApiError */
    remove: ({ id, version }: CommentSaid) =>
      after(client().call(`${noun}/Excluir/${id}?Versao=${version}`, { method: 'DELETE' })),
  };
}

interface WireComment {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Texto: string;
  readonly Ato?: string | null;
  readonly Campo?: string | null;
  readonly Assunto?: string | null;
  readonly IdentificadorRegistroMatricula?: number | null;
  readonly IdentificadorUsuario: number | null;
  readonly Mencionados?: readonly number[] | null;
  readonly CriadoEm: string;
  readonly Rotulos?: Readonly<Record<string, unknown>>;
}

async function listed(field: CommentsOf['field'], about: number, most: number, call: Call) {
  const answer = await client().call<{ Itens?: readonly WireComment[]; Total?: number } | null>(
    `${noun}/Listar`,
    {
      query: new URLSearchParams([
        ['Pagina', '1'],
        ['NumeroRegistros', String(most)],
        ['SortFields', 'CriadoEm'],
        ['SortOrder', 'desc'],
        [field, String(about)],
      ]),
      ...call,
    },
  );
  const items = answer?.Itens ?? [];
  return { items, total: answer?.Total ?? items.length };
}

function fromWire(wire: WireComment, user: number | null): CommentSaid {
  const { Rotulos = {}, IdentificadorRegistroMatricula: record = null } = wire;
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
    act: wire.Ato ?? null,
    field: wire.Campo ?? null,
    about: wire.Assunto ?? null,
  };
}

/** Names of references to many come along in their order. */
function peopleOf(ids: readonly number[], labels: unknown): readonly Choice[] {
  const names = Array.isArray(labels) && labels.length === ids.length ? labels : [];
  return ids.map((id, index) => ({ id, label: String(names[index] ?? id) }));
}
