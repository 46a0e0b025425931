/**
 * What a tab keeps for itself: the session's token under its own key (specification, section 9), theme and
 * language until somebody signs in. A browser that refuses storage, or has no room, keeps it in memory: everything
 * works until the page is loaded anew.
 */
export const tabStorage = {
  get(key: string): string | null {
    return memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
  },
  set(key: string, value: string): void {
    memory.delete(key);
    if (!isKept(key, value)) memory.set(key, value);
  },
  remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  },
  /** Whether what is kept would be gone with the page. */
  isFleeting(): boolean {
    const kept = isKept(probe, '');
    this.remove(probe);
    return !kept;
  },
};

const probe = 'folio.teste';
const memory = new Map<string, string>();

function isKept(key: string, value: string): boolean {
  const done = attempt((storage) => {
    storage.setItem(key, value);
    return true;
  });
  return done === true;
}

/** @returns undefined when the browser refuses */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
