import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Settings } from '../../kit/settings.ts';
import { listLetters } from './mailFolder.ts';

/** Whether mails are shown to whoever opens the page of them: where the passwords are known to everybody too. */
export const showsMail = ({ mode, smtpUrl }: Pick<Settings, 'mode' | 'smtpUrl'>): boolean =>
  (mode === 'demo' || mode === 'development') && smtpUrl === null;

/** The mails of a trial, since no server takes them: newest first, read without signing in, on this machine only. */
export function addMailRoutes(api: FastifyInstance, { settings }: { readonly settings: Settings }): void {
  if (!showsMail(settings)) return;
  api.get('/Correio/Listar', { config: { open: true } }, async () =>
    toEnvelope(
      (await listLetters(settings.dataDir, 50)).map(({ name, to, subject, date, text }) => ({
        Nome: name,
        Para: to,
        Assunto: subject,
        Data: date,
        Texto: text,
      })),
    ),
  );
}
