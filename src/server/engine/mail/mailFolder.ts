import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAddress } from '../../kit/settings.ts';
import type { Letter } from './letters.ts';

/** A mail that no server was there to take, as it lies in the data folder. */
export interface KeptLetter {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
}

const folderOf = (dataDir: string) => join(dataDir, 'correio');

/** Where mails go as long as no SMTP server is named: one file each, readable as it is. */
export async function keepLetter(
  dataDir: string,
  mail: { readonly letter: Letter; readonly from: MailAddress; readonly id: number; readonly now: Date },
): Promise<void> {
  const { letter, from, id, now } = mail;
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${String(id).padStart(9, '0')}.txt`);
  const head = [
    `De: ${from.name} <${from.address}>`,
    `Para: ${letter.to.name} <${letter.to.login}>`,
    `Assunto: ${letter.subject}`,
    `Data: ${now.toISOString()}`,
  ];
  // Whole or not at all, and the same file however often it is written.
  await writeFile(`${path}.parte`, `${head.join('\n')}\n\n${letter.text}`, { mode: 0o600 });
  await rename(`${path}.parte`, path);
}

/** The newest mails of the folder, newest first. */
export async function listLetters(dataDir: string, most: number): Promise<readonly KeptLetter[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .slice(-most)
    .reverse();
  return Promise.all(
    newest.map(async (name) => parse(name, await readFile(join(folderOf(dataDir), name), 'utf8'))),
  );
}

/** Heads hold no line breaks of their own (letters.ts), so the first blank line ends them. */
function parse(name: string, content: string): KeptLetter {
  const end = content.indexOf('\n\n');
  const head = new Map(
    content
      .slice(0, end)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
  );
  return {
    name: name.replace(/\.txt$/, ''),
    to: head.get('Para') ?? '',
    subject: head.get('Assunto') ?? '',
    date: head.get('Data') ?? '',
    text: content.slice(end + 2),
  };
}
