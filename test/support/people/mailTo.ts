import { expect, inject, vi } from 'vitest';
import { type KeptLetter, listLetters } from '../../../src/server/engine/mail/mailFolder.ts';

/** The newest mail to somebody whose subject holds these words, as soon as the server has written it. */
export function mailTo(login: string, subject: string): Promise<KeptLetter> {
  return vi.waitFor(
    async () => {
      const letters = await listLetters(inject('dataDir'), 100);
      const mail = letters.find(({ to, subject: its }) => to.includes(`<${login}>`) && its.includes(subject));
      expect(mail).toBeDefined();
      return mail as KeptLetter;
    },
    { timeout: 15_000, interval: 200 },
  );
}
