import type { Notice, NoticeGroup, NoticeGroups } from '../../../../metadata/calls/notices.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { client } from '../../auth/services.ts';

/** What the bell and the page of notices ask of the server. */

const { noun } = outlineNamed('notificacao');

/** Which notices are shown. */
export type ShownNotices = 'unread' | 'read' | 'all';

/** @param background whether nobody asked for it just now: it must not keep the session awake */
export function readGroups(shown: ShownNotices, most: number, background: boolean): Promise<NoticeGroups> {
  const query = new URLSearchParams({ NumeroRegistros: String(most) });
  if (shown !== 'all') query.set('Lida', String(shown === 'read'));
  return client().call(`${noun}/ListarGrupos`, { query, background });
}

/** As many of a group as are read one by one; the list has the rest. */
export const mostOfGroup = 50;

export async function readMembers(group: NoticeGroup): Promise<readonly Notice[]> {
  const { Tipo, Dia, Lida, IdentificadorDono } = group;
  const owner =
    IdentificadorDono === null
      ? { Campo: 'IdentificadorDono', Operador: 'vazio', Valor: true }
      : { Campo: 'IdentificadorDono', Operador: 'igual', Valor: IdentificadorDono };
  const query = new URLSearchParams({
    NumeroRegistros: String(mostOfGroup),
    SortFields: 'Quando',
    SortOrder: 'desc',
    Tipo,
    Dia,
    Lida: String(Lida),
    Filtro: JSON.stringify({ E: [owner] }),
  });
  return (await client().call<{ readonly Itens: readonly Notice[] }>(`${noun}/Listar`, { query })).Itens;
}

/** Reads a group at once, or leaves it for later. */
export const markGroup = ({ Tipo, Dia, IdentificadorDono }: NoticeGroup, Lida: boolean): Promise<unknown> =>
  client().call(`${noun}/MarcarGrupo`, { method: 'POST', body: { Tipo, Dia, IdentificadorDono, Lida } });

export const markNotice = (id: number, isRead: boolean): Promise<unknown> =>
  client().call(`${noun}/Executar/${isRead ? 'ler' : 'marcar-nao-lido'}/${id}`, {
    method: 'POST',
    body: { Versao: 1 },
  });

export const markAllRead = (): Promise<unknown> =>
  client().call(`${noun}/Executar/ler-todas`, { method: 'POST', body: {} });
