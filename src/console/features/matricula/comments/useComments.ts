import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../engine/auth/services.ts';
import { session } from '../../../engine/auth/session.ts';
import { useSignal } from '../../../kit/signal.ts';

/** What somebody said of a registry record, of one of its acts or of one value. */
export interface Comment {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  /** Id of the act; null = the record as a whole. */
  readonly act: string | null;
  readonly field: string | null;
  /** The act or value in the words the author saw. */
  readonly about: string | null;
  readonly author: string;
  readonly isOwn: boolean;
  readonly at: string;
  /** Changed by its author since. */
  readonly edited: boolean;
}

/** What a new comment is about besides the record. */
export type CommentSubject = Pick<Comment, 'act' | 'field' | 'about'>;

/** Most comments shown; the newest of a longer conversation. */
export const mostComments = 200;

/** Comments of a record, newest last as they were said, and what one may do with them. */
export function useComments(record: number) {
  const queries = useQueryClient();
  const { status, ...now } = useSignal(session);
  const user = status === 'in' && 'data' in now ? now.data.IdentificadorUsuario : null;
  const key = useMemo(() => ['Comentario', record], [record]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listed(record, signal),
    retry: 1,
  });
  const comments = useMemo(
    () => query.data?.items.map((item) => commentFromWire(item, user)) ?? null,
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
    isError: query.isError && comments === null,
    retry: () => void query.refetch(),
    /** @throws ApiError */
    add: (text: string, { act, field, about }: CommentSubject) =>
      after(
        client().call('Comentario/Incluir', {
          method: 'POST',
          body: {
            IdentificadorRegistroMatricula: record,
            Ato: act,
            Campo: field,
            Assunto: about,
            Texto: text,
          },
        }),
      ),
    /** @throws ApiError */
    change: ({ id, version }: Comment, text: string) =>
      after(
        client().call(`Comentario/Alterar/${id}`, { method: 'PUT', body: { Versao: version, Texto: text } }),
      ),
    /** @throws ApiError */
    remove: ({ id, version }: Comment) =>
      after(client().call(`Comentario/Excluir/${id}?Versao=${version}`, { method: 'DELETE' })),
  };
}

interface WireComment {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Texto: string;
  readonly Ato: string | null;
  readonly Campo: string | null;
  readonly Assunto: string | null;
  readonly IdentificadorUsuario: number | null;
  readonly CriadoEm: string;
  readonly Rotulos?: { readonly IdentificadorUsuario?: string };
}

async function listed(record: number, signal: AbortSignal) {
  const answer = await client().call<{ Itens?: readonly WireComment[]; Total?: number } | null>(
    'Comentario/Listar',
    {
      query: new URLSearchParams([
        ['Pagina', '1'],
        ['NumeroRegistros', String(mostComments)],
        ['SortFields', 'CriadoEm'],
        ['SortOrder', 'desc'],
        ['IdentificadorRegistroMatricula', String(record)],
      ]),
      background: true,
      signal,
    },
  );
  const items = answer?.Itens ?? [];
  return { items: items.toReversed(), total: answer?.Total ?? items.length };
}

const commentFromWire = (wire: WireComment, user: number | null): Comment => ({
  id: wire.Identificador,
  version: wire.Versao,
  text: wire.Texto,
  act: wire.Ato ?? null,
  field: wire.Campo ?? null,
  about: wire.Assunto ?? null,
  author: wire.Rotulos?.IdentificadorUsuario ?? '–',
  isOwn: user !== null && wire.IdentificadorUsuario === user,
  at: wire.CriadoEm,
  edited: wire.Versao > 1,
});
