import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isCnpj } from '../../domain/documents/cnpj.ts';

/**
 * How it runs. `demo` is the trial of `npm start`: embedded database, known passwords, this machine only.
 * `development` is the demo with hot reload, `production` refuses both; `maintenance` listens nowhere.
 */
export type Mode = 'demo' | 'development' | 'production' | 'maintenance' | 'test';

export interface Settings {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Embedded database, files and page images; an absolute path. */
  readonly dataDir: string;
  /** PostgreSQL; null = embedded. */
  readonly databaseUrl: string | null;
  /** Connection of the role that owns the tables, used by migrations only; falls back to `databaseUrl`. */
  readonly migrationDatabaseUrl: string | null;
  readonly maxPdfBytes: number;
  readonly maxPdfPages: number;
  /** Limit of a file that is not a matrícula, such as the attachment of a feedback. */
  readonly maxAttachmentBytes: number;
  readonly ocrEngine: 'auto' | 'tesseract' | 'tesseract.js';
  /** Pages recognised at once by one process. */
  readonly ocrParallel: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly sessionIdleMinutes: number;
  readonly sessionHours: number;
  /** Requests a minute of one session or, unsigned, of one address. */
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  /** Requests of one address that belong to no living session. */
  readonly anonymousPerMinute: number;
  /** Lists one person takes away as a file in a minute. */
  readonly exportsPerMinute: number;
  /** Who keeps a new installation and for which company; asked only while there is nobody. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** The server that takes our mail; null = each mail becomes a file in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  /** Where people reach the console, ending in a slash: what mails link to, never what a request says of itself. */
  readonly publicUrl: string;
  /** JSON file of the sources certificates are ordered from; null = none. An absolute path. */
  readonly certificateProvidersFile: string | null;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface FirstAdministrator {
  readonly login: string;
  readonly companyName: string;
  readonly cnpj: string;
}

/** A setting that cannot be used: the key and the form it should have. Stops the start. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ key, expected, given }) => `${key}=${given}: ${expected}`).join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

export interface SettingProblem {
  readonly key: string;
  readonly expected: string;
  readonly given: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from the environment, with defaults for all but what production must be told.
 * @throws SettingsError naming every key that is wrong, not only the first
 */
export function readSettings(environment: Environment, mode: Mode): Settings {
  const problems: SettingProblem[] = [];
  const take = <T>(key: string, fallback: T, { expected, read }: Kind<T>): T => {
    const given = environment[key]?.trim();
    if (!given) return fallback;
    const value = read(given);
    if (value !== undefined) return value;
    problems.push({ key, expected, given: secretKeys.has(key) ? '***' : given });
    return fallback;
  };
  const settings: Settings = {
    mode,
    host: take('HOST', '127.0.0.1', text),
    port: take('PORT', 8080, integer(0, 65535)),
    dataDir: resolve(take('DATA_DIR', 'data', text)),
    databaseUrl: take<string | null>('DATABASE_URL', null, postgresAddress),
    migrationDatabaseUrl: take<string | null>('MIGRATION_DATABASE_URL', null, postgresAddress),
    maxPdfBytes: take('MAX_PDF_BYTES', 100 * 2 ** 20, integer(1_000, 2_000_000_000)),
    maxPdfPages: take('MAX_PDF_PAGES', 500, integer(1, 20_000)),
    maxAttachmentBytes: take('MAX_ATTACHMENT_BYTES', 10 * 2 ** 20, integer(1_000, 2_000_000_000)),
    ocrEngine: take('OCR_ENGINE', 'auto', oneOf(['auto', 'tesseract', 'tesseract.js'])),
    ocrParallel: take('OCR_PARALLEL', Math.max(1, Math.min(4, availableParallelism() - 1)), integer(1, 64)),
    logLevel: take('LOG_LEVEL', 'info', oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
    sessionIdleMinutes: take('SESSION_IDLE_MINUTES', 30, integer(1, 480)),
    sessionHours: take('SESSION_HOURS', 8, integer(1, 24)),
    requestsPerMinute: take('REQUESTS_PER_MINUTE', 600, integer(1, 1_000_000)),
    signInsPerMinute: take('SIGN_INS_PER_MINUTE', 10, integer(1, 1_000_000)),
    anonymousPerMinute: take('ANONYMOUS_PER_MINUTE', 30, integer(1, 1_000_000)),
    exportsPerMinute: take('EXPORTS_PER_MINUTE', 5, integer(1, 1_000_000)),
    firstAdministrator: firstAdministrator(take),
    trustedProxies: take<readonly string[]>('TRUSTED_PROXIES', [], addresses),
    smtpUrl: take<string | null>('SMTP_URL', null, smtpAddress),
    mailFrom: take('MAIL_FROM', { name: 'Folio', address: 'folio@localhost' }, sender),
    publicUrl: take('PUBLIC_URL', '', publicAddress),
    certificateProvidersFile: take<string | null>('CERTIFICATE_PROVIDERS', null, filePath),
  };
  problems.push(...modeProblems(settings), ...mailProblems(environment));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings.publicUrl === '' ? { ...settings, publicUrl: ownAddress(settings) } : settings;
}

/** Where it listens: right for a trial on this machine, and for nothing that sends mail to others. */
const ownAddress = ({ host, port }: Settings) =>
  `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}/`;

/** Whether only this machine can reach `host`. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** What the mode asks beyond the form of each value (design, section 8). */
function modeProblems(settings: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const demo = settings.mode === 'demo' || settings.mode === 'development';
  if (demo && !isLoopback(settings.host)) {
    problems.push({
      key: 'HOST',
      given: settings.host,
      expected:
        'the demo has known passwords and listens on 127.0.0.1 only; use "npm run serve" for a network',
    });
  }
  if (settings.mode === 'production' && settings.databaseUrl === null) {
    problems.push({ key: 'DATABASE_URL', given: '', expected: postgresAddress.expected });
  }
  return problems;
}

/** Mail that leaves the machine needs a sender and links that lead back. */
function mailProblems(environment: Environment): SettingProblem[] {
  if (!environment.SMTP_URL?.trim()) return [];
  return [
    { key: 'MAIL_FROM', expected: sender.expected },
    { key: 'PUBLIC_URL', expected: publicAddress.expected },
  ].flatMap(({ key, expected }) => (environment[key]?.trim() ? [] : [{ key, expected, given: '' }]));
}

type Take = <T>(key: string, fallback: T, kind: Kind<T>) => T;

/** All three or none. */
function firstAdministrator(take: Take): FirstAdministrator | null {
  const login = take('FIRST_ADMIN', '', email);
  const companyName = take('FIRST_COMPANY', '', text);
  const digits = take('FIRST_COMPANY_CNPJ', '', cnpj);
  return login && companyName && digits ? { login, companyName, cnpj: digits } : null;
}

const secretKeys = new Set(['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'SMTP_URL']);

interface Kind<T> {
  readonly expected: string;
  /** @returns undefined when the text has not the expected form */
  readonly read: (given: string) => T | undefined;
}

const text: Kind<string> = { expected: 'some text', read: (given) => given };

const filePath: Kind<string> = { expected: 'the path of a file', read: (given) => resolve(given) };

const integer = (minimum: number, maximum: number): Kind<number> => ({
  expected: `a whole number from ${minimum} to ${maximum}`,
  read: (given) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  },
});

const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  expected: `one of ${choices.join(', ')}`,
  read: (given) => choices.find((choice) => choice === given),
});

const email: Kind<string> = {
  expected: 'an e-mail like nome@exemplo.com.br',
  read: (given) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given) ? given : undefined),
};

const smtpAddress: Kind<string> = {
  expected: 'an address like smtp://user:password@host:587, or smtps:// for TLS from the first byte',
  read: (given) => {
    const url = URL.parse(given);
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? given : undefined;
  },
};

/** No line breaks, quotes or brackets in the name: it becomes a header. */
const sender: Kind<MailAddress> = {
  expected: 'an e-mail like folio@exemplo.com.br, or with a name: Folio <folio@exemplo.com.br>',
  read: (given) => {
    const [, name = '', address] =
      /^(?:([^<>"\p{Cc}]+?)\s*<)?([^\s<>",;@]+@[^\s<>",;@]+)>?$/u.exec(given) ?? [];
    const isClosed = given.endsWith('>') === given.includes('<');
    return address && isClosed ? { name, address } : undefined;
  },
};

const publicAddress: Kind<string> = {
  expected: 'the address people open in the browser, like https://folio.exemplo.com.br/',
  read: (given) => {
    const url = URL.parse(given);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return undefined;
    return url.href.endsWith('/') ? url.href : `${url.href}/`;
  },
};

const cnpj: Kind<string> = {
  expected: 'a CNPJ with right check digits, with or without punctuation',
  read: (given) => {
    const bare = given.replace(/[./-]/g, '').toUpperCase();
    return isCnpj(bare) ? bare : undefined;
  },
};

const postgresAddress: Kind<string> = {
  expected: 'an address like postgres://user:password@host:5432/database',
  read: (given) => (/^postgres(?:ql)?:\/\/\S+$/.test(given) && URL.canParse(given) ? given : undefined),
};

const addresses: Kind<readonly string[]> = {
  expected: 'addresses or networks separated by commas, like 10.0.0.1,192.168.0.0/16',
  read: (given) => {
    const list = given.split(',').map((item) => item.trim());
    return list.every((item) => /^[0-9a-f.:]+(?:\/\d{1,3})?$/i.test(item)) ? list : undefined;
  },
};
