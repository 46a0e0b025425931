import { useEffect, useRef, useState } from 'react';
import type { NoticePreferences, PreferencesKept } from '../../../../metadata/calls/notices.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { client } from '../../auth/services.ts';

export type MailChoice = NoticePreferences['Tipos'][number]['Correio'];

const path = `${outlineNamed('notificacao').noun}/Preferencias`;

/** Where notices go: each change is kept at once, and what could not be kept goes back to what it was. */
export function usePreferencesOfNotices() {
  const [preferences, setPreferences] = useState<NoticePreferences | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [saved, setSaved] = useState<{ readonly failure: string | null } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const load = () => {
    setError(null);
    client().call<NoticePreferences>(path).then(setPreferences, setError);
  };
  useEffect(load, []);
  const change = (next: PreferencesKept) => {
    const before = preferences;
    if (!before) return;
    setPreferences(applied(before, next));
    setSaved(null);
    // One after the other, so that the last choice is the one that stays.
    queue.current = queue.current.then(() =>
      client()
        .call<NoticePreferences>(path, { method: 'PUT', body: next })
        .then(
          () => setSaved({ failure: null }),
          (cause: Error) => {
            setPreferences((shown) => shown && applied(shown, undoing(before, next)));
            setSaved({ failure: cause.message });
          },
        ),
    );
  };
  return { preferences, error, saved, load, change };
}

const applied = (shown: NoticePreferences, { DeOutros = shown.DeOutros, Tipos = [] }: PreferencesKept) => ({
  ...shown,
  DeOutros,
  Tipos: shown.Tipos.map((kind) => Tipos.find(({ Tipo }) => Tipo === kind.Tipo) ?? kind),
});

/** What a change that was not kept changed, as it was before. */
const undoing = (before: NoticePreferences, { DeOutros, Tipos = [] }: PreferencesKept): PreferencesKept => ({
  ...(DeOutros === undefined ? {} : { DeOutros: before.DeOutros }),
  Tipos: before.Tipos.filter(({ Tipo }) => Tipos.some((changed) => changed.Tipo === Tipo)),
});
