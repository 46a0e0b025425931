import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a real SMTP server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in lower case; values unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** As it came over the wire. */
  readonly raw: string;
}

export interface TestMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Refuses these recipients for good. */
  readonly refused: Set<string>;
  /** Hears the whole mail, and is gone before it says so: as many times as asked. */
  failNext(times: number): void;
  /** Takes mail at its address again after `stop`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it takes. */
export async function startMailServer(): Promise<TestMailServer> {
  const port = await freePort();
  const mails: TakenMail[] = [];
  const refused = new Set<string>();
  let failures = 0;
  let running: SMTPServer | null = null;
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    failNext: (times) => {
      failures = times;
    },
    start: () =>
      new Promise((done, failed) => {
        running = new SMTPServer({
          authOptional: true,
          disabledCommands: ['AUTH', 'STARTTLS'],
          closeTimeout: 100,
          onRcptTo: ({ address }, _session, answer) =>
            answer(
              refused.has(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
            ),
          onData: (stream, { envelope }, answer) => {
            const pieces: Buffer[] = [];
            stream.on('data', (piece: Buffer) => pieces.push(piece));
            stream.on('end', () => {
              if (failures > 0) {
                failures -= 1;
                answer(Object.assign(new Error('busy'), { responseCode: 451 }));
                return;
              }
              const from = envelope.mailFrom ? envelope.mailFrom.address : '';
              const to = envelope.rcptTo.map(({ address }) => address);
              mails.push({ from, to, ...parse(Buffer.concat(pieces).toString('utf8')) });
              answer(null);
            });
          },
        });
        running.once('error', failed);
        running.listen(port, '127.0.0.1', () => done());
      }),
    stop: () => new Promise((done) => (running ? running.close(() => done()) : done())),
  };
  await server.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

function parse(raw: string): Pick<TakenMail, 'headers' | 'text' | 'raw'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    }),
  );
  const body = raw.slice(end + 4);
  return { headers, text: decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit'), raw };
}

/** `=?UTF-8?Q?c=C3=B3digo?=` (RFC 2047). */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const text = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return text.replaceAll('\r\n', '\n');
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  ).toString('utf8');
