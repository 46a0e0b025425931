import { createTransport } from 'nodemailer';
import type { Settings } from '../../kit/settings.ts';
import type { Letter } from './letters.ts';
import { keepLetter } from './mailFolder.ts';

/** The way out of the house. */
export interface MailTransport {
  /** Whether mails reach people, rather than a folder. */
  readonly isConnected: boolean;
  /** @throws MailRefused when trying again is of no use; anything else when it may be */
  send(letter: Letter, id: number): Promise<void>;
  close(): void;
}

/** The server will not take a mail to this address, now or later. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail server refuses the recipient', { cause });
    this.name = 'MailRefused';
  }
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

/** Waits (milliseconds): together shorter than a mail is reserved for (outbox.ts). */
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
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: to.name, address: to.login },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** The recipient was refused for good; a login or a rule of the server may still be mended. */
function isRefusal(error: unknown): boolean {
  const {
    code,
    responseCode = 0,
    command = '',
  } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  return code === 'EENVELOPE' && responseCode >= 500 && command === 'RCPT TO';
}
