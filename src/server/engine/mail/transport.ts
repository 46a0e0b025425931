import { createTransport } from 'nodemailer';
import type { Settings } from '../../kit/settings.ts';
import type { Letter } from './letters.ts';
import { keepLetter } from './mailFolder.ts';

/** The way out of the house. */
export interface MailTransport {
  /** Whether mails reach people, rather than a folder. */
  readonly isConnected: boolean;
  /** @throws what stood in the way; `sendMail.ts` judges whether trying again is of use */
  send(letter: Letter, id: number): Promise<void>;
  close(): void;
}

type TransportSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** SMTP where the settings name a server, a folder of readable files where they do not. */
export const openTransport = (settings: TransportSettings, now: () => Date): MailTransport =>
  settings.smtpUrl === null ? folderTransport(settings, now) : smtpTransport(settings.smtpUrl, settings);

const folderTransport = ({ dataDir, mailFrom }: TransportSettings, now: () => Date): MailTransport => ({
  isConnected: false,
  send: (letter, id) => keepLetter(dataDir, { letter, from: mailFrom, id, now: now() }),
  close: () => undefined,
});

/** Waits (milliseconds): together shorter than a mail is reserved for (`lease` of sendMail.ts). */
const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

function smtpTransport(url: string, { mailFrom }: TransportSettings): MailTransport {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    isConnected: true,
    async send({ to, subject, text }) {
      await transport.sendMail({
        from: mailFrom,
        to: { name: to.name, address: to.login },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
