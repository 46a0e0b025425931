import type { SavedView, ViewDefinition, ViewShare } from '../../../metadata/calls/views.ts';
import { createSignal, useSignal } from '../../kit/signal.ts';
import { forgetWithPerson } from '../auth/forgetWithPerson.ts';
import { client } from '../auth/services.ts';
import { session } from '../auth/session.ts';

/**
 * The saved views a person sees in the company, of all lists: asked for once when somebody comes in, and again when an
 * address names one that is not among them, or the menu of them opens. Lists wait for them only to open, and not long.
 */
interface Kept {
  readonly status: 'unknown' | 'known';
  readonly views: readonly SavedView[];
}

const nothing: Kept = { status: 'unknown', views: [] };
const kept = createSignal<Kept>(nothing);

export const useSavedViews = (): Kept => useSignal(kept);

/** Asks for them anew; where there is no answer, what is known holds. */
export function readViews(): Promise<void> {
  const ours = owner;
  if (reading) return reading;
  const question = client()
    .call<{ readonly Itens: readonly SavedView[] }>('Visao/Listar', { background: true })
    .then(
      ({ Itens }) => ours === owner && kept.set({ status: 'known', views: Itens }),
      // Also of an API that knows nothing of views.
      () => ours === owner && kept.set({ ...kept.get(), status: 'known' }),
    )
    .then(() => undefined)
    .finally(() => {
      if (reading === question) reading = null;
    });
  reading = question;
  return question;
}

export const createView = (view: {
  readonly Entidade: string;
  readonly Nome: string;
  readonly Definicao: ViewDefinition;
}) => change('POST', 'Incluir', view);

export const changeView = (
  { Identificador, Versao }: SavedView,
  changed: { readonly Nome?: string; readonly Definicao?: ViewDefinition },
) => change('PUT', `Alterar/${Identificador}`, { Versao, ...changed });

export const shareView = ({ Identificador, Versao }: SavedView, Partilhas: readonly ViewShare[]) =>
  change('POST', `Partilhar/${Identificador}`, { Versao, Partilhas });

export const deleteView = ({ Identificador, Versao }: SavedView) =>
  change('DELETE', `Excluir/${Identificador}?Versao=${Versao}`);

export const restoreView = (id: number) => change('POST', `Restaurar/${id}`);

export const readAudiences = async () =>
  (
    await client().call<{
      readonly Itens: readonly { readonly Identificador: number; readonly Nome: string }[];
    }>('Visao/Perfis')
  ).Itens;

/** Sends a change and puts its answer among those known; what it took from others is read anew. */
async function change(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<SavedView | null> {
  const answer = await client().call<SavedView | null>(`Visao/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
  });
  await readViews();
  return answer;
}

const patience = 3000;
let reading: Promise<void> | null = null;
/** Counts the people there were: an answer to the last one is not the next one's. */
let owner = 0;

forgetWithPerson(() => {
  owner += 1;
  reading = null;
  kept.set(nothing);
});

function follow(): void {
  const now = session.get();
  const mayAsk = now.status === 'in' && !now.data.TrocarSenha && now.data.IdentificadorEmpresa !== null;
  if (!mayAsk || kept.get().status === 'known' || reading) return;
  const ours = owner;
  void readViews();
  setTimeout(() => {
    if (ours === owner && kept.get().status === 'unknown') kept.set({ status: 'known', views: [] });
  }, patience);
}
session.subscribe(follow);
follow();
