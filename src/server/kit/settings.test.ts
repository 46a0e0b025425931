import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readSettings, SettingsError } from './settings.ts';

const problemsOf = (
  environment: Record<string, string>,
  mode: Parameters<typeof readSettings>[1] = 'test',
) => {
  try {
    readSettings(environment, mode);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
};

describe('settings', () => {
  test('an empty environment runs on this machine with the embedded database', () => {
    expect(readSettings({}, 'demo')).toMatchObject({ host: '127.0.0.1', port: 8080, databaseUrl: null });
  });

  test('names every wrong key with the form it should have', () => {
    const problems = problemsOf({ PORT: 'eighty', OCR_ENGINE: 'magic', MAX_PDF_PAGES: '0' });
    expect(problems.map(({ key }) => key)).toEqual(['PORT', 'MAX_PDF_PAGES', 'OCR_ENGINE']);
    expect(problems[0]?.expected).toContain('0 to 65535');
  });

  test('the file of certificate providers is found wherever the process goes', () => {
    expect(readSettings({}, 'test').certificateProvidersFile).toBeNull();
    const { certificateProvidersFile } = readSettings(
      { CERTIFICATE_PROVIDERS: 'etc/provedores.json' },
      'test',
    );
    expect(certificateProvidersFile).toBe(resolve('etc/provedores.json'));
  });

  test('never prints a database password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' });
    expect(JSON.stringify(problems)).not.toContain('hunter2');
    expect(problems).toHaveLength(1);
  });

  test('the demo refuses to be reached from a network', () => {
    expect(problemsOf({ HOST: '0.0.0.0' }, 'demo').map(({ key }) => key)).toEqual(['HOST']);
    expect(problemsOf({ HOST: '127.0.0.1' }, 'demo')).toEqual([]);
    expect(problemsOf({ HOST: '0.0.0.0' }, 'maintenance')).toEqual([]);
  });

  test('mail needs a sender and the address people open, each named when it is missing or wrong', () => {
    const SMTP_URL = 'smtp://folio:capim-dourado@correio.exemplo:587';
    expect(problemsOf({ SMTP_URL }).map(({ key }) => key)).toEqual(['MAIL_FROM', 'PUBLIC_URL']);
    const wrong = problemsOf({
      SMTP_URL: 'correio:capim-dourado@exemplo',
      MAIL_FROM: 'Folio\r\nBcc: outro@exemplo.com.br <folio@exemplo.com.br>',
      PUBLIC_URL: 'https://folio.exemplo/#/nav',
    });
    expect(wrong.map(({ key }) => key)).toEqual(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']);
    expect(JSON.stringify(wrong)).not.toContain('capim-dourado');
    const read = readSettings(
      { SMTP_URL, MAIL_FROM: 'Folio do Ipê <folio@ipe.exemplo>', PUBLIC_URL: 'https://folio.exemplo' },
      'test',
    );
    expect(read).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: { name: 'Folio do Ipê', address: 'folio@ipe.exemplo' },
      publicUrl: 'https://folio.exemplo/',
    });
  });

  test.each(['Folio <folio@exemplo.com', 'folio', 'a@b, c@d', 'folio@exemplo.com>'])(
    'does not send as %s',
    (MAIL_FROM) => {
      expect(problemsOf({ MAIL_FROM }).map(({ key }) => key)).toEqual(['MAIL_FROM']);
    },
  );

  test('without a public address links lead to where it listens', () => {
    expect(readSettings({ PORT: '8123' }, 'demo').publicUrl).toBe('http://127.0.0.1:8123/');
    expect(readSettings({ HOST: '::1' }, 'demo').publicUrl).toBe('http://[::1]:8080/');
  });

  test('production must be told its database', () => {
    expect(problemsOf({}, 'production').map(({ key }) => key)).toEqual(['DATABASE_URL']);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['192.168.0.2', false],
  ['127.0.0.1.evil.example', false],
])('%s is this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
