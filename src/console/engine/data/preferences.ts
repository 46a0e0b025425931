import { createSignal, useSignal } from '../../kit/signal.ts';
import { forgetWithPerson } from '../auth/forgetWithPerson.ts';
import { client } from '../auth/services.ts';
import { session } from '../auth/session.ts';

/**
 * What a person set about screens: columns, views, theme, language. The server keeps it by person and company,
 * this is the copy in memory; nothing of it is left on the machine. Where the server does not answer, what is
 * set holds until the person leaves.
 */
interface Kept {
  /** `unknown`: not asked for yet, or the answer is on its way. */
  readonly status: 'unknown' | 'known';
  readonly values: Readonly<Record<string, unknown>>;
}

const nothing: Kept = { status: 'unknown', values: {} };
const kept = createSignal<Kept>(nothing);

/** Whether what the person set is known, so that a page may be drawn as they like it. */
export const usePreferencesKnown = (): boolean => useSignal(kept).status === 'known';

/** The same outside of components. */
export const arePreferencesKnown = (): boolean => kept.get().status === 'known';

/** What is kept under a key, as it came: whoever reads it checks it. */
export const usePreference = (key: string): unknown => useSignal(kept).values[key];

/** The same outside of components. */
export const preference = (key: string): unknown => kept.get().values[key];

/** Is told what the person set before any page is drawn with it; waited for. */
export const onPreferences = (reader: Reader): void => void readers.push(reader);

/** Here at once, on the server a moment after the last change; null forgets it. */
export function keepPreference(key: string, value: unknown): void {
  const { [key]: _old, ...others } = kept.get().values;
  kept.set({ ...kept.get(), values: value === null ? others : { ...others, [key]: value } });
  unsent.add(key);
  clearTimeout(timer);
  timer = setTimeout(() => void sendPreferences(), moment);
}

/** Sends what the server does not have yet; what it does not take stays here, to go with the next change. */
export async function sendPreferences(): Promise<void> {
  clearTimeout(timer);
  if (session.get().status !== 'in') return;
  const ours = owner;
  // What was never read must not be written over: half a list's views would take the place of all.
  if (!isRead && !(await catchUp())) return;
  const keys = [...unsent];
  unsent.clear();
  for (const key of keys) {
    if (owner !== ours) return;
    const body = { Valor: kept.get().values[key] ?? null };
    await client()
      .call(`Preferencia/Alterar/${key}`, { method: 'PUT', body, background: true })
      .catch(() => owner === ours && unsent.add(key));
  }
}

/** The same before somebody leaves, who does not wait long for it. */
export const sendLastPreferences = (): Promise<unknown> => Promise.race([sendPreferences(), late()]);

type Values = Kept['values'];
type Reader = (values: Values) => void | Promise<void>;

const readers: Reader[] = [];
/** Milliseconds after the last change, and at most before pages are drawn without an answer. */
const moment = 500;
const patience = 3000;
const unsent = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the values rest on an answer of the server. */
let isRead = false;
let reading: Promise<Values | null> | null = null;
/** Counts the people there were: an answer to the last one is not the next one's. */
let owner = 0;

async function load(): Promise<void> {
  const started = session.get();
  const values = await Promise.race([read(), late()]);
  if (session.get() !== started) return;
  isRead = values !== null;
  for (const reader of readers) await reader(values ?? {});
  // What was set while the answer was on its way is newer than the answer.
  const set = [...unsent].map((key) => [key, kept.get().values[key]]);
  kept.set({ status: 'known', values: { ...values, ...Object.fromEntries(set) } });
  if (!isRead) void catchUp();
}

/** Takes in an answer that came late or only now. Where it says something, what was set without knowing yields. */
async function catchUp(): Promise<boolean> {
  const ours = owner;
  const values = await read();
  if (values === null || owner !== ours) return false;
  if (isRead) return true;
  isRead = true;
  for (const key of Object.keys(values)) unsent.delete(key);
  kept.set({ status: 'known', values: { ...kept.get().values, ...values } });
  return true;
}

/** One question at a time; null when there is no answer. */
function read(): Promise<Values | null> {
  reading ??= client()
    .call<Values>('Preferencia/Listar', { background: true })
    .catch(() => null)
    .finally(() => {
      reading = null;
    });
  return reading;
}
const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));

forgetWithPerson(() => {
  clearTimeout(timer);
  owner += 1;
  reading = null;
  isRead = false;
  unsent.clear();
  kept.set(nothing);
});

function follow(): void {
  const now = session.get();
  // Whoever must change the password first is told nothing before.
  const mayAsk = now.status === 'in' && !now.data.TrocarSenha;
  if (mayAsk && kept.get().status === 'unknown') void load();
}
session.subscribe(follow);
follow();
// The last chance before a page is closed or put away.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && unsent.size > 0) void sendPreferences();
});
