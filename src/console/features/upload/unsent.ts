import { forgetWithPerson } from '../../engine/auth/forgetWithPerson.ts';
import { session } from '../../engine/auth/session.ts';
import { createSignal } from '../../kit/signal.ts';
import { tabStorage } from '../../kit/tabStorage.ts';
import type { OperationRef } from './transfers.ts';

/** A file whose sending a closed or reloaded page cut off: its bytes are the person's to choose again. */
export interface UnsentFile {
  readonly name: string;
  readonly size: number;
  readonly operation: OperationRef;
  /** Where it goes on, when part of it has arrived. */
  readonly uploadUrl: string | null;
}

const key = 'folio.envios';

/** Files of an earlier life of this tab. */
export const unsent = createSignal<readonly UnsentFile[]>([]);

/** Keeps the names of what is on its way, should the page go. */
export function keepUnsent(files: readonly UnsentFile[]): void {
  const all = [...unsent.get(), ...files];
  if (all.length === 0) tabStorage.remove(key);
  else tabStorage.set(key, JSON.stringify({ of: ownerOf(), files: all }));
}

/** The file a person chose again. @returns where it goes on, if part of it arrived */
export function claimUnsent(file: File, operation: OperationRef): string | null {
  const found = unsent
    .get()
    .find(
      ({ name, size, operation: { id } }) => name === file.name && size === file.size && id === operation.id,
    );
  if (found) unsent.set(unsent.get().filter((one) => one !== found));
  return found?.uploadUrl ?? null;
}

export function dismissUnsent(operation: OperationRef): void {
  unsent.set(unsent.get().filter((file) => file.operation.id !== operation.id));
}

let isRecalled = false;

/** What an earlier life of this tab left, if it was the same person's in the same company. Once in the life of a page. */
export function recallUnsent(): void {
  if (isRecalled) return;
  isRecalled = true;
  try {
    const kept = JSON.parse(tabStorage.get(key) ?? 'null') as { of: string; files: UnsentFile[] } | null;
    if (kept && kept.of === ownerOf()) unsent.set(kept.files);
  } catch {
    tabStorage.remove(key);
  }
}

forgetWithPerson(() => {
  unsent.set([]);
  tabStorage.remove(key);
});

function ownerOf(): string | null {
  const now = session.get();
  return now.status === 'in' ? `${now.data.IdentificadorUsuario}/${now.data.IdentificadorEmpresa}` : null;
}
