import { trialCalls } from '../../../metadata/calls/service.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Settings } from '../../kit/settings.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { listLetters } from './mailFolder.ts';

/** Whether mails are shown to whoever opens the page of them: where the passwords are known to everybody too. */
export const showsMail = ({ mode, smtpUrl }: Pick<Settings, 'mode' | 'smtpUrl'>): boolean =>
  (mode === 'demo' || mode === 'development') && smtpUrl === null;

/** The mails of a trial, since no server takes them: newest first, read without signing in, on this machine only. */
export function mailRoutes({ settings }: { readonly settings: Settings }): readonly Answer[] {
  if (!showsMail(settings)) return [];
  return [
    answer(trialCalls.mails, async () =>
      toEnvelope(
        (await listLetters(settings.dataDir, 50)).map(({ name, to, subject, date, text }) => ({
          Nome: name,
          Para: to,
          Assunto: subject,
          Data: date,
          Texto: text,
        })),
      ),
    ),
  ];
}
