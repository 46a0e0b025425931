import { useQueries } from '@tanstack/react-query';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { useSignal } from '../../../kit/signal.ts';
import { client } from '../../auth/services.ts';
import { session } from '../../auth/session.ts';

/** Stands for every code there is, of screens to come too. */
export const everyCode = '*';

/**
 * Whether this person may give a code to others: the codes to grant of the profiles they hold. Until that is
 * known, and where nothing is given, nothing is held back; the server refuses what is not theirs to give.
 */
export function useMayGrant(isAsked: boolean): (code: string) => boolean {
  const now = useSignal(session);
  const own = now.status === 'in' ? now.data.Perfis : [];
  const { noun } = outlineNamed('perfil');
  const answers = useQueries({
    queries: own.map(({ Identificador }) => ({
      enabled: isAsked,
      queryKey: ['perfil', 'grants', Identificador],
      queryFn: () =>
        client().call<{ readonly CodigosConceder?: readonly { readonly Codigo: string }[] }>(
          `${noun}/Retornar/${Identificador}`,
          { background: true },
        ),
    })),
  });
  if (answers.some(({ data }) => data === undefined)) return () => true;
  const codes = new Set(
    answers.flatMap(({ data }) => (data?.CodigosConceder ?? []).map(({ Codigo }) => Codigo)),
  );
  return (code) => codes.has(everyCode) || codes.has(code);
}

/** Whether a profile is one of the person's own, which nobody changes. */
export function useIsOwnProfile(id: unknown): boolean {
  const now = useSignal(session);
  return now.status === 'in' && now.data.Perfis.some(({ Identificador }) => Identificador === id);
}
