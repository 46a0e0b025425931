import { beforeEach, expect, test } from 'vitest';
import type { SessionData } from '../../../../metadata/calls/session.ts';
import { session } from '../../auth/session.ts';
import { notices, notify } from '../../page/notices.ts';
import { draftKey, keepDraft, readDraft } from './drafts.ts';

const key = draftKey('cliente', 7);
const signIn = (user: number) =>
  session.set({
    status: 'in',
    data: { IdentificadorUsuario: user, IdentificadorEmpresa: 1 } as SessionData,
    codes: new Set(),
  });

beforeEach(() => {
  session.set({ status: 'out', reason: 'left' });
  signIn(1);
  keepDraft(key, { Nome: 'Ana Testada' });
  notify({ kind: 'er', text: 'Ana Testada não foi excluída.' });
});

test('waits for the same person to come back to an ended session', () => {
  session.set({ status: 'out', reason: 'expired' });
  signIn(1);
  expect(readDraft(key)?.data).toEqual({ Nome: 'Ana Testada' });
  expect(notices.get()).toHaveLength(1);
});

test('shows nobody else on the tab what was typed, nor what was said of it', () => {
  session.set({ status: 'out', reason: 'expired' });
  signIn(2);
  expect(readDraft(key)).toBeNull();
  expect(notices.get()).toEqual([]);
});
